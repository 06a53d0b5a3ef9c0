/** Quests, characters and the room for items. */
import type { Suit } from '$lib/ink/shapes';
import { tableOf, type FactionTable } from '../../tables';

export interface QuestFace {
  id: string;
  suit: Suit;
  items: string[];
}

interface VagabondTable extends FactionTable {
  quest: QuestFace[];
  character: { id: string; items: string[] }[];
}

const TABLE = tableOf('vagabond') as VagabondTable;
export const QUESTS: ReadonlyMap<string, QuestFace> = new Map(TABLE.quest.map((quest) => [quest.id, quest]));
/** What a character starts with, in the order of the Law. */
export const CHARACTERS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.character.map((one) => [one.id, one.items]),
);
/** Face up, these lie on tracks and take no room in the satchel. */
export const TRACK_ITEMS = (TABLE.tracks?.item_tracks ?? []) as readonly string[];

/** How many items the satchel and the damaged box hold with this many bags on the track. */
export const capacity = (bags: number): number =>
  Number(TABLE.tracks?.capacity_base ?? 6) + Number(TABLE.tracks?.capacity_per_bag ?? 2) * Math.min(bags, 3);
