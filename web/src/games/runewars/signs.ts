/** What stands beside an option of Runewars: a fight that it leads to. */
import type { Play, Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import type { Sign } from '..';
import { FATE, UNITS, type Shape } from './faces';
import { shapeOf } from './look';
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
  if (word.kind === 'fate') return fateSign(word.label, quadrantAsked(view, play));
  return [];
}

/** Which quadrant of a Fate card counts: the circle in duels, that of the unit in battles; none where its destiny does. */
function quadrantAsked(view: RunewarsView, play: Play): Shape | null {
  if (play.about.includes('duel')) return 'circle';
  const unit = view.battle?.sides.find((side) => side.decider === view.reader)?.attacking;
  return unit ? shapeOf(unit) : null;
}

const DESTINIES = { success: 'check', middle: 'minus', failure: 'cross' } as const;

function fateSign(card: string, shape: Shape | null): Sign[] {
  const face = FATE.get(card);
  if (!face) return [];
  if (!shape) return [{ glyph: DESTINIES[face.destiny], count: t(`page-rw-word-${face.destiny}`), name: t(`page-rw-destiny-${face.destiny}`) }];
  const { kind, n } = face[shape];
  return [{ glyph: kind, count: kind === 'damage' || kind === 'rout' ? String(n) : t(`page-rw-word-${kind}`), name: t(`page-rw-${kind}`, { count: n }) }];
}
