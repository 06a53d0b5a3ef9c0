/** Where a disc lies in a shape: what stands for a place must not stand in the one beside it. */
import type { Point } from './paths';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame is looked at in so many steps each way; a disc fits if so many points of its rim lie in the shape. */
const STEPS = 24;
const RIM = 8;

/** The point nearest to a wish at which a disc fits into a shape; a smaller one where none does, and the wish itself at worst. */
export function within(inside: (at: Point) => boolean, frame: Frame, wish: Point, radius: number): Point {
  for (const room of [radius, radius / 2, 0]) {
    const fits = (at: Point): boolean =>
      inside(at) &&
      Array.from({ length: room > 0 ? RIM : 0 }, (_, i) => (2 * Math.PI * i) / RIM).every((turn) =>
        inside([at[0] + room * Math.cos(turn), at[1] + room * Math.sin(turn)]),
      );
    if (fits(wish)) return wish;
    const points: Point[] = [];
    for (let i = 0; i <= STEPS; i++)
      for (let j = 0; j <= STEPS; j++)
        points.push([frame.x + (frame.width * i) / STEPS, frame.y + (frame.height * j) / STEPS]);
    const far = (at: Point): number => Math.hypot(at[0] - wish[0], at[1] - wish[1]);
    const best = points.sort((a, b) => far(a) - far(b)).find(fits);
    if (best) return best;
  }
  return wish;
}
