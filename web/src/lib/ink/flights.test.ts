import { expect, test } from 'vitest';

import { changesBetween, type Stack } from './flights';

const emblem = { shape: 'round', glyph: 'wolf', colour: 'red', scale: 1 } as const;
const stack = (who: string, place: string, count: number, x: number): Stack => ({
  who,
  place,
  count,
  at: [x, 0],
  emblem,
});

test('pieces travel to the nearest place that has gained alike pieces', () => {
  const before = [stack('wolf', 'a', 3, 0), stack('stag', 'd', 1, 30)];
  const after = [
    stack('wolf', 'a', 1, 0),
    stack('wolf', 'b', 1, 10),
    stack('wolf', 'c', 1, 20),
    stack('stag', 'd', 1, 30),
  ];
  const found = changesBetween(before, after).map(({ kind, place, count, from, to }) => ({
    kind,
    place,
    count,
    from,
    to,
  }));
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
