/** What a reader may see of a match of Root (`sight.py` makes it). Places 0 to 11 are the clearings 1 to 12, 12 the Burrow. */
import type { Suit } from '$lib/ink/shapes';

export interface RootView {
  map: string;
  turn: number;
  phase: 'setup' | 'birdsong' | 'daylight' | 'evening';
  round: number;
  clearings: { suit: Suit | null; slots: number; ruin: boolean; ruler: number | null }[];
  closed_paths: [number, number][];
  ferry: string | null;
  tower: string | null;
  deck: number;
  discard: string[];
  available: string[];
  shown: string[];
  items: Record<string, number>;
  sides: SideView[];
  winners: number[];
  won_by: string;
}

export interface SideView {
  faction: string | null;
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
