/** Calm: zones have their size by the screen and not by what is in them, so the map stays where it is through a turn. */
import { expect, test, type Page } from '@playwright/test';

import { EVERY } from './every';
import { answer, lucky, ready, settle, sit, type Wish } from './table';
import { accessible } from './watch';

export const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const TURNS: readonly (Wish & { name: string })[] = [
  {
    name: 'the Marquise',
    game: 'root',
    seats: FOUR,
    seed: 21,
    others: 'random',
    until: ['--words', '120', '--about', 'marquise-daylight'],
  },
  {
    name: 'the Eyrie',
    game: 'root',
    seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
    seed: 8,
    others: 'random',
    until: ['--words', '110', '--about', 'eyrie-first-card'],
  },
  {
    name: 'Northgard',
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear', 'stag'],
    seed: 36,
    others: 'random',
    until: ['--words', '150', '--about', 'northgard-turn'],
  },
  {
    name: 'Runewars',
    game: 'runewars',
    seats: ['latari', 'waiqar', 'uthuk'],
    seed: 7,
    options: { ready_made: 'on' },
    others: 'random',
    until: ['--words', '60', '--about', 'runewars-order'],
  },
];

/** Where the map lies: whole pixels. */
async function mapAt(page: Page): Promise<string> {
  const box = await page.locator('.mapbox').boundingBox();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'no map';
}

interface Frame {
  sides?: { view: { season?: string }; news: { scope: string[] }[] }[];
}

/** Which turn it is, by the scopes of what the server tells: bots may have had theirs before one looks again. In Runewars all
 * take theirs in a season. */
function turnsIn(page: Page): { now: string } {
  const told = { now: '' };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const side = (JSON.parse(String(payload)) as Frame).sides?.[0];
      const turns = side?.news.flatMap(({ scope }) => scope.filter((part) => part.startsWith('turn:'))) ?? [];
      told.now = side?.view.season ?? turns.at(-1) ?? told.now;
    }),
  );
  return told;
}

