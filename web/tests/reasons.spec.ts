/** What is barred says why where it stands, and what is read first is covered by nothing. */
import { expect, test } from '@playwright/test';

import { settle, sit, type Wish } from './table';
import { picture } from './watch';

const READY = { ready_made: 'on' };
const REALM: Wish = { game: 'runewars', seats: ['daqan', 'uthuk', 'latari', 'waiqar'], seed: 3, options: READY };

const BARRED: readonly Wish[] = [
  { ...REALM, until: ['--bot', 'random', '--about', 'ask-runewars-fortify'] },
  { ...REALM, until: ['--bot', 'random', '--words', '100', '--about', 'ask-runewars-quest-action'] },
  { game: 'northgard', seats: ['wolf', 'raven'], seed: 3, until: ['--words', '20', '--about', 'ask-northgard-turn'] },
];
for (const wish of BARRED)
  test(`a button that is barred says why: ${wish.until?.at(-1)}`, async ({ page }) => {
    await settle(page, 'pl');
    await sit(page, wish);
    const barred = page.locator('.ask .barred');
    await expect(barred.first()).toBeVisible();
    for (const button of await barred.all()) await expect(button.locator('small')).toHaveText(/\S/);
    await picture(page, `barred-${wish.until?.at(-1)}`);
  });

test('who one is can be read and closed while a bid is asked for, at 1366x768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  await sit(page, { ...REALM, until: ['--words', '60', '--about', 'ask-runewars-bid'] });
  await page.locator('[data-who]').first().click();
  const on = page.locator('[data-begin-on]');
  await expect(on).toBeVisible();
  const free = await on.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && button.contains(top);
  });
  await picture(page, 'begin-bid');
  expect(free, 'something lies over the button').toBe(true);
  await expect(page.locator('.bids')).toBeVisible();
});

test('the folded orders of Runewars are no keys: their number stands behind the name', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, { ...REALM, until: ['--words', '60', '--about', 'ask-runewars-activate'] });
  const spines = page.locator('.spines .spine:not(.hand)');
  await expect(spines).toHaveCount(8);
  for (const [i, spine] of (await spines.all()).entries())
    await expect(spine).toHaveText(new RegExp(`^\\s*\\D+\\(${i + 1}\\)`));
  await picture(page, 'spines');
});

test('before it is chosen where, Build says what it costs', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 21,
    until: ['--words', '100', '--about', 'marquise-daylight', '--offers', 'build'],
  });
  const build = page.locator('.ask [data-option="build"]');
  await expect(build.locator('.sign')).toHaveText(/\d(–\d)?$/);
  await expect(build.getByRole('img', { name: 'wood' })).toBeVisible();
  await picture(page, 'build-price');
});
