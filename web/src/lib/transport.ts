/**
 * How the page reaches its table: requests of the lobby, and a line to each table that is open.
 *
 * On a server that is HTTP and WebSockets (`server.ts`). The site without a server has the same table in a worker of the
 * browser (`../site/port.ts`). Which of both it is, is settled when the page is built: it imports `$transport`.
 */

/** A line to a table: as much of a WebSocket as is used of one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Rejects if nobody answers. */
  request(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Response>;
  line(): Line;
  /** The lobby is drawn: what would have kept it from that can begin. */
  drawn(): void;
}
