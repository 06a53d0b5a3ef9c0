/** Whole matches through the page, by clicking lit options only; bots in the other seats. */
import { expect, test } from '@playwright/test';

import { answer, lucky, settle, sit, type Language, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

interface Played extends Wish {
  language: Language;
  theme: 'light' | 'dark';
  /** Is what cannot be taken back confirmed with a second click? A setting of the page. */
  confirm: 'on' | 'off';
}

// Strong bots end a match sooner than weak ones.
const MATCHES: readonly Played[] = [
  { game: 'northgard', language: 'pl', theme: 'light', confirm: 'on', seats: ['wolf', 'raven'], seed: 11, options: { creatures: 'on' } },
  { game: 'northgard', language: 'en', theme: 'dark', confirm: 'off', seats: ['goat', 'snake'], seed: 12 },
  { game: 'root', language: 'en', theme: 'light', confirm: 'on', seats: ['marquise', 'eyrie'], seed: 13 },
  { game: 'root', language: 'pl', theme: 'dark', confirm: 'off', seats: ['vagabond', 'alliance', 'eyrie', 'marquise'], seed: 14 },
];

// The smallest window with a side column: no table has less room for all that it shows at once.
test.use({ viewport: { width: 1200, height: 720 } });

for (const wish of MATCHES) {
  const { game, language, theme, confirm, seed = 1 } = wish;
  test(`a whole match of ${game} in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language, theme);
    await page.addInitScript((value) => localStorage.setItem('polana.confirm', value), confirm);
    await sit(page, { ...wish, until: ['--about', ''] });
    const luck = lucky(seed);
    let answers = 0;
    while (await answer(page, luck)) {
      answers += 1;
      if (answers === 12) await accessible(page, 'a table in play');
      expect(bad).toEqual([]);
      expect(answers, 'the match does not end').toBeLessThan(1500);
    }
    expect(answers).toBeGreaterThan(20);
    await tidy(page, 'the end');
    await accessible(page, 'the end');
    await page.locator('.end .btn.pri').click();
    await page.waitForURL('**/replay/*');
    await page.locator('.deck').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(']');
    await tidy(page, 'the replay');
    await accessible(page, 'the replay');
    expect(bad).toEqual([]);
  });
}
