/** What goes on without me: passing for me, a clock with a bank, and notices offered when I leave while others play. */
import { expect, test } from '@playwright/test';

import { lay, settle } from './table';
import { accessible, complaints, picture, tidy } from './watch';

test('a seat that is asked in another’s turn whether it reacts can have that passed for it, and stop it again', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'en');
  const id = await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 4,
    others: 'random',
    until: ['--about', 'ambush', '--offers', 'pass', '--least', '2'],
  });
  await page.goto(`/t/${id}`);
  const toggle = page.locator('[data-passes]');
  await expect(toggle).toHaveText('Skip reactions');
  const asked = await page.locator('[data-ask]').getAttribute('data-ask');
  await toggle.click();
  await expect(toggle).toHaveText('Ask reactions again');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await accessible(page, 'passing for me');
  // Nobody clicks: the question goes away by itself, and what comes is another.
  await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', asked ?? '');
  await expect(toggle).toHaveText('Ask reactions again');
  await toggle.click();
  await expect(page.locator('[data-passes][aria-pressed=true]')).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('whoever leaves while others play is offered notices once, and a table can have a clock with a bank', async ({
  page,
  browser,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('.reach')).toBeVisible();
  await page.getByRole('group', { name: 'Kto siedzi na miejscu 2' }).getByRole('button').nth(1).click();
  await page.getByLabel('Zegar').selectOption('60min');
  const opened = page.waitForResponse('**/api/tables');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.locator('[data-start]').click();
  const wish = (await sent).postDataJSON() as { clock: unknown };
  expect(wish.clock).toEqual({ kind: 'bank', seconds: 3600, add: 20, zero: 'bot' });
  const link = (await (await opened).json()) as { table: string; seats: { invite: string | null }[] };

  const friend = await (await browser.newContext()).newPage();
  await settle(friend, 'pl');
  await friend.goto(`/join/${link.table}#${link.seats[1]?.invite}`);
  await friend.getByRole('button', { name: 'Usiądź' }).click();
  await expect(friend.locator('.ask')).toBeVisible();
  await friend.locator('.top .brand').first().click();
  const offer = friend.getByRole('region', { name: /gra toczy się dalej/ });
  await expect(offer).toBeVisible();
  await tidy(friend, 'lobby with an offer');
  await accessible(friend, 'lobby with an offer');
  await picture(friend, 'left-offer');
  await offer.getByRole('button', { name: 'Nie teraz' }).click();
  await expect(offer).toHaveCount(0);
  // Once is enough.
  await friend.goBack();
  await expect(friend.locator('.ask')).toBeVisible();
  await friend.locator('.top .brand').first().click();
  await expect(friend.locator('.lob')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('somebody who is asked and away is reminded once a day', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  const table = await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    others: 'me',
    until: ['--words', '20', '--about', 'marquise-daylight'],
  });
  // This browser holds the second seat; the first one is asked, and nobody sits there.
  await page.evaluate(() => {
    const keys = JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { seat: number }[];
    localStorage.setItem('polana.keys', JSON.stringify(keys.filter((key) => key.seat === 1)));
  });
  await page.goto(`/t/${table}`);
  const menu = page.locator('.seat[data-seat="0"] .menu', { hasText: '⋯' });
  await menu.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Hani/ })).toHaveCount(1);
  await accessible(page, 'a reminder');
  await dialog.getByRole('button', { name: /Hani/ }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await menu.click();
  await expect(dialog).toContainText('Hani');
  await expect(dialog.getByRole('button', { name: /Hani/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Whoever leaves is in the lobby then, which does not list the table any more.
  await page.locator('.seat[data-seat="1"] .menu', { hasText: '⋯' }).click();
  await dialog.getByRole('button', { name: 'Odejdź od stołu' }).click();
  await dialog.getByRole('button', { name: /^Odejdź: / }).click();
  await expect(page.locator('.lob')).toBeVisible();
  await expect(page.locator('.tcard')).toHaveCount(0);
  expect(bad).toEqual([]);
});
