/** A match through the page to its end, by clicking lit options only; bots in the other seats. */
import { expect, test, type Page } from '@playwright/test';

import { Clicks, MOST_IN_VAIN } from './clicks';
import { EVERY } from './every';
import { lucky, settle, sit, type Language, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

export interface Played extends Wish {
  language: Language;
  theme: 'light' | 'dark';
  /** Is what cannot be taken back confirmed with a second click? A setting of the page. */
  confirm: 'on' | 'off';
  /** Bots have played so many words before; with POLANA_EVERY none, and the whole match is clicked. */
  late?: number;
}

export async function playToEnd(page: Page, wish: Played): Promise<void> {
  const { language, theme, confirm, seed = 1, late = 0 } = wish;
  const bad = complaints(page);
  await settle(page, language, theme);
  await page.addInitScript((value) => localStorage.setItem('polana.confirm', value), confirm);
  await sit(page, { ...wish, until: ['--words', String(EVERY ? 0 : late), '--about', ''] });
  const luck = lucky(seed);
  const clicks = new Clicks();
  for (let looked = false; await clicks.next(page, luck); looked ||= clicks.all >= 12) {
    if (clicks.all >= 12 && !looked) await accessible(page, 'a table in play');
    expect(bad).toEqual([]);
    expect(clicks.all, 'the match does not end').toBeLessThan(1500);
  }
  test.info().annotations.push({ type: 'clicks', description: `${clicks.vain} of ${clicks.all} in vain` });
  expect(clicks.all).toBeGreaterThan(20);
  expect(clicks.share, 'clicks that decide nothing').toBeLessThan(MOST_IN_VAIN);
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
