import { expect, test } from 'vitest';

import { holdFor, Playback } from './playback';

test('positions are shown in order, one at a time, and all at once when asked to', () => {
  const shown: number[] = [];
  const playback = new Playback<number>(
    (at) => shown.push(at),
    () => 60_000,
  );
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
  const playback = new Playback<number>(
    (at) => shown.push(at),
    () => 0,
  );
  for (const at of [1, 2, 3]) playback.add(at);
  expect(shown).toEqual([1, 2, 3]);
});

test('the longer the queue, the shorter each position stays; nothing stays when the pace is off', () => {
  expect(holdFor(480, 0, 1)).toBe(480);
  expect(holdFor(480, 99, 1)).toBe(90);
  expect(holdFor(480, 0, 0)).toBe(0);
  expect(holdFor(0, 3, 1)).toBe(0);
});
