/** The woodland: forests grow in the gaps that paths, rivers and clearings leave. */
import { between, blob, inside, n1, seeded, smooth, type Point } from '$lib/ink/paths';
import { mapFace, type MapFace } from './maps';

export const RX = 66;
export const RY = 53;
const PATH = 12;

export interface Layout {
  W: number;
  H: number;
  face: MapFace;
  /** By clearing number. */
  at: Map<number, Point>;
  forests: Point[];
  /** The drawn path between two clearings. */
  bend: (a: number, b: number) => [Point, Point, Point];
}

export function layoutOf(map: string, W: number, H: number): Layout {
  const face = mapFace(map);
  const xs = face.clearing.map((clearing) => clearing.x);
  const ys = face.clearing.map((clearing) => clearing.y);
  const [mx, top, foot] = [88, 78, 72];
  const sx = (W - 2 * mx) / (Math.max(...xs) - Math.min(...xs));
  const sy = (H - top - foot) / (Math.max(...ys) - Math.min(...ys));
  const put = (x: number, y: number): Point => [mx + (x - Math.min(...xs)) * sx, top + (y - Math.min(...ys)) * sy];
  const at = apart(new Map(face.clearing.map((clearing) => [clearing.id, put(clearing.x, clearing.y)])), W, H);
  const bend = (a: number, b: number): [Point, Point, Point] => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const [p, q]: [Point, Point] = [at.get(low) ?? [0, 0], at.get(high) ?? [0, 0]];
    const k = between(seeded(low * 31 + high * 7), -0.07, 0.07);
    const middle: Point = [(p[0] + q[0]) / 2 + (q[1] - p[1]) * k, (p[1] + q[1]) / 2 - (q[0] - p[0]) * k];
    return a < b ? [p, middle, q] : [q, middle, p];
  };
  return { W, H, face, at, forests: glades(face, at, put, bend), bend };
}

/** In a narrow box clearings would overlap: they give way, no farther than they must. */
function apart(at: Map<number, Point>, W: number, H: number): Map<number, Point> {
  const ids = [...at.keys()];
  const [wide, high] = [2 * RX + 18, 2 * RY + 24];
  for (let round = 0; round < 80; round++) {
    let moved = false;
    for (const a of ids) {
      for (const b of ids) {
        if (a >= b) continue;
        const [p, q] = [at.get(a) as Point, at.get(b) as Point];
        const [dx, dy] = [(q[0] - p[0]) / wide, (q[1] - p[1]) / high];
        const d = Math.hypot(dx, dy) || 0.01;
        if (d >= 1) continue;
        moved = true;
        const push = ((1 - d) / d) * 0.27;
        at.set(a, inBox(p[0] - dx * push * wide, p[1] - dy * push * high, W, H));
        at.set(b, inBox(q[0] + dx * push * wide, q[1] + dy * push * high, W, H));
      }
    }
    if (!moved) break;
  }
  return at;
}

const inBox = (x: number, y: number, W: number, H: number): Point => [
  Math.min(W - RX - 12, Math.max(RX + 12, x)),
  Math.min(H - RY - 14, Math.max(RY + 24, y)),
];

/** The course of a river from clearing to clearing, which swings aside a little. */
function course(a: Point, b: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, s): Point => {
    const t = s / steps;
    const bow = Math.sin(Math.PI * t);
    return [
      a[0] + (b[0] - a[0]) * t + (b[1] - a[1]) * 0.1 * bow,
      a[1] + (b[1] - a[1]) * t - (b[0] - a[0]) * 0.07 * bow,
    ];
  });
}

type Bend = (a: number, b: number) => [Point, Point, Point];

