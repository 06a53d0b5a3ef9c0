/** What a click costs: the longest task of the page's main thread from a click to the next question, and while a table is opened, from a
 * trace. None may take the processor longer than 50 ms, in 300 clicks. `make page-bench`, on a machine that does nothing else. */
import { writeFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { longestTask, tasksOf, traced } from './click.trace';
import { choose, lay, lucky, ready, settle, sit, take, type Wish } from './table';

const WISHES: readonly (Wish & { name: string })[] = [
  {
    name: 'Root',
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 21,
    others: 'random',
    until: ['--words', '300', '--about', 'marquise-daylight'],
  },
  {
    name: 'Northgard',
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear', 'stag'],
    seed: 36,
    others: 'random',
    until: ['--words', '250', '--about', 'northgard-turn'],
  },
  {
    name: 'Runewars',
    game: 'runewars',
    seats: ['daqan', 'latari', 'waiqar', 'uthuk'],
    seed: 7,
    others: 'random',
    options: { ready_made: 'on' },
    until: ['--words', '120', '--about', 'runewars-order'],
  },
];
const CLICKS = 100;
/** Of the processor, in milliseconds. */
const MOST = 50;

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

for (const wish of WISHES)
  test(`clicks in ${wish.name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, 'pl');
    await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
    await sit(page, wish);
    await page.waitForTimeout(1500);
    const cdp = await page.context().newCDPSession(page);
    const luck = lucky(9);
    const rows: string[] = [];
    const longest: number[] = [];
    const busy: number[] = [];
    for (let i = 0; i < CLICKS; i++) {
      const about = (await page.locator('.ask .q').innerText()).trim().slice(0, 34);
      const pick = await choose(page, luck);
      if (!pick) continue;
      const events = await traced(cdp, async () => {
        await take(page, pick);
        await page.waitForTimeout(400);
      });
      const { longest: ms, own, parts } = longestTask(events);
      longest.push(ms);
      busy.push(own);
      rows.push(
        `${ms.toFixed(0).padStart(5)} ms, processor ${own.toFixed(0).padStart(3)}  ${about.padEnd(36)} ${parts}`,
      );
      await ready(page);
      if (process.env.POLANA_TRACE)
        writeFileSync(`${process.env.POLANA_TRACE}-${wish.name}-${i}.json`, JSON.stringify(events));
    }
    longest.sort((a, b) => a - b);
    console.log(
      `\n${wish.name}: ${await nodes(page)} nodes; longest task of a click: median ${longest[Math.floor(longest.length / 2)]?.toFixed(0)} ms, worst ${longest.at(-1)?.toFixed(0)} ms; of the processor at most ${Math.max(...busy).toFixed(0)} ms\n${rows.join('\n')}`,
    );
    expect(longest.length).toBeGreaterThan(CLICKS / 2);
    expect(Math.max(...busy)).toBeLessThanOrEqual(MOST);
  });

for (const wish of WISHES)
  test(`opening a table of ${wish.name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, 'pl');
    const table = await lay(page, wish);
    const cdp = await page.context().newCDPSession(page);
    const events = await traced(cdp, async () => {
      await page.goto(`/t/${table}`);
      await ready(page);
      await page.waitForTimeout(1200);
    });
    const tasks = tasksOf(events);
    const long = tasks
      .filter(({ own }) => own > 20)
      .slice(0, 8)
      .map(({ own, parts }) => `${own.toFixed(0).padStart(5)} ms  ${parts}`);
    console.log(`\n${wish.name}: tasks of the processor while a table is opened\n${long.join('\n')}`);
    if (process.env.POLANA_TRACE)
      writeFileSync(`${process.env.POLANA_TRACE}-open-${wish.name}.json`, JSON.stringify(events));
    expect(tasks[0]?.own ?? MOST + 1).toBeLessThanOrEqual(MOST);
  });
