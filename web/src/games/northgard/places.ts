/** Where things stand: resources, sites and dens at the middle of their region, units far from borders and things. */
import { toLoops, inside, type Point } from '$lib/ink/paths';
import type { Chart } from './chart';
import { face } from './tiles';
import type { NorthView, SiteView } from './view';

export type Thing =
  | { kind: 'resource'; what: 'food' | 'wood' | 'lore'; at: Point; land: string }
  | { kind: 'site'; slot: SiteView['slot']; building: string | null; at: Point; land: string; yard: boolean }
  | { kind: 'den'; at: Point; land: string };

const GAP = 29;

export function thingsOf(view: Pick<NorthView, 'tiles'>, chart: Chart, gap = GAP): Thing[] {
  const found: Thing[] = [];
  for (const tile of view.tiles) {
    for (const entry of tile.regions) {
      const shape = chart.regions.get(entry.region);
      const part = face(tile.tile).region.find((region) => `${tile.tile}.${region.id}` === entry.region);
      if (!shape || !part) continue;
      const things: Omit<Thing, 'at'>[] = [];
      for (const what of ['food', 'wood', 'lore'] as const) {
        for (let i = 0; i < part[what]; i++)
          things.push({ kind: 'resource', what, land: entry.land } as Omit<Thing, 'at'>);
      }
      for (const { slot, building } of entry.sites) {
        things.push({ kind: 'site', slot, building, land: entry.land, yard: false } as Omit<Thing, 'at'>);
      }
      for (const building of entry.yard) {
        things.push({ kind: 'site', slot: 'small', building, land: entry.land, yard: true } as Omit<Thing, 'at'>);
      }
      if (part.den) things.push({ kind: 'den', land: entry.land } as Omit<Thing, 'at'>);
      things.forEach((thing, i) => {
        const at: Point = [shape.centre[0] + gap * (i - (things.length - 1) / 2), shape.centre[1]];
        found.push({ ...thing, at } as Thing);
      });
    }
  }
  return found;
}

const ANCHORS = new Map<string, Point>();

/** The point of each land that is farthest from its borders and from what lies on it. */
export function anchorsOf(view: NorthView, chart: Chart, things: readonly Thing[]): Map<string, Point> {
  const anchors = new Map<string, Point>();
  for (const land of view.lands) {
    const loops = chart.lands.get(land.land);
    if (!loops) continue;
    const near = things.filter((thing) => thing.land === land.land).map((thing) => thing.at);
    const id = `${land.regions.join()}|${near.join()}|${loops.length}|${loops[0]?.length ?? 0}|${loops[0]?.[0]?.join() ?? ''}`;
    let at = ANCHORS.get(id);
    if (!at) {
      at = farthest(loops, near);
      ANCHORS.set(id, at);
    }
    anchors.set(land.land, at);
  }
  return anchors;
}

function farthest(loops: readonly (readonly Point[])[], busy: readonly Point[]): Point {
  const all = loops.flat();
  const xs = all.map((p) => p[0]);
  const ys = all.map((p) => p[1]);
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  let depth = -Infinity;
  for (let x = x0 + 4; x < x1; x += 7) {
    for (let y = y0 + 4; y < y1; y += 7) {
      const p: Point = [x, y];
      let room = Infinity;
      for (const [bx, by] of busy) room = Math.min(room, Math.hypot((x - bx) * 0.8, y - by) - 25);
      if (room <= depth || !inside(p, loops)) continue;
      // A figure and the number beside it are wider than high, where there is room for both.
      const [left, right]: [Point, Point] = [
        [x - 12, y],
        [x + 12, y],
      ];
      const both = inside(left, loops) && inside(right, loops);
      const wide = both ? Math.min(toLoops(left, loops), toLoops(right, loops)) : 0;
      room = Math.min(room, Math.max(wide, toLoops(p, loops) - 8) - 16, 30);
      if (room > depth) [depth, best] = [room, p];
    }
  }
  return best;
}
