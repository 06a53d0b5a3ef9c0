/** What moves and when: journeys between two positions, and positions that come faster than one can follow. */
import { expect, test } from '@playwright/test';

import { changesBetween, type Stack } from '../src/lib/ink/flights';
import { holdFor, Playback } from '../src/lib/playback';
import { answer, lucky, settle, startMatch } from './table';

const emblem = { shape: 'round', glyph: 'wolf', colour: 'red', scale: 1 } as const;
const stack = (who: string, place: string, count: number, x: number): Stack => ({ who, place, count, at: [x, 0], emblem });

test('pieces travel to the nearest place that has gained alike pieces', () => {
  const before = [stack('wolf', 'a', 3, 0), stack('stag', 'd', 1, 30)];
  const after = [stack('wolf', 'a', 1, 0), stack('wolf', 'b', 1, 10), stack('wolf', 'c', 1, 20), stack('stag', 'd', 1, 30)];
  const found = changesBetween(before, after).map(({ kind, place, count, from, to }) => ({ kind, place, count, from, to }));
  expect(found).toEqual([
    { kind: 'travel', place: 'b', count: 1, from: [0, 0], to: [10, 0] },
    { kind: 'travel', place: 'c', count: 1, from: [0, 0], to: [20, 0] },
  ]);
});

test('who comes from nowhere appears, and who goes nowhere fades; sides never take each other’s place', () => {
  const found = changesBetween([stack('wolf', 'a', 2, 0)], [stack('wolf', 'a', 1, 0), stack('stag', 'b', 4, 9)]);
  expect(found.map(({ kind, who, count }) => [kind, who, count])).toEqual([
    ['appear', 'stag', 4],
    ['fade', 'wolf', 1],
  ]);
});

test('a position that did not change moves nothing, wherever it is drawn', () => {
  expect(changesBetween([stack('wolf', 'a', 2, 0)], [stack('wolf', 'a', 2, 50)])).toEqual([]);
});

test('stacks whose places have grown together did not move', () => {
  const before = [stack('wolf', 'a', 2, 0), stack('wolf', 'a', 1, 8)];
  expect(changesBetween(before, [stack('wolf', 'a', 3, 4)])).toEqual([]);
});

test('positions are shown in order, one at a time, and all at once when asked to', async () => {
  const shown: number[] = [];
  const playback = new Playback<number>((at) => shown.push(at), () => 60_000);
  for (const at of [1, 2, 3]) playback.add(at);
  expect(shown).toEqual([1]);
  expect(playback.behind).toBe(2);
  playback.flush();
  expect(shown).toEqual([1, 2, 3]);
  playback.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
  playback.flush();
});

test('what needs no time is followed by the next at once', () => {
  const shown: number[] = [];
  const playback = new Playback<number>((at) => shown.push(at), () => 0);
  for (const at of [1, 2, 3]) playback.add(at);
  expect(shown).toEqual([1, 2, 3]);
});

test('the longer the queue, the shorter each position stays; nothing stays when the pace is off', () => {
  expect(holdFor(480, 0, 1)).toBe(480);
  expect(holdFor(480, 99, 1)).toBe(90);
  expect(holdFor(480, 0, 0)).toBe(0);
  expect(holdFor(0, 3, 1)).toBe(0);
});

test.describe('in the page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const pace of ['quick', 'off'] as const) {
    test(`pieces ${pace === 'off' ? 'stand where they belong at once' : 'are seen on their way'} with the pace ${pace}`, async ({ page }) => {
      await settle(page, 'en');
      await page.addInitScript((chosen) => localStorage.setItem('polana.pace', chosen), pace);
      await startMatch(page, 'northgard');
      // The first groups are placed within the first few answers of the setup.
      await page.evaluate(() => {
        const seen = { count: 0 };
        (window as unknown as { seen: typeof seen }).seen = seen;
        new MutationObserver((changes) => {
          for (const change of changes) {
            if (change.target instanceof Element && change.target.closest('.travellers')) {
              seen.count += [...change.addedNodes].filter((node) => node instanceof SVGGElement && !node.classList.contains('way')).length;
            }
          }
        }).observe(document.body, { childList: true, subtree: true });
      });
      const luck = lucky(2);
      await expect(async () => {
        await answer(page, luck);
        expect(await page.locator('.log li').count()).toBeGreaterThan(20);
      }).toPass({ timeout: 120_000, intervals: [50] });
      const seen = await page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count);
      if (pace === 'off') expect(seen).toBe(0);
      else expect(seen).toBeGreaterThan(0);
    });
  }
});