/** Where a pawn stands in a forest: near its point on the map, but clear of paths and clearings. */
function glades(
  face: MapFace,
  at: ReadonlyMap<number, Point>,
  put: (x: number, y: number) => Point,
  bend: Bend,
): Point[] {
  const ways: Point[] = [...face.paths, ...(face.closed_paths ?? [])].flatMap(([a, b]) => {
    const [p, c, q] = bend(a, b);
    return Array.from({ length: 15 }, (_, i): Point => {
      const [t, u] = [i / 14, 1 - i / 14];
      return [u * u * p[0] + 2 * t * u * c[0] + t * t * q[0], u * u * p[1] + 2 * t * u * c[1] + t * t * q[1]];
    });
  });
  const streams = (face.river_order ?? []).flatMap((order) =>
    order.slice(1).flatMap((id, i) => course(at.get(order[i] ?? id) as Point, at.get(id) as Point, 16)),
  );
  const first = new Map(face.clearing.map((clearing) => [clearing.id, put(clearing.x, clearing.y)]));
  const clearance = ([x, y]: Point): number => {
    let least = 60;
    for (const [px, py] of at.values())
      least = Math.min(least, (Math.hypot((x - px) / (RX + 4), (y - py) / (RY + 4)) - 1) * RY);
    for (const [px, py] of ways) least = Math.min(least, Math.hypot(x - px, y - py) - PATH * 0.6);
    for (const [px, py] of streams) least = Math.min(least, Math.hypot(x - px, y - py) - PATH);
    return least;
  };
  return face.forest.map((forest) => {
    // The clearings around it may have given way; the forest goes with them.
    const ring = forest.boundary.filter((id) => at.has(id));
    const shift = ring.reduce<Point>(
      (sum, id) => {
        const [now, then] = [at.get(id) as Point, first.get(id) as Point];
        return [sum[0] + (now[0] - then[0]) / ring.length, sum[1] + (now[1] - then[1]) / ring.length];
      },
      [0, 0],
    );
    const [hx, hy] = put(forest.x, forest.y);
    const home: Point = [hx + shift[0], hy + shift[1]];
    const loop = [ring.map((id) => at.get(id) as Point)];
    let best = home;
    let most = -Infinity;
    for (let dx = -96; dx <= 96; dx += 8) {
      for (let dy = -80; dy <= 80; dy += 8) {
        const p: Point = [home[0] + dx, home[1] + dy];
        if ((dx || dy) && !inside(p, loop)) continue;
        const worth = Math.min(clearance(p), 32) - 0.09 * Math.hypot(dx, dy);
        if (worth > most) [most, best] = [worth, p];
      }
    }
    return best;
  });
}

/** The middle of a drawn path. */
export const midway = ([p, c, q]: [Point, Point, Point]): Point => [
  (p[0] + 2 * c[0] + q[0]) / 4,
  (p[1] + 2 * c[1] + q[1]) / 4,
];

export const curve = ([p, c, q]: [Point, Point, Point]): string =>
  `M${n1(p[0])} ${n1(p[1])}Q${n1(c[0])} ${n1(c[1])} ${n1(q[0])} ${n1(q[1])}`;

/** Looks up what lies near a point without walking over everything. */
class Grid {
  #cells = new Map<number, [number, number, number][]>();
  readonly #size = 40;

