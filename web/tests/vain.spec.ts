/** Nothing is clicked in vain: where only one answer is possible the page gives it, and what is forced is never confirmed. */
import { expect, test, type Page } from '@playwright/test';

import { Clicks, MOST_IN_VAIN } from './clicks';
import { EVERY } from './every';
import { choose, lucky, ready, say, settle, sit, take, type Wish } from './table';

const ROOT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 3,
  others: 'random',
  until: ['--words', '40', '--about', 'ask-root-marquise-daylight'],
};

/** Play on by clicking, to the end or for so many clicks. The sides that are not here are counted in the whole matches of others. */
async function played(page: Page, wish: Wish, most: number): Promise<Clicks> {
  await sit(page, wish);
  const luck = lucky(wish.seed ?? 1);
  const clicks = new Clicks();
  // What is confirmed is a sentence about the answer, never the question once more with a word behind it.
  const sentence = async (pick: { confirm: boolean; ask: string }): Promise<void> => {
    if (!pick.confirm) return;
    const deed = await page.locator('[data-confirm] .deed').innerText();
    expect(deed, `after ${pick.ask}`).toMatch(/^[^?·{}]{3,}$/);
    expect(deed).not.toMatch(/ – |^\d+$/);
  };
  while (clicks.all < most && (await clicks.next(page, luck, sentence)));
  return clicks;
}

/** Of a match there are so many clicks, a part of them late in it; whole matches are played in `match.spec.ts`. */
const PART = 60;
const READY = { ready_made: 'on' };
const LATE = ['--bot', 'random', '--words', '300', '--about', ''];
const SIDES: readonly (Wish & { most: number })[] = [
  ...['raven', 'bear', 'stag', 'boar', 'snake'].map((clan) => ({
    game: 'northgard',
    seats: [clan, clan === 'raven' ? 'goat' : 'wolf'],
    most: EVERY ? 500 : 80,
  })),
  { game: 'root', seats: ['eyrie', 'duchy', 'corvid'], most: 80 },
  { game: 'root', seats: ['alliance', 'marquise', 'cult'], most: 80 },
  { game: 'root', seats: ['vagabond2', 'vagabond', 'marquise'], most: 80 },
  { game: 'runewars', seats: ['daqan', 'uthuk'], most: 80 },
  { game: 'runewars', seats: ['latari', 'waiqar'], options: READY, most: PART },
  { game: 'runewars', seats: ['uthuk', 'daqan'], options: READY, until: LATE, most: PART },
  { game: 'runewars', seats: ['waiqar', 'latari'], options: READY, until: LATE, most: PART },
  ...(EVERY
    ? ['daqan', 'latari', 'uthuk', 'waiqar'].map((side, i, all) => ({
        game: 'runewars',
        seats: [side, all[(i + 1) % 4] ?? ''],
        options: READY,
        most: 1500,
      }))
    : []),
];
for (const { most, ...wish } of SIDES)
  test(`fewer than one click in ten decides nothing: ${wish.seats[0]}${most > 500 ? ', to the end' : ''}`, async ({
    page,
  }) => {
    await settle(page, 'en');
    const clicks = await played(page, { until: ['--about', ''], ...wish, seed: 3, others: 'random' }, most);
    test.info().annotations.push({ type: 'clicks', description: `${clicks.vain} of ${clicks.all} in vain` });
    expect(clicks.all).toBeGreaterThan(most > PART + 20 ? 40 : most / 2);
    expect(clicks.share).toBeLessThan(MOST_IN_VAIN);
  });

/** Let the reader end his Daylight, until the page itself has passed. */
async function untilPassed(page: Page): Promise<void> {
  const luck = lucky(4);
  const told = page.locator('.toast', { hasText: /the Daylight ends|so you pass/ });
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

test('what the page has passed itself is not offered to be taken back, before a reload or after it', async ({
  page,
}) => {
  await settle(page, 'en');
  // How many words the table would let this seat take back.
  let back = -1;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string; sides?: { undo: number }[] };
      if (told.type === 'state') back = told.sides?.[0]?.undo ?? back;
    }),
  );
  await sit(page, {
    game: 'root',
    seats: ['alliance', 'eyrie', 'marquise'],
    seed: 1,
    others: 'random',
    until: ['--words', '40', '--about', 'ask-root-alliance-birdsong', '--tries', '1'],
  });
  const bar = page.locator('.ask.mine[aria-busy=false]');
  const undo = page.getByRole('button', { name: /^Undo/ });
  const craft = bar.locator('[data-option="craft"]');
  await craft.waitFor();
  expect(back).toBeGreaterThan(0);
  await expect(undo).toHaveCount(0);
  await page.reload();
  await craft.waitFor();
  expect(back).toBeGreaterThan(0);
  await expect(undo).toHaveCount(0);
  // One's own word is.
  await say(page, craft);
  await expect(undo).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(undo).toBeVisible();
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

test('a trade of Northgard asks once for all that is given, of one kind too', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven'],
    seed: 3,
    others: 'random',
    until: ['--bot', 'random', '--about', 'ask-northgard-trade-give', '--least', '2'],
  });
  const bar = page.locator('.ask');
  const ask = (await bar.getAttribute('data-ask')) ?? '';
  await expect(bar).toContainText('Which three resources do you give');
  const words: string[] = [];
  // The supply of each is told on its button: of one there may be too little.
  const goods = bar.locator('[data-option^="resource:"]');
  const trades = page.locator('.log li', { hasText: 'trades three resources' });
  const before = await trades.count();
  const all = await goods.evaluateAll((some) =>
    some.flatMap((one) =>
      Array<string>(Number(/you have (\d+)/.exec(one.querySelector('small')?.textContent ?? '')?.[1] ?? 0)).fill(
        one.getAttribute('data-option') ?? '',
      ),
    ),
  );
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const word of all.slice(0, 3)) {
    expect(await page.locator('[data-confirm]').count()).toBe(0);
    await goods.and(page.locator(`[data-option="${word}"]`)).click();
    words.push(word);
    if (words.length === 3) break;
    await expect(bar).toHaveAttribute('data-ask', `${ask}+${words.length}`);
    await expect(bar).toContainText(`${3 - words.length} to go`);
    expect(await trades.count()).toBe(before);
  }
  const confirm = page.locator('[data-confirm]');
  await page.locator(`[data-confirm], .ask:not([data-ask^="${ask}"])`).first().waitFor();
  if (await confirm.count()) await confirm.click();
  await expect(trades).toHaveCount(before + 1);
});
