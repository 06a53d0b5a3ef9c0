/** A duel as the log tells it: who against whom, the cards of the last round, the damage so far. */
import type { Arg, Line } from '$lib/protocol';

const N = 'news-runewars-';
export const DUELS: ReadonlySet<string> = new Set([`${N}challenged`, `${N}fights-unit`]);
export const DUEL_ENDS: ReadonlySet<string> = new Set(
  ['unit-beaten', 'duel-undecided', 'evaded', 'hero-defeated'].map((kind) => N + kind),
);

export interface Fighter {
  /** `hero:corbin` or `unit:beastman`. */
  word: string;
  /** Fate cards of the round. */
  cards: string[];
  /** In all. */
  damage: number;
  /** In this round. */
  taken: number;
  spared: number;
}
/** A round that is over: the card that counted on each side, and what each took. */
export interface RoundTold {
  round: number;
  cards: [string[], string[]];
  taken: [number, number];
}
export interface DuelTold {
  area: string;
  round: number;
  sides: [Fighter, Fighter];
  over: boolean;
  before: RoundTold[];
  after: Line[];
}

const wordOf = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word : '';
const num = (value: Arg | undefined): number => (typeof value === 'number' ? value : 0);
const fighter = (word: string): Fighter => ({ word, cards: [], damage: 0, taken: 0, spared: 0 });

export function duelOf(lines: readonly Line[]): DuelTold | null {
  const first = lines[0];
  if (!first || !DUELS.has(first.kind)) return null;
  const told: DuelTold = {
    area: wordOf(first.args.area).replace('area:', ''),
    round: 0,
    sides: [fighter(wordOf(first.args.hero)), fighter(wordOf(first.args.other) || wordOf(first.args.unit))],
    over: false,
    before: [],
    after: [],
  };
  for (const line of lines.slice(1)) tell(told, line);
  return told;
}

function tell(told: DuelTold, line: Line): void {
  const kind = line.kind.slice(N.length);
  const one = told.sides.find(
    (side) => side.word === (wordOf(line.args.fighter) || wordOf(line.args.hero) || wordOf(line.args.unit)),
  );
  if (DUEL_ENDS.has(line.kind)) told.over = true;
  switch (kind) {
    case 'duel-round':
      if (told.round)
        told.before.push({
          round: told.round,
          cards: [told.sides[0].cards, told.sides[1].cards],
          taken: [told.sides[0].taken, told.sides[1].taken],
        });
      told.round = num(line.args.count);
      told.after = [];
      for (const side of told.sides) Object.assign(side, { cards: [], taken: 0, spared: 0 });
      return;
    case 'duel-card':
      one?.cards.push(wordOf(line.args.card).replace('fate:', ''));
      return;
    case 'hero-damaged':
    case 'unit-hurt':
      if (one) {
        one.taken += num(line.args.count);
        one.damage = num(line.args.damage);
      }
      return;
    case 'negated':
      if (one) one.spared += num(line.args.count);
      return;
    default:
      told.after.push(line);
  }
}
