/** A trade asks for each of its three resources by itself; here they are picked one after the other and given together. */
import type { Word } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';

import type { Deed } from '..';
import type { NorthView } from './view';

const GIVES = 'ask-northgard-trade-give';
/** NG.harvest.trade */
const PRICE = 3;

/** How many resources are still to be given: those of this trade that were said one by one count. */
export function gathered({ about }: AskInfo, trail: readonly Deed[]): number {
  if (about !== GIVES) return 1;
  const begun = trail.findLastIndex((said) => said.about !== GIVES);
  return Math.max(1, PRICE - (begun < 0 ? 0 : trail.length - 1 - begun));
}

/** What the reader has of a resource. */
export function heldOf(word: Word, view: NorthView): number {
  const me = view.players[view.reader];
  if (!me || word.kind !== 'resource') return 1;
  return word.label === 'food' ? me.food : word.label === 'wood' ? me.wood : me.lore;
}

/** The question that stands for all that are given. */
export const questionOf = ({ about }: AskInfo): string | null => (about === GIVES ? 'page-ng-trade-give' : null);
