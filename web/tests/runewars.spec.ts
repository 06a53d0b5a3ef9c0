/** Runewars on the page: building the map, choosing orders, a battle, in both languages and themes, at three sizes. */

import { expect, type Locator } from '@playwright/test';

import { EVERY } from './every';
import { answer, lay, lucky, ready, settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { test } from './where';

const THREE = ['latari', 'waiqar', 'uthuk'];
const TWO = ['daqan', 'uthuk'];
const READY = { ready_made: 'on' };
const FOUR = ['daqan', 'latari', 'waiqar', 'uthuk'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const until = (...wish: string[]): string[] => ['--bot', 'random', ...wish];

test('the map is built by clicks: a tile, its area, a free hex, and how it is turned', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    seed: 5,
    others: 'random',
    until: until('--words', '5', '--kind', 'tile'),
  });
  await expect(page.locator('.tray .tile.lit')).not.toHaveCount(0);
  await picture(page, 'runewars-tiles');
  await accessible(page, 'tiles in hand');
  await page.locator('.tray .tile.lit').first().click();
  await page.locator('.tray .tile .spot.lit').first().click();
  const spots = page.locator('.map .spot.lit');
  await expect(spots.first()).toBeVisible();
  const before = await page.locator('.map .hit').count();
  // Under the pointer the tile is seen as it would lie.
  await spots.first().hover();
  await expect(page.locator('.map .ghost')).toBeVisible();
  await picture(page, 'runewars-build');
  await accessible(page, 'building');
  // What the rules count there stands beside the map, and all of it is kept.
  await expect(page.locator('.place li')).toHaveCount(3);
  await expect(page.locator('.place li.bad')).toHaveCount(0);
  await spots.first().click();
  // Where it fits in one way only, nobody is asked how it is turned.
  await expect
    .poll(
      async () =>
        (await page.locator('.map [data-word^="rotate:"], [data-confirm]').count()) +
        (await page.locator('.map .hit').count()) -
        before,
    )
    .toBeGreaterThan(0);
  await tidy(page, 'a tile laid');
  expect(bad).toEqual([]);
});

test('a tile is turned with R and Q as far as it fits, and laid with Enter', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    seed: 5,
    others: 'random',
    until: until('--about', 'ask-runewars-tile-turn'),
  });
  const tick = page.locator('.map [data-word^="rotate:"]');
  const before = await tick.getAttribute('data-word');
  const areas = await page.locator('.map .hit').count();
  await picture(page, 'runewars-turn');
  await page.keyboard.press('r');
  await expect(tick).not.toHaveAttribute('data-word', before ?? '');
  await page.keyboard.press('q');
  await expect(tick).toHaveAttribute('data-word', before ?? '');
  await accessible(page, 'turning a tile');
  // Whoever has turned it and lays it is not asked once more.
  await tick.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.map .hit').count()).toBeGreaterThan(areas);
  expect(bad).toEqual([]);
});

test('dots turn the tile, and a place where it may not lie says why', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    seed: 5,
    others: 'random',
    until: until('--words', '15', '--about', 'ask-runewars-tile-spot'),
  });
  const dots = page.locator('.tray [role=radio]');
  await expect(dots).toHaveCount(6);
  const other = await dots.evaluateAll((all) => all.findIndex((dot) => !dot.matches('.none, [aria-checked=true]')));
  expect(other).toBeGreaterThanOrEqual(0);
  const offers = dots.nth(other);
  const before = await page.locator('.tray .tile.sel').innerHTML();
  await offers.click();
  await expect(offers).toHaveAttribute('aria-checked', 'true');
  expect(await page.locator('.tray .tile.sel').innerHTML()).not.toBe(before);
  // A hex where it fits in no way: the tile is drawn there in red, with the referee's reason.
  const refused = page.locator('.map [data-refuses]');
  const refuses = await refused.evaluateAll((all) => {
    const seen = all.flatMap((one, i) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === one ? [i] : [];
    });
    return seen[0] ?? -1;
  });
  expect(refuses).toBeGreaterThanOrEqual(0);
  await refused.nth(refuses).click();
  await expect(page.locator('.map .refusal path').first()).toBeVisible();
  await expect(page.getByText(/may not lie along another|have to touch|lies there already/).first()).toBeVisible();
  await expect(page.locator('.place li.bad').first()).toBeVisible();
  await picture(page, 'runewars-refusal');
  await accessible(page, 'a refused place');
  await tidy(page, 'a refused place');
  expect(bad).toEqual([]);
});

