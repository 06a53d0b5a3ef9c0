/** A combat as the table tells of it: while it is fought, or as it stood with a line of the log. */
import type { View } from '$lib/protocol';

import type { ClashView, PartyView, SourceView } from './view';

export const STEPS = ['food', 'dice', 'totals', 'losses', 'end'] as const;

/** Where the rail stands. */
const AT: Readonly<Record<ClashView['stage'], number>> = {
  units: 0,
  food: 0,
  dice: 1,
  totals: 2,
  losses: 3,
  over: STEPS.length,
};
/** Somebody is still asked where he goes when it is decided. */
export const stepOf = ({ stage }: ClashView, asked: boolean): number =>
  stage === 'over' && asked ? STEPS.length - 1 : AT[stage];

export interface Row {
  name: string;
  law: string;
  figures: [number | null, number | null];
  base: boolean;
}

/** Figures of both sides from one source: units stand for both, of anything else what brings nothing is left out. */
export const rowOf = ({ name, law, attacker, defender }: SourceView): Row => ({
  name,
  law,
  figures: name === 'units' ? [attacker, defender] : [attacker || null, defender || null],
  base: name === 'units',
});

/** Wounds from one source stand with whoever deals them, as the faces of the dice do; what a card spares, with whom it spares. */
export const dealtOf = (source: SourceView): Row => {
  const { figures, ...row } = rowOf(source);
  const [attacker, defender] = figures;
  return { ...row, figures: source.name === 'cancelled' ? figures : [defender, attacker] };
};

export interface Verdict {
  /** The message that says why it ended so. */
  why: string;
  winner: PartyView | null;
  loser: PartyView | null;
  figures: [number, number];
}

/** Why a combat ended as it did. */
export function verdictOf({ attacker, defender, winner, verdict }: ClashView): Verdict | null {
  if (verdict === null) return null;
  const [victor, loser] = winner === null ? [null, null] : winner === 0 ? [attacker, defender] : [defender, attacker];
  return { why: `page-ng-verdict-${verdict}`, winner: victor, loser, figures: [attacker.points, defender.points] };
}

/** As it stood with a line: nothing of it is open any more. */
export const isOver = (stands: View): boolean => (stands as ClashView).stage === 'over';

/** Once it is told what both come to. */
export const isTotalled = ({ stage }: ClashView): boolean =>
  stage === 'totals' || stage === 'losses' || stage === 'over';

/** A creature takes no wounds, and a tie is decided by who attacks. */
export const creatureIn = ({ attacker, defender }: ClashView): boolean =>
  attacker.seat === null || defender.seat === null;

/** The most wounds that one die deals. */
const WORST_DIE = 2;

export type Fatal = 'wins' | 'falls' | 'neither' | null;

/**
 * What one wound more decides for a side (NG.combat.5.wiped): all that the other has there fall, and the combat is won by that;
 * or it is still open whether one's own side falls as well; or it is known that both do, and nobody wins. Null: somebody is left.
 */
export function fatalWound(clash: ClashView, seat: number): Fatal {
  if (creatureIn(clash)) return null;
  const own = clash.attacker.seat === seat ? clash.attacker : clash.defender;
  const other = own === clash.attacker ? clash.defender : clash.attacker;
  if (other.figures === 0 || other.wounds + 1 < other.figures) return null;
  // The attacker chooses before the defender rolls.
  const ahead = own === clash.attacker && !other.dice.length ? WORST_DIE : 0;
  if (own.wounds >= own.figures) return 'neither';
  return own.wounds + ahead < own.figures ? 'wins' : 'falls';
}
