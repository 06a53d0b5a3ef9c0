/** What an area looks like by what it yields: fields, woods, hills; seeded by its name. Nothing grows where something stands. */
import { between, seeded, smooth, type Point } from '$lib/ink/paths';

import type { Kind } from './flora';
import type { Goods } from './faces';

/** From left and top to right and bottom, around the middle of the area. */
export type Clear = readonly [number, number, number, number];
export interface Ground extends Record<Goods, number> {
  id: string;
}
export interface Parcel {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  d: string;
  furrows: string;
  tint: string;
  broken: boolean;
}
export interface Plant {
  kind: Kind;
  tint: string;
  x: number;
  y: number;
  size: number;
}
export interface Growth {
  floor: 'meadow' | 'floor' | 'hill';
  parcels: readonly Parcel[];
  /** Blades of grass. */
  grass: readonly Point[];
  /** From back to front. */
  plants: readonly Plant[];
}

/** The foot of every area holds its plate. */
const PLATE: Clear = [-44, 40, 44, 74];
const TREES = [5, 34, 62, 84] as const;
const IN = 72.7;

const seedOf = (id: string): number => [...id].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
const inHex = (x: number, y: number, rim: number): boolean =>
  Math.abs(y) < IN - rim && Math.abs(x) * 0.866 + Math.abs(y) * 0.5 < IN - rim;

const outside = ([x0, y0, x1, y1]: Clear, x: number, y: number, r: number, top: number): boolean =>
  !(x0 - r < x && x < x1 + r && y0 - r * 0.3 < y && y < y1 + top);
/** How wide a plant is and how high it rises, where it must not cover anything. */
const BODY: Readonly<Record<string, readonly [number, number]>> = {
  broad: [8, 17],
  conifer: [7, 19],
  hill: [12, 10],
  stone: [7, 6],
  hay: [6, 5],
};
/** What stays of the plants once something stands in the area: the others give way, none moves. */
export function around(plants: readonly Plant[], clear: readonly Clear[]): Plant[] {
  return plants.filter(({ kind, x, y }) => {
    const [r, top] = BODY[kind.replace(/\d$/, '')] ?? [8, 10];
    return clear.every((box) => outside(box, x, y, r, top));
  });
}

export function growthOf(area: Ground, winter: boolean): Growth {
  const rng = seeded(seedOf(area.id));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(rng() * from.length)] as T;
  const free = (x: number, y: number, r: number, top = 0): boolean => outside(PLATE, x, y, r, top);
  const best = (['wood', 'ore', 'food'] as const).reduce((most, good) => (area[good] > area[most] ? good : most));
  const floor = !area[best] || best === 'food' ? 'meadow' : best === 'wood' ? 'floor' : 'hill';
  const parcels: Parcel[] = [];
  const plants: Plant[] = [];

  if (area.food) {
    const most = 4 * area.food + 3;
    for (let i = 0; i < 90 * area.food && parcels.length < most; i++) {
      const [x, y, w, h, turn] = [
        between(rng, -58, 58),
        between(rng, -56, 54),
        between(rng, 19, 29),
        between(rng, 11, 17),
        pick([-24, -18, 14, 20, 68]),
      ];
      if (!inHex(x, y, 19) || parcels.some((other) => Math.hypot((x - other.x) * 0.86, (y - other.y) * 1.2) < 29))
        continue;
      const nudge = (by: number): number => between(rng, -by, by);
      const corners: Point[] = [
        [-w + nudge(3), -h + nudge(2)],
        [w + nudge(3), -h + nudge(2)],
        [w + nudge(3), h + nudge(2)],
        [-w + nudge(3), h + nudge(2)],
      ];
      const tint = pick(['--field-a', '--field-b', '--field-c']);
      let furrows = '';
      for (let j = 1; j < 7; j++) {
        const at = Math.round((-h + (2 * h * j) / 7) * 10) / 10;
        furrows += `M${(-w + 4).toFixed(1)} ${at}Q0 ${(at - 1.5).toFixed(1)} ${(w - 4).toFixed(1)} ${at}`;
      }
      parcels.push({ x, y, turn, d: smooth(corners, true, 0.28), furrows, tint, broken: tint === '--field-c' });
    }
    for (let i = 0; i < 3 * area.food; i++) {
      const [x, y] = [between(rng, -62, 62), between(rng, -50, 52)];
      if (inHex(x, y, 12) && free(x, y, 6)) plants.push({ kind: 'hay', tint: '--field-b', x, y, size: 0.95 });
    }
  }

  const grass: Point[] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [between(rng, -70, 70), between(rng, -64, 64)];
    if (inHex(x, y, 10)) grass.push([x, y]);
  }

  if (area.ore) {
    const hills: Point[] = [];
    for (let i = 0; i < 160 * area.ore && hills.length < 8 + 6 * area.ore; i++) {
      const [x, y] = [between(rng, -66, 66), between(rng, -56, 56)];
      if (!inHex(x, y, 13) || !free(x, y, 13, 10) || hills.some(([hx, hy]) => Math.hypot(x - hx, (y - hy) * 1.5) < 21))
        continue;
      hills.push([x, y]);
      plants.push({
        kind: rng() < 0.5 ? 'hill0' : 'hill1',
        tint: pick(['--hill-a', '--hill-b']),
        x,
        y,
        size: pick([0.8, 0.9, 1, 1.05]),
      });
    }
    for (let i = 0; i < 16; i++) {
      const [x, y] = [between(rng, -64, 64), between(rng, -54, 58)];
      if (inHex(x, y, 12) && free(x, y, 8, 6) && plants.length < 44)
        plants.push({ kind: 'stone', tint: '--rock', x, y: y + 0.1, size: pick([0.55, 0.7, 0.85]) });
    }
  }

  const goods = area.food + area.wood + area.ore;
  const wanted = area.wood ? (TREES[Math.min(3, area.wood)] ?? 84) : goods < 2 ? 5 : 3;
  const trees: Point[] = [];
  for (let i = 0; i < wanted * 30 && trees.length < wanted; i++) {
    const [x, y] = [between(rng, -74, 74), between(rng, -58, 66)];
    if (
      !inHex(x, y, 9) ||
      !free(x, y, 8, 17) ||
      trees.some(([tx, ty]) => Math.hypot(x - tx, (y - ty) * 1.25) < (area.wood > 1 ? 11 : 12))
    )
      continue;
    trees.push([x, y]);
    const pointed = rng() < (winter ? 0.55 : 0.3);
    const kind = pointed ? pick(['conifer0', 'conifer1'] as const) : pick(['broad0', 'broad1', 'broad2'] as const);
    plants.push({
      kind,
      tint: pick(
        pointed ? ['--tree-c', '--tree-e', '--tree-e'] : ['--tree-a', '--tree-a', '--tree-b', '--tree-c', '--tree-d'],
      ),
      x,
      y,
      size: pick([0.66, 0.74, 0.82, 0.9]),
    });
  }
  plants.sort((a, b) => a.y - b.y);
  return { floor, parcels, grass, plants };
}
