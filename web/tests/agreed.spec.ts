/** What is agreed between people: a word that the others let one take back, and what the lobby says of it. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { lay, press, ready, settle } from './table';
import { accessible, complaints } from './watch';

interface Key {
  key: string;
  seat: number;
  table: string;
}

/** The second player, in a browser of his own. */
async function opposite(browser: Browser, key: Key): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, 'pl');
  await page.goto('/health');
  await page.evaluate((held) => localStorage.setItem('polana.keys', JSON.stringify([held])), key);
  return page;
}

test('an undo is asked for, withdrawn, agreed to; then the lobby says that it is my move, not somebody else’s', async ({
  page,
  browser,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  const table = await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    others: 'me',
    title: 'Zgoda',
    until: ['--words', '20', '--about', 'marquise-daylight', '--offers', 'done'],
  });
  const keys = (await page.evaluate(() => JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as Key[])).sort(
    (a, b) => a.seat - b.seat,
  );
  const [mine, theirs] = keys;
  if (!mine || !theirs) throw new Error('two seats');
  await page.evaluate((held) => localStorage.setItem('polana.keys', JSON.stringify([held])), mine);
  const other = await opposite(browser, theirs);
  await page.goto(`/t/${table}`);
  await other.goto(`/t/${table}`);
  await ready(page);
  // The day is ended: cards are drawn, and that cannot be taken back without the other.
  await press(page, page.locator('.ask [data-option=done]'));
  await press(page, page.locator('[data-confirm]'));
  const plea = page.getByRole('button', { name: 'Poproś o cofnięcie' });
  await plea.click();
  // Whoever asked can withdraw it; the other one can agree or decline.
  const note = page.locator('.note.box', { hasText: '0/1' });
  await expect(note.getByRole('button')).toHaveText(['Wycofaj']);
  await expect(other.locator('.note.box', { hasText: '0/1' }).getByRole('button')).toHaveText(['Zgoda', 'Odmów']);
  await accessible(page, 'a plea');
  await note.getByRole('button').click();
  await expect(note).toHaveCount(0);
  await plea.click();
  await other.locator('.note.box', { hasText: '0/1' }).getByRole('button', { name: 'Zgoda' }).click();
  await ready(page);
  // Both lobbies say the same: it is the first one's move.
  await page.goto('/');
  const row = page.locator('.tcard', { hasText: 'Zgoda' }).first();
  await expect(row).toHaveClass(/go/);
  await other.goto('/');
  await expect(other.locator('.tcard', { hasText: 'Zgoda' }).first()).toContainText('Hania');
  await expect(other.locator('.tcard', { hasText: 'Zgoda' }).first()).not.toHaveClass(/go/);
  expect(bad).toEqual([]);
  await other.context().close();
});
