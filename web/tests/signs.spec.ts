/** What an option of Root costs stands beside it, on the map as on the buttons. */
import { expect, test, type Page } from '@playwright/test';

import { settle, sit } from './table';
import { complaints, tidy } from './watch';

const signs = (page: Page, option: string) => page.locator(`.btn[data-option="${option}"] .sign`);

test('sympathy is paid with supporters and brings points', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, { game: 'root', seats: ['alliance', 'marquise', 'eyrie'], seed: 4, until: ['--words', '30', '--about', 'alliance-birdsong', '--kind', 'clearing'] });
  const lit = await page.locator('.hit.lit').count();
  expect(lit).toBeGreaterThan(1);
  await expect(page.locator('.cl [data-sign=people]')).toHaveCount(lit);
  for (const text of await page.locator('.cl [data-sign=people] text').allTextContents()) expect(Number(text)).toBeGreaterThan(0);
  await tidy(page, 'birdsong of the Alliance');
  expect(bad).toEqual([]);
});

test('the Marquise sees what her actions take from her hand, and wood and points of a building', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { game: 'root', seats: ['marquise', 'eyrie', 'alliance'], seed: 3, until: ['--words', '40', '--about', 'marquise-build-what'] });
  const pieces = page.locator('.btn[data-option^="piece:"]');
  expect(await pieces.count()).toBeGreaterThan(0);
  for (const piece of await pieces.all()) await expect(piece.locator('.sign').first()).toHaveText(/^wood\d$/);
});

test('the Vagabond sees which item an action exhausts', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { game: 'root', seats: ['vagabond', 'marquise', 'eyrie'], seed: 3, until: ['--about', 'vagabond-daylight', '--offers', 'move', '--offers', 'aid'] });
  await expect(signs(page, 'move')).toHaveCount(1);
  await expect(signs(page, 'aid')).toHaveText(['exhausts any item1', 'gives away a card of this clearing’s suit1']);
});
