/** Every screen in both languages, both themes and three sizes: nothing serious for axe, nothing in the console. */
import { expect, test } from '@playwright/test';

import { accessible, answer, complaints, lucky, settle, startMatch } from './table';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const language of ['en', 'pl'] as const) {
  for (const [width, height] of SIZES) {
    test(`lobby and table in ${language} at ${width}x${height}`, async ({ page }) => {
      const bad = complaints(page);
      await page.setViewportSize({ width, height });
      await settle(page, language, language === 'pl' ? 'dark' : 'light');
      await page.goto('/');
      await page.locator('[data-game]').first().waitFor();
      await accessible(page, 'lobby');
      await startMatch(page, 'northgard');
      const luck = lucky(3);
      for (let i = 0; i < 6; i++) if (!(await answer(page, luck))) await page.waitForTimeout(300);
      await accessible(page, 'table');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      expect(bad).toEqual([]);
    });
  }
}

test('a click on what is not lit tells why not', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  const dark = page.locator('.hit:not(.lit)').first();
  await dark.dispatchEvent('click', { clientX: 500, clientY: 300 });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('everything can be played as text', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  const field = page.locator('.cmd input');
  for (let i = 0; i < 4; i++) {
    await page.locator('.ask.mine').waitFor();
    const before = await page.locator('.ask .q').innerText();
    await field.fill('1');
    await field.press('Enter');
    if (await page.locator('[data-confirm]').count()) {
      await field.fill('confirm');
      await field.press('Enter');
    }
    await page.waitForFunction((was) => (document.querySelector('.ask .q') as HTMLElement | null)?.innerText !== was, before, { timeout: 30_000 });
  }
});

test('the language changes at any time', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  await page.getByRole('button', { name: 'Polski' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('tab', { name: 'Dziennik' })).toBeVisible();
});
