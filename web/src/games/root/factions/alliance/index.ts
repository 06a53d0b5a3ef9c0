/** The Woodland Alliance. */
import { t } from '$lib/speech.svelte';
import { ofKind } from '../../sides';
import { trackOf } from '../../tables';
import type { FactionPage } from '../found';
import { built, ofPoints } from '../signs';
import Facts from './Facts.svelte';

const NAME = 'alliance';
/** Questions that speak of the supporters and not of the hand. */
const OF_SUPPORTERS = new Set(['ask-root-alliance-spend-supporter', 'ask-root-alliance-discard-supporter']);

const page: FactionPage = {
  Facts,
  chapter: '8',
  scales: [2, 2, 1],
  warriors: '8.2.2',
  pieces: { sympathy: '8.2.6', base: '8.2.4' },
  figures: { supporters: ['8.2.3', 'page-root-board-supporters'], officers: ['8.5.3', 'page-root-board-officers'] },
  moments: ['news-root-alliance-revolt'],
  gifts: ['news-root-alliance-outrage-paid'],
  gathers: ['ask-root-alliance-spend-supporter'],
  glyphs: { mobilize: 'cards', train: 'crown', organize: 'sympathy' },
  price: (side, piece) =>
    piece === 'sympathy'
      ? {
          cost:
            trackOf(NAME, 'sympathy_cost_supporters')?.[
              (side.pieces[piece] ?? []).reduce((sum, count) => sum + count, 0)
            ] ?? 0,
          coin: 'people',
          name: t('page-root-board-supporters'),
        }
      : null,
  terms: { supporters: { glyph: 'people', name: 'page-root-board-supporters' } },
  signs: (word, _, play, side, own) =>
    own && word.kind === 'clearing' && play.about === 'ask-root-alliance-organize'
      ? ofPoints(trackOf(NAME, 'sympathy_vp')?.[built(side, 'sympathy')])
      : [],
  steps(view, side, _, __, begun) {
    const board = ofKind(side, NAME);
    if (!board?.officers || view.phase !== 'evening') return null;
    const { officers: all, operations } = board;
    const spent = Math.min(all, Math.max(0, operations - begun));
    return { spent, all, text: t('page-root-operation-now', { now: Math.min(all, spent + 1), all }) };
  },
  kept(side) {
    const cards = ofKind(side, NAME)?.stack;
    return cards ? { cards, label: t('page-root-stack', { count: cards.length }), about: 'figure:supporters' } : null;
  },
  pile(view, seat, play) {
    const stack = ofKind(view.sides[seat], NAME)?.stack ?? [];
    return seat === view.reader && OF_SUPPORTERS.has(play.about)
      ? { cards: stack, label: t('page-root-stack', { count: stack.length }), none: 'page-none' }
      : null;
  },
};
export default page;
