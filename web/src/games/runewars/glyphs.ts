/** The sign of a word. */
import type { Word } from '$lib/choices';

import { shapeOf } from './look';

const GLYPHS: Record<string, string> = {
  yes: 'check',
  fight: 'swords',
  negotiate: 'diplomat',
  retreat: 'undo',
  move: 'boots',
  heal: 'heart',
  train: 'train',
  hit: 'damage',
  build: 'stronghold',
  repair: 'hammer',
  mix: 'turn',
  claim: 'fame',
  fulfil: 'objective',
  take: 'reward',
  swap: 'turn',
  raze: 'flame',
  rotate: 'turnr',
  hero: 'hero',
  reward: 'reward',
  tactic: 'tactics',
  quest: 'quest',
  objective: 'objective',
  influence: 'influence',
  title: 'crown',
  city: 'city',
  rune: 'rune',
};
const SHAPE_GLYPHS = { triangle: 'base', rectangle: 'shield', circle: 'clock', hexagon: 'die' } as const;
const GAINS: Record<string, string> = {
  units: 'recruiter',
  tactics: 'tactics',
  influence: 'influence',
  quests: 'quest',
};

export function glyph(word: Word): string | null {
  if (word.kind === 'faction' || word.kind === 'attribute') return word.label;
  if (word.kind === 'resource') return word.label === 'wood' ? 'log' : word.label;
  if (word.kind === 'gain') return GAINS[word.label] ?? null;
  if (['unit', 'routed', 'wounded', 'fallen'].includes(word.kind)) return SHAPE_GLYPHS[shapeOf(word.label)];
  return GLYPHS[word.kind] ?? null;
}
