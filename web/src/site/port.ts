/** The page's side of the port to the worker that keeps the tables. */
import { placeOf } from '../lib/route.svelte';
import { renewal } from '../lib/renewal.svelte';
import { storage } from '../lib/storage.svelte';
import type { Line, Transport } from '../lib/transport';
import type { FromPage, FromTable, Reply } from './words';

class PortLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    readonly number: number,
    private readonly port: Port,
  ) {}

  send(text: string): void {
    this.port.say({ say: 'text', line: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.port.say({ say: 'hang-up', line: this.number });
    this.ended(1000, '');
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  ended(code: number, reason: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.port.lines.delete(this.number);
    this.onclose?.(new CloseEvent('close', { code, reason }));
  }
}

/** A version that waits is offered; the page begins anew with it once it has taken over. */
function offerNew(workers: ServiceWorkerContainer, kept: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting } = kept;
    // The first of all has nobody to wait for.
    if (waiting && workers.controller) renewal.take = () => waiting.postMessage('take');
  };
  look();
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
  workers.addEventListener('message', ({ data }) => {
    if (data === 'others') renewal.others = true;
  });
  let had = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (had) location.reload();
    had = workers.controller;
  });
}

/** From now on the site needs no net. Browsers that keep nothing, and pages that are no secure place, go on without. */
async function keepFiles(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const kept = await serviceWorker?.register(new URL('sw.js', document.baseURI));
    if (kept) offerNew(serviceWorker, kept);
  } catch (error) {
    console.info(`the files of the site are not kept: ${String(error)}`);
  }
}

/** What is the same for every reader lies beside the page as a file, and need not wait for Python. */
const SHELF = /^\/(api\/games(?:\/\w+)?|api\/lessons|api\/puzzles|api\/coach\/\w+)$/;

/** After so many milliseconds nobody waits any longer for the lobby; where it is in the background it is not drawn. */
const LONGEST = 1_500;

class Port implements Transport {
  readonly lines = new Map<number, PortLine>();
  /** What was said before the table was opened; null since. */
  #early: FromPage[] | null = [];
  #waiting = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  #next = 1;
  #worker: Worker | null = null;

  get #table(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.#hear(data);
    worker.onerror = (event) => this.#broken(event.message);
    this.#worker = worker;
    this.say({ say: 'begin', root: new URL('.', document.baseURI).href });
    return worker;
  }

  say(words: FromPage): void {
    if (this.#early) this.#early.push(words);
    else this.#table.postMessage(words);
  }

  drawn(): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const words of early) this.say(words);
    void this.#table;
  }

  #hear(words: FromTable): void {
    switch (words.say) {
      case 'reply': {
        const { status, kind, body } = JSON.parse(words.reply) as Reply;
        this.#waiting.get(words.id)?.resolve(new Response(body, { status, headers: { 'Content-Type': kind } }));
        this.#waiting.delete(words.id);
        return;
      }
      case 'unanswered':
        this.#waiting.get(words.id)?.reject(new Error(words.text));
        this.#waiting.delete(words.id);
        return;
      case 'text': {
        const line = this.lines.get(words.line);
        line?.onmessage?.(new MessageEvent('message', { data: words.text }));
        return;
      }
      case 'ended':
        this.lines.get(words.line)?.ended(words.code, words.reason);
        return;
      case 'unkept':
        storage.forbidden = true;
        return;
      case 'broken':
        this.#broken(words.text);
        return;
      case 'stage':
        // Nothing that the match needs waits for what makes it last.
        if (words.stage === 'up') void keepFiles();
    }
  }

  /** The worker is beyond help: whoever waits hears so, and the next request begins with a new one. */
  #broken(text: string): void {
    console.error(`the table has stopped: ${text}`);
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(text));
    this.#waiting.clear();
    for (const line of [...this.lines.values()]) line.ended(1011, 'fault');
  }

  constructor() {
    // Whoever opens the page wants to play: by the time he has chosen a game, the table is open. But Python takes all of a
    // small machine while it starts, and would keep the lobby from being drawn, so that comes first.
    if (placeOf(location) === '/') setTimeout(() => this.drawn(), LONGEST);
    else this.drawn();
  }

  request(...[path, options = {}]: Parameters<Transport['request']>): Promise<Response> {
    const file = (options.method ?? 'GET') === 'GET' ? SHELF.exec(path)?.[1] : undefined;
    if (file) return fetch(new URL(`${file}.json`, document.baseURI));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.say({
        say: 'request',
        id,
        method: options.method ?? 'GET',
        path,
        authorization: options.headers?.Authorization ?? '',
        body: options.body ?? '',
      });
    });
  }

  line(): Line {
    const line = new PortLine(this.#next++, this);
    this.lines.set(line.number, line);
    this.drawn();
    this.say({ say: 'dial', line: line.number });
    queueMicrotask(() => line.opened());
    return line;
  }
}

/** The table in a worker of this browser. */
export const transport: Transport = new Port();
