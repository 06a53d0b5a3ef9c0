/** Review: a finished match looked at again, decision by decision. */

import { expect } from '@playwright/test';

import { settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { test } from './where';

test('a match is reviewed as far as it has come: chances, decisions, what would have been better', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, { game: 'northgard', seats: ['wolf', 'raven'], seed: 3 });
  await page.locator('.end [data-review]').click();
  const marks = page.locator('.marks [data-decision]');
  // It grows from the beginning and can be used at once.
  await expect(marks.first()).toBeVisible({ timeout: 120_000 });
  await marks.first().click();
  const moment = page.locator('[data-moment]');
  await expect(moment.locator('.chance').first()).toContainText('%');
  await expect(page.locator('.chart [role=slider]')).toHaveAttribute('aria-valuetext', /%/);
  const first = await moment.getAttribute('data-moment');
  await expect.poll(() => marks.count(), { timeout: 120_000 }).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  await expect(moment).not.toHaveAttribute('data-moment', first ?? '');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await accessible(page, `a review at ${size.width}`);
    await tidy(page, `a review at ${size.width}`);
    await picture(page, `review-${size.width}`);
  }
  // The match goes on from there against bots.
  await page.locator('[data-try]').click();
  await page.waitForURL('**/t/*', { timeout: 120_000 });
  await expect(page.locator('.ask')).toBeVisible();
  expect(bad).toEqual([]);
});
