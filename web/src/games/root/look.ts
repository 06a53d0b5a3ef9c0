/** How factions, pieces and cards of Root look. */
import factionsFile from '$data/root/data/factions.toml';
import standard from '$data/root/data/deck_standard.toml';
import exiles from '$data/root/data/deck_exiles_partisans.toml';
import { isGlyph } from '$lib/ink/glyphs';
import { NOBODY, type Emblem, type ShapeName, type Suit } from '$lib/ink/shapes';
import type { RootView } from './view';

const FACTION_SHAPES: Record<string, ShapeName> = {
  marquise: 'marquise',
  eyrie: 'eyrie',
  alliance: 'alliance',
  vagabond: 'vagabond',
  vagabond2: 'vagabond',
  cult: 'round',
  riverfolk: 'rect',
  duchy: 'square',
  corvid: 'round',
  hundreds: 'tri',
  keepers: 'hexagon',
};

export function factionEmblem(faction: string | null): Emblem {
  const shape = faction === null ? undefined : FACTION_SHAPES[faction];
  if (faction === null || !shape) return NOBODY;
  const glyph = faction === 'vagabond2' ? 'vagabond' : faction;
  return { shape, glyph, colour: `var(--${faction})`, scale: shape === 'tri' || shape === 'rect' ? 0.95 : 1.3 };
}

export const emblemOf = (view: RootView, seat: number): Emblem => factionEmblem(view.sides[seat]?.faction ?? null);
export const colourOf = (view: RootView, seat: number): string => emblemOf(view, seat).colour;

interface FactionTable {
  buildings?: string[];
  tokens?: string[];
  pieces: Record<string, number>;
  warriors?: number;
  tracks?: Record<string, unknown>;
}

const TABLES = (factionsFile as unknown as { factions: Record<string, FactionTable> }).factions;

export const tableOf = (faction: string | null): FactionTable | undefined => (faction ? TABLES[faction] : undefined);
export const isBuilding = (faction: string | null, piece: string): boolean => tableOf(faction)?.buildings?.includes(piece) ?? false;

/** What each piece on a track uncovers or scores, where the board prints it. */
export function trackOf(faction: string | null, piece: string): number[] | null {
  const found = tableOf(faction)?.tracks?.[`${piece}_vp`];
  return Array.isArray(found) ? (found as number[]) : null;
}

const PIECE_GLYPHS: readonly [string, string][] = [
  ['wood', 'log'],
  ['base', 'base'],
  ['garden', 'cult'],
  ['trade', 'coins'],
  ['citadel', 'fortress'],
  ['market', 'coins'],
  ['tunnel', 'den'],
  ['stronghold', 'fortress'],
  ['mob', 'flame'],
  ['waystation', 'flag'],
  ['plot', 'corvid'],
  ['bomb', 'flame'],
  ['snare', 'link'],
  ['extortion', 'coins'],
  ['raid', 'eye'],
  ['figure', 'crown'],
  ['tablet', 'lore'],
  ['jewelry', 'spark'],
  ['relic', 'keepers'],
];

export function pieceGlyph(piece: string): string {
  if (isGlyph(piece)) return piece;
  return PIECE_GLYPHS.find(([start]) => piece.startsWith(start))?.[1] ?? 'spark';
}

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

export const CARDS: ReadonlyMap<string, CardFace> = new Map(
  [standard, exiles].flatMap((deck) => (deck as unknown as { card: CardFace[] }).card).map((card) => [card.id, card]),
);

export function cardPicture(card: CardFace | undefined): string {
  if (card?.item && isGlyph(card.item)) return card.item;
  if (card?.kind === 'ambush') return 'swords';
  if (card?.kind === 'dominance') return 'crown';
  if (card?.kind === 'favor') return 'spark';
  return card?.suit ?? 'cards';
}
