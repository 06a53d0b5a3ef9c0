/** A battle of Root as the table tells of it: while it is fought, or as it stood with a line of the log. */
import type { Line, View } from '$lib/protocol';

import type { FightView } from './view';

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
  /** Each die with the side that uses it. */
  dice: Pair | null;
  sources: Source[];
  /** What is dealt now. */
  total: Pair;
  /** Lines that are told as they are: an ambush, what was lost. */
  told: Line[];
  /** 0 ambush, 1 roll, 2 effects, 3 hits, 4 over. */
  step: number;
}

/** The steps of the rail, in their order; after the last one it is over. */
export const STEPS = ['ambush', 'roll', 'effects', 'hits'] as const;

/** As it stood with a line: nothing of it is open any more. */
export const isOver = (stands: View): boolean => (stands as FightView).stage === 'over';

/** `told` are its lines that stand below it as they are. */
export function battleOf(fight: FightView, told: Line[]): Battle {
  const pair = ([one = 0, two = 0]: readonly number[]): Pair => [one, two];
  const rolled = fight.hits.find(({ kind }) => kind === 'roll');
  return {
    where: fight.where,
    attacker: fight.attacker,
    defender: fight.defender,
    dice: rolled ? [rolled.attacker, rolled.defender] : fight.dice.length ? pair(fight.dice) : null,
    sources: fight.hits.map(({ kind, by, law, attacker, defender }) => ({
      kind,
      by: by ?? '',
      law,
      hits: kind === 'roll' || kind === 'cap' ? [attacker, defender] : [attacker || null, defender || null],
    })),
    total: pair(fight.totals),
    told,
    step: fight.stage === 'over' ? STEPS.length : STEPS.indexOf(fight.stage),
  };
}
