/** What this browser's reader has learned: kept with the lessons' acts, so that whoever leaves comes back to his place. */

export interface Kept {
  /** What leads to the place. */
  acts: string[];
  /** The step he was at, of how many. */
  step: number;
  steps: number;
  /** It was taken to its end, once. */
  done: boolean;
  /** When he was last there, in ms since 1970. */
  at: number;
}

const KEY = 'polana.lessons';

/** Nothing that somebody else may have written there is trusted. */
function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    Array.isArray(one.acts) &&
    one.acts.every((act) => typeof act === 'string') &&
    typeof one.step === 'number' &&
    typeof one.steps === 'number' &&
    typeof one.done === 'boolean' &&
    typeof one.at === 'number'
  );
}

/** All lessons that were begun, by game and name: `root/rule`. */
export function learned(): Map<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return new Map();
    return new Map(Object.entries(found).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    // What cannot be read is nobody's progress.
    return new Map();
  }
}

export function keep(lesson: string, kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(learned().set(lesson, kept))));
}

export function forget(lesson: string): void {
  const known = learned();
  known.delete(lesson);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
}

const OFFERED = 'polana.offered';

/** Whoever opens a game for the first time is offered its basics, until he has begun them or does not want them. */
export const isNew = (game: string): boolean =>
  ![...learned().keys()].some((lesson) => lesson.startsWith(`${game}/`)) &&
  !(localStorage.getItem(OFFERED) ?? '').split(' ').includes(game);

export function notNew(game: string): void {
  localStorage.setItem(OFFERED, `${localStorage.getItem(OFFERED) ?? ''} ${game}`.trim());
}
