/** The worker in which bots think and replays are drawn: jobs come as texts, and answers go as texts. */
import type { PyProxy } from 'pyodide/ffi';

import { learned, python } from './python';

export type FromBench = { say: 'ready' } | { say: 'done'; answer: string } | { say: 'broken'; text: string };

/** `polana.table.browser.workers.Bench`. */
interface Bench extends PyProxy {
  learned(game: string): void;
  do(job: string): string;
}

const tell = (words: FromBench): void => self.postMessage(words);
let bench: Bench | null = null;
let bring: (game: string) => Promise<void> = () => Promise.resolve();

/** A job, or the name of a game about which something was learned that is needed now. */
export type ToBench = string | { learned: string };

self.onmessage = async ({ data }: MessageEvent<ToBench>): Promise<void> => {
  try {
    if (typeof data !== 'string') {
      await bring(data.learned);
      bench?.learned(data.learned);
      tell({ say: 'done', answer: '' });
      return;
    }
    if (bench) {
      tell({ say: 'done', answer: bench.do(data) });
      return;
    }
    // The first text says where the files of the site lie.
    const made = await python(data);
    bring = (game) => learned(made, data, game);
    bench = (made.pyimport('polana.table.browser.workers') as PyProxy & { Bench: () => Bench }).Bench();
    tell({ say: 'ready' });
  } catch (error) {
    tell({ say: 'broken', text: String(error) });
  }
};
