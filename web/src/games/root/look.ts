/** How factions, pieces and cards of Root look. */
import { isGlyph } from '$lib/ink/glyphs';
import { NOBODY, type Emblem } from '$lib/ink/shapes';
import { LOOKS } from './factions/looks';
import type { RootView } from './view';

export * from './tables';

/** The signs of hirelings that come with no faction. */
const FREE: Readonly<Record<string, string>> = {
  highway_bandits: 'bandit',
  bandit_gangs: 'bandit',
  furious_protector: 'protector',
  stoic_protector: 'protector',
  popular_band: 'band',
  street_band: 'band',
};
const HIRELINGS: Readonly<Record<string, string>> = Object.assign(
  {},
  FREE,
  ...[...LOOKS.values()].map((look) => look.hirelings ?? {}),
);
export const hirelingGlyph = (name: string): string => HIRELINGS[name] ?? 'people';

/** The word of a side: a faction, a player without a seat, a hireling. */
export const sideWord = (faction: string): string =>
  `${LOOKS.get(faction)?.automaton ? 'automaton' : faction in HIRELINGS ? 'hireling' : 'faction'}:${faction}`;

export function factionEmblem(faction: string | null): Emblem {
  if (faction !== null && faction in HIRELINGS)
    return { shape: 'square', glyph: hirelingGlyph(faction), colour: 'var(--hire)', scale: 1.3 };
  const look = LOOKS.get(faction ?? '');
  if (!look) return NOBODY;
  const { shape, glyph, colour } = look;
  return { shape, glyph, colour, scale: shape === 'tri' || shape === 'rect' ? 0.95 : 1.3 };
}

export const emblemOf = (view: RootView, seat: number): Emblem => factionEmblem(view.sides[seat]?.faction ?? null);
export const colourOf = (view: RootView, seat: number): string => emblemOf(view, seat).colour;

const PIECE_GLYPHS: readonly [string, string][] = [...LOOKS.values()].flatMap((look) =>
  Object.entries(look.pieces ?? {}),
);

export function pieceGlyph(piece: string): string {
  if (isGlyph(piece)) return piece;
  return PIECE_GLYPHS.find(([start]) => piece.startsWith(start))?.[1] ?? 'spark';
}
