/** The four maps of Root, from the same file that the rules read. */
import data from '$data/root/data/maps.toml';
import type { Suit } from '$lib/ink/shapes';

export interface ClearingFace {
  id: number;
  suit?: Suit;
  slots: number;
  ruin: boolean;
  x: number;
  y: number;
  river: boolean;
  neighbors: number[];
}

export interface ForestFace {
  id: string;
  x: number;
  y: number;
  boundary: number[];
}

export interface MapFace {
  name_en: string;
  name_pl: string;
  paths: [number, number][];
  closed_paths?: [number, number][];
  river_order?: number[][];
  river_links?: [number, number][];
  clearing: ClearingFace[];
  forest: ForestFace[];
}

const file = data as { maps: Record<string, MapFace> };
export const MAPS = file.maps;

export function mapFace(name: string): MapFace {
  const found = MAPS[name] ?? MAPS.autumn;
  if (!found) throw new Error(`there is no map ${name}`);
  return found;
}
