/** The other worker, in which bots think: `polana.table.browser.workers.Other`. */
import type { FromBench, ToBench } from './bots.worker';

export class Other {
  #worker: Worker | null = null;
  #brought = new Set<string>();
  #ready: Promise<void> | null = null;
  #answer: ((answer: string) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  constructor(private readonly root: string) {}

  ready(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromBench>) => {
        if (data.say === 'ready') resolve();
        else if (data.say === 'broken') {
          reject(new Error(data.text));
          this.#fail?.(new Error(data.text));
        } else this.#answer?.(data.answer);
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.#fail?.(new Error(event.message));
      };
      worker.postMessage(this.root);
    });
    return this.#ready;
  }

  do(job: string): Promise<string> {
    return this.#ask(job);
  }

  /** What was learned about a game is brought to the worker; only once, since it stays there. */
  async learned(game: string): Promise<void> {
    if (this.#brought.has(game)) return;
    await this.#ask({ learned: game });
    this.#brought.add(game);
  }

  async #ask(what: ToBench): Promise<string> {
    await this.ready();
    return new Promise((resolve, reject) => {
      [this.#answer, this.#fail] = [resolve, reject];
      this.#worker?.postMessage(what);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    this.#brought.clear();
  }
}