test('a tile can be dragged from the hand to where it lies', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    seed: 5,
    others: 'random',
    until: until('--words', '15', '--about', 'ask-runewars-tile-spot'),
  });
  const areas = await page.locator('.map .hit').count();
  await page.locator('.tray .tile.sel').dragTo(page.locator('.map .spot.lit').first());
  await expect
    .poll(
      async () =>
        (await page.locator('.map [data-word^="rotate:"], [data-confirm]').count()) +
        (await page.locator('.map .hit').count()) -
        areas,
    )
    .toBeGreaterThan(0);
  await tidy(page, 'a tile dragged');
});

test('markers, runes and home realms are placed on the map', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  for (const about of [
    'ask-runewars-marker',
    'ask-runewars-rune-where',
    'ask-runewars-home-marker',
    'ask-runewars-home-turn',
    'ask-runewars-muster-where',
  ]) {
    await sit(page, {
      game: 'runewars',
      seats: FOUR,
      seed: about === 'ask-runewars-marker' ? 9 : 5,
      others: 'random',
      until: until('--about', about),
    });
    await picture(page, `runewars-${about.replace('ask-runewars-', '')}`);
    await tidy(page, about);
    await answer(page, lucky(3));
  }
  expect(bad).toEqual([]);
});

for (const size of SIZES)
  for (const [language, theme] of [
    ['en', 'dark'],
    ['pl', 'light'],
  ] as const)
    test(`orders are chosen at ${size.width} x ${size.height}, ${language}, ${theme}`, async ({ page }) => {
      const bad = complaints(page);
      await page.setViewportSize(size);
      await settle(page, language, theme);
      await sit(page, {
        game: 'runewars',
        seats: FOUR,
        seed: 4,
        others: 'random',
        until: until('--about', 'ask-runewars-order'),
      });
      await expect(page.locator('[data-option="order:harvest"]')).toBeVisible();
      await picture(page, `runewars-orders-${size.width}-${language}`);
      await accessible(page, `orders ${size.width}`);
      await tidy(page, 'orders');
      await page.locator('[data-option="order:harvest"]').first().click();
      await ready(page);
      expect(bad).toEqual([]);
    });

test('a battle is told initiative by initiative, and figures are chosen in its panel', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    others: 'random',
    until: until('--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'),
  });
  const panel = page.locator('.fight .battle, .over .battle').first();
  await expect(panel).toBeVisible();
  await expect(panel.locator('.kind.lit').first()).toBeVisible();
  await expect(panel.locator('[aria-current=step]')).toHaveCount(1);
  await picture(page, 'runewars-battle');
  await accessible(page, 'a battle');
  await tidy(page, 'a battle');
  const before = await page.locator('.ask').getAttribute('data-ask');
  await panel.locator('.key').first().click();
  await expect
    .poll(
      async () =>
        (await page.locator('[data-confirm]').count()) > 0 ||
        (await page.locator('.ask').getAttribute('data-ask')) !== before,
    )
    .toBe(true);
  expect(bad).toEqual([]);
});

test('strength is counted in bars, and a retreat shows how many would stand where', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    seed: 21,
    others: 'random',
    until: until('--words', '490', '--about', 'ask-runewars-retreat-to'),
  });
  const panel = page.locator('.over .battle').first();
  // The place is seen on the map: here is what is decided.
  await expect(panel.locator('.near')).toHaveCount(0);
  await expect(panel.locator('.strength .bar')).toHaveCount(2);
  // A bar has as many parts as the side has strength.
  for (const bar of await panel.locator('.strength .bar').all())
    expect(await bar.locator('i').count()).toBe(Number((await bar.getAttribute('aria-label'))?.split(': ').at(-1)));
  const rows = panel.locator('.retreat tbody tr');
  expect(await rows.count()).toBe(await page.locator('.map .hit.lit').count());
  const foot = async (what: Locator): Promise<number> => {
    const box = await what.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  expect(await foot(rows.last())).toBeLessThanOrEqual(await foot(panel));
  await picture(page, 'runewars-retreat');
  await accessible(page, 'a retreat');
  await tidy(page, 'a retreat');
  await rows.first().locator('.key').click();
  await ready(page);
  expect(bad).toEqual([]);
});

