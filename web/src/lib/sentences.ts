/** Sentences of the log that stand one after the other: who has been named is not named again, and what happens often is counted. */
import type { Line } from './protocol';
import { upper, type Piece } from './speech.svelte';

/** A sentence without its subject, where that has been named: a sentence of several seats names them all. */
export function bare(said: readonly Piece[], args: Line['args'], named: number | null): readonly Piece[] {
  const [first, second, ...rest] = said;
  if (named === null || args.seat !== named || first?.word !== `seat:${named}` || !second) return said;
  return [{ ...second, text: upper(second.text.trimStart()) }, ...rest];
}

/** Of whom the last of these sentences speaks, if of one alone: the next one may go on about him. */
export function subjectOf(before: readonly Line[]): number | null {
  const seat = before.findLast(({ args }) => args.seat !== undefined)?.args.seat;
  return typeof seat === 'number' ? seat : null;
}

/** How often it has happened, within the sentence. */
export function counted(said: readonly Piece[], times: number): readonly Piece[] {
  const last = said.at(-1);
  if (times < 2 || !last) return said;
  const [, text = '', end = ''] = /^(.*?)([.!]?)$/s.exec(last.text) ?? [];
  return [...said.slice(0, -1), { ...last, text }, { text: `\u00a0(×${times})${end}`, word: '' }];
}
