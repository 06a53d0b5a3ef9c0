/** Waters and ridges between areas, as markup: a ribbon that opens into the sea or ends inland, and rows of peaks. */
import { between, line, n1, seeded, smooth, type Point } from '$lib/ink/paths';

import type { Border } from './faces';
import { markupOf } from './flora';
import { at, edge, middle, over, R, STEPS, winding, type Cell } from './grid';

export interface Parted {
  cell: Cell;
  borders: readonly Border[];
}
interface Side {
  cell: Cell;
  side: number;
}

const WIDE = 8.2;
const STEP = 12;

function sidesOf(areas: readonly Parted[]): { waters: Side[]; ridges: Side[]; board: ReadonlyMap<string, Parted> } {
  const board = new Map(areas.map((area) => [at(area.cell), area]));
  const [waters, ridges]: [Side[], Side[]] = [[], []];
  for (const { cell, borders } of areas)
    for (let side = 0; side < 6; side++) {
      const beyond = board.get(at(over(cell, side)));
      const printed = borders[side] ?? 'none';
      const kind = printed !== 'none' ? printed : (beyond?.borders[(side + 3) % 6] ?? 'none');
      // Each side once; and where water meets the sea, the sea says it.
      if (kind === 'none' || (beyond && side > 2) || (kind === 'water' && !beyond)) continue;
      (kind === 'water' ? waters : ridges).push({ cell, side });
    }
  return { waters, ridges, board };
}

const cornerOf = ([x, y]: Point): string => `${Math.round(x / 4)},${Math.round(y / 4)}`;

