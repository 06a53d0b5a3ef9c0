/** The land of Runewars: what can be read and taken hold of at four sizes, where the camera looks, and how a first game begins. */
import { expect, type Page } from '@playwright/test';

import { aimAt, overMine, sees } from '../src/games/runewars/camera';
import { atSea } from '../src/games/runewars/charts';
import { growthOf, around } from '../src/games/runewars/growth';
import { middle, R, ring, winding } from '../src/games/runewars/grid';
import { reachOf } from '../src/games/runewars/reach';
import type { AreaView, RunewarsView } from '../src/games/runewars/view';
import { answer, lucky, ready, settle, sit, startMatch, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';
import { test } from './where';

const FOUR = ['daqan', 'latari', 'waiqar', 'uthuk'];
const READY = { ready_made: 'on' };
const MARCH: Wish = {
  game: 'runewars',
  seats: FOUR,
  options: READY,
  others: 'random',
  until: ['--bot', 'random', '--tries', '20', '--words', '30', '--about', 'ask-runewars-march', '--kind', 'area'],
};
const CROWDED: Wish = {
  game: 'runewars',
  seats: FOUR,
  seed: 7,
  options: { ready_made: 'on', explore: 'on' },
  others: 'random',
  until: ['--bot', 'random', '--words', '260', '--kind', 'area'],
};

const SHOWN = (page: Page): Promise<string | null> => page.locator('.map > svg > g').first().getAttribute('transform');

test('the camera shows what is asked, stays while somebody chooses, and keeps what was set by hand', async ({
  page,
}) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, MARCH);
  const map = await page.locator('.map').boundingBox();
  const lit = await page.locator('.map .hit.lit').all();
  expect(lit.length).toBeGreaterThan(1);
  for (const hit of lit) {
    const box = await hit.boundingBox();
    expect(
      box &&
        map &&
        box.x >= map.x - 2 &&
        box.x + box.width <= map.x + map.width + 2 &&
        box.y >= map.y - 2 &&
        box.y + box.height <= map.y + map.height + 2,
    ).toBe(true);
  }
  const before = await SHOWN(page);
  for (const hit of lit) await hit.hover();
  expect(await SHOWN(page)).toBe(before);
  // A wheel over the sea: nearer, and there it stays with the next question.
  await page.mouse.move((map?.x ?? 0) + 60, (map?.y ?? 0) + 60);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => SHOWN(page)).not.toBe(before);
  const byHand = await SHOWN(page);
  await page
    .locator('.map .hit.lit')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await ready(page);
  expect(await SHOWN(page)).toBe(byHand);
  // An area outside comes into view by the camera; nothing below it is scrolled.
  const scrolled = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.map .hit')];
    for (const hit of all) (hit as SVGElement).focus();
    for (const hit of all) hit.scrollIntoView();
    let sum = 0;
    for (let one = document.querySelector('.map'); one; one = one.parentElement) sum += one.scrollLeft + one.scrollTop;
    return sum;
  });
  // A part of a pixel is rounded up.
  expect(scrolled).toBeLessThan(3);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  expect(await SHOWN(page)).toContain('scale(1)');
  await tidy(page, 'the whole map');
  await accessible(page, 'the whole map');
  expect(bad).toEqual([]);
});

test('the land is painted once: an answer that changes nothing of it leaves the picture alone', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, MARCH);
  await expect(page.locator('[data-land=there]')).toBeAttached();
  await page.evaluate(() => {
    const land = document.querySelector<HTMLElement>('.land')!;
    land.dataset.painted = '0';
    new MutationObserver((changes) => {
      const fresh = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
      land.dataset.painted = String(Number(land.dataset.painted) + fresh);
    }).observe(land, { childList: true });
  });
  const season = (): Promise<string | null> => page.locator('[data-season]').first().getAttribute('data-season');
  const before = await season();
  const luck = lucky(3);
  for (let answers = 0; answers < 6 && (await season()) === before; answers++) {
    await answer(page, luck);
    await ready(page);
    // It is painted in slices of a few milliseconds, none of which waits for another.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    if ((await season()) === before) await expect(page.locator('.land')).toHaveAttribute('data-painted', '0');
  }
});

