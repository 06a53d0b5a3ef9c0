/** What stands beside an option of Root: the wood and points of a building, the items that an action or a quest takes. */
import type { Play, Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import type { Sign } from '..';
import { CHARACTERS, LEADERS, QUESTS, tableOf, trackOf } from './look';
import type { RootView } from './view';

/** The item that the Vagabond exhausts for an action. */
const TOOLS: Record<string, string> = { move: 'boots', battle: 'sword', explore: 'torch', strike: 'crossbow', repair: 'hammer', special: 'torch' };

function ofItem(item: string, play: Play): Sign {
  return { glyph: item, count: '', name: play.speak(`item:${item}`) };
}

function ofBuilding(piece: string, view: RootView, play: Play): Sign[] {
  const side = view.sides.find((one) => one.faction === 'marquise');
  const built = (tableOf('marquise')?.pieces[piece] ?? 0) - (side?.left[piece] ?? 0);
  const cost = trackOf('marquise', 'building_cost_wood')?.[built];
  const points = trackOf('marquise', `${piece}_vp`)?.[built];
  return [
    ...(cost === undefined ? [] : [{ glyph: 'log', count: String(cost), name: play.speak('piece:wood') }]),
    ...(points === undefined ? [] : [{ glyph: 'fame', count: `+${points}`, name: t('page-points') }]),
  ];
}

/** Pictures of the columns of the Decree. */
export const COLUMN_GLYPHS: Record<string, string> = { recruit: 'recruiter', move: 'boots', battle: 'swords', build: 'hammer' };

export function signsOf(word: Word, view: RootView, play: Play): Sign[] {
  if (word.kind === 'piece' && play.about === 'ask-root-marquise-build-what') return ofBuilding(word.label, view, play);
  if (word.kind === 'quest') return (QUESTS.get(word.label)?.items ?? []).map((item) => ofItem(item, play));
  // A leader brings his viziers, a character his first items.
  if (word.kind === 'leader') return (LEADERS.get(word.label) ?? []).map((column) => ({ glyph: COLUMN_GLYPHS[column] ?? 'bird', count: '', name: play.speak(`column:${column}`) }));
  if (word.kind === 'character') return (CHARACTERS.get(word.label) ?? []).map((item) => ofItem(item, play));
  const tool = play.about === 'ask-root-vagabond-daylight' ? TOOLS[word.kind] : undefined;
  return tool && !word.label ? [ofItem(tool, play)] : [];
}