test('talks with neutral units show their cards and what each outcome brings', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    seed: 20,
    others: 'random',
    until: until('--words', '650', '--about', 'ask-runewars-parley-card'),
  });
  const panel = page.locator('.side .trial');
  await expect(panel.locator('[data-option^="fate:"]')).toHaveCount(2);
  await expect(panel.locator('li')).toHaveCount(3);
  await picture(page, 'runewars-parley');
  await accessible(page, 'talks');
  await tidy(page, 'talks');
  expect(bad).toEqual([]);
});

test('a phone shows the options near by, and the whole realm in small', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'en', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    others: 'random',
    until: until('--tries', '20', '--words', '30', '--about', 'ask-runewars-march', '--kind', 'area'),
  });
  const small = page.locator('.overview');
  await expect(small).toBeVisible();
  const map = await page.locator('.map').boundingBox();
  for (const hit of await page.locator('.map .hit.lit').all()) {
    const box = await hit.boundingBox();
    expect(
      box &&
        map &&
        box.x >= map.x - 1 &&
        box.x + box.width <= map.x + map.width + 1 &&
        box.y >= map.y - 1 &&
        box.y + box.height <= map.y + map.height + 1,
    ).toBe(true);
  }
  await picture(page, 'runewars-phone');
  await accessible(page, 'the map of a phone');
  await tidy(page, 'the map of a phone');
  const before = await page.locator('.overview .window').getAttribute('x');
  const box = await small.boundingBox();
  if (!box) throw new Error('the small map is not there');
  await page.mouse.click(box.x + box.width - 12, box.y + 12);
  await page.mouse.click(box.x + 12, box.y + box.height - 12);
  await expect.poll(() => page.locator('.overview .window').getAttribute('x')).not.toBe(before);
  // With the keyboard it shows all.
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(small).toHaveCount(0);
  await answer(page, lucky(4));
  expect(bad).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  for (const pace of ['slow', 'off'] as const)
    test(`units ${pace === 'off' ? 'stand at once where they go' : 'are seen on their way'} with the pace ${pace}`, async ({
      page,
    }) => {
      await settle(page, 'en');
      await page.addInitScript((chosen) => {
        localStorage.setItem('polana.pace', chosen);
        const seen = { units: 0, ways: 0 };
        (globalThis as unknown as { seen: typeof seen }).seen = seen;
        new MutationObserver((changes) => {
          for (const change of changes)
            if (change.target instanceof Element && change.target.matches('.travellers'))
              for (const node of change.addedNodes)
                if (node instanceof SVGGElement) seen[node.classList.contains('way') ? 'ways' : 'units'] += 1;
        }).observe(document, { childList: true, subtree: true });
      }, pace);
      await sit(page, {
        game: 'runewars',
        seats: TWO,
        options: READY,
        others: 'random',
        until: until('--tries', '20', '--about', 'ask-runewars-march', '--kind', 'area'),
      });
      const ways = (): Promise<number> =>
        page.evaluate(() => (globalThis as unknown as { seen: { ways: number } }).seen.ways);
      for (let answers = 0; answers < 6 && !(await ways()); answers++) {
        const lit = page.locator('.map .hit.lit, [data-option^="unit:"], [data-option^="count:"]').first();
        await lit.click();
        await ready(page);
        if (pace === 'slow' && (await page.locator('.travellers > g:not(.way)').count()))
          await picture(page, 'runewars-travel');
      }
      // Where nothing moves, the way that was gone tells of it.
      await expect.poll(ways).toBeGreaterThan(0);
      const units = await page.evaluate(() => (globalThis as unknown as { seen: { units: number } }).seen.units);
      if (pace === 'off') expect(units).toBe(0);
      else expect(units).toBeGreaterThan(0);
    });
});

