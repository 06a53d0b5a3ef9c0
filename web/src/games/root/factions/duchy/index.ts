/** The Underground Duchy. */
import { emblemOf } from '../../look';
import { ofKind } from '../../sides';
import { turnFigure } from '../../tables';
import type { FactionPage, PowerCard } from '../found';
import { actionsOf } from '../steps';
import Board from './Board.svelte';
import { BURROW, describeBurrow, WORD } from './burrow';
import Burrow from './Burrow.svelte';
import { MINISTERS, RANKS, rankOf } from './data';

const NAME = 'duchy';
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const HARD: Readonly<Record<string, number>> = { foremole: 1, captain: 1, marshal: 1, brigadier: 1 };
const cards: Record<string, PowerCard> = Object.fromEntries(
  MINISTERS.map((id, i) => [
    id,
    { law: `12.5.2.${ROMAN[i]}`, hard: HARD[id] ?? 2, facts: [{ id: `page-who-rank-${rankOf(id)}` }] },
  ]),
);

const page: FactionPage = {
  Board,
  apart: true,
  Den: Burrow,
  den: {
    word: WORD,
    places: (view, play) => [{ word: WORD, tell: describeBurrow(view, play) }],
    stacks: (view, seat, at) => {
      const side = view.sides[seat];
      const count = side?.warriors[BURROW] ?? 0;
      return side && count
        ? [{ who: `${side.faction}:warrior`, place: WORD, count, at, emblem: emblemOf(view, seat) }]
        : [];
    },
  },
  chapter: '12',
  gathers: ['ask-root-duchy-sway-card'],
  scales: [2, 3, 3],
  powers: {
    kind: 'minister',
    cards,
    now: (side) => (ofKind(side, NAME)?.swayed ?? []).map((one) => `minister:${one}`),
  },
  warriors: '12.2.2',
  pieces: { citadel: '12.4', market: '12.6.3', tunnel: '12.2.4' },
  figures: {
    burrow: ['12.2.2', 'page-root-burrow'],
    squire: ['12.5.3', 'page-root-rank-squire'],
    noble: ['12.5.3', 'page-root-rank-noble'],
    lord: ['12.5.3', 'page-root-rank-lord'],
  },
  glyphs: { dig: 'tunnel' },
  glyph: (word) => (word.kind === 'minister' ? `crown${1 + RANKS.indexOf(rankOf(word.label))}` : null),
  steps(view, side, _, __, begun) {
    const board = ofKind(side, NAME);
    return view.phase === 'daylight' && board?.step === 'assembly'
      ? actionsOf(board.actions, turnFigure(NAME, 'assembly_actions'), begun)
      : null;
  },
};
export default page;
