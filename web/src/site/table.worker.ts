/** The worker that keeps the tables: the rooms of `polana.table` behind a port. */
import type { PyProxy } from 'pyodide/ffi';

import { Chest } from './chest';
import { Other } from './other';
import { archive, python, unpack } from './python';
import type { FromPage, FromTable } from './words';

/** `polana.table.browser.port.Port`, as it looks from here. */
interface Port extends PyProxy {
  start(): Promise<void>;
  heard(message: string): void;
  request(method: string, path: string, authorization: string, body: string): Promise<string>;
  line(send: (text: string) => void, end: (code: number, reason: string) => void): PageLine;
}

interface PageLine extends PyProxy {
  say(text: string): void;
  hang_up(): void;
}

const tell = (words: FromTable): void => self.postMessage(words);
const tabs = new BroadcastChannel('polana');
const lines = new Map<number, PageLine>();

let root: (place: string) => void = () => undefined;
const begun = new Promise<string>((resolve) => {
  root = resolve;
});
const port = open();
port.catch((error: unknown) => tell({ say: 'broken', text: String(error) }));

/** Requests that read the examples of the Law, which come in an archive of their own, when somebody wants one. */
const EXAMPLE = /^\/api\/games\/\w+\/examples\//;
let examples: () => Promise<void> = () => Promise.resolve();

async function open(): Promise<Port> {
  const place = await begun;
  const made = await python(place, (stage) => tell({ say: 'stage', stage }));
  examples = once(async () => unpack(made, await archive(place, 'examples')));
  tell({ say: 'stage', stage: 'tables' });
  const other = new Other(place);
  const chest = new Chest(() => tell({ say: 'unkept' }));
  await chest.open();
  const opened = (made.pyimport('polana.table.browser.port') as PyProxy & { Port: (...args: unknown[]) => Port }).Port(
    chest,
    other,
    (text: string) => tabs.postMessage(text),
  );
  await opened.start();
  tabs.onmessage = ({ data }: MessageEvent<string>) => opened.heard(data);
  tell({ say: 'stage', stage: 'up' });
  // So that the first bot need not wait; what keeps it from starting is heard by the first job.
  other.ready().catch(() => undefined);
  return opened;
}

/** Done at the first call, and again if that has come to nothing. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () =>
    (done ??= act().catch((error: unknown) => {
      done = null;
      throw error;
    }));
}

self.onmessage = async ({ data }: MessageEvent<FromPage>): Promise<void> => {
  if (data.say === 'begin') {
    root(data.root);
    return;
  }
  // Lines are dialled, spoken on and hung up in the order in which the page does it: all wait for the same promise.
  const table = await port;
  switch (data.say) {
    case 'request':
      try {
        if (EXAMPLE.test(data.path)) await examples();
        const reply = await table.request(data.method, data.path, data.authorization, data.body);
        tell({ say: 'reply', id: data.id, reply });
      } catch (error) {
        tell({ say: 'unanswered', id: data.id, text: String(error) });
      }
      return;
    case 'dial': {
      const number = data.line;
      const end = (code: number, reason: string): void => {
        tell({ say: 'ended', line: number, code, reason });
        lines.delete(number);
      };
      lines.set(
        number,
        table.line((text) => tell({ say: 'text', line: number, text }), end),
      );
      return;
    }
    case 'text':
      lines.get(data.line)?.say(data.text);
      return;
    case 'hang-up':
      lines.get(data.line)?.hang_up();
      lines.delete(data.line);
  }
};
