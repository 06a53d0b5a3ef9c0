/** Whole matches on the site without a server, by clicking what is lit: `make site-soak`. They take some minutes. */
import { expect, test, type Page } from '@playwright/test';

import { kept, serveFiles, start, START, thereAndBack, type Files } from './site';
import { choose, lucky, ready, settle, take } from './table';
import { complaints } from './watch';

let files: Files;

test.beforeAll(async () => {
  files = await serveFiles();
});

test.afterAll(() => {
  files.end();
});

/** Answers until the match is over; after some answers the page is loaded anew. */
async function toTheEnd(page: Page, seed: number, reloadAfter = 0): Promise<number> {
  const luck = lucky(seed);
  let answers = 0;
  for (let pick = await choose(page, luck); pick !== null; pick = await choose(page, luck)) {
    if (pick) await take(page, pick);
    answers += 1;
    if (answers === reloadAfter) {
      await ready(page);
      const asked = await page.locator('.ask').getAttribute('data-ask');
      await page.reload();
      await page.locator('.ask').waitFor({ timeout: START });
      await ready(page);
      expect(await page.locator('.ask').getAttribute('data-ask')).toBe(asked);
    }
    expect(answers, 'the match does not end').toBeLessThan(1500);
  }
  await expect(page.locator('.end')).toBeVisible();
  return answers;
}

for (const [game, seed] of [
  ['northgard', 1],
  ['root', 2],
  ['runewars', 3],
] as const)
  test(`a whole match of ${game} against normal bots, with a reload in the middle`, async ({ page }) => {
    test.setTimeout(3_600_000);
    const bad = complaints(page);
    await settle(page, 'en');
    await start(page, files.home, game);
    expect(await toTheEnd(page, seed, 20)).toBeGreaterThan(20);
    expect(bad).toEqual([]);
  });

for (const [game, seed, fewer] of [
  ['northgard', 5, 0],
  ['root', 6, 0],
  // For two; the match for four is above.
  ['runewars', 7, 2],
] as const)
  test(`a new match of ${game} without a net, to its end, with a reload in the middle`, async ({ page, context }) => {
    test.setTimeout(3_600_000);
    const bad = complaints(page);
    await settle(page, 'pl');
    await page.goto(files.home);
    await kept(page);
    await context.setOffline(true);
    await start(page, files.home, game, fewer);
    expect(await toTheEnd(page, seed, 15)).toBeGreaterThan(20);
    expect(bad).toEqual([]);
  });

// Northgard's is in site.spec.ts.
for (const [game, seed] of [
  ['root', 4],
  ['runewars', 5],
] as const)
  test(`a match of ${game} goes to a server as a file, is played on there, and comes back`, ({ page }) =>
    thereAndBack(page, files.home, game, seed));
