/** Where each point of a match came from, and how the scores went, read from the log. */
import type { Line } from './protocol';

export interface Gain {
  /** A seat, or the word of a side that has none. */
  seat: number | string;
  /** Below 0 where points were lost. */
  count: number;
  of: string;
}

/** How a game tells of points. */
export interface Ledger {
  /** What points come from, in the order of the bars: names of messages (`page-points-...`). */
  sources: readonly string[];
  /** Where points that the log does not account for go: gained, lost. */
  rest: readonly [string, string];
  /** What a line of the log brings to whom. */
  gains: (line: Line) => readonly Gain[];
  /** The scope whose lines make one stretch of the chart ("turn"), or which stretch a line begins; without it there is no chart. */
  stretch?: string | ((line: Line) => string | null);
  /** What a line brings in the chart, where the bars are read from other lines. */
  course?: (line: Line) => readonly Gain[];
  /** What a stretch in which all score is called: a message with its arguments. */
  named?: (at: string) => { name: string; args: Record<string, number> };
}

/** The stretch that a line begins or goes on with; empty where it does not say. */
export const stretchOf = (line: Line, ledger: Ledger): string =>
  typeof ledger.stretch === 'function'
    ? (ledger.stretch(line) ?? '')
    : (line.scope.find((scope) => scope.startsWith(`${ledger.stretch}:`)) ?? '');

const seatOf = ({ seat }: Gain, sides: readonly string[]): number =>
  typeof seat === 'number' ? seat : sides.indexOf(seat);

/** The sums of each seat. What the log does not account for is other: a total is never shown without all it is made of. */
export function sumsOf(
  lines: readonly Line[],
  ledger: Ledger,
  scores: readonly number[],
  sides: readonly string[] = [],
): Map<string, number>[] {
  const sums = scores.map(() => new Map<string, number>());
  const add = (seat: number, of: string, count: number): void => {
    const sum = sums[seat];
    if (sum && count) sum.set(of, (sum.get(of) ?? 0) + count);
  };
  for (const line of lines) for (const gain of ledger.gains(line)) add(seatOf(gain, sides), gain.of, gain.count);
  sums.forEach((sum, seat) => {
    const rest = (scores[seat] ?? 0) - [...sum.values()].reduce((all, count) => all + count, 0);
    add(seat, ledger.rest[rest > 0 ? 0 : 1], rest);
  });
  return sums;
}

/** The scores at the end of each stretch. `at` names it, for the replay. */
export interface Stretch {
  at: string;
  /** Whose turn it was. */
  seat: number;
  scores: number[];
}

export function courseOf(
  lines: readonly Line[],
  ledger: Ledger,
  seats: number,
  sides: readonly string[] = [],
): Stretch[] {
  const found: Stretch[] = [];
  let scores = Array.from({ length: seats }, () => 0);
  for (const line of lines) {
    const at = stretchOf(line, ledger);
    if (at && found.at(-1)?.at !== at) {
      scores = [...scores];
      found.push({ at, seat: typeof line.args.seat === 'number' ? line.args.seat : -1, scores });
    }
    for (const gain of (ledger.course ?? ledger.gains)(line)) {
      const seat = seatOf(gain, sides);
      if (seat >= 0) scores[seat] = (scores[seat] ?? 0) + gain.count;
    }
  }
  return found;
}

/** A moment at which the match turned: somebody takes the lead, gains much at once, or loses much. */
export interface Turning {
  /** Which stretch. */
  i: number;
  seat: number;
  what: 'lead' | 'leap' | 'fall';
  count: number;
}

/** The few that mattered most, in their order. Where all score in every stretch (`together`), what counts is how much more than the others. */
export function turnings(course: readonly Stretch[], together = false, most = 4): Turning[] {
  const found: (Turning & { weight: number })[] = [];
  let leader = -1;
  course.forEach((stretch, i) => {
    // What happens late decides more.
    const late = 0.6 + (0.8 * i) / course.length;
    const before = course[i - 1]?.scores;
    const high = Math.max(...stretch.scores);
    const ahead = stretch.scores.flatMap((score, seat) => (score === high ? [seat] : []));
    const [first] = ahead;
    if (ahead.length === 1 && first !== undefined && first !== leader) {
      if (leader >= 0 && high >= 5) found.push({ i, seat: first, what: 'lead', count: high, weight: 6 * late });
      leader = first;
    }
    const gained = stretch.scores.map((score, seat) => score - (before?.[seat] ?? 0));
    const usual = together ? gained.reduce((all, by) => all + by, 0) / Math.max(1, gained.length) : 0;
    gained.forEach((by, seat) => {
      if (by - usual >= (together ? 2 : 4))
        found.push({ i, seat, what: 'leap', count: by, weight: (by - usual) * late });
      if (by <= -2) found.push({ i, seat, what: 'fall', count: -by, weight: (3 - by) * late });
    });
  });
  // One moment is told once, by what weighs most in it.
  const best = found
    .sort((a, b) => b.weight - a.weight)
    .filter((one, at, all) => all.findIndex((other) => other.i === one.i) === at);
  return best
    .slice(0, most)
    .sort((a, b) => a.i - b.i)
    .map(({ i, seat, what, count }) => ({ i, seat, what, count }));
}
