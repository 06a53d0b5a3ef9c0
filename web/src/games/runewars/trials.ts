/** Tests, talks and bids as the log tells them, as long as they are the latest to have happened. */
import type { Arg, Line } from '$lib/protocol';

import type { FateFace } from './faces';

const N = 'news-runewars-';
/** This many lines may follow before it is no longer new. */
const FRESH = 5;

const label = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word.replace(/^\w+:/, '') : '';
const labels = (value: Arg | undefined): string[] =>
  Array.isArray(value) ? value.map((entry) => label(entry as Arg)) : [];
const num = (value: Arg | undefined): number => (typeof value === 'number' ? value : 0);

/** Fate cards of which one is kept: for a test of a hero, or in talks with neutral units. */
export interface Trial {
  kind: 'test' | 'parley';
  hero: string;
  attribute: string;
  quest: string;
  cards: string[];
  kept: string | null;
  destiny: FateFace['destiny'] | null;
  /** What came of it. */
  after: Line[];
}

const DESTINIES: readonly FateFace['destiny'][] = ['success', 'middle', 'failure'];
/** The lines that tell which card was kept. */
const CHOSEN = new Set(DESTINIES.flatMap((destiny) => [`${N}tested-${destiny}`, `${N}parley-${destiny}`]));

/** The turn, or the hero's action, in which it is told; its own scope is the last. */
const around = ({ scope }: Line): string => scope.at(-2) ?? scope.at(-1) ?? '';

/** `mine`: is that line about the reader? What came of his own stays a little longer than the turn of another. */
export function trialOf(lines: readonly Line[], mine: (line: Line) => boolean = () => true): Trial | null {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 2 - FRESH); at--) {
    const line = lines[at];
    if (line?.kind !== `${N}test` && line?.kind !== `${N}parley-drew`) continue;
    const turn = around(line);
    const followed = lines.slice(at + 1);
    const over = turn ? followed.findIndex((one) => !one.scope.includes(turn)) : -1;
    if (over >= 0 && !mine(line)) return null;
    const after = over < 0 ? followed : followed.slice(0, over);
    const chose = after[0] && CHOSEN.has(after[0].kind) ? after[0] : undefined;
    const scope = line.scope.find((part) => part.startsWith('quest:'));
    const quest = scope
      ? lines.slice(0, at).findLast((one) => one.kind === `${N}attempts` && one.scope.includes(scope))
      : undefined;
    return {
      kind: line.kind === `${N}test` ? 'test' : 'parley',
      hero: label(line.args.hero),
      attribute: label(line.args.attribute),
      quest: label(quest?.args.quest),
      cards: labels(line.args.cards),
      kept: chose ? label(chose.args.card) : null,
      destiny: chose ? (DESTINIES.find((destiny) => chose.kind.endsWith(destiny)) ?? null) : null,
      after: after.slice(1),
    };
  }
  return null;
}

/** A bid: what everybody owned, and what everybody has bid once it is revealed. */
export interface Bidding {
  totals: ReadonlyMap<number, number>;
  bids: ReadonlyMap<number, number>;
}

export function biddingOf(lines: readonly Line[], going: boolean): Bidding | null {
  const last = lines.findLastIndex((line) => line.kind === `${N}announced`);
  if (last < 0) return null;
  let first = last;
  while (first > 0 && lines[first - 1]?.kind === `${N}announced`) first--;
  const totals = new Map(lines.slice(first, last + 1).map((line) => [num(line.args.seat), num(line.args.count)]));
  const said = lines.slice(last + 1).filter((line) => line.kind === `${N}bid`);
  // Every bid is followed by what it costs.
  if (!going && lines.length - last > 2 * totals.size + FRESH) return null;
  return { totals, bids: new Map(said.map((line) => [num(line.args.seat), num(line.args.count)])) };
}
