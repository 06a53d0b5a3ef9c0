/** The tray lies folded at its edge while a question is about the map. Unfolded it covers the map's foot and moves nothing. */
import type { Play } from '$lib/choices';

import { inSetup } from './building';
import type { RunewarsView } from './view';

/** How high the edge is. */
export const EDGE = 44;

/** Tiles in the hand stay in sight while the map is built. */
export const folds = (view: RunewarsView): boolean => !inSetup(view) && view.players[view.reader] !== undefined;

/** Is something asked that is answered with a card of the hand? */
export function cardsAsked(view: RunewarsView, play: Play): boolean {
  const me = view.players[view.reader];
  for (const { kind, label } of play.choices.values()) {
    if (kind === 'order' || kind === 'objective') return true;
    if (kind === 'tactic' && (me?.tactics.includes(label) || me?.fresh.includes(label))) return true;
    if (kind === 'quest' && me?.quests.includes(label)) return true;
  }
  return false;
}

/** Pixels of the map's foot that lie below the tray when such a question comes. */
export function covered(view: RunewarsView, play: Play): number {
  if (!folds(view) || !cardsAsked(view, play)) return 0;
  return Math.max(
    0,
    parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--zone-tray')) - EDGE || 0,
  );
}
