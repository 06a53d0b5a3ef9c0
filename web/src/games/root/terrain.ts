/** The woodland: forests grow in the gaps that paths, rivers and clearings leave. */
import { between, n1, seeded, smooth, type Point } from '$lib/ink/paths';
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
  const at = new Map(face.clearing.map((clearing) => [clearing.id, put(clearing.x, clearing.y)]));
  const bend = (a: number, b: number): [Point, Point, Point] => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const [p, q]: [Point, Point] = [at.get(low) ?? [0, 0], at.get(high) ?? [0, 0]];
    const k = between(seeded(low * 31 + high * 7), -0.07, 0.07);
    const middle: Point = [(p[0] + q[0]) / 2 + (q[1] - p[1]) * k, (p[1] + q[1]) / 2 - (q[0] - p[0]) * k];
    return a < b ? [p, middle, q] : [q, middle, p];
  };
  return { W, H, face, at, forests: face.forest.map((forest) => put(forest.x, forest.y)), bend };
}

export const curve = ([p, c, q]: [Point, Point, Point]): string =>
  `M${n1(p[0])} ${n1(p[1])}Q${n1(c[0])} ${n1(c[1])} ${n1(q[0])} ${n1(q[1])}`;

/** Trees as symbols: three broad-leaved, two conifers. */
export function treeDefs(): string {
  const rng = seeded(3);
  let out = '';
  for (let i = 0; i < 3; i++) {
    const points: Point[] = [];
    for (let k = 0; k < 7; k++) {
      const a = (2 * Math.PI * k) / 7 + between(rng, -0.2, 0.2);
      points.push([10 * (1 + between(rng, -0.12, 0.1)) * Math.cos(a), -13 + 9.5 * (1 + between(rng, -0.12, 0.1)) * Math.sin(a)]);
    }
    let d = `M${n1(points[0]?.[0] ?? 0)} ${n1(points[0]?.[1] ?? 0)}`;
    for (let k = 0; k < 7; k++) {
      const [x, y] = points[(k + 1) % 7] as Point;
      d += `A6 6 0 01${n1(x)} ${n1(y)}`;
    }
    out += `<g id="tb${i}"><path d="M-1.2 3L-.8-6H.8L1.2 3z" fill="var(--tree-ink)"/><path d="${d}Z" fill="currentColor" stroke="var(--tree-ink)" stroke-width="1"/><path d="M2-10q3 0 4-3M-1-7q2 1 4 0M4-16q1.5-1 1-2.5" fill="none" stroke="var(--tree-ink)" stroke-width=".8" opacity=".55"/></g>`;
  }
  for (let i = 0; i < 2; i++) {
    const w = 8 + i;
    out += `<g id="tc${i}"><path d="M-1 3V-2H1V3z" fill="var(--tree-ink)"/><path d="M0-${25 + 2 * i}L${n1(w * 0.55)}-15L${n1(w * 0.35)}-15.5L${n1(w * 0.8)}-8L${n1(w * 0.5)}-8.5L${w}-1Q0 1.5-${w}-1L-${n1(w * 0.5)}-8.5L-${n1(w * 0.8)}-8L-${n1(w * 0.35)}-15.5L-${n1(w * 0.55)}-15Z" fill="currentColor" stroke="var(--tree-ink)" stroke-width="1" stroke-linejoin="round"/><path d="M1-20l1.5 4M1-12l2.5 4M1.5-5l2 3" stroke="var(--tree-ink)" stroke-width=".8" opacity=".5" fill="none"/></g>`;
  }
  return out;
}

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
  const coast = layout.face.clearing.filter((clearing) => clearing.river).map((clearing) => layout.at.get(clearing.id) as Point);
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
  let out = `<rect width="${W}" height="${H}" fill="var(--ground)"/>`;
  let ticks = '';
  for (let i = 0; i < (W * H) / 2600; i++) {
    const [x, y] = [rng() * W, rng() * H];
    ticks += `M${x.toFixed(0)} ${y.toFixed(0)}l2-4M${(x + 4).toFixed(0)} ${y.toFixed(0)}l-1-3`;
  }
  out += `<path d="${ticks}" stroke="var(--tree-ink)" stroke-width=".8" opacity=".28" fill="none"/>`;
  out += water(layout, map, taken);
  const shut = new Set(closed.map((pair) => [...pair].sort((a, b) => a - b).join()));
  const open = [...face.paths, ...(face.closed_paths ?? [])].filter((pair) => !shut.has([...pair].sort((a, b) => a - b).join()));
  const along = (pairs: readonly (readonly [number, number])[]): string =>
    pairs
      .map(([a, b]) => {
        const [p, c, q] = layout.bend(a, b);
        for (let s = 0; s <= 30; s++) {
          const t = s / 30;
          const u = 1 - t;
          taken.add(u * u * p[0] + 2 * t * u * c[0] + t * t * q[0], u * u * p[1] + 2 * t * u * c[1] + t * t * q[1], PATH * 0.95);
        }
        return curve([p, c, q]);
      })
      .join('');
  const all = along(open);
  out += `<path d="${all}" fill="none" stroke="var(--path-edge)" stroke-width="${PATH + 3}"/><path d="${all}" fill="none" stroke="var(--path)" stroke-width="${PATH}"/><path d="${all}" fill="none" stroke="var(--path-edge)" stroke-width="1.1" stroke-dasharray="3 7" opacity=".8"/>`;
  if (closed.length) {
    out += `<path d="${along(closed)}" fill="none" stroke="var(--path-edge)" stroke-width="5" stroke-dasharray="1 11" stroke-linecap="round"/>`;
  }
  const trees: [number, number, string][] = [];
  const stand = new Grid();
  const centres = [...at.values()];
  for (let i = 0; i < (W * H) / 22; i++) {
    const [x, y] = [between(rng, -6, W + 6), between(rng, 8, H + 16)];
    if (centres.some(([px, py]) => ((x - px) / (RX + 15)) ** 2 + ((y - 8 - py) / (RY + 17)) ** 2 < 1)) continue;
    if (taken.near(x, y - 5, (px, py, r) => (x - px) ** 2 + (y - 5 - py) ** 2 < (r + 9.5) ** 2)) continue;
    if (stand.near(x, y, (px, py) => (x - px) ** 2 + ((y - py) * 1.25) ** 2 < 15.5 ** 2)) continue;
    let forest = 0;
    let least = Infinity;
    layout.forests.forEach(([fx, fy], f) => {
      const d = (fx - x) ** 2 + (fy - y) ** 2;
      if (d < least) [least, forest] = [d, f];
    });
    const mix = MIXES[forest % 7] ?? MIXES[0];
    const kind = rng() < (forest % 3 === 1 ? 0.65 : 0.18) ? `tc${Math.floor(rng() * 2)}` : `tb${Math.floor(rng() * 3)}`;
    const tint = mix[Math.floor(rng() * 3)];
    stand.add(x, y, 0);
    trees.push([x, y, `<use href="#${kind}" class="${tint}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${between(rng, 0.78, 1.12).toFixed(2)})"/>`]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  return out + trees.map((tree) => tree[2]).join('');
}

function water(layout: Layout, map: string, taken: Grid): string {
  const { face, at } = layout;
  let out = '';
  for (const order of face.river_order ?? []) {
    let points = order.map((id) => at.get(id) as Point);
    if (points.length < 2) continue;
    if (map === 'autumn') {
      const [first, last] = [at.get(4) as Point, at.get(5) as Point];
      points = [[-30, first[1] + 26], ...points, [last[0] + 44, -30]];
    }
    const winding: Point[] = [];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point];
      winding.push(a, [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.1, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.07]);
      for (let s = 0; s <= 24; s++) {
        const t = s / 24;
        const bow = Math.sin(Math.PI * t);
        taken.add(a[0] + (b[0] - a[0]) * t + (b[1] - a[1]) * 0.1 * bow, a[1] + (b[1] - a[1]) * t - (b[0] - a[0]) * 0.07 * bow, PATH * 1.5);
      }
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
    for (const k of [0.75, 0.5, 0.25]) {
      const ring = smooth(shore.map((p): Point => [cx + (p[0] - cx) * k, cy + (p[1] - cy) * k]), true, 0.9);
      out += `<path d="${ring}" fill="none" stroke="var(--river-edge)" stroke-width="1.1" stroke-dasharray="14 26 6 30" opacity=".7"/>`;
    }
  }
  return out;
}
