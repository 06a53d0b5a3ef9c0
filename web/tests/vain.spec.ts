/** Nothing is clicked in vain: where only one answer is possible the page gives it, and what is forced is never confirmed. */
import { expect, test, type Page } from '@playwright/test';

import { choose, lucky, settle, sit, take, type Wish } from './table';

const ROOT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 3,
  others: 'random',
  until: ['--words', '40', '--about', 'ask-root-marquise-daylight'],
};

/** Play on by clicking; the share of clicks at questions with one answer. Whole matches are counted where they are played. */
async function share(page: Page, wish: Wish, clicks: number): Promise<number> {
  await sit(page, { ...wish, until: ['--about', ''] });
  const luck = lucky(wish.seed ?? 1);
  let [all, vain] = [0, 0];
  while (all < clicks) {
    const pick = await choose(page, luck);
    if (pick === null) break;
    if (!pick) continue;
    all += 1;
    if (pick.options === 1) vain += 1;
    // What is confirmed is a sentence about the answer, never the question once more with a word behind it.
    if (pick.confirm) {
      const deed = await page.locator('[data-confirm] .deed').innerText();
      expect(deed, `after ${pick.ask}`).toMatch(/^[^?·{}]{3,}$/);
      expect(deed).not.toMatch(/ – |^\d+$/);
    }
    await take(page, pick);
  }
  expect(all).toBeGreaterThan(clicks / 2);
  return vain / all;
}

for (const wish of [
  { game: 'root', seats: ['eyrie', 'duchy', 'corvid'] },
  { game: 'root', seats: ['alliance', 'marquise', 'cult'] },
  { game: 'runewars', seats: ['daqan', 'uthuk'] },
])
  test(`fewer than one click in ten decides nothing: ${wish.seats[0]}`, async ({ page }) => {
    await settle(page, 'en');
    expect(await share(page, { ...wish, seed: 3, others: 'random' }, 80)).toBeLessThan(0.1);
  });

/** Let the reader end his Daylight, until the page itself has passed. */
async function untilPassed(page: Page): Promise<void> {
  const luck = lucky(4);
  const told = page.locator('.toast', { hasText: /^Passed for you/ });
  for (let i = 0; i < 40 && !(await told.count()); i++) {
    const pick = await choose(page, luck);
    if (pick) await take(page, pick);
  }
  await expect(told.first()).toBeVisible();
}

test('where only a pass is possible the page passes, says so, and nobody has to confirm', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, ROOT);
  await untilPassed(page);
});

test('whoever does not want it answers himself, and what is forced is not confirmed', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.nothing', 'off'));
  await sit(page, ROOT);
  const luck = lucky(4);
  for (let i = 0; i < 60; i++) {
    const pick = await choose(page, luck);
    if (!pick) continue;
    expect(pick.confirm && pick.options === 1, 'a forced answer is confirmed').toBe(false);
    await take(page, pick);
    if (pick.options === 1) return;
  }
  throw new Error('nothing was forced');
});

test('the setting is in the menu, and on', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, ROOT);
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.locator('[data-nothing]')).toBeChecked();
  await page.locator('[data-nothing]').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('polana.nothing'))).toBe('off');
});

test('several cards for one thing are picked together and confirmed once', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['duchy', 'marquise', 'eyrie'],
    seed: 3,
    until: ['--about', 'ask-root-duchy-sway-card', '--kind', 'card', '--least', '3'],
  });
  const bar = page.locator('.ask');
  const ask = (await bar.getAttribute('data-ask')) ?? '';
  const cards = page.locator('.tray [data-option^="card:"]');
  const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
  const lines = await page.locator('.log li').count();
  await page.locator(`.tray [data-option="${names[0]}"]`).first().click();
  // Nothing is said yet, nothing is asked back; a second click puts it back.
  await expect(bar).toHaveAttribute('data-ask', `${ask}+1`);
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await expect(page.locator('.ask .lead, .ask .why')).toContainText('Picked:');
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.locator(`.tray [data-option="${names[0]}"]`).first().click();
  await expect(bar).toHaveAttribute('data-ask', ask);
  for (const name of names) {
    if (await page.locator('[data-confirm]').count()) break;
    await page.locator(`.tray [data-option="${name}"]`).first().click();
    await page.locator(`[data-confirm], .ask:not([data-ask="${ask}"])`).first().waitFor();
  }
  await expect(page.locator('[data-confirm]')).toContainText(/, /);
  await page.locator('[data-confirm]').click();
  await page.locator(`.ask:not([data-ask^="${ask}"])`).waitFor();
  await expect(page.locator('.log li', { hasText: /Sways the .*Reveals/ }).last()).toContainText(/(Reveals .*){4}/);
});