/** Runs in the page: names, numbers and tokens that lie over each other. */
function covering(): string[] {
  const map = document.querySelector('.map > svg');
  const all = [
    ...(map?.querySelectorAll(
      '.things .num.count, .things [data-about^="hero:"] > rect, .things [data-about^="activation:"] > circle:first-child, .things [data-about="goal"] > circle',
    ) ?? []),
  ].map((one) => ({
    name: `${one.closest('[data-about]')?.getAttribute('data-about')} ${one.textContent}`,
    box: one.getBoundingClientRect(),
  }));
  const found: string[] = [];
  all.forEach((one, i) =>
    all.slice(i + 1).forEach((other) => {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The box of a number is higher than its figures.
      if (wide > 3 && high > 9) found.push(`${one.name} / ${other.name}`);
    }),
  );
  return found;
}

test('names, numbers and tokens do not lie over each other; of many areas those in reach are lit brightest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, CROWDED);
  await expect(page.locator('[data-land=there]')).toBeAttached();
  expect(await page.evaluate(covering)).toEqual([]);
  await sit(page, {
    ...CROWDED,
    until: ['--bot', 'random', '--words', '120', '--about', 'ask-runewars-activate', '--least', '15'],
  });
  await expect(page.locator('.ask .lead')).toContainText('Bright gold');
  const [bright, soft] = [page.locator('.lights .breathe'), page.locator('.lights .soft')];
  expect(await bright.count()).toBeGreaterThan(0);
  expect(await soft.count()).toBeGreaterThan(0);
  expect((await bright.count()) + (await soft.count())).toBe(await page.locator('.map .hit.lit').count());
});

test('a season card is told where it asks something, and an answer is confirmed by a sentence', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    others: 'random',
    until: ['--bot', 'random', '--tries', '40', '--about', 'ask-runewars-levy-kind', '--kind', 'unit'],
  });
  await expect(page.locator('.ask')).toContainText('Border Levies:');
  const option = page.locator('[data-option^="unit:"]').first();
  await expect(option).toContainText(/initiative \d, toughness \d/);
  await option.click();
  await expect(page.locator('[data-confirm]')).toContainText(/^Place an? \w+ in \w\w/);
  // An area of the question before is not marked when orders are chosen.
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    others: 'random',
    until: ['--bot', 'random', '--about', 'ask-runewars-order', '--least', '8'],
  });
  await expect(page.locator('.lights path')).toHaveCount(0);
});

test('a dial says whom it brings, and where', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    others: 'random',
    until: ['--bot', 'random', '--about', 'ask-runewars-recruit', '--offers', 'resource:food'],
  });
  await expect(page.locator('[data-option="resource:food"]')).toContainText(/\d Footmen|a Footman/i);
  await expect(page.locator('[data-option="resource:ore"]')).toContainText(/Knight|in D[ABC]/);
});

const plain = (q: number, r: number, name: string, rest: object = {}): AreaView =>
  ({
    area: name,
    q,
    r,
    borders: ['none', 'none', 'none', 'none', 'none', 'none'],
    units: [],
    owner: null,
    ally: null,
    activated: [],
    ...rest,
  }) as unknown as AreaView;

