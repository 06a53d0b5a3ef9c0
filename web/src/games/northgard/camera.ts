/** What the camera shows when a question comes: all that it lights, or else one's own land, near enough to be read. */
import type { Box } from '$lib/ink/mapbox';
import type { Chart } from './chart';

export interface Room {
  width: number;
  height: number;
}
export interface Aim {
  /** Pixels to a unit, and the middle of what is seen. */
  scale: number;
  x: number;
  y: number;
}
/** Pixels to a unit: no smaller where that can be helped, and no larger. */
export const NEAR = { desk: [0.92, 1.4], phone: [0.74, 1.05] } as const;
/** Around what is looked at, in units. */
const RIM = 30;
/** No larger than that the whole map is drawn. */
export const WHOLE = 1.35;
/** So much sea is seen beyond the land. */
const SEA = 26;

export const boxAround = (boxes: readonly Box[]): Box | null => {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((one) => one.x + one.w)) - x,
    h: Math.max(...boxes.map((one) => one.y + one.h)) - y,
  };
};

const BOXES = new WeakMap<Chart, Map<string, Box>>();

/** By land: the box that it lies in. */
export function boxesOf(chart: Chart): Map<string, Box> {
  let found = BOXES.get(chart);
  if (!found) {
    found = new Map();
    for (const [land, loops] of chart.lands) {
      const points = loops.flat();
      if (!points.length) continue;
      const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      found.set(land, { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y });
    }
    BOXES.set(chart, found);
  }
  return found;
}

const fit = (box: Box, room: Room, rim = RIM): number =>
  Math.min(room.width / (box.w + 2 * rim), room.height / (box.h + 2 * rim));

/** Not farther over the sea than that: where the whole land fits, it lies in the middle. */
function held(low: number, size: number, seen: number, at: number): number {
  const [from, to] = [low - SEA + seen / 2, low + size + SEA - seen / 2];
  return from > to ? low + size / 2 : Math.min(to, Math.max(from, at));
}
const within = (land: Box, room: Room, aim: Aim): Aim => ({
  scale: aim.scale,
  x: held(land.x, land.w, room.width / aim.scale, aim.x),
  y: held(land.y, land.h, room.height / aim.scale, aim.y),
});

/** Is all of the box seen, and large enough? */
export function sees(aim: Aim, room: Room, box: Box, least: number): boolean {
  if (aim.scale < least * 0.985) return false;
  const [w, h] = [room.width / aim.scale, room.height / aim.scale];
  return (
    box.x >= aim.x - w / 2 - 2 &&
    box.y >= aim.y - h / 2 - 2 &&
    box.x + box.w <= aim.x + w / 2 + 2 &&
    box.y + box.h <= aim.y + h / 2 + 2
  );
}

/** How much of a box lies in the window. */
function part(aim: Aim, room: Room, box: Box): number {
  const [w, h] = [room.width / aim.scale / 2, room.height / aim.scale / 2];
  const over = (from: number, size: number, at: number, half: number): number =>
    Math.max(0, Math.min(from + size, at + half) - Math.max(from, at - half)) / (size || 1);
  return over(box.x, box.w, aim.x, w) * over(box.y, box.h, aim.y, h);
}

/**
 * Where to look.
 *
 * @param must what has to be seen whole, however small: what may be chosen and what the question is about
 * @param own where to look if nothing has to be seen: as much of it as can be read
 * @param all every territory
 */
export function aimAt(
  must: readonly Box[],
  own: readonly Box[],
  all: readonly Box[],
  land: Box,
  room: Room,
  [least, most]: readonly [number, number],
): Aim {
  const whole = Math.min(WHOLE, fit(land, room, 14));
  const needed = boxAround(must);
  const dear = needed ?? boxAround(own) ?? land;
  const fits = Math.min(most, fit(dear, room));
  const scale = Math.max(whole, needed ? fits : Math.max(least, fits));
  // Where the whole island can be read, nobody is brought closer for little.
  if (whole >= least && scale < whole * 1.25)
    return within(land, room, { scale: whole, x: land.x + land.w / 2, y: land.y + land.h / 2 });
  const start = within(land, room, { scale, x: dear.x + dear.w / 2, y: dear.y + dear.h / 2 });
  // Moved aside to where most of the land is in view, one's own first.
  const worth = (one: Aim): number =>
    all.reduce((sum, box) => sum + part(one, room, box), 0) +
    [...own, ...must].reduce((sum, box) => sum + 2 * part(one, room, box), 0);
  let [best, top] = [start, worth(start) + 0.01];
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const one = within(land, room, { scale, x: start.x + i * 60, y: start.y + j * 60 });
      const found = worth(one) - 0.02 * Math.hypot(i, j);
      if (found > top && (!needed || sees(one, room, needed, 0))) [best, top] = [one, found];
    }
  return best;
}
