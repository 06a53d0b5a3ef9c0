/** Why a question matters, where that depends on how things stand. */
import type { AskInfo } from '$lib/protocol';
import { t, tellWord, wordOf } from '$lib/speech.svelte';

import type { Deed } from '..';
import { creatureIn } from './battle';
import { layingOut } from './closing';
import { bringsOf } from './laying';
import { doing } from './signs';
import type { NorthView } from './view';

/** The first or the second of the two tiles that each lays before the first year. */
const nth = (view: NorthView): number => (view.lands.some((land) => land.owner === view.reader) ? 2 : 1);

export function leadOf(view: NorthView, ask: AskInfo, trail: readonly Deed[]): string | null {
  const { about, args } = ask;
  switch (about) {
    // Whoever may cancel a card is told what it does.
    case 'ask-northgard-cancel-card':
      return tellWord(wordOf(args.card), { game: 'northgard', seats: [] }) || null;
    // A Flash card may come first: the card of the turn is still to be played then.
    case 'ask-northgard-more-cards':
      return view.main_played ? null : t('page-ng-lead-main-card');
    case 'ask-northgard-move-to':
      return doing(view, 'move')?.ignore_difficult ? t('page-ng-lead-rough-free') : null;
    case 'ask-northgard-setup-tile':
      return t('page-ng-lead-tile', { now: nth(view) });
    case 'ask-northgard-setup-group':
      return t('page-ng-lead-group', { now: nth(view) });
    case 'ask-northgard-rotation': {
      const why = t(layingOut(view) ? 'page-ng-lead-closing' : 'page-why-northgard-rotation');
      const brings = bringsOf(view, ask);
      if (brings) return brings;
      // Where it fits is not asked if that is one place only.
      const last = trail.at(-1);
      return last && !last.word.startsWith('spot:') ? t('page-ng-lead-only-place', { why }) : why;
    }
    case 'ask-northgard-combat-food':
      return view.battle && creatureIn(view.battle) ? t('page-ng-lead-food-creature') : null;
    case 'ask-northgard-axe-or-wound':
    case 'ask-northgard-throw-axe':
      return view.battle && creatureIn(view.battle) ? t('page-ng-lead-die-creature') : null;
    case 'ask-northgard-move-count': {
      const to = wordOf(args.to).replace('land:', '');
      const land = view.lands.find((entry) => entry.land === to);
      const friend = land?.owner === null || land?.owner === view.reader;
      return !land || friend || (view.setup.teams && (land.owner ?? 0) % 2 === view.reader % 2)
        ? null
        : t('page-ng-lead-fight', { count: land.units });
    }
    default:
      return null;
  }
}
