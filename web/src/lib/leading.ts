/** Who leads after a round, by how much, and what brought most of it: told to whoever plays with a coach. */
import type { Gain } from './points';
import type { Line } from './protocol';

export interface Leading {
  /** Who leads; more than one where they are level. */
  seats: readonly number[];
  score: number;
  /** How far in front of whoever comes next. */
  ahead: number;
  /** The line of the round that brought the leader most; null: none brought anything. */
  line: Line | null;
}

/** `scores` is what the reader may know; `lines` is what was told in the round. Null: nobody has anything yet. */
export function leadingOf(
  scores: readonly (number | null)[],
  lines: readonly Line[],
  gains: (line: Line) => readonly Gain[],
): Leading | null {
  const known = scores.map((score) => score ?? 0);
  const score = Math.max(0, ...known);
  if (!score) return null;
  const seats = known.flatMap((one, seat) => (one === score ? [seat] : []));
  const ahead = seats.length > 1 ? 0 : score - Math.max(0, ...known.filter((one) => one < score));
  let most = 0;
  let line: Line | null = null;
  for (const one of lines)
    for (const { seat, count } of gains(one))
      if (seats.length === 1 && seat === seats[0] && count > 0 && count >= most) [most, line] = [count, one];
  return { seats, score, ahead, line };
}
