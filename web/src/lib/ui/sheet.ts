/** The battle sheet of a phone has three heights: a bar, the question, the whole ledger. */
import { getContext, setContext } from 'svelte';

export type Height = 'bar' | 'question' | 'ledger';

export interface Sheet {
  /** Null where there is room for everything: no sheet. */
  readonly height: Height | null;
  /** Whoever draws the bar says so. */
  bar: boolean;
  /** Higher, and from the highest back to the bar. */
  next: () => void;
}

const KEY = Symbol('sheet');

export const provideSheet = (sheet: Sheet): Sheet => setContext(KEY, sheet);
export const useSheet = (): Sheet | undefined => getContext<Sheet | undefined>(KEY);