test('units reach two areas, riders three, over ice but not over mountains, and not through strangers', () => {
  const fast = (unit: string): string[] => (unit === 'knight' ? ['fast'] : []);
  const row = (rest: object, barrier = 'none', frozen = false, guard: object = {}): string[] => {
    const areas = [
      plain(0, 0, 'a', { owner: 0, ...rest, borders: ['none', 'none', 'none', barrier, 'none', 'none'] }),
      plain(0, 1, 'b', guard),
      plain(0, 2, 'c'),
      plain(0, 3, 'd'),
      plain(0, 4, 'e'),
    ];
    return [...reachOf({ reader: 0, frozen, areas, heroes: [] } as unknown as RunewarsView, fast)].sort();
  };
  const foot = { units: [{ unit: 'footman', standing: 2, routed: 0 }] };
  expect(row(foot)).toEqual(['b', 'c']);
  expect(row({ units: [{ unit: 'knight', standing: 1, routed: 0 }] })).toEqual(['b', 'c', 'd']);
  expect(row({ units: [{ unit: 'footman', standing: 0, routed: 2 }] })).toEqual([]);
  expect(row({ ...foot, activated: [0] })).toEqual([]);
  expect(row(foot, 'mountain', true)).toEqual([]);
  expect(row(foot, 'water')).toEqual([]);
  expect(row(foot, 'water', true)).toEqual(['b', 'c']);
  expect(row(foot, 'none', false, { units: [{ unit: 'beastman', standing: 1, routed: 0 }] })).toEqual(['b']);
});

test('ships and beasts lie where the water is wide, and apart from each other', () => {
  const land = [0, 1, 2, 3, 4, 5].flatMap((q) => [
    { q, r: -Math.floor(q / 2) },
    ...(q > 3
      ? [
          { q, r: 1 - Math.floor(q / 2) },
          { q, r: 2 - Math.floor(q / 2) },
          { q, r: 3 - Math.floor(q / 2) },
        ]
      : []),
  ]);
  const marks = atSea(land, { x: -120, y: -120, w: 900, h: 700 });
  expect(marks.length).toBeGreaterThan(0);
  for (const { x, y } of marks)
    for (const cell of land) expect(Math.hypot(middle(cell)[0] - x, middle(cell)[1] - y)).toBeGreaterThan(1.6 * R);
});

test('what lies in an area is told beside it when the pointer rests there', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, MARCH);
  const box = await page.locator('.map .hit[data-word="area:DB"]').boundingBox();
  if (!box) throw new Error('no area');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.55);
  const panel = page.locator('.panel-area');
  await expect(panel).toContainText('Area DB');
  await expect(panel).toContainText('Daqan Lords');
  await expect(panel.locator('.row').first()).toContainText(/initiative/);
  const [at, map] = [await panel.boundingBox(), await page.locator('.map').boundingBox()];
  expect(
    at &&
      map &&
      at.x >= map.x &&
      at.y >= map.y &&
      at.x + at.width <= map.x + map.width + 1 &&
      (at.x >= box.x + box.width || at.x + at.width <= box.x),
  ).toBe(true);
  await accessible(page, 'the panel of an area');
  await page.mouse.move(3, 3);
  await expect(panel).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('the tray folds to its edge when the question is about the map, and unfolds without moving it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, MARCH);
  await expect(page.locator('.tray.folded')).toBeVisible();
  const before = await page.locator('.map').boundingBox();
  expect((await page.locator('.tray').boundingBox())?.height).toBeLessThanOrEqual(44);
  await page.keyboard.press('h');
  await expect(page.locator('.tray.up')).toBeVisible();
  expect(await page.locator('.map').boundingBox()).toEqual(before);
  await page.keyboard.press('h');
  await expect(page.locator('.tray.folded')).toBeVisible();
});

