/** What is drawn on the maps of all games can be read and taken hold of, measured in pixels at four sizes. */
import { expect, test } from '@playwright/test';

import { settle, sit, type Wish } from './table';

const REALM: Wish = { game: 'runewars', seats: ['daqan', 'latari', 'waiqar', 'uthuk'], others: 'random' };
const GAMES: Readonly<Record<string, readonly Wish[]>> = {
  runewars: [
    {
      ...REALM,
      options: { ready_made: 'on' },
      until: ['--bot', 'random', '--tries', '20', '--words', '30', '--about', 'ask-runewars-march', '--kind', 'area'],
    },
    {
      ...REALM,
      seed: 7,
      options: { ready_made: 'on', explore: 'on' },
      until: ['--bot', 'random', '--words', '260', '--kind', 'area'],
    },
  ],
  root: (['autumn', 'winter', 'lake', 'mountain'] as const).map((map) => ({
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    others: 'random',
    options: { map },
    until: ['--bot', 'random', '--words', '160', '--kind', 'clearing'],
  })),
  northgard: [
    {
      game: 'northgard',
      seats: ['wolf', 'raven', 'bear', 'stag'],
      others: 'random',
      until: ['--bot', 'random', '--words', '160', '--kind', 'land'],
    },
  ],
};

/** Runs in the page: letters and pieces of the map that are too small, with their size in pixels. */
function tooSmall([letter, piece]: readonly [number, number]): { found: string[]; letters: number; pieces: number } {
  const map = document.querySelector('.map');
  if (!map) throw new Error('no map');
  const box = map.getBoundingClientRect();
  const seen = (one: Element): boolean => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
  };
  const texts = [...map.querySelectorAll<SVGTextElement>('svg text')].filter(seen);
  const found = texts.flatMap((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
    return Math.round(size * 10) / 10 < letter ? [`"${text.textContent}" ${size.toFixed(1)}`] : [];
  });
  // What stands there: figures, warriors, pawns, heroes. Marks on them are no pieces of their own.
  const pieces = [
    ...map.querySelectorAll(
      '[data-about^="unit:"] .po:not(.back), [data-about^="hero:"] > g, [data-about^="warrior:"] .po:not(.back), [data-about^="building:"] .po:not(.back)',
    ),
  ].filter(seen);
  for (const one of pieces) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.round(Math.min(width, height) * 10) / 10 < piece)
      found.push(
        `${one.closest('[data-about]')?.getAttribute('data-about')} ${width.toFixed(1)} x ${height.toFixed(1)}`,
      );
  }
  return { found, letters: texts.length, pieces: pieces.length };
}

for (const [width, height, letter, piece] of [
  [1440, 900, 11, 18],
  [1366, 768, 11, 18],
  [1024, 768, 11, 17],
  [390, 844, 11, 15],
] as const)
  for (const [game, wishes] of Object.entries(GAMES))
    test(`letters and pieces of the map of ${game} can be read at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await settle(page, 'pl');
      for (const wish of wishes) {
        await sit(page, wish);
        if (game === 'runewars') await expect(page.locator('[data-land=there]')).toBeAttached();
        const { found, letters, pieces } = await page.evaluate(tooSmall, [letter, piece] as const);
        expect(letters).toBeGreaterThan(9);
        expect(pieces).toBeGreaterThan(4);
        expect(found).toEqual([]);
      }
    });