function water(
  { cell, side }: Side,
  ends: ReadonlyMap<string, number>,
  board: ReadonlyMap<string, Parted>,
  frozen: boolean,
): string {
  const points = winding(cell, side, STEP);
  const corners = edge(cell, side);
  /** The sea, another water, or the end of it. */
  const opening = (corner: Point): 'sea' | 'water' | 'none' => {
    const near = [cell, ...STEPS.map((_, i) => over(cell, i))].filter((other) => {
      const [x, y] = middle(other);
      return Math.hypot(x - corner[0], y - corner[1]) < R * 1.1;
    });
    if (near.some((other) => !board.has(at(other)))) return 'sea';
    return (ends.get(cornerOf(corner)) ?? 0) > 1 ? 'water' : 'none';
  };
  const [from, to] = [opening(corners[0]), opening(corners[1])];
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [j, [x, y]] of points.entries()) {
    const t = j / STEP;
    const [x1, y1] = points[Math.max(0, j - 1)] as Point;
    const [x2, y2] = points[Math.min(STEP, j + 1)] as Point;
    const far = Math.hypot(x2 - x1, y2 - y1) || 1;
    const taper = Math.min(
      from === 'none' ? Math.min(1, 0.12 + t * 2.6) : 1,
      to === 'none' ? Math.min(1, 0.12 + (1 - t) * 2.6) : 1,
    );
    const [nx, ny] = [(-(y2 - y1) / far) * WIDE * taper, ((x2 - x1) / far) * WIDE * taper];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  // A mouth opens into the sea.
  const mouth = (last: Point, before: Point, first: boolean): void => {
    const far = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
    const [ux, uy] = [((last[0] - before[0]) / far) * R * 0.09, ((last[1] - before[1]) / far) * R * 0.09];
    for (const bank of [left, right]) {
      const [x, y] = (first ? bank[0] : bank.at(-1)) as Point;
      const out: Point = [x + ux + (x - last[0]) * 0.35, y + uy + (y - last[1]) * 0.35];
      if (first) bank.unshift(out);
      else bank.push(out);
    }
  };
  if (from === 'sea') mouth(points[0] as Point, points[1] as Point, true);
  if (to === 'sea') mouth(points[STEP] as Point, points[STEP - 1] as Point, false);
  const body = smooth([...left, ...[...right].reverse()], true, 0.8);
  const banks = smooth(left) + smooth(right);
  if (frozen) {
    let cracks = '';
    for (let j = 2; j < 11; j += 2) {
      const [x, y] = points[j] as Point;
      const [x2, y2] = points[j + 1] as Point;
      const a = Math.atan2(y2 - y, x2 - x) + 1.2;
      cracks += `M${n1(x - 6 * Math.cos(a))} ${n1(y - 6 * Math.sin(a))}L${n1(x)} ${n1(y)}l4 2`;
    }
    const [x, y] = points[STEP / 2] as Point;
    const flake = [0, 1, 2].map((i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 3 + 0.5), Math.sin((i * Math.PI) / 3 + 0.5)];
      const arm = (k: number): string =>
        `M${n1(x + k * 6.4 * c)} ${n1(y + k * 6.4 * s)}L${n1(x)} ${n1(y)}M${n1(x + k * (4 * c - 2.2 * s))} ${n1(y + k * (4 * s + 2.2 * c))}L${n1(x + k * 2.6 * c)} ${n1(y + k * 2.6 * s)}L${n1(x + k * (4 * c + 2.2 * s))} ${n1(y + k * (4 * s - 2.2 * c))}`;
      return arm(1) + arm(-1);
    });
    return `<path d="${body}" fill="var(--ice)"/><path d="${banks}" fill="none" stroke="var(--sea-ink)" stroke-width="1.7"/><path d="${cracks}" fill="none" stroke="var(--crack)"/><circle cx="${n1(x)}" cy="${n1(y)}" r="10.5" fill="var(--flake)" stroke="var(--sea-ink)" stroke-width="1.3"/><path d="${flake.join('')}" fill="none" stroke="var(--water)" stroke-width="1.4" stroke-linecap="round"/>`;
  }
  const run = line(points.slice(2, -2));
  return (
    `<path d="${body}" fill="var(--stream)"/><path d="${banks}" fill="none" stroke="var(--river-edge)" stroke-width="1.8" stroke-linecap="round"/>` +
    `<path d="${run}" fill="none" stroke="var(--stream-hi)" stroke-width="1.5" stroke-dasharray="9 8" stroke-linecap="round" transform="translate(-1.5 -2.4)" opacity=".9"/>` +
    `<path d="${run}" fill="none" stroke="var(--river-edge)" stroke-width="1.3" stroke-dasharray="6 11" stroke-linecap="round" transform="translate(1.5 2.6)"/>`
  );
}

/** Everything that cannot be crossed, or only over ice. */
export function barriers(areas: readonly Parted[], frozen: boolean): string {
  const { waters, ridges, board } = sidesOf(areas);
  const ends = new Map<string, number>();
  for (const { cell, side } of waters)
    for (const corner of edge(cell, side)) ends.set(cornerOf(corner), (ends.get(cornerOf(corner)) ?? 0) + 1);
  let out = waters.map((side) => water(side, ends, board, frozen)).join('');
  const peaks: { x: number; y: number; size: number }[] = [];
  let foot = '';
  for (const { cell, side } of ridges) {
    const points = winding(cell, side, 8);
    const rng = seeded(cell.q * 97 + cell.r * 31 + side * 7 + 4001);
    foot += line(points);
    for (let j = 1; j < 8; j++) {
      const [x, y] = points[j] as Point;
      const large = j % 2 === 1;
      peaks.push({
        x: x + between(rng, -2, 2),
        y: y + between(rng, -2, 4) + (large ? 0 : 4),
        size: between(rng, 0.62, 0.98) * (large ? 1 : 0.72),
      });
    }
  }
  if (foot)
    out += `<path d="${foot}" fill="none" stroke="var(--peak-2)" stroke-width="7" stroke-linecap="round" opacity=".55"/>`;
  // From north to south, so that the nearer ones cover the farther.
  peaks.sort((a, b) => a.y - b.y);
  return out + peaks.map(({ x, y, size }) => markupOf('peak', false, '--peak', x, y, size)).join('');
}
