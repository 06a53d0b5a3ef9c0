/** The Marquise de Cat. */
import { t } from '$lib/speech.svelte';
import { ofKind } from '../../sides';
import { trackOf } from '../../tables';
import type { FactionPage } from '../found';
import { built, ofPoints } from '../signs';
import { actionNow } from '../steps';
import Facts from './Facts.svelte';

const NAME = 'marquise';
/** Actions of a Daylight without birds (6.5). */
const ACTIONS = 3;
const BUILDINGS = ['sawmill', 'workshop', 'recruiter'];
const MOVING = new Set(['ask-root-move-from', 'ask-root-move-to', 'ask-root-move-count']);

const page: FactionPage = {
  Facts,
  chapter: '6',
  scales: [1, 2, 2],
  warriors: '6.2.3',
  pieces: { keep: '6.2.2', wood: '6.5.4', sawmill: '6.4', workshop: '6.2.1', recruiter: '6.5.3' },
  glyphs: { march: 'boots', overwork: 'log', extra: 'spark' },
  price: (side, piece, play) => ({
    cost: trackOf(NAME, 'building_cost_wood')?.[(side.pieces[piece] ?? []).reduce((sum, count) => sum + count, 0)] ?? 0,
    coin: 'log',
    name: play.speak('piece:wood'),
  }),
  terms: { wood: { glyph: 'log', name: 'word-root-piece-wood' } },
  signs(word, _, play, side, own) {
    if (!own) return [];
    const wood = { glyph: 'log', name: play.speak('piece:wood') };
    if (word.text === 'build') {
      // Before the clearing is chosen: what the cheapest building takes, and the dearest.
      const costs = BUILDINGS.flatMap((name) => trackOf(NAME, 'building_cost_wood')?.[built(side, name)] ?? []);
      const [least, most] = [Math.min(...costs), Math.max(...costs)];
      return costs.length ? [{ ...wood, count: least < most ? `${least}–${most}` : String(least) }] : [];
    }
    if (word.kind !== 'piece' || play.about !== 'ask-root-marquise-build-what') return [];
    const next = built(side, word.label);
    const cost = trackOf(NAME, 'building_cost_wood')?.[next];
    return [
      ...(cost === undefined ? [] : [{ ...wood, count: String(cost) }]),
      ...ofPoints(trackOf(NAME, `${word.label}_vp`)?.[next]),
    ];
  },
  steps(view, side, ask, trail, begun) {
    const board = ofKind(side, NAME);
    if (!board || view.phase !== 'daylight') return null;
    const all = ACTIONS + board.extra;
    const spent = Math.max(0, board.actions - begun);
    const texts = [actionNow(spent, all)];
    const march = trail.map((said) => said.word).lastIndexOf('march');
    if (march >= 0 && MOVING.has(ask.about)) {
      const moves = trail
        .slice(march)
        .filter((said) => said.about === 'ask-root-move-from' || said.word === 'march').length;
      const now = ask.about === 'ask-root-move-from' ? moves : Math.max(1, moves - 1);
      texts.push(t('page-root-move-now', { now: Math.min(2, now), all: 2 }));
    }
    return { spent, all, text: texts.join(' · ') };
  },
};
export default page;