test('a first game begins with a ready board: armies stand, and an order is the first question', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  // Not even for a moment. While others set up, the bar says what they do.
  await page.addInitScript(() => {
    const looks = /which of the two areas|rune token|first stronghold/i;
    new MutationObserver(() => {
      const text = document.querySelector('.ask.mine')?.textContent ?? '';
      if (looks.test(text)) document.documentElement.dataset.setup = text;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await startMatch(page, 'runewars');
  await expect(page.locator('html')).not.toHaveAttribute('data-setup');
  // Nothing of the setup is asked; a card of the season may ask something before the orders, and forbid some of them.
  await expect(page.getByText('Spring of year 1').first()).toBeVisible();
  const orders = page.locator('[data-option^="order:"]');
  const luck = lucky(2);
  while (!(await orders.count())) {
    await answer(page, luck);
    await ready(page);
  }
  const asked = ((await page.locator('.ask.mine').getAttribute('data-options')) ?? '').split(' ');
  await expect(orders).toHaveCount(asked.length);
  expect(asked.every((word) => word.startsWith('order:'))).toBe(true);
  expect(await page.locator('.map [data-about^="unit:"]').count()).toBeGreaterThan(6);
  expect(await page.locator('.map [data-about="stronghold"]').count()).toBe(4);
  await expect(page.locator('.ask')).toContainText('Six dragon runes win.');
  // All of one's own land is seen, not only a part of it.
  await expect(page.locator('[data-land=there]')).toBeAttached();
  const homes = page.locator('.map .hit[aria-label*="Daqan Lords"]');
  // The camera may still be on its way.
  await expect(async () => {
    const map = await page.locator('.map').boundingBox();
    expect(await homes.count()).toBe(3);
    for (const home of await homes.all()) {
      const box = await home.boundingBox();
      expect(box && map && box.x >= map.x - 2 && box.y + box.height <= map.y + map.height + 2).toBe(true);
    }
  }).toPass({ timeout: 30_000 });
  expect(bad).toEqual([]);
});

test('where no card of the season forbids any, all eight orders can be chosen in the first Spring', async ({
  page,
}) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    others: 'random',
    until: ['--bot', 'random', '--about', 'ask-runewars-order', '--least', '8'],
  });
  await expect(page.getByText('Spring of year 1').first()).toBeVisible();
  await expect(page.locator('[data-option^="order:"]')).toHaveCount(8);
});

test('paragraphs are cited by page and heading, never by our ids', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, MARCH);
  await expect(page.locator('.ask .law').first()).toContainText(/p\. \d+\s*\S/);
  await expect(page.locator('.side .log .law, .side .panel .law').first()).toContainText(/p\. \d+ \S/);
  expect(await page.locator('body').innerText()).not.toMatch(/\bRW\.[a-z]/);
  await page.goto('/law/runewars/RW.move');
  await expect(page.locator('[data-law="RW.move.activation.1"] .no')).toHaveText(/^\d+\.\d+$/);
  const headings = await page.locator('section h3').allInnerTexts();
  expect(headings.filter((heading, i) => heading === headings[i - 1])).toEqual([]);
});

test('borders wind, and neighbours agree on them', () => {
  const [one, other] = [
    { q: 2, r: -1 },
    { q: 2, r: 0 },
  ];
  const there = winding(other, 0).map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  expect(winding(one, 3).map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)).toEqual([...there].reverse());
  expect(ring(one)).not.toBe(ring(other));
});

test('the same land grows in an area every time, and gives way without moving', () => {
  const area = { id: '7B', food: 1, wood: 2, ore: 0 };
  const { plants } = growthOf(area, false);
  expect(growthOf(area, false).plants).toEqual(plants);
  const left = around(plants, [[-40, -20, 40, 30]]);
  expect(left.length).toBeLessThan(plants.length);
  expect(left.every((plant) => plants.includes(plant))).toBe(true);
  expect(left.some(({ x, y }) => Math.abs(x) < 30 && Math.abs(y) < 15)).toBe(false);
});

test('the camera is never so far that letters shrink, and holds what is wanted where it can', () => {
  const board = Array.from({ length: 60 }, (_, i) => ({ q: i % 10, r: Math.floor(i / 10) - Math.floor((i % 10) / 2) }));
  const room = { width: 1026, height: 534 };
  const few = board.slice(0, 3);
  const near = aimAt(few, [], board, room, [76, 112]);
  expect(sees(near, room, few, 76)).toBe(true);
  const all = aimAt(board, [board[44] ?? { q: 0, r: 0 }], board, room, [76, 112]);
  expect(all.scale * 84).toBeCloseTo(76, 5);
  // A realm that is longer than what can be seen at that size is seen whole where orders are chosen.
  const long = board.filter(({ q }) => q < 2).slice(0, 10);
  const mine = overMine(long, board, room, [76, 112]);
  expect(sees(mine, room, long, 0)).toBe(true);
  expect(mine.scale * 84).toBeLessThan(76);
  expect(sees(all, room, [board[44] ?? { q: 0, r: 0 }], 0)).toBe(true);
});
