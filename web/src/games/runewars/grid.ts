/** Flat-top hexes on axial coordinates: where they lie, their corners, and their sides, which wind a little. */
import { line, type Point } from '$lib/ink/paths';

/** From the middle of a hex to a corner. */
export const R = 84;

export interface Cell {
  q: number;
  r: number;
}
export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
/** The neighbour over each side, clockwise from the north. */
export const STEPS: readonly Cell[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
/** The corners at the two ends of each side. */
const ENDS: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

export const at = ({ q, r }: Cell): string => `${q},${r}`;
export const over = (cell: Cell, side: number): Cell => {
  const step = STEPS[side] ?? { q: 0, r: 0 };
  return { q: cell.q + step.q, r: cell.r + step.r };
};
export const middle = ({ q, r }: Cell): Point => [1.5 * R * q, Math.sqrt(3) * R * (r + q / 2)];

export function corners([x, y]: Point, radius = R): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i): Point => [
    x + radius * Math.cos((i * Math.PI) / 3),
    y + radius * Math.sin((i * Math.PI) / 3),
  ]);
}
export const hex = (cell: Cell, radius = R): string => line(corners(middle(cell), radius), true);

export function edge(cell: Cell, side: number): readonly [Point, Point] {
  const points = corners(middle(cell));
  const [a, b] = ENDS[side] ?? [0, 1];
  return [points[a] as Point, points[b] as Point];
}

/** The land is drawn by hand: every point of it lies a little aside, neighbours agree, and hexes stay hexes. */
function aside([px, py]: Point): Point {
  const [x, y, by] = [px / R, py / R, 0.045 * R];
  return [
    px + by * (Math.sin(3.1 * x + 2.3 * y + 0.4) * 0.6 + Math.sin(7.9 * x - 5.3 * y + 1.7) * 0.5),
    py + by * (Math.sin(2.7 * y - 3.3 * x + 2.2) * 0.6 + Math.sin(8.3 * y + 6.1 * x + 0.9) * 0.5),
  ];
}
/** A side as it winds: the same points for both neighbours, clockwise for this one. */
export function winding(cell: Cell, side: number, steps = 8): Point[] {
  const [a, b] = edge(cell, side);
  return Array.from({ length: steps + 1 }, (_, i) =>
    aside([a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps]),
  );
}
const RINGS = new Map<string, string>();
/** The closed line around an area, this far inside of its border. */
export function ring(cell: Cell, inset = 0): string {
  const key = `${cell.q},${cell.r},${inset}`;
  let found = RINGS.get(key);
  if (found === undefined) {
    const [cx, cy] = middle(cell);
    const points = SIDES.flatMap((_, side) => winding(cell, side).slice(0, -1)).map(([x, y]): Point => {
      const far = Math.hypot(cx - x, cy - y) || 1;
      return [x + ((cx - x) * inset) / far, y + ((cy - y) * inset) / far];
    });
    RINGS.set(key, (found = line(points, true)));
  }
  return found;
}
/** The outer edge of a group of cells, as closed lines. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(at));
  const corner = ([x, y]: Point): string => `${Math.round(x / 3)},${Math.round(y / 3)}`;
  const starts = new Map<string, Point[][]>();
  for (const cell of cells)
    for (let side = 0; side < 6; side++) {
      if (inside.has(at(over(cell, side)))) continue;
      // Keyed by the corner itself, which no winding moves.
      const key = corner(edge(cell, side)[0]);
      starts.set(key, [...(starts.get(key) ?? []), [...winding(cell, side), edge(cell, side)[1]]]);
    }
  let d = '';
  for (let first = starts.keys().next(); !first.done; first = starts.keys().next()) {
    const loop: Point[] = [];
    for (let key = first.value, found = starts.get(key); found; found = starts.get(key)) {
      const way = found.pop() as Point[];
      if (!found.length) starts.delete(key);
      loop.push(...way.slice(0, -2));
      key = corner(way.at(-1) as Point);
    }
    d += line(loop, true);
  }
  return d;
}

/** The box around cells. */
export function boxOf(cells: readonly Cell[]): { x: number; y: number; w: number; h: number } {
  const points = (cells.length ? cells : [{ q: 0, r: 0 }]).map(middle);
  const half = (Math.sqrt(3) / 2) * R;
  const [x0, x1] = [Math.min(...points.map((p) => p[0])) - R, Math.max(...points.map((p) => p[0])) + R];
  const [y0, y1] = [Math.min(...points.map((p) => p[1])) - half, Math.max(...points.map((p) => p[1])) + half];
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}
