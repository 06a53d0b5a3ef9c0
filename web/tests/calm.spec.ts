/** Calm: zones have their size by the screen and not by what is in them, so the map stays where it is through a turn. */
import { expect, test, type Page } from '@playwright/test';

import { answer, lucky, ready, settle, sit, type Wish } from './table';

export const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const TURNS: readonly (Wish & { name: string })[] = [
  { name: 'the Marquise', game: 'root', seats: FOUR, seed: 21, others: 'random', until: ['--words', '120', '--about', 'marquise-daylight'] },
  { name: 'the Eyrie', game: 'root', seats: ['eyrie', 'marquise', 'alliance', 'vagabond'], seed: 8, others: 'random', until: ['--words', '110', '--about', 'eyrie-first-card'] },
  { name: 'Northgard', game: 'northgard', seats: ['wolf', 'raven', 'bear', 'stag'], seed: 36, others: 'random', until: ['--words', '150', '--about', 'northgard-turn'] },
];

/** Where the map lies: whole pixels. */
async function mapAt(page: Page): Promise<string> {
  const box = await page.locator('.mapbox').boundingBox();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'no map';
}

for (const [width, height] of SIZES)
  test(`the map keeps its size and place through a turn at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const turn of TURNS) {
      await settle(page, 'pl');
      await sit(page, turn);
      const first = await mapAt(page);
      const luck = lucky(11);
      for (let i = 0; i < 12; i++) {
        await answer(page, luck);
        expect(await mapAt(page), `${turn.name}, answer ${i + 1}`).toBe(first);
        await ready(page);
        expect(await mapAt(page), `${turn.name}, question ${i + 2}`).toBe(first);
      }
    }
  });
