/** A match against the Mechanical Marquise through the page, by clicking what is lit: all win or lose together. */
import { expect, test } from '@playwright/test';

import { Clicks, MOST_IN_VAIN } from './clicks';
import { lucky, settle, sit } from './table';
import { accessible, complaints, tidy } from './watch';

test.use({ viewport: { width: 1200, height: 720 } });

for (const { language, seats, seed } of [
  { language: 'pl', seats: ['eyrie', 'alliance'], seed: 21 },
  { language: 'en', seats: ['vagabond'], seed: 22 },
] as const) {
  test(`a whole co-operative match against the machine in ${language}, seats: ${seats.length}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await sit(page, {
      game: 'root',
      seats,
      seed,
      options: { automaton: 'cooperative', campaign: 'start' },
      until: ['--about', ''],
    });
    const luck = lucky(seed);
    const clicks = new Clicks();
    for (let rounds = 1; await clicks.next(page, luck); rounds += 1) {
      if (rounds === 1) {
        await expect(page.locator('[data-machine] .order')).toHaveCount(5);
        await expect(page.locator('[data-machine]')).toContainText(
          language === 'pl' ? 'Mechaniczny Markiz' : 'Mechanical Marquise',
        );
      }
      if (rounds === 12) await accessible(page, 'a table in play');
      expect(bad).toEqual([]);
      expect(rounds, 'the match does not end').toBeLessThan(900);
    }
    expect(clicks.all).toBeGreaterThan(10);
    expect(clicks.share, 'clicks that decide nothing').toBeLessThan(MOST_IN_VAIN);
    const told = { pl: /Przegrywacie razem|Wygrywacie razem/, en: /You lose together|You win together/ }[language];
    await expect(page.locator('.end h2')).toHaveText(told);
    await tidy(page, 'the end');
    await accessible(page, 'the end');
    if (language === 'pl') {
      // The next match of the campaign is a click away.
      await page.locator('.end [data-again]').click();
      await page.locator('[data-machine]').waitFor();
    } else {
      await page.locator('.end .btn.pri').click();
      await page.waitForURL('**/replay/*');
      await page.locator('.deck').waitFor();
      await page.keyboard.press(']');
      await tidy(page, 'the replay');
      await accessible(page, 'the replay');
    }
    expect(bad).toEqual([]);
  });
}

test('a spy lights the Orders, and the one that is revealed stays open', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['eyrie', 'alliance'],
    seed: 4,
    options: { automaton: 'cooperative' },
    until: ['--about', 'ask-root-spy-reveal', '--bot', 'random'],
  });
  const orders = page.locator('[data-machine] [data-option^="order:"]');
  await expect(orders).toHaveCount(5);
  await orders.nth(2).click();
  const confirm = page.locator('[data-confirm]').first();
  const open = page.locator('[data-machine] .order.up');
  await confirm.or(open).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await expect(open).toHaveCount(1);
  expect(bad).toEqual([]);
});