// Every turn is seen at two sizes or three, and with POLANA_EVERY at all five.
for (const [at, [width, height]] of SIZES.entries())
  test(`the map keeps its size and place through a turn at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const told = turnsIn(page);
    for (const turn of TURNS.filter((_, number) => EVERY || (number + at) % 2 === 0)) {
      await settle(page, 'pl');
      await sit(page, turn);
      const [first, mine] = [await mapAt(page), told.now];
      const luck = lucky(11);
      let passed = false;
      for (let i = 0; i < 40 && (i < 8 || !passed); i++) {
        await answer(page, luck);
        expect(await mapAt(page), `${turn.name}, answer ${i + 1}`).toBe(first);
        passed ||= told.now !== mine;
        await ready(page);
        expect(await mapAt(page), `${turn.name}, question ${i + 2}`).toBe(first);
        passed ||= told.now !== mine || (await page.locator('.end').count()) > 0;
      }
      expect(passed, `${turn.name}: the whole turn was seen`).toBe(true);
    }
  });

const MARQUISE = TURNS[0] as Wish;
const HAND = [
  'ambush_fox',
  'ambush_bird',
  'anvil',
  'armorers',
  'arms_trader',
  'bake_sale',
  'better_burrow_bank',
  'birdy_bindle',
  'brutal_tactics',
  'codebreakers',
  'command_warren',
  'cobbler',
  'crossbow_bird',
  'dominance_mouse',
];

/** The same table with other cards in the reader's hand, as the server would tell it. */
async function withHand(page: Page, cards: readonly string[]): Promise<void> {
  await page.routeWebSocket('**/api/play', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as {
        type: string;
        sides?: { view: { sides: { hand: string[] | null; cards: number }[] } }[];
      };
      for (const side of told.sides?.flatMap((one) => one.view.sides) ?? [])
        if (side.hand) [side.hand, side.cards] = [[...cards], cards.length];
      socket.send(JSON.stringify(told));
    });
  });
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1280, 720],
] as const)
  test(`a hand of fourteen cards fits at ${width}x${height}, and wheel and arrows go through it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'pl');
    await withHand(page, HAND);
    await sit(page, MARQUISE);
    const cards = page.locator('.tray .fan .card');
    await expect(cards).toHaveCount(14);
    const tray = await page.locator('.tray .fan').boundingBox();
    const inside = await cards.evaluateAll(
      (all, box) =>
        all.filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left < (box?.x ?? 0) - 8 || right > (box?.x ?? 0) + (box?.width ?? 0) + 8;
        }).length,
      tray,
    );
    expect(inside, 'cards beyond the edge').toBe(0);
    // Of every card something can be clicked.
    const reachable = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { left, top, width: w, height: h } = card.getBoundingClientRect();
          for (let i = 1; i < 20; i++)
            if (card.contains(document.elementFromPoint(left + (w * i) / 20, top + h / 3))) return true;
          return false;
        }).length,
    );
    expect(reachable).toBe(14);
    await page.locator('.tray .fan').hover({ position: { x: 10, y: 60 } });
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, 100);
    await expect(page.locator('.slot.up')).toHaveCount(1);
    await page.keyboard.press('h');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
    await expect(page.locator('.slot.up .card')).toBeFocused();
    await accessible(page, 'a fan of fourteen');
  });

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const)
  test(`command field and ten lines of log are on the screen at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'pl');
    for (const turn of TURNS) {
      await sit(page, turn);
      const field = await page.getByRole('combobox').boundingBox();
      expect((field?.y ?? 9999) + (field?.height ?? 0)).toBeLessThanOrEqual(height);
      const log = await page.locator('.log').boundingBox();
      expect(log?.height ?? 0, turn.name).toBeGreaterThan(200);
    }
  });

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const)
  test(`options with long names are whole on the screen at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'en');
    await sit(page, {
      game: 'root',
      seats: ['vagabond', 'marquise', 'eyrie', 'alliance'],
      seed: 7,
      until: ['--words', '60', '--least', '6', '--about', 'vagabond-damage'],
    });
    const row = await page.locator('.ask .two').boundingBox();
    const options = await page
      .locator('.ask .two [data-option]')
      .evaluateAll((all) =>
        all.map(
          (one) => [one.textContent, one.getBoundingClientRect().right, one.scrollWidth - one.clientWidth] as const,
        ),
      );
    expect(options.length).toBeGreaterThan(5);
    expect(options.filter(([, right, over]) => right > (row?.x ?? 0) + (row?.width ?? 0) || over > 1)).toEqual([]);
  });

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const)
  test(`what the table has to say is read and closed while a battle is open, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'en');
    // Nobody passes for the reader while he reads.
    await page.addInitScript(() => localStorage.setItem('polana.nothing', 'off'));
    await sit(page, {
      game: 'root',
      seats: FOUR,
      seed: 7,
      until: ['--words', '60', '--tries', '20', '--about', 'root-ambush'],
    });
    await expect(page.locator('.fight .battle:visible, .fights:visible').first()).toBeVisible();
    const note = page.locator('.note', { hasText: 'This table began from a record' });
    // Where there is no side column it lies in the log.
    if (width < 768) await page.locator('.nav button').nth(3).click();
    else if (width < 1180) await page.locator('.ib[aria-expanded]').first().click();
    await note.getByRole('button').click();
    await expect(note).toHaveCount(0);
    if (width < 1180) await page.keyboard.press('Escape');
    await expect(page.locator('.fight .battle:visible, .fights:visible').first()).toBeVisible();
  });

test('at the end of a match the log keeps its room', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  await sit(page, { game: 'root', seats: FOUR, seed: 5 });
  await expect(page.locator('.end')).toBeVisible();
  expect((await page.locator('.log').boundingBox())?.height ?? 0).toBeGreaterThan(200);
});

test('figures are lining and tabular everywhere', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, MARQUISE);
  const old = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (one) => /\d/.test(one.textContent ?? '') && !getComputedStyle(one).fontVariantNumeric.includes('lining-nums'),
      ).length,
  );
  expect(old).toBe(0);
});

test('a refusal points at its place, covers nothing that is lit, and holds its paragraph', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: FOUR,
    seed: 21,
    others: 'random',
    until: ['--words', '120', '--kind', 'clearing'],
  });
  for (const place of await page.locator('.hit:not(.lit)').all()) {
    await place.click();
    const slip = page.getByRole('alertdialog');
    await expect(slip).toBeVisible();
    const wrong = await page.evaluate(() => {
      const box = document.querySelector('.why')?.getBoundingClientRect() ?? new DOMRect();
      const chip = document.querySelector('.why .law')?.getBoundingClientRect() ?? box;
      const covered = [...document.querySelectorAll('.hit.lit')].filter((lit) => {
        const rim = lit.getBoundingClientRect();
        const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
      return [covered.length, chip.right > box.right || chip.left < box.left ? 1 : 0];
    });
    expect(wrong).toEqual([0, 0]);
    await page.keyboard.press('Escape');
  }
});

test('markers of one score stand side by side', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { game: 'root', seats: FOUR, seed: 3, until: ['--about', 'marquise-daylight'] });
  const marks = await page.locator('.ruler svg > g').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map((box) => box.x + box.width / 2)
      .sort((a, b) => a - b),
  );
  expect(marks.length).toBe(4);
  for (let i = 1; i < marks.length; i++) expect((marks[i] ?? 0) - (marks[i - 1] ?? 0)).toBeGreaterThan(17);
  // A click on one says at once whose it is.
  await page.locator('.ruler svg > g').first().click();
  await expect(page.locator('.about')).toContainText(/Marquise|Eyrie|Alliance|Vagabond/);
});

test('chat counts what others said since one looked; and a seat is asked and away at once', async ({
  page,
  browser,
}) => {
  await settle(page, 'en');
  const table = await sit(page, { ...MARQUISE, others: 'me' });
  const keys = await page.evaluate(
    () => JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { seat: number; key: string; table: string }[],
  );
  // Two people at two screens.
  const mine = keys.filter((key) => key.table === table && key.seat === 0);
  const theirs = keys.filter((key) => key.table === table && key.seat === 1);
  const other = await (await browser.newContext()).newPage();
  await settle(other, 'en');
  await other.goto('/health');
  await other.evaluate((held) => localStorage.setItem('polana.keys', JSON.stringify(held)), theirs);
  await page.evaluate((held) => localStorage.setItem('polana.keys', JSON.stringify(held)), mine);
  await page.reload();
  await ready(page);
  await other.goto(`/t/${table}`);
  await other.locator('.seat').first().waitFor();
  await other.getByRole('tab', { name: 'Chat' }).click();
  await other.getByRole('textbox', { name: 'Say' }).fill('hello');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /Chat/ })).toContainText('1');
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.getByRole('textbox', { name: 'Say' }).fill('hi');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tab', { name: /Chat/ })).not.toContainText(/\d/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('tab', { name: /Chat/ })).not.toContainText(/\d/);
  await page.close();
  await expect(other.locator('.seat[data-seat="0"] .asked')).toBeVisible();
  await expect(other.locator('.seat[data-seat="0"] .away')).toBeVisible();
});

test('a barred action has its reason from the first moment, and nobody has to be asked for it', async ({ page }) => {
  await settle(page, 'en');
  let asked = 0;
  await page.routeWebSocket('**/*', (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((text) => {
      if (JSON.parse(String(text)).type === 'why') asked += 1;
      server.send(text);
    });
  });
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 21,
    until: ['--words', '60', '--about', 'marquise-daylight'],
  });
  for (const barred of await page.locator('.ask .barred').all()) {
    expect(await barred.getAttribute('title')).toBeTruthy();
    expect(await barred.getAttribute('title')).not.toBe('Why not?');
  }
  expect(await page.locator('.ask .barred').count()).toBeGreaterThan(0);
  expect(asked).toBe(0);
});
