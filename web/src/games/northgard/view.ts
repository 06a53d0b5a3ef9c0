// Written by `python -m polana.table.schema northgard` from src/polana/games/northgard/view.py. Do not edit.

/**
 * What was agreed on.
 */
export interface SetupView {
  players: number;
  creatures: boolean;
  more_creatures: boolean;
  long_game: boolean;
  teams: boolean;
}

/**
 * A building slot, and what stands there.
 */
export interface SiteView {
  slot: "large" | "small" | "stone";
  building: string | null;
}

/**
 * A part of a tile.
 */
export interface RegionView {
  region: string;
  /** The territory that it belongs to. */
  land: string;
  sites: SiteView[];
  /** Buildings that stand on no slot. */
  yard: string[];
}

/**
 * A tile on the map. The starting tile lies at 0, 0; y grows downwards.
 */
export interface TileView {
  tile: string;
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  rotation: number;
  regions: RegionView[];
}

/**
 * Units that have entered a territory whose combat is still to come.
 */
export interface RaidView {
  seat: number | null;
  units: number;
  kaija: boolean;
}

/**
 * Free building slots by kind.
 */
export interface SlotsView {
  small: number;
  stone: number;
  large: number;
}

/**
 * The resources that tiles show.
 */
export interface YieldsView {
  food: number;
  wood: number;
  lore: number;
}

/**
 * A territory, named by the lowest-numbered of its regions.
 */
export interface LandView {
  land: string;
  regions: string[];
  /** How many tiles it spans. */
  tiles: number;
  owner: number | null;
  units: number;
  kaija: boolean;
  raid: RaidView | null;
  /** By building: how many stand there; those of which none does are left out. */
  buildings: Record<string, number>;
  free: SlotsView;
  yields: YieldsView;
  dens: number;
  closed: boolean;
  /** The territories across a Regular Border, and those across Rough Borders only. */
  near: string[];
  far: string[];
  creatures: string[];
  scorched: boolean;
}

/**
 * A free cell beside the map.
 */
export interface SpotView {
  spot: string;
  x: number;
  y: number;
}

/**
 * The Development deck: how many cards are left, and how many of them are Early ones.
 */
export interface DevelopmentView {
  count: number;
  early: number;
}

/**
 * The stack of tiles, and those that everybody has seen go under it.
 */
export interface StackView {
  count: number;
  bottom: string[];
}

/**
 * A creature of the line.
 */
export interface CreatureView {
  creature: string;
  kind: string;
  region: string | null;
  land: string | null;
}

/**
 * The Creatures module: the line from left to right, the deck and how much of it is its weaker part.
 */
export interface CreaturesView {
  line: CreatureView[];
  deck: number;
  weak: number;
  discard: string[];
  /** Drawn by a player who has yet to say where it appears. */
  summoned: string | null;
  /** Those that are to be fought in the current action. */
  attacked: string[];
}

/**
 * Cards of which everybody knows how many there are, and the reader perhaps which ones.
 */
export interface CardsView {
  count: number;
  cards: string[];
}

/**
 * A draw pile, and the cards on top of it that the reader knows; the last is the topmost.
 */
export interface DeckView {
  count: number;
  top: string[];
}

/**
 * A player.
 */
export interface PlayerView {
  seat: number;
  clan: string | null;
  colour: string | null;
  food: number;
  wood: number;
  lore: number;
  /** None for those who may not know it. */
  fame: number | null;
  /** Units that are not on the map. */
  reserve: number;
  passed: boolean;
  hand: CardsView;
  deck: DeckView;
  /** Cards that a Draw action has drawn and not yet given a place. */
  drawn: CardsView;
  /** What hand, draw pile and drawn cards hold together: everybody could know that. */
  unseen: string[];
  active: string[];
  discard: string[];
  gone: string[];
  upgrades: string[];
  /** Cards played for their effect this year. */
  played: string[];
  /** Tiles drawn and neither placed nor returned, as far as the reader sees them. */
  tiles: string[];
  /** How many such tiles there are. */
  tile_count: number;
  conqueror: boolean;
  kaija_roams: boolean;
  took_offer: boolean;
}

/**
 * One side of a combat, as things stand.
 */
export interface PartyView {
  /** Null for a creature. */
  seat: number | null;
  creature: string | null;
  /** How many figures it has there; 0 for a creature. */
  figures: number;
  /** The faces that it has rolled. */
  dice: string[];
  points: number;
  /** Those that it takes. */
  wounds: number;
}

/**
 * Where points of both sides come from, or wounds that they take.
 */
export interface SourceView {
  name: string;
  law: string;
  attacker: number;
  defender: number;
}

/**
 * What an answer to the question of the combat would bring, by its word.
 */
export interface OutcomeView {
  answer: string;
  /** By name, in their order: points, wounds for the other side, food left. */
  figures: Record<string, number>;
}

/**
 * A combat while it is fought (NG.combat), or as it stood with a line of the log.
 */
export interface ClashView {
  land: string;
  stage: "dice" | "food" | "losses" | "over" | "totals" | "units";
  attacker: PartyView;
  defender: PartyView;
  /** Source by source, in the order of the rules. */
  points: SourceView[];
  wounds: SourceView[];
  /** 0 the attacker, 1 the defender; null while it is open, or if nobody has won. */
  winner: number | null;
  /** Why it ended so: nobody is left; the loser has nobody left, by points too or in spite of them; the defender wins a tie; the winner has more points. Null while it is open. */
  verdict: "despite" | "higher" | "nobody" | "tie" | "wiped" | null;
  outcomes: OutcomeView[];
}

/**
 * What a reader may see of a match of Northgard.
 */
export interface NorthView {
  setup: SetupView;
  reader: number;
  year: number;
  years: number;
  phase: "actions" | "choose_clans" | "creatures" | "end_of_year" | "game_over" | "harvest" | "place_tiles" | "roll_for_first" | "start_of_year" | "winter";
  /** Who holds the first player marker. */
  first: number;
  turn: number;
  main_played: boolean;
  flash_played: boolean;
  tiles: TileView[];
  lands: LandView[];
  spots: SpotView[];
  /** The regions where Kaija and the Scorched Earth token are. */
  kaija: string | null;
  scorched: string | null;
  /** By building: tokens left. */
  supply: Record<string, number>;
  unrest: number;
  offer: string[];
  achievements: string[];
  development: DevelopmentView;
  stack: StackView;
  creatures: CreaturesView;
  players: PlayerView[];
  winners: number[];
  scores: number[];
  /** The paragraph by which the match was won, empty while it goes on. */
  won_by: string;
  /** Only while a combat is fought. */
  battle?: ClashView;
}
