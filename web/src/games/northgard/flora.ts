/** What grows on the land: firs where wood is cut, fields where food grows, stones where lore lies, grass elsewhere. */
import { inside, n1, seeded, toLoops, type Point } from '$lib/ink/paths';
import type { Chart } from './chart';
import { face, numberOfRegion } from './tiles';
import type { NorthView } from './view';

type Kind = 'fir' | 'copse' | 'field' | 'stone' | 'tuft';
interface Plant {
  kind: Kind;
  at: Point;
  size: number;
  turn: number;
}

const GROWN = new Map<string, readonly Plant[]>();

/** How far one stands from the next, across and along, and from the border of its region. */
const ROOM: Readonly<Record<Kind, readonly [number, number, number]>> = {
  fir: [11, 8, 10],
  copse: [11, 8, 10],
  field: [30, 21, 17],
  stone: [17, 13, 13],
  tuft: [15, 11, 6],
};

function grown(loop: readonly Point[], centre: Point, signs: number, kinds: readonly Kind[], seed: number): Plant[] {
  const rng = seeded(seed);
  const xs = loop.map((p) => p[0]);
  const ys = loop.map((p) => p[1]);
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const found: Plant[] = [];
  const half = (29 * signs) / 2 + 9;
  for (const kind of kinds) {
    const [wide, high, rim] = ROOM[kind];
    const tries = Math.round(
      ((x1 - x0) * (y1 - y0)) / (kind === 'tuft' ? 420 : kind === 'fir' ? 30 : kind === 'copse' ? 260 : 170),
    );
    const most = { fir: 44, copse: 7, field: 4, stone: 4, tuft: 40 }[kind];
    let count = 0;
    // A copse stands together.
    const grove: Point = [x0 + (0.15 + 0.7 * rng()) * (x1 - x0), y0 + (0.15 + 0.7 * rng()) * (y1 - y0)];
    for (let i = 0; i < tries && count < most; i++) {
      const at: Point =
        kind === 'copse'
          ? [grove[0] + (rng() - 0.5) * 56, grove[1] + (rng() - 0.5) * 40]
          : [x0 + rng() * (x1 - x0), y0 + rng() * (y1 - y0)];
      const size = 0.85 + rng() * 0.35;
      const turn = rng();
      if (signs && Math.abs(at[0] - centre[0]) < half + wide / 3 && Math.abs(at[1] - centre[1]) < 17 + high / 3)
        continue;
      const near = found.some(
        (one) =>
          Math.abs(one.at[0] - at[0]) < (wide + ROOM[one.kind][0]) / 2 &&
          Math.abs(one.at[1] - at[1]) < (high + ROOM[one.kind][1]) / 2,
      );
      if (near || !inside(at, [loop]) || toLoops(at, [loop]) < rim) continue;
      found.push({ kind, at, size, turn });
      count += 1;
    }
  }
  return found;
}

export interface Flora {
  firs: string;
  pines: string;
  trunks: string;
  fields: string;
  furrows: string;
  stones: string;
  cracks: string;
  tufts: string;
}

const fir = ([x, y]: Point, s: number): string =>
  `M${n1(x)} ${n1(y - 11 * s)}l${n1(4 * s)} ${n1(6 * s)}h${n1(-1.5 * s)}l${n1(3.6 * s)} ${n1(6.4 * s)}h${n1(-12.2 * s)}l${n1(3.6 * s)}${n1(-6.4 * s)}h${n1(-1.5 * s)}z`;

function field([x, y]: Point, size: number, turn: number): [string, string] {
  const a = (turn - 0.5) * 1.5;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const p = (u: number, v: number): string =>
    `${n1(x + (u * c - v * s) * size)} ${n1(y + (u * s + v * c) * size * 0.9)}`;
  const rows = [-5.4, -1.8, 1.8, 5.4].map((v) => `M${p(-11, v)}L${p(11, v)}`).join('');
  return [`M${p(-13, -8)}L${p(13, -8)}L${p(12, 8)}L${p(-12.4, 8)}Z`, rows];
}

/** All of it as a few paths. What stands at one of these places is not grown over. */
export function floraOf(view: Pick<NorthView, 'tiles'>, chart: Chart, anchors: ReadonlyMap<string, Point>): Flora {
  const out: Flora = { firs: '', pines: '', trunks: '', fields: '', furrows: '', stones: '', cracks: '', tufts: '' };
  for (const tile of view.tiles)
    for (const { region, land, sites, yard } of tile.regions) {
      const shape = chart.regions.get(region);
      const part = face(tile.tile).region.find(({ id }) => `${tile.tile}.${id}` === region);
      if (!shape || !part) continue;
      const signs = part.food + part.wood + part.lore + sites.length + yard.length + Number(part.den);
      const id = `${region}@${tile.x},${tile.y},${tile.rotation}|${signs}`;
      let plants = GROWN.get(id);
      if (!plants) {
        const kinds: Kind[] = [];
        if (part.food) kinds.push('field');
        if (part.lore || part.den) kinds.push('stone');
        if (part.wood) kinds.push('fir');
        kinds.push('tuft');
        // Where nothing is harvested a copse or a few stones stand.
        if (!part.wood) kinds.unshift(numberOfRegion(region) % 3 ? 'copse' : 'stone');
        plants = grown(shape.loop, shape.centre, signs, kinds, 31 + 97 * numberOfRegion(region) + region.length);
        if (GROWN.size > 600) GROWN.clear();
        GROWN.set(id, plants);
      }
      const anchor = anchors.get(land);
      for (const { kind, at, size, turn } of [...plants].sort((a, b) => a.at[1] - b.at[1])) {
        const [x, y] = at;
        if (anchor && Math.abs(x - anchor[0] - 6) < 40 && Math.abs(y - anchor[1] - 4) < 30 && kind !== 'tuft') continue;
        if (kind === 'fir' || kind === 'copse') {
          if (turn < 0.5) out.firs += fir(at, size);
          else out.pines += fir(at, size * 1.08);
          out.trunks += `M${n1(x)} ${n1(y + 1.4 * size)}v${n1(3 * size)}`;
        } else if (kind === 'field') {
          const [patch, rows] = field(at, size, turn);
          out.fields += patch;
          out.furrows += rows;
        } else if (kind === 'stone') {
          out.stones +=
            turn < 0.45
              ? `M${n1(x - 2.8)} ${n1(y + 4)}l.7-9.5 2-2.6 2.4 2.2.6 9.9z`
              : `M${n1(x - 6.5)} ${n1(y + 3)}l1-5.5 4.6-3 4.6 2 2.6 4-1 2.5z`;
          out.cracks += turn < 0.45 ? `M${n1(x - 0.4)} ${n1(y - 5)}l.6 5` : `M${n1(x - 1)} ${n1(y - 5)}l.4 4.4 4 3.4`;
        } else {
          const from = `M${n1(x)} ${n1(y)}`;
          out.tufts += from + (turn < 0.5 ? 'l1.5-4.5m1 4.5l1.6-5m1.6 5l1.8-3.6' : 'q4-3.4 8 0');
        }
      }
    }
  return out;
}
