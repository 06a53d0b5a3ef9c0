/** What parts of the table screen share without handing it down: the rule index and names. */
import { getContext, setContext } from 'svelte';

import type { LawInfo } from './protocol';
import type { Context } from './speech.svelte';

export interface TableContext {
  readonly laws: ReadonlyMap<string, LawInfo>;
  readonly context: Context;
  /** The whole vocabulary of the game. */
  readonly words: readonly string[];
  /** The line of the log from which everything is new to the reader. */
  readonly fresh?: number;
  /** A rule's short reference: its page where the book has no numbers, else its number. */
  ref: (law: string) => string;
  openLaw: (law: string) => void;
  /** Opens the example of a rule over the side column, where there is one. */
  readonly showExample?: (law: string) => void;
}

const KEY = Symbol('table');

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
