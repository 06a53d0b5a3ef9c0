/** What a first visit loads: the lobby and a table bring nothing of lessons, examples and puzzles; those come when they are opened. */
import { expect, test, type Page } from '@playwright/test';

import { LESSONS } from './lessons';
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

/** Of scripts and styles, in kB, as built. Whoever loads more at once says here why. */
// What is played explains itself now: words, losses of a battle, allies, food, what a tile joins. Northgard's land, coast and sea are
// drawn, its map has a camera (also in the picture that the lobby shows); heroes and areas of Runewars say why and why not.
const LOBBY = 975;
const TABLE = { root: 1055, northgard: 797, runewars: 1025 };

test('a first visit to the lobby loads nothing that teaches', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('.offer').waitFor();
  await page.waitForLoadState('networkidle');
  const { names, bytes } = await loaded(page);
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
    expect(names.filter((name) => TEACHES.test(name))).toEqual([]);
    expect(bytes).toBeLessThan(TABLE[game] * 1000);
  });

test('the lobby offers the first lesson of each course', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  for (const lesson of ['root/rule', 'northgard/lands', 'runewars/runes']) {
    const game = lesson.split('/')[0] ?? '';
    expect(LESSONS.find((one) => one.startsWith(game))).toBe(lesson);
    await page.locator(`[data-game=${game}]`).click();
    await expect(page.locator('.offer a')).toHaveAttribute('href', `/learn/${lesson}`);
  }
});

test('a page whose parts are gone loads itself anew, and nobody does with nothing until then', async ({ page }) => {
  const bad: string[] = [];
  page.on('pageerror', (error) => bad.push(error.message));
  await settle(page, 'en');
  await page.goto('/');
  let gone = true;
  await page.route('**/assets/Learn-*.js', (route) => {
    const now = gone;
    gone = false;
    return now ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await expect(page.locator('[data-lesson]').first()).toBeVisible();
  expect(gone).toBe(false);
  expect(bad).toEqual([]);
});
