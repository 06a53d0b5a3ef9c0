/** Signs that options of several factions have: points, items, cards. */
import type { Play } from '$lib/choices';
import { t } from '$lib/speech.svelte';
import type { Sign } from '../..';
import { tableOf } from '../tables';
import type { SideView } from '../view';

export const ofItem = (item: string, play: Play): Sign => ({
  glyph: item,
  count: '',
  name: play.speak(`item:${item}`),
});
export const ofPoints = (points: number | undefined): Sign[] =>
  points ? [{ glyph: 'fame', count: `+${points}`, name: t('page-points') }] : [];

/** How many of a piece have left the board of its faction, and so which is next on its track. */
export const built = (side: SideView, piece: string): number =>
  (tableOf(side.faction)?.pieces[piece] ?? 0) - (side.left[piece] ?? 0);
