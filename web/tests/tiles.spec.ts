/** A tile in hand, and how it may lie. */
import { expect } from '@playwright/test';

import { settle, sit, startMatch } from './table';
import { complaints } from './watch';
import { test } from './where';

test('a position of a tile says what it closes, and that is what happens', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, {
    game: 'northgard',
    seats: ['stag', 'raven', 'bear'],
    seed: 5,
    until: ['--about', 'northgard-rotation', '--leads', 'news-northgard-closed'],
  });
  const closing = page.locator('.ask [data-option^="rotate:"]').filter({ hasText: 'closes' });
  const told = (await closing.first().innerText()).match(/closes (\w+)(?:: \+(\d+) Fame)?/);
  const [, land = '', fame] = told ?? [];
  expect(land).not.toBe('');
  await closing.first().click();
  const log = page.locator('.log');
  await expect(log).toContainText(new RegExp(`${land} is closed`));
  // What is foretold is all that is gained: for the tiles, and by the power of the Stag Clan.
  if (fame) {
    await expect(log).toContainText(
      `Gains ${Number(fame) - 1} Fame, 1 for each tile. Gains 1 Fame by the power of its clan.`,
    );
  }
  expect(bad).toEqual([]);
});

test('a tile in hand lists what lies on it, and a clan that waits to be confirmed is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  const cards = page.locator('.choosing .card');
  await expect(cards).toHaveCount(7);
  // All of them are on the screen.
  const below = await page.locator('.ask').boundingBox();
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await cards.locator('[data-option="clan:goat"]').click();
  await expect(page.locator('.choosing .picked')).toHaveCount(1);
  await expect(page.locator('.choosing .lit')).toHaveCount(0);
  await page.locator('[data-confirm]').click();
  const tile = page.locator('.tray [data-option^="tile:"]').first();
  await tile.hover();
  await expect(page.getByText(/slot: |slots: |Food \d|Wood \d|Lore \d/).first()).toBeVisible();
});
