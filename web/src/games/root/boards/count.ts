/** What the boards count: pieces on the map, warriors in a box, clearings held alone. */
import type { Suit } from '$lib/ink/shapes';
import { CARDS } from '../look';
import type { RootView, SideView } from '../view';

export const SUITS = ['fox', 'rabbit', 'mouse'] as const;

export const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
export const placed = (side: SideView | undefined, piece: string): number => sum(side?.pieces[piece] ?? []);
/** The numbers of the clearings where a piece lies. */
export const places = (side: SideView | undefined, piece: string): number[] =>
  (side?.pieces[piece] ?? []).flatMap((count, at) => (count && at < 12 ? [at + 1] : []));
export const boxed = (box: Record<string, number> | undefined): number => sum(Object.values(box ?? {}));

export function bySuit(cards: readonly string[]): Record<Suit, number> {
  const counts = { fox: 0, rabbit: 0, mouse: 0, bird: 0 };
  for (const card of cards) counts[CARDS.get(card)?.suit ?? 'bird'] += 1;
  return counts;
}

/** The one suit of which there are the most; birds do not count. Null on a tie. */
export function leading(counts: Record<Suit, number>): Suit | null {
  const most = Math.max(...SUITS.map((suit) => counts[suit]));
  const found = SUITS.filter((suit) => counts[suit] === most);
  return most && found.length === 1 ? (found[0] ?? null) : null;
}

export const stands = (side: SideView, at: number): boolean =>
  (side.warriors[at] ?? 0) > 0 ||
  side.pawn === String(at + 1) ||
  Object.values(side.pieces).some((counts) => (counts[at] ?? 0) > 0);

/** Clearings that a side rules and where nobody else has anything (14.6.2). */
export const heldAlone = (view: RootView, seat: number): number =>
  view.clearings.filter(
    ({ ruler }, at) => ruler === seat && view.sides.every((side, i) => stands(side, at) === (i === seat)),
  ).length;