  add(x: number, y: number, r: number): void {
    const id = Math.floor(x / this.#size) * 10007 + Math.floor(y / this.#size);
    const cell = this.#cells.get(id);
    if (cell) cell.push([x, y, r]);
    else this.#cells.set(id, [[x, y, r]]);
  }

  near(x: number, y: number, test: (x: number, y: number, r: number) => boolean): boolean {
    const [cx, cy] = [Math.floor(x / this.#size), Math.floor(y / this.#size)];
    for (let i = cx - 1; i <= cx + 1; i++) {
      for (let j = cy - 1; j <= cy + 1; j++) {
        for (const [px, py, r] of this.#cells.get(i * 10007 + j) ?? []) if (test(px, py, r)) return true;
      }
    }
    return false;
  }
}

const MIXES = [
  ['t1', 't4', 't5'],
  ['t4', 't1', 't2'],
  ['t2', 't5', 't1'],
  ['t4', 't4', 't1'],
  ['t3', 't2', 't1'],
  ['t5', 't2', 't4'],
  ['t3', 't5', 't1'],
] as const;

/** The shore of the lake, through points beside the coastal clearings. */
function lake(layout: Layout): Point[] {
  const coast = layout.face.clearing
    .filter((clearing) => clearing.river)
    .map((clearing) => layout.at.get(clearing.id) as Point);
  const cx = coast.reduce((sum, p) => sum + p[0], 0) / coast.length;
  const cy = coast.reduce((sum, p) => sum + p[1], 0) / coast.length;
  const sorted = [...coast].sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
  return sorted.flatMap((p, i): Point[] => {
    const q = sorted[(i + 1) % sorted.length] as Point;
    return [
      [cx + (p[0] - cx) * 0.92, cy + (p[1] - cy) * 0.92],
      [cx + ((p[0] + q[0]) / 2 - cx) * 0.82, cy + ((p[1] + q[1]) / 2 - cy) * 0.82],
    ];
  });
}

const KNOWN = new Map<string, string>();

/** The ground of a map of this size, as markup; the same every time. */
export function terrain(layout: Layout, closed: readonly (readonly [number, number])[], map: string): string {
  const id = `${map}|${layout.W}|${layout.H}|${closed.join(';')}`;
  let known = KNOWN.get(id);
  if (known === undefined) {
    known = grown(layout, closed, map);
    if (KNOWN.size > 12) KNOWN.clear();
    KNOWN.set(id, known);
  }
  return known;
}

function grown(layout: Layout, closed: readonly (readonly [number, number])[], map: string): string {
  const { W, H, face, at } = layout;
  const rng = seeded(5);
  const taken = new Grid();
  // When the woodland shrinks, its sides come into view.
  const bleed = W * (W < 800 ? 0.66 : 0.34);
  const wide = W + 2 * bleed;
  // So does what lies above and below where the box is taller than the woodland.
  const over = W < 800 ? 110 : 0;
  const high = H + 2 * over;
  let out = `<rect x="${n1(-bleed)}" y="${-over - 20}" width="${n1(wide)}" height="${high + 40}" fill="var(--ground)"/>`;
  let ticks = '';
  for (let i = 0; i < (wide * high) / 2600; i++) {
    const [x, y] = [between(rng, -bleed, W + bleed), between(rng, -over, H + over)];
    ticks += `M${x.toFixed(0)} ${y.toFixed(0)}l2-4M${(x + 4).toFixed(0)} ${y.toFixed(0)}l-1-3`;
  }
  out += `<path d="${ticks}" stroke="var(--tree-ink)" stroke-width=".8" opacity=".28" fill="none"/>`;
  out += water(layout, map, taken);
  const shut = new Set(closed.map((pair) => [...pair].sort((a, b) => a - b).join()));
  const open = [...face.paths, ...(face.closed_paths ?? [])].filter(
    (pair) => !shut.has([...pair].sort((a, b) => a - b).join()),
  );
  const along = (pairs: readonly (readonly [number, number])[]): string =>
    pairs
      .map(([a, b]) => {
        const [p, c, q] = layout.bend(a, b);
        for (let s = 0; s <= 30; s++) {
          const t = s / 30;
          const u = 1 - t;
          taken.add(
            u * u * p[0] + 2 * t * u * c[0] + t * t * q[0],
            u * u * p[1] + 2 * t * u * c[1] + t * t * q[1],
            PATH * 0.95,
          );
        }
        return curve([p, c, q]);
      })
      .join('');
  const all = along(open);
  out += `<path d="${all}" fill="none" stroke="var(--path-edge)" stroke-width="${PATH + 3}"/><path d="${all}" fill="none" stroke="var(--path)" stroke-width="${PATH}"/><path d="${all}" fill="none" stroke="var(--path-edge)" stroke-width="1.1" stroke-dasharray="3 7" opacity=".8"/>`;
  if (closed.length) {
    const shutOff = along(closed);
    out += `<path d="${shutOff}" fill="none" stroke="var(--path)" stroke-width="${PATH}" opacity=".45"/><path d="${shutOff}" fill="none" stroke="var(--path-edge)" stroke-width="1.6" stroke-dasharray="6 6"/>`;
    out += closed.map(([a, b]) => boulders(layout.bend(a, b), a * 13 + b)).join('');
  }
  const trees: [number, number, string][] = [];
  const stand = new Grid();
  // Where the woodland is drawn small, fewer and larger trees look the same and cost less.
  const big = W < 800 ? 1.32 : 1;
  const centres = [...at.values()];
  const clear = (x: number, y: number, wide: number): boolean =>
    !centres.some(([px, py]) => ((x - px) / (RX + wide)) ** 2 + ((y - 8 - py) / (RY + wide + 2)) ** 2 < 1);
  if (map === 'mountain') {
    for (let i = 0; i < (wide * high) / 400; i++) {
      const [x, y] = [between(rng, -bleed, W + bleed), between(rng, 46 - over, H + over - 6)];
      if (
        !clear(x, y - 12, 34) ||
        taken.near(x, y - 14, (px, py, r) => ((x - px) / (r + 25)) ** 2 + ((y - 14 - py) / (r + 22)) ** 2 < 1)
      )
        continue;
      if (trees.some(([px, py]) => ((x - px) / 58) ** 2 + ((y - py) / 46) ** 2 < 1)) continue;
      trees.push([
        x,
        y,
        `<use href="#pk${Math.floor(rng() * 2)}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${between(rng, 0.78, 1.05).toFixed(2)})"/>`,
      ]);
    }
    // Trees keep off the slopes, and stand before them.
    for (const [x, y] of trees)
      for (const [dx, dy] of [
        [0, -8],
        [-12, -4],
        [12, -4],
        [0, -24],
      ] as const)
        taken.add(x + dx, y + dy, 8);
  }
  for (let i = 0; i < (wide * high) / 22; i++) {
    const [x, y] = [between(rng, -bleed, W + bleed), between(rng, 8 - over, H + over + 16)];
    if (!clear(x, y, 15 * big)) continue;
    if (taken.near(x, y - 5, (px, py, r) => (x - px) ** 2 + (y - 5 - py) ** 2 < (r + 9.5 * big) ** 2)) continue;
    if (stand.near(x, y, (px, py) => (x - px) ** 2 + ((y - py) * 1.25) ** 2 < (15.5 * big) ** 2)) continue;
    let forest = 0;
    let least = Infinity;
    layout.forests.forEach(([fx, fy], f) => {
      const d = (fx - x) ** 2 + (fy - y) ** 2;
      if (d < least) [least, forest] = [d, f];
    });
    const mix = MIXES[forest % 7] ?? MIXES[0];
    const kind =
      rng() < (map === 'winter' || map === 'mountain' ? 0.68 : forest % 3 === 1 ? 0.65 : 0.18)
        ? `tc${Math.floor(rng() * 2)}`
        : `tb${Math.floor(rng() * 3)}`;
    const tint = mix[Math.floor(rng() * 3)];
    stand.add(x, y, 0);
    trees.push([
      x,
      y,
      `<use href="#${kind}" class="${tint}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${between(rng, 0.78 * big, 1.12 * big).toFixed(2)})"/>`,
    ]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  return out + trees.map((tree) => tree[2]).join('');
}

/** A landing stage at every coastal clearing: there the ferry calls. */
function piers({ face, at }: Layout, [cx, cy]: Point): string {
  return face.clearing
    .filter((clearing) => clearing.river)
    .map((clearing) => {
      const [x, y] = at.get(clearing.id) as Point;
      const angle = Math.atan2(cy - y, cx - x);
      const rim = 1 / Math.hypot(Math.cos(angle) / RX, Math.sin(angle) / RY);
      const planks = Array.from({ length: 6 }, (_, i) => `M${7 + i * 6}-7v14`).join('');
      return `<g transform="translate(${n1(x + Math.cos(angle) * (rim - 4))} ${n1(y + Math.sin(angle) * (rim - 4))}) rotate(${n1((angle * 180) / Math.PI)})"><path d="M0-7H42V7H0Z" fill="var(--path)" stroke="var(--path-edge)" stroke-width="1.6"/><path d="${planks}" stroke="var(--path-edge)" stroke-width="1.2"/><path d="M42-7v-3M42 7v3M24-7v-3M24 7v3" stroke="var(--tree-ink)" stroke-width="2.6" stroke-linecap="round"/></g>`;
    })
    .join('');
}

/** Fallen rocks across the middle of a closed path: nobody passes. */
function boulders([p, c, q]: [Point, Point, Point], seed: number): string {
  const rng = seeded(seed);
  const [x, y] = midway([p, c, q]);
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
  const stones = [-17, -8.5, 0, 8.5, 17].map((off): [number, number, number] => [
    x + nx * off + between(rng, -4, 4),
    y + ny * off + between(rng, -4, 4),
    between(rng, 7, 10),
  ]);
  return stones
    .sort((a, b) => a[1] - b[1])
    .map(
      ([sx, sy, r], i) =>
        `<path d="${blob(sx, sy, r, r * 0.82, seed + i, 7, 0.13)}" fill="var(--rock)" stroke="var(--tree-ink)" stroke-width="1.5"/><path d="M${n1(sx - r * 0.4)} ${n1(sy - r * 0.3)}q${n1(r * 0.4)}-${n1(r * 0.4)} ${n1(r * 0.8)}-${n1(r * 0.1)}" fill="none" stroke="var(--peak)" stroke-width="1.6" stroke-linecap="round"/>`,
    )
    .join('');
}

function water(layout: Layout, map: string, taken: Grid): string {
  const { face, at } = layout;
  let out = '';
  for (const order of face.river_order ?? []) {
    let points = order.map((id) => at.get(id) as Point);
    if (points.length < 2) continue;
    if (map === 'autumn') {
      const [first, last] = [at.get(4) as Point, at.get(5) as Point];
      points = [[-0.4 * layout.W, first[1] + 40], ...points, [last[0] + 60, -140]];
    }
    const winding: Point[] = [];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point];
      winding.push(a, [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.1, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.07]);
      for (const [x, y] of course(a, b, 24)) taken.add(x, y, PATH * 1.5);
    }
    winding.push(points.at(-1) as Point);
    const d = smooth(winding, false, 0.9);
    out += `<path d="${d}" fill="none" stroke="var(--river-edge)" stroke-width="${PATH * 2 + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--river)" stroke-width="${PATH * 2}" stroke-linecap="round"/>`;
    out += `<path d="${d}" fill="none" stroke="var(--river-edge)" stroke-width="1.1" stroke-dasharray="14 22 5 16" opacity=".75" transform="translate(0 -4.8)"/><path d="${d}" fill="none" stroke="var(--river-edge)" stroke-width="1.1" stroke-dasharray="7 26 16 12" opacity=".75" transform="translate(1 4.8)"/>`;
  }
  if (map === 'lake') {
    const shore = lake(layout);
    const d = smooth(shore, true, 0.9);
    out += `<path d="${d}" fill="var(--river)" stroke="var(--river-edge)" stroke-width="3"/>`;
    const cx = shore.reduce((sum, p) => sum + p[0], 0) / shore.length;
    const cy = shore.reduce((sum, p) => sum + p[1], 0) / shore.length;
    // No tree stands in the water: spokes from the middle to every quarter of the shore.
    shore.forEach((p, i) => {
      const q = shore[(i + 1) % shore.length] as Point;
      for (let s = 0; s < 1; s += 0.25) {
        const [ex, ey] = [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
        for (let u = 0; u <= 1; u += 0.06) taken.add(cx + (ex - cx) * u, cy + (ey - cy) * u, 18);
      }
    });
    out += piers(layout, [cx, cy]);
    for (const k of [0.75, 0.5, 0.25]) {
      const ring = smooth(
        shore.map((p): Point => [cx + (p[0] - cx) * k, cy + (p[1] - cy) * k]),
        true,
        0.9,
      );
      out += `<path d="${ring}" fill="none" stroke="var(--river-edge)" stroke-width="1.1" stroke-dasharray="14 26 6 30" opacity=".7"/>`;
    }
  }
  return out;
}