test('ten decisions are made with the keyboard alone', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: TWO,
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--about', 'ask-runewars-order'),
  });
  const ask = page.locator('.ask');
  for (let made = 0; made < 10; made++) {
    await ready(page);
    const before = await ask.getAttribute('data-ask');
    // Every option has a key, and Tab reaches it; both are used in turn.
    const lit = page.locator('[data-option]:visible, .map .hit.lit').first();
    if (made % 2) {
      const key = await lit.evaluate(
        (one) =>
          one.getAttribute('aria-keyshortcuts') ??
          one.querySelector('kbd')?.textContent ??
          /key (\w+)/.exec(one.getAttribute('aria-label') ?? '')?.[1] ??
          '',
      );
      expect(key.replace(/\D/g, ''), 'a key').not.toBe('');
      await page.keyboard.type(key.replace(/\D/g, ''));
    } else {
      for (
        let tabs = 0;
        tabs < 250 && !(await page.evaluate(() => document.activeElement?.matches('[data-option], .hit.lit')));
        tabs++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      (was) =>
        document.querySelector('.ask')?.getAttribute('aria-busy') !== 'true' &&
        (document.querySelector('.ask')?.getAttribute('data-ask') !== was || document.querySelector('[data-confirm]')),
      before,
    );
    if (await page.locator('[data-confirm]').count()) {
      await page.locator('[data-confirm]').focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => ask.getAttribute('data-ask')).not.toBe(before);
  }
  // The map as a list says of an area whose it is, who stands there, its borders and runes.
  await page.getByRole('tab', { name: 'Map' }).click();
  const list = page.locator('#tabpanel');
  await expect(
    list
      .getByRole('button', {
        name: /Area D[ABC].*Daqan Lords · .*(an? (Bowman|Footman|Knight)|\d+ (Bowmen|Footmen|Knights))/,
      })
      .first(),
  ).toBeVisible();
  await expect(list.getByRole('button', { name: /mountains to the .*|water to the / }).first()).toBeVisible();
  await expect(list.getByRole('button', { name: /rune, face down|rune, only you/ }).first()).toBeVisible();
  expect(bad).toEqual([]);
});

test('a battle in Polish on a phone', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'pl', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    others: 'random',
    until: until('--tries', '60', '--about', 'ask-runewars-damage', '--kind', 'unit'),
  });
  await picture(page, 'runewars-battle-phone');
  await accessible(page, 'a battle on a phone');
  await tidy(page, 'a battle on a phone');
  await answer(page, lucky(2));
  expect(bad).toEqual([]);
});

test('the hand tab of a phone holds orders, cards, heroes and the sheet', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: TWO,
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--words', '100', '--about', 'ask-runewars-order'),
  });
  await page
    .getByRole('tab', { name: 'Ręka' })
    .or(page.getByRole('button', { name: 'Ręka' }))
    .first()
    .click();
  await expect(page.locator('.tray.whole [data-option^="order:"]').first()).toBeVisible();
  await picture(page, 'runewars-hand-phone');
  await accessible(page, 'the hand on a phone');
  await tidy(page, 'the hand on a phone');
  expect(bad).toEqual([]);
});

test('a duel shows hearts, cards and rounds', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    others: 'random',
    until: until('--tries', '60', '--about', 'ask-runewars-strike'),
  });
  await expect(page.locator('.duel .hearts').first()).toBeVisible();
  await picture(page, 'runewars-duel');
  await accessible(page, 'a duel');
  await tidy(page, 'a duel');
  expect(bad).toEqual([]);
});

test('a quest is tested with open Fate cards, one of which is kept', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en', 'dark');
  await sit(page, {
    game: 'runewars',
    seats: THREE,
    options: READY,
    others: 'random',
    until: until('--tries', '60', '--about', 'ask-runewars-destiny'),
  });
  await expect(page.locator('.side [data-option^="fate:"]').first()).toBeVisible();
  // Each outcome of the quest stands below the cards.
  await expect(page.locator('.side .trial li')).toHaveCount(3);
  await picture(page, 'runewars-test');
  await accessible(page, 'a test');
  await tidy(page, 'a test');
  await answer(page, lucky(1));
  expect(bad).toEqual([]);
});

