/** Links: a key behind `#` opens the table for watching, for one's own seat elsewhere, and a moment of the replay. */
import { expect, test, type Page } from '@playwright/test';

import { settle, startMatch } from './table';
import { complaints } from './watch';

interface Held {
  table: string;
  key: string;
  watch: string;
}

const held = async (page: Page): Promise<Held> => {
  const [first] = JSON.parse((await page.evaluate(() => localStorage.getItem('polana.keys'))) ?? '[]') as Held[];
  if (!first) throw new Error('this browser holds no key');
  return first;
};

test('a link opens the table and is taken out of sight', async ({ page, browser }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  const { table, key, watch } = await held(page);
  for (const [secret, seats] of [
    [watch, 0],
    [key, 1],
  ] as const) {
    const other = await (await browser.newContext()).newPage();
    const bad = complaints(other);
    await settle(other, 'en');
    await other.goto(`/t/${table}#${secret}`);
    await other.locator('.ask').waitFor();
    expect(new URL(other.url()).hash).toBe('');
    await expect(other.locator('.ask.mine')).toHaveCount(seats);
    await expect(other.locator('.seat .menu')).toHaveCount(seats * 4);
    expect(bad).toEqual([]);
    await other.context().close();
  }
});

test('a link to a moment of the replay opens it there', async ({ page, browser }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  await page.locator('[data-option]').first().click();
  await expect(page.locator('.ask .q')).toContainText('clan');
  const { table, watch } = await held(page);
  const other = await (await browser.newContext()).newPage();
  await settle(other, 'en');
  await other.goto(`/replay/${table}?at=1#${watch}`);
  await expect(other.locator('.count')).toContainText('1');
  await other.context().close();
});

test('the pace is a setting that stays', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('[data-pace=off]').click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');
});

test('the map can be read and answered as a list', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  await page.getByRole('tab', { name: 'Map' }).click();
  const places = page.locator('[data-place]');
  await expect(places).toHaveCount(4);
  await places.first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a link to a table of another server is opened there', async ({ page }) => {
  await settle(page, 'en');
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Join with a link' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  for (const wrong of ['https://elsewhere.example/about', 'javascript://elsewhere.example/join/x']) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(page.getByText('That is not a link to a table.')).toBeVisible();
  }
  await field.fill('https://elsewhere.example/join/table#invite');
  await field.press('Enter');
  await expect(page).toHaveURL('https://elsewhere.example/join/table#invite');
  await expect(page.getByText('elsewhere')).toBeVisible();
});
