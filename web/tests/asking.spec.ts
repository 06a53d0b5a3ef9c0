/** What a question tells: what cannot be taken back, words that explain themselves, and nothing that is cut. */
import { expect, type Page } from '@playwright/test';

import { settle, sit } from './table';
import { complaints } from './watch';
import { test } from './where';

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** Is the question read to its end, and does every action lie within the bar and the window? */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const bar = document.querySelector('.ask')?.getBoundingClientRect();
    for (const text of document.querySelectorAll<HTMLElement>('.ask .q b > span'))
      if (text.scrollHeight > text.clientHeight + 6 || text.clientWidth < 30) found.push(`title: ${text.textContent}`);
    for (const button of document.querySelectorAll<HTMLElement>('.ask .btn')) {
      const box = button.getBoundingClientRect();
      if (bar && (box.right > innerWidth || box.bottom > bar.bottom + 1 || box.top < bar.top))
        found.push(`button: ${button.textContent}`);
    }
    return found;
  });

test("what ends one's scoring is asked at every size, with its price on the button", async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, { game: 'root', seats: FOUR, seed: 3, until: ['--offers', 'dominance', '--about', 'daylight'] });
  // All actions can be seen and touched.
  expect(await cut(page)).toEqual([]);
  const points = await page.locator('.ask').evaluate(() => document.querySelector('.chip, .chips')?.textContent ?? '');
  expect(points).toMatch(/\d\d/);
  await page.locator('.ask [data-option=dominance]').click();
  const confirm = page.locator('[data-confirm]');
  const card = page.locator('.tray [data-option^="card:dominance"]').first();
  await confirm.or(card).first().waitFor();
  if (!(await confirm.count())) await card.click();
  await expect(confirm).toContainText(/nie zdobywasz już punktów, masz \d\d/);
  expect(await cut(page)).toEqual([]);
  // Going back costs nothing: the page does not answer for the reader.
  await page.getByRole('button', { name: 'Wróć' }).click();
  await expect(confirm).toHaveCount(0);
  await expect(page.locator('.ask [data-keep]')).toHaveCount(0);
  await expect(page.locator('[data-option^="card:"]').first()).toBeVisible();
  expect(bad).toEqual([]);
});

test('a question and its actions are read whole, and their words explain themselves', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, { game: 'root', seats: FOUR, seed: 8, until: ['--offers', 'battle', '--about', 'daylight'] });
  expect(await cut(page)).toEqual([]);
  // An action that may not be chosen says what it is, too.
  const told = page.locator('.about');
  await page.locator('.ask [data-word=craft], .ask [data-option=craft]').first().hover();
  await expect(told).toContainText('Przekucie');
  await page.mouse.move(700, 300);
  await expect(told).toHaveCount(0);
  // The same question says "akcja 1 z 3"; the reader's own board counts nothing else.
  await expect(page.locator('.seat').first()).not.toContainText(/akcje: \d/);
  await page.locator('.ask [data-option=battle]').click();
  const term = page.locator('.ask .term').first();
  if (await term.count()) {
    await term.hover();
    await expect(told).toBeVisible();
  }
  expect(bad).toEqual([]);
});

test('an attack says whom it is about and what it will cost, before it is made', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: FOUR,
    seed: 3,
    until: ['--about', 'battle-where', '--leads', 'news-root-alliance-outrage-paid'],
  });
  await page.locator('.hit.lit').first().click({ force: true });
  await expect(page.locator('[data-confirm]')).toContainText(
    /Atakuj Sojusz Stworzeń Leśnych na polanie \d+ \(bez wojowników\): za usunięcie żetonu sympatyków oddasz Sojuszowi Stworzeń Leśnych kartę z symbolem (lisa|królika|myszy)/,
  );
});
