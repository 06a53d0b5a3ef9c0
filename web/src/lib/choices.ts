/** Options as the page shows them: each is a word with a key, and stands for a place, a card or a button. */
import type { Arg } from './protocol';

export interface Word {
  text: string;
  kind: string;
  label: string;
}

export function word(text: string): Word {
  const at = text.indexOf(':');
  return at < 0 ? { text, kind: text, label: '' } : { text, kind: text.slice(0, at), label: text.slice(at + 1) };
}

export interface Choice extends Word {
  /** What to type to pick it. */
  key: string;
}

/** What a board, a hand or a panel needs to let a seat answer. */
export interface Play {
  /** The message id of the question; empty when this seat is not asked. */
  about: string;
  /** What kind of question it is; empty where it is of none. */
  role: string;
  /** The options by their text; empty when this seat is not asked. */
  choices: ReadonlyMap<string, Choice>;
  /** What the deeds of a menu cost or bring, by their words. */
  terms: ReadonlyMap<string, Readonly<Record<string, Arg>>>;
  /** What is known of an option before it is chosen, by its word: messages with their arguments. */
  notes?: ReadonlyMap<string, readonly { message: string; args: Readonly<Record<string, Arg>> }[]>;
  /** What the seat has just chosen and is going on with. */
  chosen: ReadonlySet<string>;
  /** What is picked so far of several that are said together. */
  picks?: readonly string[];
  /** Of these no more can be picked. */
  spent?: ReadonlySet<string>;
  /** What the question speaks of: the words among its arguments. */
  named: ReadonlySet<string>;
  /** What a lesson points at: a map that shows only a part of itself shows this. */
  pointed?: ReadonlySet<string>;
  /** How many the question speaks of; 0 where it names no number. */
  count: number;
  /** The word that was refused last. */
  refused: string;
  /** What the pointer or the log rests on: words, outlined in ink. */
  shown: ReadonlySet<string>;
  /** An answer, or a phrase that also answers the questions that follow. */
  say: (word: string | readonly string[]) => void;
  /** An answer that the reader has thought over: it is not confirmed again. */
  sure?: (word: string) => void;
  why: (word: string, at: { x: number; y: number }) => void;
  /** A word in the reader's language. */
  speak: (word: string) => string;
  show: (words: readonly string[]) => void;
  /** What an option would lead to: words of the next question. */
  preview: (word: string | null) => void;
  previewed: ReadonlySet<string>;
  /** Words that are not answers, but that an action of this question leads to: something can begin there. */
  begins: ReadonlySet<string>;
  /** The word whose menu is open. */
  opened: string;
}

export const STILL: Play = {
  about: '',
  role: '',
  choices: new Map(),
  terms: new Map(),
  chosen: new Set(),
  named: new Set(),
  count: 0,
  refused: '',
  shown: new Set(),
  say: () => undefined,
  why: () => undefined,
  speak: (text) => text,
  show: () => undefined,
  preview: () => undefined,
  previewed: new Set(),
  begins: new Set(),
  opened: '',
};

/** Words that leave something out or end it: they get the key 0. */
export const ENDS = ['pass', 'done', 'skip', 'no', 'end'];

/** Words that say how many. */
export const isAmount = (word: Word): boolean => word.kind === 'count' || word.kind === 'influence';

/** Give every word a key: its own where it has one (a number, a clearing), else the next free number.
 *
 * Words that may not be chosen now are counted as well, so that keys stay where they are when one of them goes away. */
export function keyed(
  ordered: readonly Word[],
  own: (word: Word) => string | null,
  open: (word: Word) => boolean = () => true,
): Choice[] {
  const mine = (word: Word): string | null => own(word) ?? (isAmount(word) ? word.label : null);
  const taken = new Set(ordered.map(mine).filter((key) => key !== null));
  const ends = ENDS.flatMap((kind) => ordered.find((option) => option.kind === kind) ?? []);
  // Whatever ends this question now has the key 0, before another that would end it at other times.
  const zero = taken.has('0') ? undefined : (ends.find(open) ?? ends[0]);
  let next = 0;
  return ordered.map((option) => {
    if (option === zero) return { ...option, key: '0' };
    const key = mine(option);
    if (key !== null) return { ...option, key };
    do next += 1;
    while (taken.has(String(next)));
    return { ...option, key: String(next) };
  });
}
