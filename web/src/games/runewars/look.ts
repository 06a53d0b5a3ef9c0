/** How factions, goods and land look. */
import { NOBODY, type Emblem } from '$lib/ink/shapes';

import { FACTIONS, SIDE_OF, UNITS, type Goods, type Shape } from './faces';
import type { RunewarsView } from './view';

export const isFaction = (value: string): boolean => FACTIONS.has(value);

export function factionEmblem(faction: string | null): Emblem {
  return faction === null || !isFaction(faction)
    ? NOBODY
    : { shape: 'crest', glyph: faction, colour: `var(--f-${faction})`, scale: 1.25 };
}
export const emblemOf = (view: RunewarsView, seat: number | null): Emblem =>
  factionEmblem(seat === null ? null : (view.players[seat]?.faction ?? null));
/** Neutral units, where they stand as a side. */
export const NEUTRAL: Emblem = { shape: 'hexagon', glyph: 'skull', colour: 'var(--f-neutral)', scale: 1.2 };

/** The colour of a unit: its faction's, or that of nobody. */
export function unitColour(unit: string): string {
  const side = SIDE_OF.get(unit);
  return side ? `var(--f-${side})` : 'var(--f-neutral)';
}
export const shapeOf = (unit: string): Shape => UNITS.get(unit)?.shape ?? 'triangle';

export const GOOD_LOOK: Record<Goods, { glyph: string; ink: string }> = {
  food: { glyph: 'food', ink: 'var(--food)' },
  wood: { glyph: 'log', ink: 'var(--woodc)' },
  ore: { glyph: 'ore', ink: 'var(--ore)' },
};

export const SEASON_GLYPHS: Record<string, string> = {
  spring: 'sprout',
  summer: 'sun',
  autumn: 'harvest',
  winter: 'snow',
};

/** When a Tactics card may be played. */
export const TIMING_GLYPHS: Record<string, string> = {
  your_turn: 'play',
  battle: 'swords',
  battle_start: 'swords',
  duel_start: 'hero',
  quest_phase: 'quest',
  reaction: 'bolt',
};

export const DEVELOPMENT_GLYPHS: Record<string, string> = {
  diplomat: 'diplomat',
  resources: 'harvest',
  training_ground: 'tactics',
};
