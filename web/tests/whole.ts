/** A whole match through the page, by clicking lit options only; bots in the other seats. */
import { expect, type Page } from '@playwright/test';

import { choose, lucky, settle, sit, take, type Language, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

export interface Played extends Wish {
  language: Language;
  theme: 'light' | 'dark';
  /** Is what cannot be taken back confirmed with a second click? A setting of the page. */
  confirm: 'on' | 'off';
}

export async function playWhole(page: Page, wish: Played): Promise<void> {
  const { language, theme, confirm, seed = 1 } = wish;
  const bad = complaints(page);
  await settle(page, language, theme);
  await page.addInitScript((value) => localStorage.setItem('polana.confirm', value), confirm);
  await sit(page, { ...wish, until: ['--about', ''] });
  const luck = lucky(seed);
  let answers = 0;
  let vain = 0;
  for (let pick = await choose(page, luck); pick !== null; pick = await choose(page, luck)) {
    if (pick?.options === 1) vain += 1;
    if (pick) await take(page, pick);
    answers += 1;
    if (answers === 12) await accessible(page, 'a table in play');
    expect(bad).toEqual([]);
    expect(answers, 'the match does not end').toBeLessThan(1500);
  }
  expect(answers).toBeGreaterThan(20);
  expect(vain / answers, 'clicks that decide nothing').toBeLessThan(0.1);
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
}
