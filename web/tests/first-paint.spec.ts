/** What a first visit loads: the lobby and a table bring nothing of lessons, examples and puzzles; those come when they are opened. */
import { expect, test, type Page } from '@playwright/test';

import { ready, settle, sit } from './table';

interface Loaded {
  names: string[];
  /** Of scripts, styles and what the server says; letters are the same for all. */
  bytes: number;
}

/** All that the page has asked for, and how long it was before it was packed. */
const loaded = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = all.filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
    return {
      names: all.map(({ name }) => new URL(name).pathname),
      bytes: files.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    };
  });

const TEACHES =
  /\/(Learn|Lesson|Puzzles?|LawExample|WhyPanel|Review)-|\/api\/(courses|lessons?|learn|puzzles?|examples?)\b/;

/** In kB, as built. Whoever loads more at once says here why. */
const LOBBY = 1;
const TABLE = 1;

test('a first visit to the lobby loads nothing that teaches', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=root]').waitFor();
  await page.waitForLoadState('networkidle');
  const { names, bytes } = await loaded(page);
  console.log('lobby', bytes, names.length, names.join(' '));
  expect(names.filter((name) => TEACHES.test(name))).toEqual([]);
  expect(bytes).toBeLessThan(LOBBY * 1000);
});

for (const [game, seats] of [
  ['root', ['marquise', 'eyrie']],
  ['northgard', ['wolf', 'bear']],
  ['runewars', ['daqan', 'uthuk']],
] as const)
  test(`a first visit to a table of ${game} loads nothing that teaches`, async ({ page }) => {
    await settle(page, 'en');
    const table = await sit(page, { game, seats });
    await page.goto(`/t/${table}`);
    await ready(page);
    await page.waitForLoadState('networkidle');
    const { names, bytes } = await loaded(page);
    console.log('table', game, bytes, names.length, names.join(' '));
    expect(names.filter((name) => TEACHES.test(name))).toEqual([]);
    expect(bytes).toBeLessThan(TABLE * 1000);
  });
