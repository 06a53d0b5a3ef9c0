/** A line to somebody who plays the table with one reader alone: a lesson's tutor, a puzzle. He is told acts. */
import type { Advice, Done, FromReader, FromServer, Outlook, Refused, Why } from './protocol';
import { LOST } from './site';
import type { Line } from './transport';

/** What an act leads to, besides what is shown of it; null where nobody answered, `stale` where something else is asked. */
export type Heard = { readonly answer: Done | Why | Outlook | Advice | Refused } | 'stale' | null;

export interface Host {
  /** The line is open: show where it stands. */
  begin(): Promise<void>;
  act(act: string): Promise<Heard>;
  /** What changes nothing. */
  ask(what: { why: string } | { ahead: string[] }): Promise<Heard>;
}

export class ActLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(private readonly host: Host) {
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    void this.#answer(JSON.parse(text) as FromReader);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  hear(message: FromServer): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  async #answer(request: FromReader): Promise<void> {
    switch (request.type) {
      case 'open':
        await this.host.begin();
        return;
      case 'say': {
        const ahead = request.check ? await this.host.ask({ ahead: request.words }) : null;
        if (ahead && ahead !== 'stale' && ahead.answer.type === 'outlook' && ahead.answer.final)
          return this.#pass(request.id, ahead);
        return this.#pass(request.id, await this.host.act(`say ${request.words.join(' ')}`));
      }
      case 'undo':
        return this.#pass(request.id, await this.host.act('undo'));
      case 'why':
        return this.#pass(request.id, await this.host.ask({ why: request.word }));
      case 'ahead':
        return this.#pass(request.id, await this.host.ask({ ahead: request.words ?? [] }));
      default:
        // Nobody else sits here: there is no one to chat with or to ask for anything.
        return;
    }
  }

  #pass(id: number, heard: Heard): void {
    if (heard && heard !== 'stale') this.hear({ ...heard.answer, id });
    else
      this.hear({
        type: 'error',
        id,
        code: heard ?? 'lost',
        text: '',
        reason: { message: LOST, args: {}, law: '' },
      });
  }
}
