/** What a puzzle is about, in the reader's language. */
import type { PuzzleInfo, PuzzleLine, PuzzleRow } from '$lib/protocol';
import { figure, sayWord, t, upper, type Context } from '$lib/speech.svelte';

/** Points, runes, per cent: a sum with the name of what is counted. */
export const counted = (info: PuzzleInfo, count: number): string =>
  info.percent
    ? t('page-puzzle-percent', { count: rounded(count) })
    : t(`page-${info.what}`, { count: rounded(count) });

/** One decimal at most. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** With its sign, as in a sum. */
export const signed = (value: number): string => (value > 0 ? `+${rounded(value)}` : figure(rounded(value)));

/** "Score most this turn". */
export const goalOf = (info: PuzzleInfo): string => t(`page-puzzle-${info.kind}-${info.span}`);

/** What only leaves something out, or ends it. */
const ENDS: readonly string[] = ['pass', 'done', 'no', 'skip', 'end'];

/** A row of a line: the deed, and what was said with it; what was left out is not told. */
export function rowOf(row: PuzzleRow, context: Context): { deed: string; rest: string } {
  const [deed = '', ...rest] = row.words;
  const told = rest
    .filter((word) => !ENDS.includes(word))
    .map((word) => (word.startsWith('count:') ? `×${sayWord(word, context)}` : sayWord(word, context)));
  return { deed: upper(sayWord(deed, context)), rest: told.join(', ') };
}

export const KINDS = ['score', 'win', 'stop'] as const;
export const pathOf = (game: string, puzzle: Pick<PuzzleLine, 'name'>): string => `/puzzles/${game}/${puzzle.name}`;
