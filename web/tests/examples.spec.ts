/** Examples of rules: a paragraph is watched on the board, step by step, and tried from there. */
import { expect } from '@playwright/test';

import { answer, lucky, ready, settle } from './table';
import { accessible, complaints, tidy } from './watch';
import { test } from './where';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const language of ['en', 'pl'] as const) {
  test(`a paragraph is watched on the board, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/law/root/4.2.1');
      const paragraph = page.locator('[data-law="4.2.1"]');
      await paragraph.getByRole('button', { name: language === 'pl' ? 'Pokaż' : 'Show me' }).click();
      const example = page.locator('[data-example="4.2.1"]');
      await expect(example.locator('.board svg').first()).toBeVisible();
      // It stands where the rule shows: a rule that forbids, at what it refuses.
      await expect(example.locator('.no')).toContainText('4.2.1');
      await expect(example.locator('.no.fut')).toHaveCount(0);
      await expect(page).toHaveURL(/show=4\.2\.1/);
      await expect(example.locator('.caption')).toContainText(language === 'pl' ? 'polany 1' : 'clearing 1');
      await accessible(page, `an example at ${size.width}`);
      await tidy(page, `an example at ${size.width}`);
      await example.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(example.locator('.no.fut')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(example.locator('.no.fut')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(example).toHaveCount(0);
    }
    expect(bad).toEqual([]);
  });
}

test('an address opens paragraph and example of every game, and the position is tried against bots', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'en');
  for (const [game, law] of [
    ['northgard', 'NG.move.1'],
    ['runewars', 'RW.orders.choose.1'],
    ['root', '4.3.1'],
  ] as const) {
    await page.goto(`/law/${game}/${law}?show=${law}`);
    const example = page.locator(`[data-example="${law}"]`);
    await expect(example.locator('.here')).not.toHaveCount(0);
    await expect(example.locator('.board svg').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('[data-ask]')).toBeVisible();
  expect(bad).toEqual([]);
});

test('why? leads from a question at a table to the example, and back to where one was', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/law/root/4.3.1?show=4.3.1');
  await page.getByRole('button', { name: 'Try it from here' }).click();
  const why = page.locator('[data-ask]').getByRole('button', { name: /^Why\?/ });
  await why.click();
  const panel = page.locator('[data-example="6.5"]');
  await expect(panel.locator('.board svg').first()).toBeVisible();
  await expect(panel.locator('.caption')).toHaveText('Three actions a day. She starts with a march.');
  await expect(page.locator('[data-ask]')).toBeVisible();
  await accessible(page, 'an example beside a table');
  await panel.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('[aria-current="step"]')).toHaveText('1');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(why).toBeFocused();
  // The same behind the paragraph in the Law tab.
  await page.locator('[data-ask] .law').click();
  await page.locator('[data-law="6.5"]').getByRole('button', { name: 'Show me' }).click();
  await expect(panel).toBeVisible();
  expect(bad).toEqual([]);
});

test('why? leads from a line of the log to the example', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/law/root/4.3.1?show=4.3.1');
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await ready(page);
  // What has been done is told with its paragraph.
  const told = page.locator('.log').getByRole('button', { name: /^Why\?/ });
  const luck = lucky(5);
  for (let n = 0; n < 20 && !(await told.count()); n++) await answer(page, luck);
  await told.last().click();
  await expect(page.locator('.why-panel [data-example] .board svg').first()).toBeVisible();
  expect(bad).toEqual([]);
});

test('in a lesson a refusal leads to its example, and Esc back to the lesson', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.goto('/learn/root/rule');
  await page.locator('.chips li button').last().click();
  await page.locator('[data-option="march"]').click();
  await page.locator('.mapbox [data-word="clearing:6"]').click();
  await page
    .locator('.why[role=alertdialog]')
    .getByRole('button', { name: /^Why\?/ })
    .click();
  await expect(page.locator('.why-panel [data-example] .board svg').first()).toBeVisible();
  await accessible(page, 'an example beside a lesson');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why-panel')).toHaveCount(0);
  await expect(page.locator('.lesson')).toBeVisible();
  expect(bad).toEqual([]);
});
