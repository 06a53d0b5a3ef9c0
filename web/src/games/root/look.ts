/** How factions, pieces and cards of Root look. */
import factionsFile from '$data/root/data/factions.toml';
import automataFile from '$data/root/data/automata.toml';
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
  mechanical_marquise: 'marquise',
};

/** Players without a seat, and the factions whose pieces they have. */
const AUTOMATA: Readonly<Record<string, string>> = { mechanical_marquise: 'marquise' };

/** The signs of hirelings; both sides of a card have the same. */
const HIRELINGS: Readonly<Record<string, string>> = {
  forest_patrol: 'patrol', feline_physicians: 'patrol',
  last_dynasty: 'eyrie', bluebird_nobles: 'eyrie',
  spring_uprising: 'alliance', rabbit_scouts: 'rabbit',
  the_exile: 'vagabond', the_brigand: 'vagabond',
  riverfolk_flotilla: 'boat', otter_divers: 'boat',
  warm_sun_prophets: 'acolyte', lizard_envoys: 'acolyte',
  highway_bandits: 'bandit', bandit_gangs: 'bandit',
  sunward_expedition: 'tunnel', mole_artisans: 'tunnel',
  corvid_spies: 'eye', raven_sentries: 'eye',
  furious_protector: 'protector', stoic_protector: 'protector',
  flame_bearers: 'flame', rat_smugglers: 'flame',
  vault_keepers: 'lock', badger_bodyguards: 'shield',
  popular_band: 'band', street_band: 'band',
};
export const hirelingGlyph = (name: string): string => HIRELINGS[name] ?? 'people';

/** The word of a side: a faction, a player without a seat, a hireling. */
export const sideWord = (faction: string): string => `${faction in AUTOMATA ? 'automaton' : faction in HIRELINGS ? 'hireling' : 'faction'}:${faction}`;

export function factionEmblem(faction: string | null): Emblem {
  if (faction !== null && faction in HIRELINGS) return { shape: 'square', glyph: hirelingGlyph(faction), colour: 'var(--hire)', scale: 1.3 };
  const shape = faction === null ? undefined : FACTION_SHAPES[faction];
  if (faction === null || !shape) return NOBODY;
  const glyph = faction === 'vagabond2' ? 'vagabond' : (AUTOMATA[faction] ?? faction);
  return { shape, glyph, colour: `var(--${AUTOMATA[faction] ?? faction})`, scale: shape === 'tri' || shape === 'rect' ? 0.95 : 1.3 };
}

export const emblemOf = (view: RootView, seat: number): Emblem => factionEmblem(view.sides[seat]?.faction ?? null);
export const colourOf = (view: RootView, seat: number): string => emblemOf(view, seat).colour;

