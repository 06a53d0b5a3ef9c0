/** What a reader may see of a match of Root (`sight.py` makes it). Places 0 to 11 are the clearings 1 to 12, 12 the Burrow. */
import type { Suit } from '$lib/ink/shapes';

export interface RootView {
  map: string;
  turn: number;
  phase: 'setup' | 'birdsong' | 'daylight' | 'evening';
  round: number;
  clearings: { suit: Suit | null; slots: number; ruin: boolean; ruler: number | null }[];
  closed_paths: [number, number][];
  landmarks: LandmarkView[];
  relics: { kind: string; where: string | null; value: number | null }[];
  deck: number;
  discard: string[];
  available: string[];
  shown: string[];
  items: Record<string, number>;
  sides: SideView[];
  winners: number[];
  won_by: string;
  /** The cards of a draft that nobody has taken yet, with the character that was dealt to a Vagabond. */
  pool: { faction: string; dealt: string | null; locked: boolean }[];
}

/** A landmark on the map: the clearing where it lies, how many cards lie on it face down, its items. */
export interface LandmarkView {
  landmark: string;
  where: string;
  used: number;
  cards: number;
  items: Record<string, number>;
  board: Record<string, unknown>;
}

export interface SideView {
  faction: string | null;
  /** Does it score and take turns? Hirelings do not. */
  player: boolean;
  /** Its own seat; null for a hireling and for a player without a seat. */
  seat: number | null;
  /** The index of the player to whom it belongs: itself, or a hireling's controller. */
  controller: number | null;
  score: number;
  hand: string[] | null;
  cards: number;
  play: string[];
  used: string[];
  dominance: string | null;
  partner: number | null;
  supply: number;
  warriors: number[];
  pieces: Record<string, number[]>;
  left: Record<string, number>;
  pawn: string | null;
  items: Record<string, number>;
  exhausted: Record<string, number>;
  board: Record<string, unknown>;
}

/** The Eyrie's own board. */
export interface NestBoard {
  leader: string | null;
  leaders: string[];
  decree: Record<string, { cards: string[]; viziers: number }>;
  column: string | null;
  due: Record<string, number>;
  resolved: number;
}

/** The Alliance's own board; the stack itself is seen by its owner only. */
export interface RebelBoard {
  officers: number;
  operations: number;
  supporters: number;
  stack: string[] | null;
}

/** The Vagabond's own board: items by state, relations, quests, and how many items lie under each ruin. */
export interface WandererBoard {
  character: string | null;
  ready: Record<string, number>;
  exhausted: Record<string, number>;
  damaged: Record<string, number>;
  wrecked: Record<string, number>;
  relations: Record<string, number>;
  completed: string[];
  quests: string[];
  scorched: number[];
  ruins: Record<string, number>;
}

export const nestBoard = (side: SideView | undefined): NestBoard | null =>
  side && 'decree' in side.board ? (side.board as unknown as NestBoard) : null;
export const rebelBoard = (side: SideView | undefined): RebelBoard | null =>
  side && 'supporters' in side.board ? (side.board as unknown as RebelBoard) : null;
export const wandererBoard = (side: SideView | undefined): WandererBoard | null =>
  side && 'relations' in side.board ? (side.board as unknown as WandererBoard) : null;

/** How many items lie under the ruin of a clearing; 0 where nobody can tell. */
export function underRuin(view: RootView, clearing: number): number {
  for (const side of view.sides) {
    const count = wandererBoard(side)?.ruins[String(clearing)];
    if (count) return count;
  }
  return 0;
}

export const inPlay = (side: SideView | undefined): boolean => Boolean(side?.faction && side.faction !== '?');
