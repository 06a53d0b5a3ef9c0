/** What the site costs: bytes of a first visit, seconds to the lobby and to the first lit option, bots' answers, tasks after a click. `make site-bench`. */
import { test, type BrowserContext, type Page } from '@playwright/test';

import { longestTask, traced } from './click.trace';
import { firstVisit, kept, serveFiles, START, type Files } from './site';
import { choose, lucky, ready, settle, take } from './table';

const GAMES = ['northgard', 'root', 'runewars'] as const;
const CLICKS = 12;
const ANSWERS = 40;

let files: Files;

test.beforeAll(async () => {
  files = await serveFiles();
});

test.afterAll(() => {
  files.end();
});

/** A row of the table in docs/benchmarks.md. */
const row = (what: string, measured: string, aim: string): void => console.log(`| ${what} | ${measured} | ${aim} |`);

const middle = (numbers: readonly number[], part = 0.5): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? NaN;

test('bytes of the first visit, compressed as servers do', () => {
  row(
    'bytes of the first visit, gzip (without the documentation)',
    `${(firstVisit().sent / 1e6).toFixed(2)} MB`,
    '9 MB',
  );
});

async function lobbyAndMatch(context: BrowserContext, game: string): Promise<{ lobby: number; lit: number }> {
  const page = await context.newPage();
  await settle(page, 'en');
  const begun = performance.now();
  await page.goto(files.home, { waitUntil: 'commit' });
  await page.locator(`[data-game=${game}]`).click({ timeout: START });
  const lobby = (performance.now() - begun) / 1000;
  await page.locator('[data-start]:enabled').click();
  await page.locator('[data-option], .hit.lit, .spot.lit').first().waitFor({ timeout: START });
  const lit = (performance.now() - begun) / 1000;
  await kept(page);
  await page.close();
  return { lobby, lit };
}

test('seconds to the lobby and to the first lit option, cold and warm', async ({ browser }) => {
  const cold: { lobby: number; lit: number }[] = [];
  const warm: { lobby: number; lit: number }[] = [];
  for (let n = 0; n < 3; n++) {
    const context = await browser.newContext();
    cold.push(await lobbyAndMatch(context, 'root'));
    warm.push(await lobbyAndMatch(context, 'root'));
    await context.close();
  }
  const both = (part: 'lobby' | 'lit'): string =>
    [cold, warm].map((all) => `${middle(all.map((one) => one[part])).toFixed(2)} s`).join(' / ');
  row('the lobby, first visit / later, medians of 3', both('lobby'), '1 s');
  row('first lit option of a match of Root, first visit / later, medians of 3', both('lit'), '5 s / 4 s');
});

/** Bots in a worker as the site starts it: the same archive, and the time that a job takes there. */
async function think(page: Page, game: string, level: string, most: number): Promise<number[]> {
  return page.evaluate(
    async ([root, game, level, most]) => {
      const source = `
        self.onmessage = async ({ data: [folder, game, level, most] }) => {
          const { loadPyodide } = await import(folder + 'pyodide.mjs');
          const made = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0' } });
          const archive = await (await fetch(folder + 'engine.pack')).arrayBuffer();
          made.unpackArchive(archive, 'xztar', { extractDir: made.runPython('import site; site.getsitepackages()[0]') });
          made.globals.set('asked', made.toPy([game, level, most]));
          self.postMessage(made.runPython(\`
import json, time
from polana.bots import bot
from polana.kernel.match import start
game, level, most = asked
seats = 3
match = start(game, seats, seed=4)
normal = [bot("normal", seat) for seat in range(seats)]
tested = bot(level, 9)
times = []
# Some way into the match, and then every third question, so that all parts of a turn are met.
while not match.over and len(times) < most:
    ask = match.ask
    if len(match.said) > 30 and len(match.said) % 3 == 0:
        begun = time.perf_counter()
        tested.choose(match, ask)
        times.append((time.perf_counter() - begun) * 1000)
    match.choose(ask.seat, normal[ask.seat].choose(match, ask))
json.dumps(times)\`));
        };`;
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), {
        type: 'module',
      });
      const answer = new Promise<string>((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data as string);
        worker.onerror = (event) => reject(new Error(event.message));
      });
      worker.postMessage([`${root}python/`, game, level, most]);
      const times = JSON.parse(await answer) as number[];
      worker.terminate();
      return times;
    },
    [files.home, game, level, most] as const,
  );
}

for (const game of GAMES)
  test(`how long bots think in ${game}`, async ({ page }) => {
    await page.goto(`${files.home}app.webmanifest`);
    const normal = await think(page, game, 'normal', ANSWERS);
    const hard = await think(page, game, 'hard', 8);
    const name = `${game[0]?.toUpperCase()}${game.slice(1)}`;
    row(
      `a \`normal\` bot of ${name} in a worker, median / 95th of a hundred, ${normal.length} answers`,
      `${middle(normal).toFixed(0)} ms / ${middle(normal, 0.95).toFixed(0)} ms`,
      '50 ms',
    );
    row(
      `a \`hard\` bot of ${name} in a worker, median / longest of ${hard.length}`,
      `${(middle(hard) / 1000).toFixed(2)} s / ${(Math.max(...hard) / 1000).toFixed(2)} s`,
      '3 s',
    );
  });

test('the longest task of the page after a click', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await page.goto(files.home);
  await page.locator('[data-game=root]').click({ timeout: START });
  await page.locator('[data-start]:enabled').click();
  await page.locator('.ask').waitFor({ timeout: START });
  await ready(page);
  const cdp = await page.context().newCDPSession(page);
  const luck = lucky(9);
  const [longest, busy]: [number[], number[]] = [[], []];
  for (let i = 0; i < CLICKS; i++) {
    const pick = await choose(page, luck);
    if (!pick) continue;
    const events = await traced(cdp, async () => {
      await take(page, pick);
      await page.waitForTimeout(400);
    });
    const found = longestTask(events);
    longest.push(found.longest);
    busy.push(found.own);
    await ready(page);
  }
  row(
    `longest task of the page's thread after a click, median / worst of ${longest.length}`,
    `${middle(longest).toFixed(0)} ms / ${Math.max(...longest).toFixed(0)} ms`,
    '50 ms',
  );
  row('the same in processor time, worst', `${Math.max(...busy).toFixed(0)} ms`, '50 ms');
});
