/** Clicks at a table, and how many of them decided nothing: those at a question with one answer. */
import type { Page } from '@playwright/test';

import { choose, take, type Luck } from './table';

type Pick = NonNullable<Awaited<ReturnType<typeof choose>>>;

export class Clicks {
  all = 0;
  vain = 0;

  get share(): number {
    return this.vain / this.all;
  }

  /** One click with the mouse on something that is lit, or on the button that confirms; false when the match is over.
   *
   * Where the table moved on between waiting and looking nothing is clicked, and nothing is counted. */
  async next(page: Page, luck: Luck, before?: (pick: Pick) => Promise<void>): Promise<boolean> {
    const pick = await choose(page, luck);
    if (pick === null) return false;
    if (!pick) return true;
    await before?.(pick);
    this.all += 1;
    if (pick.options === 1) this.vain += 1;
    await take(page, pick);
    return true;
  }
}

/** More of the clicks at a table than this must not decide nothing. */
export const MOST_IN_VAIN = 0.1;
