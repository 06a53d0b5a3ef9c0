/** A battle of Root as the log tells it: every hit with its source. */
import type { Arg, Line } from '$lib/protocol';

import type { Fight } from '..';

/** Attacker, defender: what each deals. */
export type Pair = [number, number];

export interface Source {
  kind: 'roll' | 'cap' | 'extra' | 'defenseless' | 'ignored';
  /** A card or a faction. */
  by: string;
  law: string;
  hits: [number | null, number | null];
}

export interface Battle {
  where: string;
  attacker: number;
  defender: number;
  dice: Pair | null;
  sources: Source[];
  /** What is dealt now. */
  total: Pair;
  /** What the roll alone brings now. */
  rolled: Pair;
  /** Lines that are told as they are: an ambush, what was lost. */
  told: Line[];
  /** 0 ambush, 1 roll, 2 effects, 3 hits, 4 over. */
  step: number;
}

const BEGINS = new Set(['news-root-battle']);
const ENDS = new Set(['news-root-hits']);
const ASKS: Record<string, number> = {
  'ask-root-ambush': 0,
  'ask-root-foil': 0,
  'ask-root-effects': 2,
  'ask-root-effects-first': 2,
  'ask-root-lose': 3,
  'ask-root-vagabond-damage': 3,
  'ask-root-vagabond-hit': 3,
};

export const FIGHT: Fight = {
  begins: BEGINS,
  blows: new Set(),
  tells: new Set(['news-root-hits']),
  ends: ENDS,
  asks: (about) => about in ASKS,
};

const num = (value: Arg | undefined): number => (typeof value === 'number' ? value : 0);
const wordOf = (value: Arg | undefined): string => (typeof value === 'object' && !Array.isArray(value) ? value.word : '');

/** The battle that these lines tell, from its first line on; `about` is what the reader is asked in it. */
export function battleOf(lines: readonly Line[], about = ''): Battle | null {
  const [first, ...rest] = lines;
  if (first?.kind !== 'news-root-battle') return null;
  const battle: Battle = {
    where: wordOf(first.args.where),
    attacker: num(first.args.seat),
    defender: num(first.args.other),
    dice: null,
    sources: [],
    total: [0, 0],
    rolled: [0, 0],
    told: [],
    step: 0,
  };
  const side = (line: Line): 0 | 1 => (num(line.args.seat) === battle.attacker ? 0 : 1);
  const only = (at: 0 | 1, hits: number): [number | null, number | null] => (at === 0 ? [hits, null] : [null, hits]);
  for (const line of rest) {
    const { kind, args, law } = line;
    if (kind === 'news-root-rolled') {
      battle.dice = [num(args.one), num(args.other_die)];
      battle.rolled = [num(args.attacker), num(args.defender)];
      const dice: Pair = [num(args.attacker_die), num(args.defender_die)];
      battle.sources.push({ kind: 'roll', by: '', law, hits: dice });
      battle.sources.push({ kind: 'cap', by: '', law: '4.3.2.I', hits: [battle.rolled[0] - dice[0], battle.rolled[1] - dice[1]] });
      battle.step = 2;
    } else if (kind === 'news-root-extra-hits') battle.sources.push({ kind: 'extra', by: wordOf(args.by), law, hits: only(side(line), num(args.count)) });
    else if (kind === 'news-root-defenseless') battle.sources.push({ kind: 'defenseless', by: '', law, hits: only(0, num(args.count)) });
    else if (kind === 'news-root-ignored-hits') {
      const of = side(line) === 0 ? 1 : 0;
      battle.sources.push({ kind: 'ignored', by: wordOf(args.by), law, hits: only(of, -num(args.count)) });
      battle.rolled[of] -= num(args.count);
    } else {
      if (kind === 'news-root-hits' && battle.dice) battle.step = 4;
      else if (kind === 'news-root-ambush' || kind === 'news-root-foiled') battle.step = Math.max(battle.step, 0);
      if (kind !== 'news-root-used') battle.told.push(line);
    }
  }
  for (const source of battle.sources) {
    battle.total[0] += source.hits[0] ?? 0;
    battle.total[1] += source.hits[1] ?? 0;
  }
  // The rail stands where somebody is asked; what is told in between does not move it.
  const asked = ASKS[about];
  if (asked !== undefined && battle.step < 4) battle.step = asked;
  return battle;
}
