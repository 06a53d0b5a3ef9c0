/** A battle as the table tells of it: while it is fought, or as it stood with a line of the log. */
import type { Line } from '$lib/protocol';

import type { BattleView, DuelView, LineView, RevealView } from './view';

/** Attacker, defender. */
export type Pair<T> = [T, T];
export const pair = <T>(of: (side: 0 | 1) => T): Pair<T> => [of(0), of(1)];

export interface Troop {
  unit: string;
  standing: number;
  routed: number;
  gone: number;
  /** Damage of each damaged figure. */
  wounds: number[];
}

/** The units of one side: those that still are, and those that were. */
export function troopsOf(line: LineView | undefined): Troop[] {
  if (!line) return [];
  const here = line.units.map(({ unit, standing, routed }) => ({
    unit,
    standing,
    routed,
    gone: line.lost[unit] ?? 0,
    wounds: line.wounds.filter((wound) => wound.unit === unit).map((wound) => wound.damage),
  }));
  const lost = Object.entries(line.lost)
    .filter(([unit]) => !here.some((troop) => troop.unit === unit))
    .map(([unit, gone]) => ({ unit, standing: 0, routed: 0, gone, wounds: [] }));
  return [...here, ...lost];
}

/** The steps of the rail: five rounds, and strength; after the last one it is over. */
export const STEPS = 6;
export function stepOf({ stage, initiative }: BattleView): number {
  if (stage === 'over') return STEPS;
  return stage === 'lined_up' || stage === 'round' ? Math.max(0, initiative - 1) : STEPS - 1;
}

/** One round that has been fought: what each side has drawn and laid open. */
export interface Round {
  round: number;
  drawn: Pair<number>;
  shown: RevealView[];
}

/** The rounds that are over and of which there is something to tell. */
export function pastOf(battle: BattleView): Round[] {
  const going = battle.stage === 'lined_up' || battle.stage === 'round';
  return (battle.sides[0]?.draws ?? [])
    .map((_, i) => ({
      round: i + 1,
      drawn: pair((side) => battle.sides[side]?.draws[i] ?? 0),
      shown: battle.reveals.filter((reveal) => reveal.initiative === i + 1),
    }))
    .filter(
      ({ round, drawn, shown }) => (drawn[0] || drawn[1] || shown.length) && !(going && round >= battle.initiative),
    );
}

/** What has been laid open in the round that is fought. */
export const shownIn = (battle: BattleView): RevealView[] =>
  battle.reveals.filter((reveal) => reveal.initiative === battle.initiative);

/** A Fate card of a round: whose base counts, and whether it was laid aside for the hero's sake. */
export interface Drawn {
  card: string;
  unit: string;
  struck: boolean;
}

/** The Fate cards of this round on one side, and how many lie face down. */
export function fateOf(battle: BattleView, side: 0 | 1): { unit: string; open: Drawn[]; hidden: number } {
  const line = battle.sides[side];
  const shown = shownIn(battle).filter((reveal) => reveal.side === side);
  const unit = line?.attacking ?? shown.at(-1)?.unit ?? '';
  const open =
    line?.attacking != null
      ? [...line.revealed, ...line.cards].map((card) => ({ card, unit, struck: false }))
      : shown.flatMap((reveal) => reveal.cards.map((card) => ({ card, unit: reveal.unit, struck: false })));
  const struck = (line?.struck ?? []).map((card) => ({ card, unit, struck: true }));
  return { unit, open: [...open, ...struck], hidden: line ? line.drawn - line.cards.length : 0 };
}

/** How a battle or a duel stood with a line, where that is new. */
export const standsOf = (line: Line): BattleView | DuelView | null =>
  (line.stands as BattleView | DuelView | undefined) ?? null;

/** Lines of the part that goes on which the cards and sums of the panel do not show: they are told as they are. */
export function happened(lines: readonly Line[]): Line[] {
  let found: Line[] = [];
  let [part, units] = ['', ''];
  for (const line of lines) {
    const stands = standsOf(line);
    if (stands?.kind !== 'battle') {
      found.push(line);
      continue;
    }
    const [now, after] = [`${stands.stage} ${stands.initiative}`, JSON.stringify(stands.sides.map(troopsOf))];
    if (stands.stage === 'over') found.push(line);
    else if (now !== part) found = [];
    else if (after !== units) found.push(line);
    [part, units] = [now, after];
  }
  return found;
}

/** How a battle or a duel stands: at the table once its lines are told so far, else with the last of them. */
export const isDuel = (stands: BattleView | DuelView | null): stands is DuelView => stands?.kind === 'duel';
