/** What an option of Root costs stands beside it, on the map as on the buttons. */
import { expect, test, type Page } from '@playwright/test';

import { settle, sit } from './table';
import { complaints, tidy } from './watch';

const signs = (page: Page, option: string) => page.locator(`.btn[data-option="${option}"] .sign`);

test('sympathy is paid with supporters and brings points', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['alliance', 'marquise', 'eyrie'],
    seed: 4,
    until: ['--words', '30', '--about', 'alliance-birdsong', '--kind', 'clearing'],
  });
  const lit = await page.locator('.hit.lit').count();
  expect(lit).toBeGreaterThan(1);
  await expect(page.locator('.cl [data-sign=people]')).toHaveCount(lit);
  for (const text of await page.locator('.cl [data-sign=people] text').allTextContents())
    expect(Number(text)).toBeGreaterThan(0);
  await tidy(page, 'birdsong of the Alliance');
  expect(bad).toEqual([]);
});

test('the Marquise sees what her actions take from her hand, and wood and points of a building', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance'],
    seed: 3,
    until: ['--words', '40', '--about', 'marquise-build-what'],
  });
  const pieces = page.locator('.btn[data-option^="piece:"]');
  expect(await pieces.count()).toBeGreaterThan(0);
  for (const piece of await pieces.all()) await expect(piece.locator('.sign').first()).toHaveText(/^wood\d$/);
});

test('at both usual sizes the Marquise has picture, cost and effect of her actions, why others are barred, and why it matters', async ({
  page,
}) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 3,
    until: ['--words', '40', '--about', 'ask-root-marquise-daylight', '--offers', 'overwork'],
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const row = page.locator('.ask .two');
    await expect(row.locator('[data-option="overwork"] .sign')).toHaveCount(2);
    await expect(row.locator('[data-option="march"] .does')).toBeVisible();
    for (const button of await row.locator('.btn').all()) {
      await expect(button.locator('svg').first()).toBeVisible();
      await expect(button.locator('small').first()).toBeVisible();
    }
    await expect(page.locator('.ask .why')).toHaveText('Wood builds, buildings bring points');
    const cut = await page.locator('.ask .why').evaluate((line) => line.scrollWidth - line.clientWidth);
    expect(cut).toBeLessThanOrEqual(1);
  }
});

test('the Vagabond sees which item an action exhausts', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['vagabond', 'marquise', 'eyrie'],
    seed: 3,
    until: ['--about', 'vagabond-daylight', '--offers', 'move', '--offers', 'aid'],
  });
  await expect(signs(page, 'move')).toHaveCount(1);
  await expect(signs(page, 'aid')).toHaveText(['exhausts any item1', 'gives away a card of this clearing’s suit1']);
});
