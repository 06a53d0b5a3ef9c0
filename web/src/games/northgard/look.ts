/** How clans, creatures and goods look. */
import { NOBODY, type Emblem, type ShapeName } from '$lib/ink/shapes';
import type { NorthView, PlayerView } from './view';

const CLAN_SHAPES: Record<string, ShapeName> = {
  wolf: 'round',
  stag: 'hex',
  boar: 'square',
  raven: 'shield',
  goat: 'bud',
  bear: 'ears',
  snake: 'diamond',
};

export const isClan = (value: string): boolean => value in CLAN_SHAPES;

export function clanEmblem(clan: string | null): Emblem {
  const shape = clan === null ? undefined : CLAN_SHAPES[clan];
  return clan === null || !shape ? NOBODY : { shape, glyph: clan, colour: `var(--c-${clan})`, scale: 1.35 };
}

export const emblemOf = (view: NorthView, seat: number): Emblem => clanEmblem(view.players[seat]?.clan ?? null);

/** All 14 units less those that are not on the map. */
export const unitsOf = (player: PlayerView): number => 14 - player.reserve;

export const KAIJA: Emblem = { shape: 'spiky', glyph: 'kaija', colour: 'var(--c-bear)', scale: 1.25 };

const CREATURE_GLYPHS: Record<string, string> = {
  wolf: 'wolfhead',
  draugr: 'skull',
  brown_bear: 'bearhead',
  fallen_valkyrie: 'wing',
};

export function creatureEmblem(kind: string): Emblem {
  return { shape: 'spiky', glyph: CREATURE_GLYPHS[kind] ?? 'skull', colour: 'var(--creature)', scale: 1.25 };
}

export const GOODS = {
  food: { glyph: 'food', ink: 'var(--food)' },
  wood: { glyph: 'log', ink: 'var(--woodc)' },
  lore: { glyph: 'lore', ink: 'var(--lore)' },
} as const;

/** The picture behind the text of a card. */
export function cardGlyph(card: string, actions: readonly string[]): string {
  const clan = card.split('_')[0] ?? '';
  if (clan in CLAN_SHAPES) return clan;
  const first = actions[0] ?? '';
  const by: Record<string, string> = {
    recruit: 'recruiter',
    move: 'training_camp',
    explore: 'map',
    build: 'hammer',
    draw: 'cards',
    collect: 'food',
    choose: 'spark',
    special: 'spark',
  };
  return by[first] ?? 'cards';
}
