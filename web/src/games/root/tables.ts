/** The printed tables of Root: factions, cards, line-ups. */
import factionsFile from '$data/root/data/factions.toml';
import automataFile from '$data/root/data/automata.toml';
import standard from '$data/root/data/deck_standard.toml';
import exiles from '$data/root/data/deck_exiles_partisans.toml';
import type { Suit } from '$lib/ink/shapes';

export interface FactionTable {
  buildings?: string[];
  tokens?: string[];
  pieces: Record<string, number>;
  warriors?: number;
  reach?: number;
  tracks?: Record<string, unknown>;
  turn?: Record<string, unknown>;
}

const TABLES: Record<string, FactionTable> = {
  ...(factionsFile as { factions: Record<string, FactionTable> }).factions,
  ...(automataFile as Record<string, FactionTable>),
};
/** An automaton's table counts its warriors only: on the map it has a keep. */
for (const [name, table] of Object.entries(automataFile as Record<string, FactionTable>))
  TABLES[name] = { ...table, tokens: ['keep'], pieces: { keep: 1 } };

export const tableOf = (faction: string | null): FactionTable | undefined => (faction ? TABLES[faction] : undefined);
export const isBuilding = (faction: string | null, piece: string): boolean =>
  tableOf(faction)?.buildings?.includes(piece) ?? false;

/** A row of figures that the faction's board prints: points or costs, from the first piece to the last. */
export function trackOf(faction: string | null, name: string): number[] | null {
  const found = tableOf(faction)?.tracks?.[name];
  return Array.isArray(found) ? (found as number[]) : null;
}

/** One figure of the faction's turn: what an action costs. */
export const turnFigure = (faction: string, name: string): number => Number(tableOf(faction)?.turn?.[name] ?? 0);

/** How far a faction reaches, by the table of the Law (A.2). */
export const reachOf = (faction: string): number => TABLES[faction]?.reach ?? 0;

interface General {
  reach_recommended: Record<string, number>;
  line_up: { factions: string[] }[];
}
const GENERAL = (factionsFile as { setup: General }).setup;
/** The reach that a line-up of this many should have. */
export const reachFor = (seats: number): number => GENERAL.reach_recommended[String(seats)] ?? 0;
/** The factions that are good for a first game with this many. */
export const lineUps = (seats: number): readonly (readonly string[])[] =>
  GENERAL.line_up.flatMap(({ factions }) => (factions.length === seats ? [factions] : []));

/** A base, a garden, a trade post carries a suit. */
export function suitOf(piece: string): Suit | null {
  const end = piece.split('_').at(-1);
  return end === 'fox' || end === 'rabbit' || end === 'mouse' ? end : null;
}

export interface CardFace {
  id: string;
  suit: Suit;
  kind: string;
  cost?: Record<string, number>;
  item?: string;
  vp?: number;
  effect?: string;
}

/** Spies are in no deck: they take the place of the dominance cards. */
const SPIES = (['fox', 'rabbit', 'mouse', 'bird'] as const).map((suit): CardFace => ({
  id: `spy_${suit}`,
  suit,
  kind: 'spy',
}));

export const CARDS: ReadonlyMap<string, CardFace> = new Map(
  [...[standard, exiles].flatMap((deck) => (deck as { card: CardFace[] }).card), ...SPIES].map((card) => [
    card.id,
    card,
  ]),
);

/** The items that can be crafted, in the order of the map's supply. */
export const ITEM_KINDS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins'] as const;

/** Identical cards as one with a count. */
export function bundled(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
