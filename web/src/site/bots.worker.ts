/** The worker in which bots think and replays are drawn: jobs come as texts, and answers go as texts. */
import type { PyProxy } from 'pyodide/ffi';

import { python } from './python';

export type FromBench = { say: 'ready' } | { say: 'done'; answer: string } | { say: 'broken'; text: string };

/** `polana.table.browser.workers.Bench`. */
interface Bench extends PyProxy {
  do(job: string): string;
}

const tell = (words: FromBench): void => self.postMessage(words);
let bench: Bench | null = null;

self.onmessage = async ({ data }: MessageEvent<string>): Promise<void> => {
  try {
    if (bench) {
      tell({ say: 'done', answer: bench.do(data) });
      return;
    }
    // The first text says where the files of the site lie.
    const made = await python(data);
    bench = (made.pyimport('polana.table.browser.workers') as PyProxy & { Bench: () => Bench }).Bench();
    tell({ say: 'ready' });
  } catch (error) {
    tell({ say: 'broken', text: String(error) });
  }
};
