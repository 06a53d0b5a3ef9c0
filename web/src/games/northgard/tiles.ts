/** The faces of the map tiles, from the same file that the rules read. */
import data from '$data/northgard/data/tiles.toml';
import type { SiteView } from './view';
import type { Point } from '$lib/ink/paths';

export interface RegionFace {
  id: string;
  edges: string[];
  food: number;
  wood: number;
  lore: number;
  sites: SiteView['slot'][];
  den: boolean;
}

export interface TileFace {
  id: string;
  shape: string;
  corners: string[];
  region: RegionFace[];
  border?: { a: string; b: string; kind: 'regular' | 'difficult' }[];
}

type TilesFile = {
  tile: TileFace[];
  shape: { id: string; polygon: Record<string, [number, number][]> }[];
};

const file = data as TilesFile;

export const TILES: ReadonlyMap<string, TileFace> = new Map(file.tile.map((tile) => [tile.id, tile]));
const SHAPES = new Map(file.shape.map((shape) => [shape.id, shape.polygon]));

/** The polygon of a region on the unturned tile, in the unit square. */
export function polygon(tile: TileFace, region: string): readonly Point[] {
  return SHAPES.get(tile.shape)?.[region] ?? [];
}

export function face(tile: string): TileFace {
  const found = TILES.get(tile);
  if (!found) throw new Error(`there is no tile ${tile}`);
  return found;
}

/** How much of each thing lies on a tile. */
export function figuresOf(tile: TileFace) {
  const sum = (of: (region: RegionFace) => number): number =>
    tile.region.reduce((total, region) => total + of(region), 0);
  const sites = (kind: SiteView['slot']): number =>
    sum((region) => region.sites.filter((slot) => slot === kind).length);
  return {
    lands: tile.region.length,
    food: sum((region) => region.food),
    wood: sum((region) => region.wood),
    lore: sum((region) => region.lore),
    small: sites('small'),
    stone: sites('stone'),
    large: sites('large'),
    rough: (tile.border ?? []).filter((border) => border.kind === 'difficult').length,
    den: sum((region) => Number(region.den)),
  };
}

/** A point of the unit square after quarter turns clockwise. */
export function turned([x, y]: Point, turns: number): Point {
  let p: Point = [x, y];
  for (let i = 0; i < turns % 4; i++) p = [1 - p[1], p[0]];
  return p;
}

const REGION_NUMBER = new Map<string, number>();
for (const tile of file.tile)
  for (const region of tile.region) REGION_NUMBER.set(`${tile.id}.${region.id}`, REGION_NUMBER.size);

export const numberOfRegion = (region: string): number => REGION_NUMBER.get(region) ?? -1;
