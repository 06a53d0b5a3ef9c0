/** Which puzzles this browser's reader has solved, and after how many tries. */

export interface Solved {
  /** Tries that came to their end. */
  tries: number;
  /** The first of them that reached the goal; 0: none yet. */
  solved: number;
  /** The best line was shown before the goal was reached. */
  shown: boolean;
  /** When the last try ended, in ms since 1970. */
  at: number;
}

const KEY = 'polana.puzzles';
export const NONE: Solved = { tries: 0, solved: 0, shown: false, at: 0 };

/** Nothing that somebody else may have written there is trusted. */
function isSolved(value: unknown): value is Solved {
  const one = value as Partial<Solved> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.tries === 'number' &&
    typeof one.solved === 'number' &&
    typeof one.shown === 'boolean' &&
    typeof one.at === 'number'
  );
}

/** All puzzles that were tried, by game and name: `northgard/score-wolf-1`. */
export function tried(): Map<string, Solved> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return new Map();
    return new Map(Object.entries(found).filter((entry): entry is [string, Solved] => isSolved(entry[1])));
  } catch {
    // What cannot be read is nobody's progress.
    return new Map();
  }
}

export function note(puzzle: string, change: (before: Solved) => Solved): Solved {
  const all = tried();
  const now = change(all.get(puzzle) ?? NONE);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.set(puzzle, now))));
  return now;
}
