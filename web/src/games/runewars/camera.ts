/** What the camera shows when a question comes: what it is about and one ring of land around it, never so small that a letter cannot be read. */
import type { Box } from '$lib/ink/mapbox';

import { at, boxOf, middle, over, R, STEPS, type Cell } from './grid';

export interface Window {
  /** Pixels that are not covered by anything. */
  width: number;
  height: number;
}
export interface Aim {
  /** Pixels to a unit, and the middle of what is seen. */
  scale: number;
  x: number;
  y: number;
}
/** From the middle of a hex to its corner, in pixels: never less, never more. */
/** How much smaller than that one's own realm may be seen. */
const AFAR = 0.8;
export const NEAR = { desk: [76, 112], phone: [66, 80] } as const;
/** So much sea stays at an edge. */
const SEA = 0.4 * R;
const RIM = 10;

const fit = (box: Box, { width, height }: Window): number =>
  Math.min(width / (box.w + 2 * RIM), height / (box.h + 2 * RIM));

/** Can all of these be seen at once, and large enough? */
export const fits = (cells: readonly Cell[], room: Window, least: number): boolean =>
  fit(boxOf(cells), room) >= least / R;

/** The cells and those of the board beside them. */
export function ringed(cells: readonly Cell[], board: ReadonlyMap<string, Cell>): Cell[] {
  const found = new Map(cells.map((cell) => [at(cell), cell]));
  for (const cell of cells)
    for (const [side] of STEPS.entries()) {
      const beside = board.get(at(over(cell, side)));
      if (beside) found.set(at(beside), beside);
    }
  return [...found.values()];
}

/** Not farther over the sea than that: where the whole land fits, it lies in the middle. */
function held(low: number, size: number, seen: number, middleOf: number): number {
  const [from, to] = [low - SEA + seen / 2, low + size + SEA - seen / 2];
  return from > to ? low + size / 2 : Math.min(to, Math.max(from, middleOf));
}
export function within(land: Box, room: Window, aim: Aim): Aim {
  return {
    scale: aim.scale,
    x: held(land.x, land.w, room.width / aim.scale, aim.x),
    y: held(land.y, land.h, room.height / aim.scale, aim.y),
  };
}

/**
 * Where to look.
 *
 * @param wanted what the question lights, names or is about
 * @param front where to look if that is too much for one view
 */
export function aimAt(
  wanted: readonly Cell[],
  front: readonly Cell[],
  board: readonly Cell[],
  room: Window,
  [least, most]: readonly [number, number],
): Aim {
  const all = new Map(board.map((cell) => [at(cell), cell]));
  const land = boxOf(board);
  const [low, high] = [least / R, most / R];
  const to = (box: Box, scale: number): Aim =>
    within(land, room, { scale: Math.min(high, Math.max(low, scale)), x: box.x + box.w / 2, y: box.y + box.h / 2 });
  const whole = fit(land, room);
  // A small realm needs no camera.
  if (whole >= low) return to(land, whole);
  for (const cells of wanted.length ? [ringed(wanted, all), wanted] : []) {
    const box = boxOf(cells);
    if (fit(box, room) >= low) return fuller(to(box, fit(box, room)), cells, board, wanted, room);
  }
  const own = front.length ? front : wanted;
  // All of the own land that fits, those nearest to somebody else first.
  const seen = own.filter((_, i) => fit(boxOf(own.slice(0, i + 1)), room) >= low);
  // Where nothing on the map is asked for, as near as one ring around the own land allows.
  const ringFit = wanted.length || !seen.length ? low : fit(boxOf(ringed(seen, all)), room);
  return fuller(to(boxOf(seen.length ? seen : board), ringFit), seen, board, wanted, room);
}

/** All that is one's own, with one ring of land around it where that can still be read: smaller than for a question about the map, but never so small
 * that pieces cannot be told apart. */
export function overMine(
  mine: readonly Cell[],
  board: readonly Cell[],
  room: Window,
  [least, most]: readonly [number, number],
): Aim {
  const all = new Map(board.map((cell) => [at(cell), cell]));
  const land = boxOf(board);
  const low = (least * AFAR) / R;
  const high = most / R;
  const whole = fit(land, room);
  const to = (box: Box, scale: number): Aim =>
    within(land, room, { scale: Math.min(high, Math.max(whole, scale)), x: box.x + box.w / 2, y: box.y + box.h / 2 });
  if (whole >= low) return to(land, whole);
  const wide = boxOf(ringed(mine, all));
  const own = boxOf(mine);
  const ringFit = fit(wide, room);
  return ringFit >= low
    ? fuller(to(wide, ringFit), mine, board, mine, room)
    : fuller(to(own, fit(own, room)), mine, board, mine, room);
}

/** Moved aside, as long as what must be seen is seen, to where most of the land is in view: an empty sea tells nothing. */
function fuller(aim: Aim, must: readonly Cell[], board: readonly Cell[], wanted: readonly Cell[], room: Window): Aim {
  const land = boxOf(board);
  const dear = new Set(wanted.map(at));
  const worth = (one: Aim): number =>
    board.reduce((sum, cell) => {
      const [x, y] = middle(cell);
      // How far an area lies inside the window; a part of one counts as a part.
      const inside =
        Math.min(room.width / one.scale / 2 - Math.abs(x - one.x), room.height / one.scale / 2 - Math.abs(y - one.y)) /
          R +
        0.5;
      return sum + Math.max(0, Math.min(1, inside)) * (dear.has(at(cell)) ? 1.5 : 1);
    }, 0);
  let [best, most] = [aim, worth(aim) + 0.01];
  for (let i = -6; i <= 6; i++)
    for (let j = -6; j <= 6; j++) {
      const one = within(land, room, { ...aim, x: aim.x + i * R * 0.6, y: aim.y + j * R * 0.6 });
      const found = worth(one) - 0.04 * Math.hypot(i, j);
      if (found > most && sees(one, room, must, 0)) [best, most] = [one, found];
    }
  return best;
}

/** Is all of this seen, and large enough? */
export function sees(aim: Aim, room: Window, cells: readonly Cell[], least: number): boolean {
  if (aim.scale < (least / R) * 0.985) return false;
  const { x, y, w, h } = boxOf(cells);
  const [left, top] = [aim.x - room.width / aim.scale / 2, aim.y - room.height / aim.scale / 2];
  const slack = 2;
  return (
    x >= left - slack &&
    y >= top - slack &&
    x + w <= left + room.width / aim.scale + slack &&
    y + h <= top + room.height / aim.scale + slack
  );
}
export function glimpses(aim: Aim, room: Window, cells: readonly Cell[]): boolean {
  return cells.some((cell) => {
    const [x, y] = middle(cell);
    return Math.abs(x - aim.x) < room.width / aim.scale / 2 && Math.abs(y - aim.y) < room.height / aim.scale / 2;
  });
}
