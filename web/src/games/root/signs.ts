/** What stands beside an option of Root: wood, supporters, cards and items that it takes, points that it brings. */
import { word as parse, type Play, type Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';
import { wordsIn } from '$lib/turn.svelte';

import type { Sign } from '..';
import { ofTerms, type TermLook } from '../terms';
import { sidesOf } from './factions/found';
import { ofItem, ofPoints } from './factions/signs';
import { factionEmblem } from './look';
import type { RootView } from './view';

/** Terms of everybody's actions. Cards: `which` says which will do; warriors wear the reader's sign. */
function lookOf(term: string, which: unknown, view: RootView): TermLook | null {
  const own = view.sides[view.reader ?? -1];
  const warrior = own ? factionEmblem(own.faction).glyph : 'people';
  if (term === 'cards')
    return {
      glyph: which === 'bird' ? 'bird' : 'cards',
      name: `page-root-sign-${typeof which === 'string' ? which : 'cards'}`,
    };
  if (term === 'items') return { glyph: 'bag', name: 'page-root-sign-item' };
  if (term === 'warriors') return { glyph: warrior, name: 'page-root-warriors' };
  if (term === 'price') return { glyph: warrior, name: 'page-root-price' };
  for (const { page } of sidesOf(view)) if (page.terms?.[term]) return page.terms[term];
  return null;
}

/** How many warriors a move leaves behind. */
function ofStaying(count: number, view: RootView, play: Play): Sign[] {
  const all = Math.max(0, ...[...play.choices.values()].map((choice) => Number(choice.label) || 0));
  const text = t('page-root-sign-staying', { count: all - count });
  return [{ glyph: lookOf('warriors', null, view)?.glyph ?? 'people', count: text, name: text }];
}

export function signsOf(word: Word, view: RootView, play: Play): Sign[] {
  const { points, item = null, which = null, ...rest } = play.terms.get(word.text) ?? {};
  const items = (item === null ? [] : wordsIn(item)).map((one) => ofItem(parse(one).label, play));
  const signs = [
    ...items,
    ...ofTerms(rest, (term) => lookOf(term, which, view)),
    ...ofPoints(typeof points === 'number' ? points : 0),
  ];
  if (signs.length) return signs;
  if (word.kind === 'count' && play.about === 'ask-root-move-count') return ofStaying(Number(word.label), view, play);
  for (const { side, seat, page } of sidesOf(view)) {
    const found = page.signs?.(word, view, play, side, seat === view.reader);
    if (found?.length) return found;
  }
  return [];
}
