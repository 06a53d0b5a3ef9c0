/** How a seat stands: the rune tokens in its areas, and those that the reader knows to be dragons. */
import type { RunewarsView } from './view';

export interface Runes {
  /** Tokens in areas that the seat controls. */
  tokens: number;
  /** Dragon runes among them, as far as the reader may know. */
  dragons: number;
}

export function runesOf(view: RunewarsView, seat: number): Runes {
  const held = view.areas.filter((area) => area.owner === seat && area.rune);
  return { tokens: held.length, dragons: held.filter((area) => area.rune?.face === 'dragon').length };
}

/** The areas in which the reader knows a dragon rune of this seat. */
export const dragonsOf = (view: RunewarsView, seat: number): string[] =>
  view.areas.filter((area) => area.owner === seat && area.rune?.face === 'dragon').map((area) => `area:${area.area}`);

/** Dragon runes that win (RW.goal). */
export const TO_WIN = 6;
