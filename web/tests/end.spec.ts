/** The end of a match: how each point came about. */
import { expect, test } from '@playwright/test';

import { settle, sit } from './table';
import { accessible, complaints, tidy } from './watch';

for (const language of ['en', 'pl'] as const) {
  test(`at the end every point has its source, and the sources add up, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await sit(page, { game: 'root', seats: ['eyrie', 'marquise', 'alliance', 'vagabond'], seed: 5, options: { map: 'lake' } });
    const rows = page.locator('.end ul li');
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all()) {
      const total = Number(await row.locator('.who b').innerText());
      const parts = await row.locator('.bar i').evaluateAll((all) => all.map((one) => Number(one.lastChild?.textContent)));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
    await expect(page.locator('.end h3')).toHaveText(language === 'pl' ? 'Skąd te punkty' : 'Where the points came from');
    await expect(page.locator('.end .bar .craft').first()).toBeVisible();
    await tidy(page, 'the end');
    await accessible(page, 'the end');
    await page.screenshot({ path: `test-results/end-${language}.png` });
    expect(bad).toEqual([]);
  });
}
