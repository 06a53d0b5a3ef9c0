/** Hints: what a strong player would do, at a table against bots; nothing of it where others play who have not agreed. */

import { expect } from '@playwright/test';

import { position, settle, sit, type Language, type Wish } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { post, test } from './where';

const ROOT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 21,
  until: ['--words', '170', '--kind', 'clearing'],
};
const NORTHGARD: Wish = {
  game: 'northgard',
  seats: ['snake', 'bear', 'wolf'],
  seed: 7,
  options: { creatures: 'on' },
  until: ['--words', '160', '--kind', 'land'],
};
const RUNEWARS: Wish = {
  game: 'runewars',
  seats: ['daqan', 'uthuk', 'latari', 'waiqar'],
  seed: 7,
  options: { ready_made: 'on', explore: 'on' },
  until: ['--words', '120', '--kind', 'area'],
};

for (const [language, size, wish] of [
  ['en', { width: 1366, height: 768 }, ROOT],
  ['pl', { width: 390, height: 844 }, ROOT],
  ['pl', { width: 1366, height: 768 }, NORTHGARD],
  ['en', { width: 1366, height: 768 }, RUNEWARS],
] as const satisfies readonly (readonly [Language, object, Wish])[])
  test(`a hint comes in three clicks, is drawn on the map and goes with the answer, in ${wish.game}, in ${language}`, async ({
    page,
  }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, language);
    await sit(page, wish);
    await page.keyboard.press('p');
    const panel = page.locator('section.hint');
    await expect(panel).toBeVisible();
    await expect(page.locator('[data-hint-key]')).toHaveAttribute('aria-pressed', 'true');
    await panel.locator('[data-hint-more]').click();
    const rows = panel.locator('[data-candidate]');
    // The order no longer changes once it is done.
    await expect(panel).toHaveAttribute('data-done', '', { timeout: 120_000 });
    const options = (await page.locator('.ask').getAttribute('data-options'))?.split(' ') ?? [];
    const told = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-candidate') ?? ''));
    expect(told.length).toBeGreaterThan(0);
    expect(
      told.filter((word) => !options.includes(word)),
      'a candidate is an option',
    ).toEqual([]);
    await expect(rows.first().locator('.chance')).toContainText('%');
    await picture(page, `candidates-${wish.game}-${language}`);
    await panel.locator('[data-hint-more]').click();
    await expect(rows.first().locator('[data-line] li').first()).toBeVisible();
    await accessible(page, 'a hint');
    await tidy(page, 'a hint');
    await picture(page, `line-${wish.game}-${language}`);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    expect(bad).toEqual([]);
  });

test('where others play who were not asked there is no hint', async ({ page }) => {
  await settle(page, 'en');
  const record = await position({ game: 'northgard', seats: ['wolf', 'raven'] });
  const seats = [
    { player: 'me', value: 'wolf', name: 'Hania' },
    { player: 'friend', value: 'raven' },
  ];
  const answer = await post(page, '/api/tables/import', { record, seats });
  expect(answer.status, answer.text).toBe(201);
  const made = JSON.parse(answer.text) as {
    table: string;
    seats: { seat: number; key: string | null; invite: string | null }[];
  };
  const own = made.seats.find((seat) => seat.key);
  const invite = made.seats.find((seat) => seat.invite)?.invite ?? '';
  const joined = await post(page, '/api/join', { invite, name: 'Staś' });
  expect(joined.status, joined.text).toBe(201);
  await page.goto('/health');
  await page.evaluate(
    ([table, key]) => localStorage.setItem('polana.keys', JSON.stringify([{ table, key, seat: 0 }])),
    [made.table, own?.key ?? ''],
  );
  await page.goto(`/t/${made.table}`);
  await expect(page.locator('.ask')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator('[data-hint-key]')).toHaveCount(0);
  await expect(page.locator('section.hint')).toHaveCount(0);
});
