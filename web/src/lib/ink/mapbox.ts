/** What maps have in common: how they fill their box, and how arrows walk from place to place. */
import type { Point } from './paths';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box of a drawing, widened to the shape of the window: with a rim, and not larger than life by more than `most`. */
export function fitted(
  { x, y, w, h }: Box,
  rim: number,
  width: number,
  height: number,
  most: number,
): Box & { scale: number } {
  const [bw, bh] = [w + 2 * rim, h + 2 * rim];
  const scale = Math.min(width / bw, height / bh, most);
  return {
    x: x - rim - (width / scale - bw) / 2,
    y: y - rim - (height / scale - bh) / 2,
    w: width / scale,
    h: height / scale,
    scale,
  };
}

/** A window that keeps its shape is drawn to the new box softly; one that changes it, at once. */
export const drawnBack = (from: Box, to: Box, beat: number): number =>
  Math.abs(from.w / from.h - to.w / to.h) < 0.01 ? 380 * beat : 0;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of an arrow, by where places lie; null where there is none. */
export function walked<Name>(
  from: Point | undefined,
  arrow: string,
  places: Iterable<readonly [Name, Point]>,
  slack = 4,
): Name | null {
  const way = WAYS[arrow];
  if (!from || !way) return null;
  const [ax, ay] = way;
  let best: Name | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of places) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * ax + dy * ay;
    if (ahead <= slack) continue;
    const cost = ahead + 2 * Math.abs(dx * ay + dy * ax);
    if (cost < least) [least, best] = [cost, name];
  }
  return best;
}
