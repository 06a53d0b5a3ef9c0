/** What happened while somebody was away, by seat: moved where, built what, fought whom, in a few words each. */
import type { Arg, Line } from './protocol';

/** What a line of the log tells in short. */
export interface Gist {
  what: 'moved' | 'placed' | 'fought' | 'made';
  seat: number;
  /** Words of the places that it is about. */
  where: readonly string[];
  /** The word of what was placed or made. */
  thing?: string;
  /** The seat that was attacked, or the word of what was. */
  whom?: Arg;
}

/** One thing that a seat did, at all its places; `at` is its first line. */
export interface Deed extends Gist {
  at: number;
}

export interface Doings {
  seat: number;
  deeds: readonly Deed[];
}

/** The same thing at several places is one deed; seats in the order in which they acted. */
export function doings(lines: readonly Line[], gist: (line: Line) => Gist | null): readonly Doings[] {
  const found = new Map<number, Map<string, Deed>>();
  lines.forEach((line, at) => {
    const one = gist(line);
    if (!one) return;
    const own = found.get(one.seat) ?? new Map<string, Deed>();
    found.set(one.seat, own);
    const id = JSON.stringify([one.what, one.thing, one.whom]);
    const known = own.get(id);
    const where = [...(known?.where ?? []), ...one.where.filter((place) => !known?.where.includes(place))];
    own.set(id, { ...one, where, at: known?.at ?? at });
  });
  return [...found].map(([seat, own]) => ({ seat, deeds: [...own.values()] }));
}

const listed = (value: Arg | undefined): Arg[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
/** The words among the values of an argument. */
export const placesIn = (value: Arg | undefined): string[] =>
  listed(value).flatMap((one) => (typeof one === 'object' && !Array.isArray(one) ? [one.word] : []));
