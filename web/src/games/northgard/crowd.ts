/** Figures of neighbouring territories give way to each other where a small map brings them together. */
import type { Point } from '$lib/ink/paths';

export interface Crowd {
  at: Point;
  w: number;
  h: number;
}

const clamp = (value: number, middle: number, reach: number): number =>
  Math.min(middle + reach, Math.max(middle - reach, value));

/** Where the middles of the crowds come to lie: none goes farther than `reach` from its place, and none moves without need. */
export function spread(crowds: readonly Crowd[], reach: number): Point[] {
  const at = crowds.map((crowd): [number, number] => [crowd.at[0], crowd.at[1]]);
  for (let round = 0; round < 16; round++) {
    let moved = false;
    for (const [i, a] of crowds.entries()) {
      for (const [j, b] of crowds.entries()) {
        const [p, q] = [at[i], at[j]];
        if (j <= i || !p || !q) continue;
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        const [over, under] = [(a.w + b.w) / 2 - Math.abs(dx), (a.h + b.h) / 2 - Math.abs(dy)];
        if (over <= 0.5 || under <= 0.5) continue;
        moved = true;
        // They part along the shorter way.
        const axis = over < under ? 0 : 1;
        const step = (Math.min(over, under) / 2) * (Math.sign(axis ? dy : dx) || 1);
        p[axis] = clamp(p[axis] - step, a.at[axis], reach);
        q[axis] = clamp(q[axis] + step, b.at[axis], reach);
      }
    }
    if (!moved) break;
  }
  return at;
}
