/** The log follows what happens, until somebody scrolls up; clocks are seen by all. */
import { expect, test, type Page } from '@playwright/test';

import { answer, lucky, ready, say, settle, sit } from './table';
import { picture } from './watch';

const gap = (page: Page): Promise<number> =>
  page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

test('the log follows, however long it is, until somebody reads farther up', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 2,
    until: ['--words', '560', '--about', ''],
  });
  const luck = lucky(5);
  // More entries than are kept in sight: their number stays the same from now on.
  await expect(page.locator('.log .older')).toBeAttached();
  for (let i = 0; i < 14 && (await answer(page, luck)); i++) await expect.poll(() => gap(page)).toBeLessThan(8);

  await page.locator('.log').hover();
  await page.mouse.wheel(0, -400);
  const newest = page.getByRole('button', { name: 'To the newest' });
  await expect(newest).toBeVisible();
  const was = await page.locator('.log').evaluate((log) => log.scrollTop);
  await answer(page, luck);
  expect(Math.abs((await page.locator('.log').evaluate((log) => log.scrollTop)) - was)).toBeLessThan(120);
  await newest.click();
  await expect.poll(() => gap(page)).toBeLessThan(8);
  await expect(newest).toHaveCount(0);
});

test('a burst of lines is no reader who scrolls', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 2,
    others: 'random',
    until: ['--words', '60', '--about', ''],
  });
  const luck = lucky(2);
  for (let i = 0; i < 25 && (await answer(page, luck)); i++) await expect.poll(() => gap(page)).toBeLessThan(8);
});

test('a table with a clock shows the time of each seat, and of the one asked in the top bar', async ({
  page,
  browser,
}) => {
  await settle(page, 'en');
  const clock = { kind: 'bank', seconds: 1800, add: 20 };
  const seats = [
    { player: 'me', value: 'wolf', name: 'Hania' },
    { player: 'friend', value: 'raven' },
    { player: 'bot', value: 'bear' },
  ];
  const answer = await page.request.post('/api/tables', { data: { game: 'northgard', seats, clock } });
  expect(answer.status(), await answer.text()).toBe(201);
  const opened = (await answer.json()) as {
    table: string;
    seats: { seat: number; key: string | null; invite: string | null }[];
    watch: string;
  };
  await page.goto('/health');
  await page.evaluate((key) => localStorage.setItem('polana.keys', JSON.stringify([key])), {
    table: opened.table,
    key: opened.seats[0]?.key,
    seat: 0,
    watch: opened.watch,
  });
  await page.goto(`/t/${opened.table}`);
  const friend = await (await browser.newContext()).newPage();
  await settle(friend, 'en');
  await friend.goto(`/join/${opened.table}#${opened.seats[1]?.invite}`);
  await friend.locator('form .pri').click();
  await page.locator('.ask').waitFor();
  const box = page.locator('.seat [data-clock]');
  // Bots have no clock.
  await expect(box).toHaveCount(2);
  for (const one of await box.all()) await expect(one).toHaveText(/^\s*(30:00|29:\d\d)\s*$/);
  const top = page.locator('header [data-clock]');
  await expect(top).toHaveCount(1);
  const at = await top.innerText();
  await expect(top).not.toHaveText(at);
  await picture(page, 'clock-1440');

  // The last minute has a mark and a name of its own.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 1_770_000;
  });
  await expect(top.locator('b')).toHaveText('!');
  await expect(top).toContainText('last minute');
  await picture(page, 'clock-last');
});

for (const [game, seats] of [
  ['root', ['marquise', 'eyrie', 'alliance', 'vagabond']],
  ['runewars', ['daqan', 'uthuk']],
] as const)
  test(`a line of the log is as high as its words: ${game}`, async ({ page }) => {
    await settle(page, 'pl');
    await sit(page, { game, seats, seed: 2, until: ['--words', '90', '--about', ''] });
    const rows = page.locator('.log .ln');
    await expect(rows.nth(5)).toBeAttached();
    const loose = await rows.evaluateAll((all) =>
      all
        .filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
        .filter((row) => getComputedStyle(row).gridTemplateRows.split(' ').length > 1)
        .map((row) => row.textContent),
    );
    expect(loose).toEqual([]);
  });

test('what one has done oneself is not marked as new after a reload', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    until: ['--words', '20', '--about', 'marquise-daylight', '--offers', 'recruit'],
  });
  const lines = page.locator('.log li');
  const before = await lines.count();
  await say(page, page.locator('.ask [data-option=recruit]').first());
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.reload();
  await ready(page);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await expect(page.locator('.log li.fresh')).toHaveCount(0);
});
