/** Where the tests' tables are: on a server, or, with POLANA_TABLE=worker, in a worker of the site without one. The tests are the same. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';

export const WORKER = process.env.POLANA_TABLE === 'worker';

/** The folder of the site, on the server of files that `playwright.config.ts` starts. */
const SITE = '/site/';

/** A file of the same origin that starts nothing. */
const QUIET = WORKER ? `${SITE}app.webmanifest` : '/health';

/** What leads to a place of the page, as `src/lib/route.svelte.ts` writes it. */
export const place = (path: string): string => (WORKER ? `?${path.replace('?', '&')}` : path);

/** The address of a place of the page. */
function address(path: string): string {
  if (!WORKER || !path.startsWith('/') || path.startsWith(SITE)) return path;
  if (path === '/health') return QUIET;
  return path === '/' ? SITE : `${SITE}${place(path)}`;
}

/** The place that an address stands for. */
function placeOf(url: URL): string {
  return [...url.searchParams.keys()].find((key) => key.startsWith('/')) ?? '/';
}

interface Watched {
  table?: Worker;
}

/** A page of the site goes to the places of the page on a server, and lets the tests speak to its worker. */
async function onSite(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Usual = window.Worker;
    window.Worker = class extends Usual {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'table') (window as unknown as Watched).table = this;
      }
    };
  });
  const go = page.goto.bind(page);
  page.goto = (path, options) => go(address(path), options);
  const wait = page.waitForURL.bind(page);
  page.waitForURL = (wanted, options) => {
    // `**/t/*` and its like
    if (typeof wanted !== 'string' || !wanted.startsWith('**/')) return wait(wanted, options);
    const [head = '', rest] = wanted.slice(2).split('*');
    return wait((url) => (rest === undefined ? placeOf(url) === head : placeOf(url).startsWith(head)), options);
  };
}

/** Every page that is opened in this context is one of the site, where that is tested. */
export function here(context: BrowserContext): BrowserContext {
  if (!WORKER) return context;
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await onSite(page);
    return page;
  };
  return context;
}

export const test = base.extend({
  context: async ({ context }, use) => use(here(context)),
});

export interface Answer {
  status: number;
  text: string;
}

/** A request of the lobby, as anybody may send it; the first one waits until the table is open. */
export async function post(page: Page, path: string, data: object): Promise<Answer> {
  if (!WORKER) {
    const answer = await page.request.post(path, { data, timeout: 120_000 });
    return { status: answer.status(), text: await answer.text() };
  }
  if (!(await page.evaluate(() => (window as unknown as Watched).table !== undefined))) await page.goto('/');
  // The site opens it once the lobby is drawn.
  await page.waitForFunction(() => (window as unknown as Watched).table !== undefined);
  return page.evaluate(
    ([path, body]) =>
      new Promise<Answer>((resolve) => {
        const { table } = window as unknown as Watched;
        // No request of the page has such a number.
        const id = -Date.now();
        const hear = ({ data }: MessageEvent<{ say: string; id?: number; reply?: string }>): void => {
          if (data.say !== 'reply' || data.id !== id) return;
          table?.removeEventListener('message', hear);
          const { status, body: text } = JSON.parse(data.reply ?? '{}') as { status: number; body: string };
          resolve({ status, text });
        };
        table?.addEventListener('message', hear);
        table?.postMessage({ say: 'request', id, method: 'POST', path, authorization: '', body });
      }),
    [path, JSON.stringify(data)] as const,
  );
}
