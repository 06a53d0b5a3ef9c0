/** How the tiles lie, as lines to draw: territories, borders and seams, all through one displacement field. */
import { distance, line, seeded, toLoops, type Point } from '$lib/ink/paths';
import { face, polygon, turned } from './tiles';
import type { NorthView, TileView } from './view';

/** The side of a tile in units of the drawing. */
export const T = 137;
const AMPLITUDE = 9;
const STEP = 9;

export type Loops = Point[][];

export interface Border {
  rough: boolean;
  points: Point[];
}

export interface RegionShape {
  region: string;
  land: string;
  loop: Point[];
  centre: Point;
}

export interface Chart {
  regions: Map<string, RegionShape>;
  /** By land: its outline. */
  lands: Map<string, Loops>;
  outline: Loops;
  borders: Border[];
  seams: Point[][];
  box: { x: number; y: number; w: number; h: number };
}

const rng = seeded(4);
const WAVES = Array.from({ length: 4 }, () => ({
  a: 0.008 + rng() * 0.014,
  b: 0.008 + rng() * 0.014,
  c: rng() * 6.3,
  d: rng() * 6.3,
}));

/** One smooth field bends everything: borders wind, and neighbours still match. */
export function warp([x, y]: Point): Point {
  let dx = 0;
  let dy = 0;
  WAVES.forEach(({ a, b, c, d }, i) => {
    const k = 1 + i * 0.9;
    dx += Math.sin(x * a * k + y * b * k * 0.7 + c) / (1 + i * 0.5);
    dy += Math.sin(y * b * k - x * a * k * 0.6 + d) / (1 + i * 0.5);
  });
  return [x + dx * AMPLITUDE * 0.55, y + dy * AMPLITUDE * 0.55];
}

/** A line in tile units, cut into small steps and bent. */
export function bent(points: readonly Point[], closed: boolean): Point[] {
  const out: Point[] = [];
  const n = points.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % n] as Point;
    const m = Math.max(2, Math.floor((distance(a, b) * T) / STEP));
    for (let t = 0; t < m; t++) {
      out.push(warp([(a[0] + ((b[0] - a[0]) * t) / m) * T, (a[1] + ((b[1] - a[1]) * t) / m) * T]));
    }
  }
  if (!closed && n) {
    const last = points[n - 1] as Point;
    out.push(warp([last[0] * T, last[1] * T]));
  }
  return out;
}

const key = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    return sum + (x * v - u * y);
  }, 0);

/** A region's polygon in tile units, turned and put in its place, always the same way round. */
function placed(tile: TileView, region: string): Point[] {
  const shape = polygon(face(tile.tile), region).map((p): Point => {
    const [x, y] = turned(p, tile.rotation);
    return [x + tile.x, y + tile.y];
  });
  return area(shape) < 0 ? shape.reverse() : shape;
}