test('a bid is made with a stepper, and ties are settled among the tied', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: TWO,
    options: READY,
    others: 'random',
    until: until('--tries', '20', '--about', 'ask-runewars-bid', '--offers', 'influence:4'),
  });
  await expect(page.locator('.bids')).toBeVisible();
  await picture(page, 'runewars-bid');
  await accessible(page, 'a bid');
  await tidy(page, 'a bid');
  await page.locator('[data-option^="influence:"]').first().click();
  await ready(page);
  await sit(page, {
    game: 'runewars',
    seats: TWO,
    options: READY,
    others: 'random',
    until: until('--tries', '20', '--about', 'ask-runewars-tied-first'),
  });
  await picture(page, 'runewars-tie');
  await tidy(page, 'a tie');
  await page.locator('[data-option^="seat:"]').first().click();
  expect(bad).toEqual([]);
});

test('every faction has its card, with its units', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--about', 'ask-runewars-order'),
  });
  for (let seat = 0; seat < 4; seat++) {
    await page.locator('.side [aria-label^="Kto to"]').nth(seat).click();
    await expect(page.locator('dialog[open] .row')).toHaveCount(4);
    if (seat === 0) await picture(page, 'runewars-who');
    await accessible(page, 'who am I');
    await tidy(page, 'who am I');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('tab', { name: 'Arkusz' }).click();
  await picture(page, 'runewars-sheet');
  await accessible(page, 'the sheet');
  expect(bad).toEqual([]);
});

test('orders are given with the keyboard and as text', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  const wish = {
    game: 'runewars',
    seats: TWO,
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--about', 'ask-runewars-order'),
  } as const;
  const played = page
    .locator('.log, .panel')
    .getByText(/chose (Harvest|Recruit)/)
    .first();
  await sit(page, wish);
  await page.keyboard.press('4');
  await expect(played).toContainText('Harvest');
  await sit(page, wish);
  await page.keyboard.press('/');
  await page.keyboard.type('recruit');
  await page.keyboard.press('Enter');
  await expect(played).toContainText('Recruit');
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.getByText(/Area DA/).first()).toBeVisible();
  await accessible(page, 'the map as a list');
  expect(bad).toEqual([]);
});

test('a faction is chosen among small cards', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, {
    game: 'runewars',
    seats: ['?', '?'],
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--about', 'ask-runewars-faction'),
  });
  await expect(page.locator('[data-option="faction:waiqar"]').first()).toBeVisible();
  await picture(page, 'runewars-choose');
  await accessible(page, 'choosing a faction');
  await tidy(page, 'choosing a faction');
  await answer(page, lucky(5));
  expect(bad).toEqual([]);
});

test('a table has a picture of its board in the lobby', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: FOUR,
    options: READY,
    seed: 1,
    others: 'random',
    until: until('--about', 'ask-runewars-order'),
  });
  await page.goto('/');
  await expect(page.locator('.th svg').first()).toBeVisible();
  await picture(page, 'runewars-lobby');
  await accessible(page, 'the lobby');
  await tidy(page, 'the lobby');
  expect(bad).toEqual([]);
});

test('a match is told again', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl', 'dark');
  const table = await lay(page, {
    game: 'runewars',
    seats: TWO,
    options: READY,
    seed: 2,
    others: 'me',
    until: until(),
  });
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  const words = Number(await slider.getAttribute('aria-valuemax'));
  expect(words).toBeGreaterThan(100);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the chart is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(words / 10);
  await expect(page.locator('.map .things').first()).toBeVisible();
  await picture(page, 'runewars-replay');
  await accessible(page, 'the replay');
  await tidy(page, 'the replay');
  expect(bad).toEqual([]);
});

// One match is clicked from the building of its map on; of the other bots have played two thirds.
for (const [language, theme, options, late] of [
  ['en', 'light', READY, 350],
  ['pl', 'dark', { explore: 'on' }, 0],
] as const)
  test(`a match to its end by clicking what is lit (${language})`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language, theme);
    await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
    const played = until('--words', String(EVERY ? 0 : late), '--about', '');
    await sit(page, { game: 'runewars', seats: TWO, options, seed: 3, others: 'random', until: played });
    const luck = lucky(language === 'en' ? 11 : 23);
    for (let answers = 1; await answer(page, luck); answers++)
      if (answers % 60 === 0) await accessible(page, `after ${answers} answers`);
    await expect(page.locator('.end').first()).toBeVisible();
    await picture(page, `runewars-end-${language}`);
    await accessible(page, 'the end');
    await tidy(page, 'the end');
    expect(bad).toEqual([]);
  });
