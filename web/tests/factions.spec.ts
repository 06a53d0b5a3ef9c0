/** Root with more than its first factions: a match of each to its end, six seats at every size, the shop, the guess, the boards. */
import { expect } from '@playwright/test';

import { ready, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';
import { playToEnd, type Played } from './whole';
import { here, test } from './where';

const ROOT = { game: 'root', language: 'pl', theme: 'light', confirm: 'off' } as const;
// Few seats and strong bots: every match is short, and somebody sells, plots or hires in most of them. Bots have played two thirds.
const MATCHES: readonly Played[] = [
  { ...ROOT, seats: ['cult', 'eyrie', 'riverfolk'], seed: 21, options: { hirelings: 'on' }, late: 310 },
  {
    ...ROOT,
    language: 'en',
    theme: 'dark',
    seats: ['riverfolk', 'eyrie', 'marquise'],
    seed: 22,
    options: { hirelings: 'on', landmark: 'lost_city' },
    late: 370,
  },
  { ...ROOT, theme: 'dark', seats: ['duchy', 'eyrie'], seed: 23, late: 130 },
  { ...ROOT, language: 'en', seats: ['corvid', 'eyrie'], seed: 24, late: 100 },
  { ...ROOT, seats: ['hundreds', 'eyrie'], seed: 25, late: 120 },
  { ...ROOT, language: 'en', theme: 'dark', seats: ['keepers', 'eyrie'], seed: 26, late: 270 },
];

test.describe('a match to its end', () => {
  test.use({ viewport: { width: 1200, height: 720 } });
  for (const wish of MATCHES)
    test(`of the faction ${wish.seats[0]} in ${wish.language}`, ({ page }) => playToEnd(page, wish));
});

const SIX: Wish = {
  game: 'root',
  seats: ['duchy', 'cult', 'riverfolk', 'corvid', 'hundreds', 'keepers'],
  seed: 7,
  options: { map: 'lake', setup: 'advanced', hirelings: 'on', landmark: 'lost_city', second_landmark: 'black_market' },
  until: ['--words', '400', '--kind', 'clearing'],
};

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`six seats and the boards of all at ${width}x${height}`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize({ width, height });
    await settle(page, width > 1200 ? 'en' : 'pl', width > 1200 ? 'dark' : 'light');
    await sit(page, SIX);
    await tidy(page, 'six seats');
    await accessible(page, 'six seats');
    // The Burrow is a place, beside the map.
    await expect(page.locator('[data-word="clearing:burrow"]')).toBeVisible();
    // So are the hirelings with their markers, and the landmarks.
    await expect(page.locator('.shelf [data-word^="hireling:"]')).toHaveCount(3);
    await expect(page.locator('.shelf [data-word^="landmark:"]')).toHaveCount(2);
    await page.keyboard.press('b');
    await expect(page.locator('.whole .fb.whole')).toBeVisible();
    await tidy(page, 'the own board');
    await accessible(page, 'the own board');
    await page.keyboard.press('Escape');
    await expect(page.locator('.whole .fb.whole')).toBeHidden();
    if (width < 1180) await page.locator('.ib[aria-expanded]').first().click();
    for (const name of await page.locator('.upper .seat:has(.fb, .row) .open').all()) {
      await name.click();
      const board = page.locator('.whole .fb.whole');
      if (!(await board.count())) continue;
      const cut = await board.evaluate((one) => one.scrollWidth > one.clientWidth + 1);
      expect(cut, 'a board is wider than its room').toBe(false);
      await tidy(page, 'a board');
      await page.locator('.whole .menu').last().click();
    }
    expect(bad).toEqual([]);
  });
}

test('six seats on a phone: every view, and no seat is cut off', async ({ browser }) => {
  const context = here(
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    }),
  );
  const page = await context.newPage();
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, SIX);
  const last = await page.locator('.chip').last().boundingBox();
  expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect(page.locator('.chip')).toHaveCount(6);
  for (let i = 0; i < 5; i++) {
    await page
      .locator('.nav button')
      .nth((i + 1) % 5)
      .tap();
    await tidy(page, `view ${i}`);
    await accessible(page, `view ${i}`);
  }
  await expect(page.locator('[data-word="clearing:burrow"]')).toBeVisible();
  await ready(page);
  const before = await page.locator('.ask').getAttribute('data-ask');
  // Two taps at one spot within a moment are no two answers: who was too soon taps again.
  await expect(async () => {
    await page.locator('.hit.lit').first().tap();
    await expect(page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  expect(bad).toEqual([]);
  await context.close();
});

test('services are a shop: one click buys a card, and the hand can be unfolded', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    ...SIX,
    until: ['--words', '250', '--holds', '2', '--offers', 'service:hand_card', '--offers', 'service:riverboats'],
  });
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await page.reload();
  await ready(page);
  await tidy(page, 'the shop');
  await accessible(page, 'the shop');
  await page.locator('.spines').click();
  await expect(page.locator('.shop')).toBeHidden();
  await page.locator('.shut').click();
  const sold = page.locator('.shop [data-word^="card:"]').first();
  const word = (await sold.getAttribute('data-word')) ?? '';
  const held = await page.evaluate(() => document.querySelectorAll('.spine').length);
  await sold.click();
  // It is in the own hand now.
  await expect(page.locator(`.tray .card[data-word="${word}"], .tray .spine`)).not.toHaveCount(held);
  expect(bad).toEqual([]);
});

test('a plot is guessed in a small dialog beside its clearing, with the mouse or a key', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, { ...SIX, until: ['--words', '100', '--about', 'corvid-guess'] });
  const dialog = page.locator('.guess');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-option^="plot:"]')).toHaveCount(4);
  await tidy(page, 'a guess');
  await accessible(page, 'a guess');
  // The clearing that it is about stays in sight.
  const where = /\d+/.exec(await dialog.locator('h3').innerText())?.[0] ?? '';
  const [box, place] = [
    await dialog.boundingBox(),
    await page.locator(`path.hit[data-word="clearing:${where}"]`).boundingBox(),
  ];
  if (!box || !place) throw new Error('no clearing');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
  const before = await page.locator('.ask').getAttribute('data-ask');
  await page.keyboard.press('2');
  await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', before ?? '');
  expect(bad).toEqual([]);
});
