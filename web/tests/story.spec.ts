/** The log tells a story: the faction is named once, lines of one action are one line, phases have signs. */
import { expect } from '@playwright/test';

import { lay, ready, settle, sit } from './table';
import { test } from './where';

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];

test('eleven placed warriors are one line; a turn has one heading and its lines no subject', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { game: 'root', seats: FOUR, seed: 3, until: ['--about', 'marquise-daylight'] });
  const log = page.locator('.log');
  await log.evaluate((list) => (list.scrollTop = 0));
  await expect(log.locator('li', { hasText: /places a warrior in clearings/ }).first()).toContainText(
    /1, .*(and|&) \d+/,
  );
  expect(await log.locator('li', { hasText: /Marquise de Cat places a warrior/ }).count()).toBeLessThanOrEqual(1);
  await expect(log.locator('li', { hasText: 'Marquise de Cat plays the Marquise de Cat' })).toHaveCount(0);
  await sit(page, { game: 'root', seats: FOUR, seed: 21, until: ['--words', '120', '--about', 'marquise-daylight'] });
  const told = await log.evaluate((list) => {
    const rows = [...list.children].map((row) => ({
      head: row.classList.contains('head'),
      text: row.textContent ?? '',
    }));
    let who = '';
    let named = 0;
    for (const row of rows) {
      if (row.head) who = row.text.replace(/turn \d+/, '').trim();
      else if (who && row.text.trim().startsWith(who)) named += 1;
    }
    return { named, heads: rows.filter((row) => row.head).length };
  });
  expect(told.named).toBe(0);
  expect(told.heads).toBeGreaterThan(4);
  await expect(log.locator('.sign').first()).toBeVisible();
});

test('every side has its name with a capital letter, the second Vagabond too', async ({ page }) => {
  for (const language of ['en', 'pl'] as const) {
    await page.goto('/health');
    await page.evaluate(() => localStorage.clear());
    await settle(page, language);
    await sit(page, {
      game: 'root',
      seats: ['vagabond', 'vagabond2', 'marquise', 'eyrie'],
      seed: 3,
      until: ['--about', 'root-'],
    });
    await page.evaluate((lang) => localStorage.setItem('polana.language', lang), language);
    await page.reload();
    await ready(page);
    const names = await page.locator('.seat button.open b').allInnerTexts();
    expect(names.filter((name) => name.trim() && !/^\p{Lu}/u.test(name.trim()))).toEqual([]);
    await expect(page.locator('.side')).toContainText(language === 'pl' ? 'Drugi Włóczęga' : 'Second Vagabond');
  }
});

test('Northgard asks for no colour', async ({ page }) => {
  await settle(page, 'en');
  const table = await lay(page, {
    game: 'northgard',
    seats: ['?', 'raven'],
    seed: 3,
    until: ['--about', 'northgard-colour'],
  });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.ask .q')).toContainText(/clan/i);
  await ready(page);
  await expect(page.locator('.ask')).not.toContainText(/colour/i);
});

test('a click on a territory offers the cards that can begin there', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 3,
    others: 'random',
    until: ['--words', '60', '--about', 'northgard-turn', '--kind', 'card'],
  });
  const land = page.locator('.hit.begins').first();
  await land.waitFor();
  await land.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const before = await page.locator('.ask').getAttribute('data-ask');
  await menu.getByRole('menuitem').first().click();
  await page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first().waitFor();
});

test('a click on a territory where nothing can begin names every action once, with its reason', async ({ page }) => {
  await settle(page, 'en');
  // Build and Move are in the hand, and Feast can be used for both.
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear', 'stag'],
    seed: 36,
    others: 'random',
    until: ['--words', '150', '--about', 'northgard-turn', '--kind', 'card'],
  });
  await page.locator('.hit.begins').first().waitFor();
  await page.locator('.hit:not(.begins):not(.lit)').first().focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('alertdialog');
  await expect(slip.locator('dt')).toHaveText(['Build', 'Recruit', 'Move']);
  await expect(slip.locator('dd .law')).toHaveCount(3);
});
