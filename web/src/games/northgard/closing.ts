/** What a tile would close and join as it is about to lie, and the Fame for it: a territory is closed when no edge of it faces a free cell. */
import { face, numberOfRegion } from './tiles';
import type { NorthView } from './view';

export interface Closed {
  /** The territory as it would be called. */
  land: string;
  tiles: number;
  owner: number | null;
  /** What the reader gains at once for laying it so. */
  fame: number;
}

const SIDES = ['N', 'E', 'S', 'W'] as const;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Laid {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** While tiles are laid out before the first year, nothing is gained by what they close. */
export const layingOut = (view: Pick<NorthView, 'phase'>): boolean =>
  ['choose_clans', 'roll_for_first', 'place_tiles'].includes(view.phase);

/** A territory that the tile becomes a part of or that it is by itself, and what the tile brings into it. */
export interface Joined {
  /** As it is called on the map; empty where all of it is new. */
  land: string;
  owner: number | null;
  /** Parts of the tile. */
  regions: readonly string[];
}

interface Borders {
  all: readonly Laid[];
  root: (region: string) => string;
  still: ReadonlySet<string>;
}

/** What belongs together once the tile lies there, and which territories still have an open edge. */
function bordersOf(view: Pick<NorthView, 'tiles'>, laid: Laid): Borders {
  const all: readonly Laid[] = [...view.tiles, laid];
  const regionAt = new Map<string, string>();
  const parent = new Map<string, string>();
  const root = (region: string): string => {
    let at = region;
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up;
    return at;
  };
  const key = (x: number, y: number, side: number): string => `${x} ${y} ${side}`;
  for (const { tile, x, y, rotation } of all)
    for (const region of face(tile).region)
      for (const edge of region.edges)
        regionAt.set(key(x, y, (SIDES.indexOf(edge as 'N') + rotation) % 4), `${tile}.${region.id}`);
  const open: string[] = [];
  for (const { x, y } of all) {
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const here = regionAt.get(key(x, y, side));
      if (here === undefined) continue;
      const there = regionAt.get(key(x + dx, y + dy, (side + 2) % 4));
      if (there === undefined) open.push(here);
      else if (root(here) !== root(there)) parent.set(root(there), root(here));
    }
  }
  return { all, root, still: new Set(open.map(root)) };
}

/** What each part of the tile would belong to, in the order of its parts. */
export function joinedBy(view: Pick<NorthView, 'tiles' | 'lands'>, laid: Laid): Joined[] {
  const { root } = bordersOf(view, laid);
  const groups = new Map<string, string[]>();
  for (const { id } of face(laid.tile).region) {
    const at = root(`${laid.tile}.${id}`);
    groups.set(at, [...(groups.get(at) ?? []), id]);
  }
  return [...groups].map(([at, regions]) => {
    const lands = view.lands.filter((land) => land.regions.some((member) => root(member) === at));
    const held = lands.find((land) => land.owner !== null) ?? lands[0];
    return { land: held?.land ?? '', owner: held?.owner ?? null, regions };
  });
}

export function closedBy(
  view: Pick<NorthView, 'tiles' | 'lands' | 'phase' | 'players' | 'reader'>,
  laid: Laid,
): Closed[] {
  const { all, root, still } = bordersOf(view, laid);
  const found: Closed[] = [];
  const seen = new Set<string>();
  for (const region of face(laid.tile).region) {
    const at = root(`${laid.tile}.${region.id}`);
    if (still.has(at) || seen.has(at)) continue;
    seen.add(at);
    const members = all.flatMap(({ tile }) =>
      face(tile).region.flatMap(({ id }) => (root(`${tile}.${id}`) === at ? [`${tile}.${id}`] : [])),
    );
    const tiles = new Set(members.map((member) => member.slice(0, member.lastIndexOf('.')))).size;
    const before = view.lands.filter((land) => land.regions.some((member) => members.includes(member)));
    const owner = before.find((land) => land.owner !== null)?.owner ?? null;
    const name = [...members].sort((a, b) => numberOfRegion(a) - numberOfRegion(b))[0] ?? '';
    const mine = owner === view.reader && !layingOut(view);
    const stag = view.players[view.reader]?.clan === 'stag' ? 1 : 0;
    found.push({ land: name, tiles, owner, fame: mine ? tiles + stag : 0 });
  }
  return found;
}
