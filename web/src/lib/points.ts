/** Where each point of a match came from, read from the log. */
import type { Line } from './protocol';

export const SOURCES = ['track', 'craft', 'battle', 'other', 'lost'] as const;
export type Source = (typeof SOURCES)[number];

export interface Gain {
  seat: number;
  /** Below 0 where points were lost. */
  count: number;
  of: Source;
}

export type Sum = Record<Source, number>;

/** The sums of each seat. What the log does not account for is other: a total is never shown without all it is made of. */
export function sumsOf(lines: readonly Line[], gain: (line: Line) => Gain | null, scores: readonly number[]): Sum[] {
  const sums = scores.map((): Sum => ({ track: 0, craft: 0, battle: 0, other: 0, lost: 0 }));
  for (const line of lines) {
    const found = gain(line);
    const sum = found ? sums[found.seat] : undefined;
    if (found && sum) sum[found.of] += found.count;
  }
  sums.forEach((sum, seat) => {
    const rest = (scores[seat] ?? 0) - SOURCES.reduce((all, of) => all + sum[of], 0);
    sum[rest > 0 ? 'other' : 'lost'] += rest;
  });
  return sums;
}
