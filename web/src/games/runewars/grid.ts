/** Flat-top hexes on axial coordinates: where they lie, their corners and sides, and how the lines between areas are drawn. */
import { line, n1, type Point } from '$lib/ink/paths';

import { TILES, type AreaFace, type Border } from './faces';

/** From the middle of a hex to a corner. */
export const R = 63;

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
  return [0, 1, 2, 3, 4, 5].map((i): Point => [x + radius * Math.cos((i * Math.PI) / 3), y + radius * Math.sin((i * Math.PI) / 3)]);
}
export const hex = (cell: Cell, radius = R): string => line(corners(middle(cell), radius), true);

export function edge(cell: Cell, side: number): readonly [Point, Point] {
  const points = corners(middle(cell));
  const [a, b] = ENDS[side] ?? [0, 1];
  return [points[a] as Point, points[b] as Point];
}

/** The areas of a tile as they lie, turned by this many sixths, with the first one on a cell. */
export interface Laid {
  face: AreaFace;
  cell: Cell;
  borders: Border[];
}
function turned({ q, r }: Cell, by: number): Cell {
  let found = { q, r };
  for (let i = 0; i < by % 6; i++) found = { q: -found.r, r: found.q + found.r };
  return found;
}
export function lay(tile: string, first: Cell, rotation: number): Laid[] {
  return (TILES.get(tile)?.area ?? []).map((face) => {
    const offset = turned(face, rotation);
    return {
      face,
      cell: { q: first.q + offset.q, r: first.r + offset.r },
      borders: face.borders.map((_, side) => face.borders[(side - rotation + 6) % 6] ?? 'none'),
    };
  });
}
/** The same, with one of its areas on a cell. */
export function layPart(tile: string, part: string, cell: Cell, rotation: number): Laid[] {
  const offset = lay(tile, { q: 0, r: 0 }, rotation).find((laid) => laid.face.id === part)?.cell ?? { q: 0, r: 0 };
  return lay(tile, { q: cell.q - offset.q, r: cell.r - offset.r }, rotation);
}
/** A home realm with two of its areas on the two cells of a marker: one way for each rotation. */
export function layHome(tile: string, one: Cell, two: Cell, rotation: number): Laid[] {
  for (const { face } of lay(tile, { q: 0, r: 0 }, 0)) {
    const laid = layPart(tile, face.id, one, rotation);
    if (laid.some(({ cell }) => at(cell) === at(two))) return laid;
  }
  return [];
}

/** A row of peaks along a side. */
export function peaks([a, b]: readonly [Point, Point]): string {
  let d = '';
  for (let i = 0; i < 4; i++) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * (i + 0.5)) / 4, a[1] + ((b[1] - a[1]) * (i + 0.5)) / 4];
    d += `M${n1(x - 8)} ${n1(y + 5)}L${n1(x)} ${n1(y - 8)}L${n1(x + 8)} ${n1(y + 5)}Z`;
  }
  return d;
}

/** A wave along a side. */
export function wave([a, b]: readonly [Point, Point]): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  let d = `M${n1(a[0])} ${n1(a[1])}`;
  for (let i = 1; i <= 6; i++) {
    const swing = i % 2 ? 7 : -7;
    const [m, e] = [(length * (i - 0.5)) / 6, (length * i) / 6];
    d += `Q${n1(a[0] + ux * m - uy * swing)} ${n1(a[1] + uy * m + ux * swing)} ${n1(a[0] + ux * e)} ${n1(a[1] + uy * e)}`;
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