interface FactionTable {
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
TABLES.mechanical_marquise = { ...TABLES.mechanical_marquise, tokens: ['keep'], pieces: { keep: 1 } };

export const tableOf = (faction: string | null): FactionTable | undefined => (faction ? TABLES[faction] : undefined);
export const isBuilding = (faction: string | null, piece: string): boolean => tableOf(faction)?.buildings?.includes(piece) ?? false;

/** A row of figures that the faction's board prints: points or costs, from the first piece to the last. */
export function trackOf(faction: string | null, name: string): number[] | null {
  const found = tableOf(faction)?.tracks?.[name];
  return Array.isArray(found) ? (found as number[]) : null;
}

/** One figure of the faction's turn: what an action costs. */
export const turnFigure = (faction: string, name: string): number => Number(tableOf(faction)?.turn?.[name] ?? 0);

export interface QuestFace {
  id: string;
  suit: Suit;
  items: string[];
}

interface VagabondTable extends FactionTable {
  quest: QuestFace[];
  character: { id: string; items: string[] }[];
}

interface DuchyTable extends FactionTable {
  minister: { id: string; rank: string }[];
  tracks: { birdsong_recruit_by_citadels: number[]; crown_vp: Record<string, number>; sway_cards: Record<string, number> };
}

interface CultTable extends FactionTable {
  conspiracies: Record<string, { acolytes: number } | number>;
}

interface CorvidTable extends FactionTable {
  plot: { id: string }[];
}

interface HundredsTable extends FactionTable {
  mood: { id: string; item?: string }[];
  tracks: { command_items: string[]; prowess_items: string[]; value_by_item_count: number[]; oppress_vp_by_clearings: number[] };
}

interface EyrieTable extends FactionTable {
  leader: { id: string; viziers: string[] }[];
}

const VAGABOND = TABLES.vagabond as VagabondTable;
export const QUESTS: ReadonlyMap<string, QuestFace> = new Map(VAGABOND.quest.map((quest) => [quest.id, quest]));
/** What a character starts with. */
export const CHARACTERS: ReadonlyMap<string, string[]> = new Map(VAGABOND.character.map((one) => [one.id, one.items]));
/** The columns of a leader's viziers. */
export const LEADERS: ReadonlyMap<string, string[]> = new Map((TABLES.eyrie as EyrieTable).leader.map((one) => [one.id, one.viziers]));
export const MINISTERS: readonly string[] = (TABLES.duchy as DuchyTable).minister.map((one) => one.id);
export const MOODS: readonly string[] = (TABLES.hundreds as HundredsTable).mood.map((one) => one.id);
/** Which mood an item in the Hoard forbids. */
export const MOOD_ITEMS: Readonly<Record<string, string | undefined>> = Object.fromEntries((TABLES.hundreds as HundredsTable).mood.map((one) => [one.id, one.item]));
export const HOARD = (TABLES.hundreds as HundredsTable).tracks;
export const DUCHY = (TABLES.duchy as DuchyTable).tracks;
export const RANKS = ['squire', 'noble', 'lord'] as const;
export const MINISTER_RANKS: Readonly<Record<string, readonly string[]>> & Record<(typeof RANKS)[number], readonly string[]> = {
  squire: ministersOf('squire'),
  noble: ministersOf('noble'),
  lord: ministersOf('lord'),
};
function ministersOf(rank: string): string[] {
  return (TABLES.duchy as DuchyTable).minister.filter((one) => one.rank === rank).map((one) => one.id);
}
export const PLOTS: readonly string[] = (TABLES.corvid as CorvidTable).plot.map((one) => one.id);
/** What conspiracies cost, in acolytes, and how much less where the Outcast is Hated. */
export const CONSPIRACIES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries((TABLES.cult as CultTable).conspiracies).flatMap(([id, row]) => (typeof row === 'number' ? [] : [[id, row.acolytes]])),
);
export const HATED_DISCOUNT = Number((TABLES.cult as CultTable).conspiracies.hated_discount);
export const RELICS = ['figure', 'tablet', 'jewelry'] as const;
/** The columns of the Retinue. */
export const RETINUE_GLYPHS: Readonly<Record<string, string>> = { move: 'boots', battle_then_delve: 'swords', move_or_recover: 'station' };
/** What the Riverfolk sell, with its picture. */
export const SERVICES: Readonly<Record<string, string>> = { hand_card: 'cards', riverboats: 'boat', mercenaries: 'spears' };
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
export const lineUps = (seats: number): readonly (readonly string[])[] => GENERAL.line_up.flatMap(({ factions }) => (factions.length === seats ? [factions] : []));
/** Face up, these lie on tracks and take no room in the satchel. */
export const TRACK_ITEMS = (VAGABOND.tracks?.item_tracks ?? []) as readonly string[];

/** How many items the satchel and the damaged box hold with this many bags on the track. */
export const capacity = (bags: number): number => Number(VAGABOND.tracks?.capacity_base ?? 6) + Number(VAGABOND.tracks?.capacity_per_bag ?? 2) * Math.min(bags, 3);

const PIECE_GLYPHS: readonly [string, string][] = [
  ['wood', 'log'],
  ['base', 'base'],
  ['garden', 'garden'],
  ['trade', 'post'],
  ['stronghold', 'hold'],
  ['waystation', 'station'],
  ['plot_bomb', 'bomb'],
  ['plot_snare', 'snare'],
  ['plot_extortion', 'extortion'],
  ['plot_raid', 'raid'],
  ['relic_figure', 'figure'],
  ['relic_tablet', 'tablet'],
  ['relic_jewelry', 'jewelry'],
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

/** Spies are in no deck: they take the place of the dominance cards. */
const SPIES = (['fox', 'rabbit', 'mouse', 'bird'] as const).map((suit): CardFace => ({ id: `spy_${suit}`, suit, kind: 'spy' }));

export const CARDS: ReadonlyMap<string, CardFace> = new Map(
  [...[standard, exiles].flatMap((deck) => (deck as { card: CardFace[] }).card), ...SPIES].map((card) => [card.id, card]),
);

/** The items that can be crafted, in the order of the map's supply. */
export const ITEM_KINDS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins'] as const;

/** Identical cards as one with a count. */
export function bundled(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
