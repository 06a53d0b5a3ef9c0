/** What stands beside an option of Runewars: a fight that it leads to. */
import type { Play, Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import type { Sign } from '..';
import { UNITS } from './faces';
import type { RunewarsView } from './view';

/** Questions after which units enter an area. */
const ENTERS = /activate|move-to|mobilize|conquer/;

export function signsOf(word: Word, view: RunewarsView, play: Play): Sign[] {
  if (word.kind === 'area' && ENTERS.test(play.about)) {
    const area = view.areas.find((entry) => entry.area === word.label);
    const strangers = area && area.ally !== view.reader && area.owner !== view.reader && (area.units.length > 0 || area.stronghold !== null);
    return strangers ? [{ glyph: 'swords', count: '', name: t('page-rw-sign-fight'), ink: 'var(--no)' }] : [];
  }
  if ((word.kind === 'unit' || word.kind === 'routed') && play.about.includes('damage')) {
    const face = UNITS.get(word.label);
    return face ? [{ glyph: 'heart', count: String(face.toughness), name: t('page-rw-toughness') }] : [];
  }
  return [];
}
