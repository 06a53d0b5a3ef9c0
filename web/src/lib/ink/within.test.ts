import { describe, expect, it } from 'vitest';

import type { Point } from './paths';
import { within } from './within';

const FRAME = { x: 0, y: 0, width: 100, height: 100 };
/** Everything but the lower right quarter. */
const angle = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= 100 && y <= 100 && !(x > 50 && y > 50);

describe('a disc within a shape', () => {
  it('stays where it is wished for, if it fits there', () => {
    expect(within(() => true, FRAME, [85, 80], 12)).toEqual([85, 80]);
  });

  it('goes to the nearest place where it fits, whole', () => {
    const [x, y] = within(angle, FRAME, [85, 80], 12);
    expect(angle([x, y])).toBe(true);
    for (const turn of [0, 1, 2, 3]) {
      const rim: Point = [x + 12 * Math.cos((turn * Math.PI) / 2), y + 12 * Math.sin((turn * Math.PI) / 2)];
      expect(angle(rim)).toBe(true);
    }
    expect(Math.hypot(x - 85, y - 80)).toBeLessThan(46);
  });

  it('is content with its middle where the shape is narrow', () => {
    const strip = ([x, y]: Point): boolean => x >= 20 && x <= 30 && y >= 0 && y <= 100;
    const [x] = within(strip, FRAME, [85, 80], 12);
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(30);
  });

  it('stays at the wish where there is no shape', () => {
    expect(within(() => false, FRAME, [85, 80], 12)).toEqual([85, 80]);
  });
});
