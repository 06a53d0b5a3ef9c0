/** What a seat may see of a match of Northgard (`sight.py` makes it). */
export interface NorthView {
  setup: { players: number; creatures: boolean; more_creatures: boolean; long_game: boolean; teams: boolean };
  reader: number;
  year: number;
  years: number;
  phase: string;
  first: number;
  turn: number;
  main_played: boolean;
  flash_played: boolean;
  tiles: TileView[];
  lands: LandView[];
  spots: SpotView[];
  kaija: string | null;
  scorched: string | null;
  supply: Record<string, number>;
  unrest: number;
  offer: string[];
  achievements: string[];
  development: { count: number; early: number };
  stack: { count: number; bottom: string[] };
  creatures: { line: CreatureView[]; deck: number; weak: number; discard: string[] };
  players: PlayerView[];
  winners: number[];
  scores: number[];
  won_by: string;
}

export interface SiteView {
  slot: 'small' | 'stone' | 'large';
  building: string | null;
}

export interface TileView {
  tile: string;
  x: number;
  y: number;
  rotation: number;
  regions: { region: string; land: string; sites: SiteView[]; yard: string[] }[];
}

export interface LandView {
  land: string;
  regions: string[];
  tiles: number;
  owner: number | null;
  units: number;
  kaija: boolean;
  raid: { seat: number | null; units: number; kaija: boolean } | null;
  buildings: Record<string, number>;
  free: Record<string, number>;
  yields: Record<string, number>;
  dens: number;
  closed: boolean;
  near: string[];
  far: string[];
  creatures: string[];
  scorched: boolean;
}

export interface SpotView {
  spot: string;
  x: number;
  y: number;
}

export interface CreatureView {
  creature: string;
  kind: string;
  region: string | null;
  land: string | null;
}

interface Pile {
  count: number;
  cards: string[];
}

export interface PlayerView {
  seat: number;
  clan: string | null;
  colour: string | null;
  food: number;
  wood: number;
  lore: number;
  fame: number | null;
  reserve: number;
  passed: boolean;
  hand: Pile;
  deck: { count: number; top: string[] };
  drawn: Pile;
  unseen: string[];
  active: string[];
  discard: string[];
  gone: string[];
  upgrades: string[];
  played: string[];
  tiles: string[];
  conqueror: boolean;
  kaija_roams: boolean;
  took_offer: boolean;
}

/** All 14 units less those that are not on the map. */
export const unitsOf = (player: PlayerView): number => 14 - player.reserve;
