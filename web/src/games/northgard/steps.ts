/** How far a card's moves or recruits have come: "move 1 of 2". */
import type { AskInfo } from '$lib/protocol';
import { t } from '$lib/speech.svelte';

import type { Deed, Steps } from '..';
import { CARDS, type CardAction } from './cards';

/** How many of these are printed on the card; the largest number, where one may be chosen. */
function printed(actions: readonly CardAction[], what: string): number {
  return Math.max(
    0,
    ...actions.map((action) => (action.do === what ? (action.n ?? 1) : printed(action.of ?? [], what))),
  );
}

const MOVING = new Set(['ask-northgard-move-from', 'ask-northgard-move-count', 'ask-northgard-move-to']);

export function stepsOf(ask: AskInfo, trail: readonly Deed[]): Steps | null {
  const moving = MOVING.has(ask.about);
  if (!moving && ask.about !== 'ask-northgard-recruit') return null;
  const at = trail.map((said) => said.word.startsWith('card:')).lastIndexOf(true);
  const card = CARDS.get(trail[at]?.word.slice(5) ?? '');
  const on = card ? printed(card.actions, moving ? 'move' : 'recruit') : 0;
  const { count } = ask.args;
  // What is left is told where a move or a unit is begun; in between, what this seat has said tells it.
  const begun = trail
    .slice(at + 1)
    .filter(
      (said, i) =>
        said.about === 'ask-northgard-move-from' || (i === 0 && !said.about && said.word.startsWith('land:')),
    ).length;
  const all = Math.max(on, typeof count === 'number' ? count : begun);
  if (all < 2) return null;
  const spent = typeof count === 'number' ? all - count : Math.max(0, begun - 1);
  return {
    spent,
    all,
    text: t(moving ? 'page-ng-move-now' : 'page-ng-unit-now', { now: Math.min(all, spent + 1), all }),
  };
}
