/** A duel as the table tells of it: while it is fought, or as it stood with a line of the log. */
import type { Line } from '$lib/protocol';

import { pair, standsOf } from './battle';
import type { DuelView } from './view';

export interface Fighter {
  /** `hero:corbin` or `unit:beastman`. */
  word: string;
  /** Fate cards of the round. */
  cards: string[];
  /** In all, and how much defeats him. */
  damage: number;
  toughness: number;
  /** In this round. */
  taken: number;
  spared: number;
}

/** Both fighters, as the last round that has begun left them. */
export function fightersOf(duel: DuelView): [Fighter, Fighter] {
  return pair((i) => fighterOf(duel, i));
}
function fighterOf(duel: DuelView, i: 0 | 1): Fighter {
  const [now, side] = [duel.exchanges.at(-1), duel.sides[i]];
  return {
    word: side?.hero == null ? `unit:${side?.unit ?? ''}` : `hero:${side.hero}`,
    cards: now?.cards[i] ?? [],
    damage: side?.damage ?? 0,
    toughness: side?.toughness ?? 0,
    taken: now?.taken[i] ?? 0,
    spared: side?.blocked ?? 0,
  };
}

/** A round that is over: the cards on each side, and what each took. */
export interface RoundTold {
  round: number;
  cards: string[][];
  taken: number[];
}

export const roundsOf = (duel: DuelView): RoundTold[] =>
  duel.exchanges.map((exchange, round) => ({ round, ...exchange })).slice(1, -1);

/** Lines of the round that goes on which cards and sums do not show: they are told as they are. */
export function happenedIn(lines: readonly Line[]): Line[] {
  let found: Line[] = [];
  let round = 0;
  for (const line of lines.slice(1)) {
    const stands = standsOf(line);
    if (stands?.kind === 'duel' && stands.round !== round) [found, round] = [[], stands.round];
    else if (stands?.kind !== 'duel' || stands.over) found.push(line);
  }
  return found;
}
