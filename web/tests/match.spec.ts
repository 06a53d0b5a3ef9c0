/** Whole matches through the page, by clicking lit options only; bots in the other seats. */
import { expect, test } from '@playwright/test';

import { accessible, answer, complaints, lucky, settle, startMatch } from './table';

const MATCHES = [
  { game: 'northgard', language: 'pl', seed: 11 },
  { game: 'root', language: 'en', seed: 5 },
] as const;

for (const { game, language, seed } of MATCHES) {
  test(`a whole match of ${game} in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await startMatch(page, game);
    const luck = lucky(seed);
    let answers = 0;
    let waited = 0;
    while (!(await page.locator('.end').count())) {
      if (await answer(page, luck)) {
        answers += 1;
        waited = 0;
        if (answers === 12) await accessible(page, `${game}, a table in play`);
      } else {
        waited += 1;
        expect(waited, 'nothing to answer and nothing happens').toBeLessThan(600);
        await page.waitForTimeout(100);
      }
      expect(answers, 'the match does not end').toBeLessThan(4000);
    }
    await accessible(page, `${game}, the end`);
    await page.locator('.end .btn.pri').click();
    await page.waitForURL('**/replay/*');
    await page.locator('.deck').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(']');
    await accessible(page, `${game}, the replay`);
    expect(bad).toEqual([]);
  });
}
