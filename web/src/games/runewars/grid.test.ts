import { expect, test } from 'vitest';

import { boxOf, middle, outline, over, R, SIDES, winding } from './grid';
import { turnOf } from './orient';

const CELL = { q: 2, r: -1 };

test('over each side lies a neighbour, and over its opposite side the cell itself', () => {
  SIDES.forEach((_, side) => {
    expect(over(over(CELL, side), (side + 3) % 6)).toEqual(CELL);
    const [[x, y], [nx, ny]] = [middle(CELL), middle(over(CELL, side))];
    expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(Math.sqrt(3) * R);
  });
});

test('north is up and south is down', () => {
  expect(middle(over(CELL, SIDES.indexOf('N')))[1]).toBeLessThan(middle(CELL)[1]);
  expect(middle(over(CELL, SIDES.indexOf('S')))[1]).toBeGreaterThan(middle(CELL)[1]);
});

test('neighbours agree on how their border winds', () => {
  SIDES.forEach((_, side) => {
    const theirs = winding(over(CELL, side), (side + 3) % 6).reverse();
    winding(CELL, side).forEach(([x, y], i) => {
      expect(x).toBeCloseTo(theirs[i]?.[0] ?? NaN, 6);
      expect(y).toBeCloseTo(theirs[i]?.[1] ?? NaN, 6);
    });
  });
});

const loops = (cells: readonly { q: number; r: number }[]): number => outline(cells).split('M').length - 1;

test('the outline of cells that touch is one closed line, of a ring of them two', () => {
  const around = SIDES.map((_, side) => over(CELL, side));
  expect(loops([CELL])).toBe(1);
  expect(loops([CELL, ...around])).toBe(1);
  expect(loops(around)).toBe(2);
  expect(loops([CELL, { q: 20, r: 0 }])).toBe(2);
});

test('a box holds its cells whole', () => {
  const { x, y, w, h } = boxOf([{ q: 0, r: 0 }]);
  expect([x, y, w, h].map(Math.round)).toEqual([-R, -73, 2 * R, 145]);
});

test('a land that is higher than wide is turned to fill a wide screen, and stays as it is on one that is high', () => {
  const high = [0, 1, 2, 3, 4, 5].map((r) => ({ q: 0, r }));
  expect(turnOf(high, 1.95)).not.toBe(0);
  expect(turnOf(high, 0.5)).toBe(0);
});