/** The outline of several polygons: edges that two of them share cancel out, the rest are chained. */
function united(polygons: readonly Point[][]): Point[][] {
  const edges = new Map<string, [Point, Point]>();
  for (const shape of polygons) {
    shape.forEach((a, i) => {
      const b = shape[(i + 1) % shape.length] as Point;
      const back = `${key(b)}>${key(a)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${key(a)}>${key(b)}`, [a, b]);
    });
  }
  const from = new Map<string, [Point, Point][]>();
  for (const edge of edges.values()) {
    const at = key(edge[0]);
    from.set(at, [...(from.get(at) ?? []), edge]);
  }
  const loops: Point[][] = [];
  for (const [start, waiting] of from) {
    while (waiting.length) {
      const loop: Point[] = [];
      let next = waiting.pop();
      while (next) {
        loop.push(next[0]);
        const at = key(next[1]);
        next = at === start ? undefined : from.get(at)?.pop();
      }
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/** The line that two regions of a tile have in common. */
function common(one: readonly Point[], other: readonly Point[]): Point[] {
  const pairs = (shape: readonly Point[]): [Point, Point][] =>
    shape.map((p, i) => [p, shape[(i + 1) % shape.length] as Point]);
  const theirs = new Set(pairs(other).flatMap(([a, b]) => [`${key(a)}>${key(b)}`, `${key(b)}>${key(a)}`]));
  const shared = pairs(one).filter(([a, b]) => theirs.has(`${key(a)}>${key(b)}`));
  const first = shared.pop();
  if (!first) return [];
  const points: Point[] = [...first];
  for (let found = true; found;) {
    found = false;
    for (const [i, [a, b]] of shared.entries()) {
      const [head, tail] = [key(points[0] as Point), key(points.at(-1) as Point)];
      if (key(a) === tail) points.push(b);
      else if (key(b) === tail) points.push(a);
      else if (key(a) === head) points.unshift(b);
      else if (key(b) === head) points.unshift(a);
      else continue;
      shared.splice(i, 1);
      found = true;
      break;
    }
  }
  return points;
}

/** The point of a polygon that is farthest from its edge. */
export function inner(loop: readonly Point[]): Point {
  const xs = loop.map((p) => p[0]);
  const ys = loop.map((p) => p[1]);
  let [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  let depth = -1;
  for (let round = 0; round < 3; round++) {
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 12; j++) {
        const p: Point = [x0 + ((x1 - x0) * i) / 12, y0 + ((y1 - y0) * j) / 12];
        if (!isInside(p, loop)) continue;
        const d = toLoops(p, [loop]);
        if (d > depth) [depth, best] = [d, p];
      }
    }
    const [w, h] = [(x1 - x0) / 6, (y1 - y0) / 6];
    [x0, y0, x1, y1] = [best[0] - w, best[1] - h, best[0] + w, best[1] + h];
  }
  return best;
}

function isInside(p: Point, loop: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [xi, yi] = loop[i] as Point;
    const [xj, yj] = loop[j] as Point;
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

const CENTRES = new Map<string, Point>();

function centreOf(id: string, loop: Point[]): Point {
  const known = CENTRES.get(id);
  if (known) return known;
  const found = inner(loop);
  CENTRES.set(id, found);
  return found;
}

const CHARTS = new Map<string, Chart>();

/** The chart of a view. It follows from how the tiles lie, so the last ones are kept. */
export function chartOf(view: Pick<NorthView, 'tiles'>): Chart {
  const id = view.tiles.map((tile) => `${tile.tile}@${tile.x},${tile.y},${tile.rotation}`).join(';');
  let chart = CHARTS.get(id);
  if (!chart) {
    chart = drawn(view);
    if (CHARTS.size > 60) CHARTS.clear();
    CHARTS.set(id, chart);
  }
  return chart;
}

function drawn(view: Pick<NorthView, 'tiles'>): Chart {
  const regions = new Map<string, RegionShape>();
  const byLand = new Map<string, Point[][]>();
  const everything: Point[][] = [];
  const borders: Border[] = [];
  const seams: Point[][] = [];
  const cells = new Set(view.tiles.map((tile) => `${tile.x},${tile.y}`));
  for (const tile of view.tiles) {
    const shapes = new Map<string, Point[]>();
    for (const { region, land } of tile.regions) {
      const part = region.slice(region.indexOf('.') + 1);
      const shape = placed(tile, part);
      shapes.set(part, shape);
      const loop = bent(shape, true);
      regions.set(region, {
        region,
        land,
        loop,
        centre: centreOf(`${region}@${tile.x},${tile.y},${tile.rotation}`, loop),
      });
      byLand.set(land, [...(byLand.get(land) ?? []), shape]);
      everything.push(shape);
    }
    for (const border of face(tile.tile).border ?? []) {
      const points = common(shapes.get(border.a) ?? [], shapes.get(border.b) ?? []);
      if (points.length) borders.push({ rough: border.kind === 'difficult', points: bent(points, false) });
    }
    if (cells.has(`${tile.x + 1},${tile.y}`))
      seams.push(
        bent(
          [
            [tile.x + 1, tile.y],
            [tile.x + 1, tile.y + 1],
          ],
          false,
        ),
      );
    if (cells.has(`${tile.x},${tile.y + 1}`))
      seams.push(
        bent(
          [
            [tile.x, tile.y + 1],
            [tile.x + 1, tile.y + 1],
          ],
          false,
        ),
      );
  }
  const lands = new Map<string, Loops>();
  for (const [land, shapes] of byLand)
    lands.set(
      land,
      united(shapes).map((loop) => bent(loop, true)),
    );
  return {
    regions,
    lands,
    outline: united(everything).map((loop) => bent(loop, true)),
    borders,
    seams,
    box: boxOf(view.tiles),
  };
}

export function boxOf(tiles: readonly { x: number; y: number }[]): Chart['box'] {
  if (!tiles.length) return { x: -T, y: -T, w: 3 * T, h: 3 * T };
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x * T, y: y * T, w: (Math.max(...xs) - x + 1) * T, h: (Math.max(...ys) - y + 1) * T };
}

export const pathOf = (loops: readonly (readonly Point[])[]): string => loops.map((loop) => line(loop, true)).join('');
