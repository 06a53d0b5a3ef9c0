/** What a newcomer reads on the board of Runewars: keys beside names, whole names, a battle that fits, heroes in sight. */
import { expect, type Page, test } from '@playwright/test';

import { settle, sit, type Wish } from './table';

const FOUR = ['daqan', 'latari', 'waiqar', 'uthuk'];
const READY = { ready_made: 'on' };
const MATCH: Wish = { game: 'runewars', seats: FOUR, options: READY, seed: 4, others: 'random' };

const small = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
};

test('a key stands beside the name of its area, and only where somebody could come', async ({ page }) => {
  await small(page);
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--tries', '20', '--about', 'ask-runewars-activate'] });
  const keys = page.locator('.map [data-keycap]');
  await expect(keys.first()).toBeVisible();
  // All areas may be chosen, few can be reached: those alone call for it.
  const lit = await page.locator('.map .hit.lit').count();
  expect(lit).toBeGreaterThan(30);
  expect(await keys.count()).toBeLessThan(lit / 2);
  expect(await page.locator('.map [data-plate]').count()).toBe(await keys.count());
  const gaps = await keys.evaluateAll((all) =>
    all.map((key) => {
      const plate = key.parentElement?.querySelector('[data-plate]')?.getBoundingClientRect();
      return (plate?.left ?? 0) - key.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(1.5);
});

for (const language of ['pl', 'en'] as const)
  test(`the names of eight orders are whole on the folded tray, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, language);
    await sit(page, { ...MATCH, until: ['--bot', 'random', '--about', 'ask-runewars-order'] });
    await page.keyboard.press('h');
    const names = page.locator('.spines .spine:not(.hand) > span:not(.sr)');
    await expect(names).toHaveCount(8);
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
  });

test('a battle fits into its panel without scrolling, and says who strikes first', async ({ page }) => {
  await small(page);
  await sit(page, {
    ...MATCH,
    seats: ['latari', 'waiqar', 'uthuk'],
    seed: 1,
    until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'],
  });
  const battle = page.locator('.over .battle');
  await expect(battle).toContainText('inicjatywa: 1 uderza pierwsza');
  expect(await battle.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  // What each of them is worth now stands on the button.
  await expect(page.locator('.ask [data-option^="unit:"]').first()).toContainText(/ciosem|ciosie/);
});

test('an order says on its card what it would bring', async ({ page }) => {
  await small(page);
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--about', 'ask-runewars-order'] });
  for (const order of ['harvest', 'recruit', 'acquire_power'])
    await expect(page.locator(`.tray [data-brings="${order}"]`)).toContainText(/\d/);
  const high = await page.locator('.tray [data-brings]').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...high), 'one line').toBeLessThan(18);
  // Nothing of a card is cut for it: a line would be 12 px.
  const cut = await page.locator('.tray .orders .card').evaluateAll((all) =>
    all.flatMap((card) => {
      const { right, bottom } = card.getBoundingClientRect();
      return [...card.querySelectorAll('.txt, .foot, .more, .brings')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return part.scrollHeight > part.clientHeight + 4 || box.right > right + 1 || box.bottom > bottom + 1;
        })
        .map((part) => `${card.getAttribute('data-word')}: ${part.textContent}`);
    }),
  );
  expect(cut).toEqual([]);
});

test('a question about heroes shows where they stand', async ({ page }) => {
  await small(page);
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--tries', '40', '--about', 'ask-runewars-quest-hero'] });
  const map = await page.locator('.map').boundingBox();
  const word = await page.locator('.ask [data-option^="hero:"]').first().getAttribute('data-option');
  await expect(async () => {
    const box = await page.locator(`.map [data-about="${word}"]`).first().boundingBox();
    if (!map || !box) throw new Error('not drawn');
    expect(box.x).toBeGreaterThan(map.x);
    expect(box.y).toBeGreaterThan(map.y);
    expect(box.x + box.width).toBeLessThan(map.x + map.width);
    expect(box.y + box.height).toBeLessThan(map.y + map.height);
  }).toPass();
});

test('a hero who is an answer is clicked where he stands', async ({ page }) => {
  await small(page);
  await sit(page, {
    ...MATCH,
    until: ['--bot', 'random', '--tries', '40', '--about', 'ask-runewars-march', '--kind', 'hero'],
  });
  const ask = page.locator('.ask.mine');
  const word = (await ask.locator('[data-option^="hero:"]').first().getAttribute('data-option')) ?? '';
  await page.locator(`.map [data-about="${word}"].answer`).first().click();
  await expect(ask.locator(`[data-option="${word}"]`)).toHaveCount(0);
});

test('a hero is chosen with the map in sight, and says what he is good at', async ({ page }) => {
  await small(page);
  await sit(page, {
    ...MATCH,
    seats: ['latari', 'uthuk', 'daqan'],
    seed: 3,
    until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-hero-keep'],
  });
  await expect(page.locator('.choosing.late .card')).toHaveCount(2);
  const map = await page.locator('.map').boundingBox();
  const cards = await page.locator('.choosing .card').first().boundingBox();
  expect((cards?.height ?? 999) * 2).toBeLessThan(map?.height ?? 0);
  await expect(page.locator('.ask [data-option^="hero:"] .sign')).toHaveCount(8);
});

test('land is seen before it is painted', async ({ page }) => {
  await small(page);
  // A machine that never comes to paint it.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (): null => null;
  });
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--about', 'ask-runewars-order'] });
  await expect(page.locator('[data-land=there]')).toHaveCount(0);
  expect(await page.locator('.map svg.plain path').count()).toBe(await page.locator('.map .hit').count());
});

test('once it is painted nothing of that is left', async ({ page }) => {
  await small(page);
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--about', 'ask-runewars-order'] });
  await expect(page.locator('[data-land=there]')).toBeAttached();
  await expect(page.locator('.map svg.plain')).toHaveCount(0);
});

test('on a phone the first touch opens what an order does, and the second gives it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'en');
  await sit(page, { ...MATCH, until: ['--bot', 'random', '--about', 'ask-runewars-order'] });
  const ask = await page.locator('.ask.mine').getAttribute('data-ask');
  const card = page.locator('.tray .card.lit').first();
  const word = await card.getAttribute('data-option');
  await card.click();
  const peek = page.locator(`[data-peek="${word}"]`);
  await expect(peek).toContainText(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/);
  expect(await page.locator('.ask.mine').getAttribute('data-ask')).toBe(ask);
  await peek.getByRole('button', { name: 'Give this order' }).click();
  await expect(page.locator(`.ask.mine[data-ask="${ask}"]`)).toHaveCount(0);
});

test('what is seldom possible is folded, and a question that comes again can be stopped for the turn', async ({
  page,
}) => {
  await small(page);
  await sit(page, {
    ...MATCH,
    until: ['--bot', 'random', '--tries', '30', '--about', 'ask-runewars-deed', '--least', '2'],
  });
  await expect(page.locator('.ask .barred')).toHaveCount(0);
  await page.locator('[data-folded]').click();
  expect(await page.locator('.ask .barred').count()).toBeGreaterThan(1);
  const ask = await page.locator('.ask.mine').getAttribute('data-ask');
  await page.locator('[data-hush]').click();
  await expect(page.locator(`.ask.mine[data-ask="${ask}"]`)).toHaveCount(0);
});
