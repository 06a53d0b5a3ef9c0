/** The Lord of the Hundreds. */
import { ofKind } from '../../sides';
import type { FactionPage, PowerCard } from '../found';
import { actionsOf } from '../steps';
import Board from './Board.svelte';
import { MOOD_ITEMS, MOODS } from './data';
import WarlordMark from './WarlordMark.svelte';

const NAME = 'hundreds';
const HARD: Readonly<Record<string, number>> = {
  bitter: 3,
  grandiose: 2,
  jubilant: 3,
  lavish: 2,
  relentless: 2,
  rowdy: 1,
  stubborn: 1,
  wrathful: 1,
};
const cards: Record<string, PowerCard> = Object.fromEntries(
  MOODS.map((id, i) => {
    const item = MOOD_ITEMS[id];
    return [
      id,
      {
        law: `14.7.${i + 1}`,
        hard: HARD[id] ?? 2,
        facts: item ? [{ id: 'page-who-mood-item', words: { item: [`item:${item}`] } }] : [],
      },
    ];
  }),
);

const page: FactionPage = {
  Board,
  apart: true,
  Lord: WarlordMark,
  lord: (side) => ofKind(side, NAME)?.warlord ?? null,
  chapter: '14',
  scales: [2, 2, 3],
  powers: {
    kind: 'mood',
    cards,
    now: (side) => {
      const mood = ofKind(side, NAME)?.mood;
      return mood ? [`mood:${mood}`] : [];
    },
  },
  warriors: '14.2.5',
  pieces: { stronghold: '14.4.2', mob: '14.4.1', warlord: '14.2.2' },
  figures: { command: ['14.2.4.II', 'page-root-command'], prowess: ['14.2.4.II', 'page-root-prowess'] },
  moments: ['news-root-hundreds-fell'],
  gifts: ['news-root-hundreds-looted'],
  glyphs: { advance: 'flag', incite: 'mob', 'hoard-item': 'bag', 'sell-item': 'coins' },
  glyph: (word) => (word.kind === 'mood' ? (MOOD_ITEMS[word.label] ?? 'crown') : null),
  steps(view, side, _, __, begun) {
    const board = ofKind(side, NAME);
    if (!board || view.phase !== 'daylight') return null;
    // Advancing is not a command; which of the two comes first depends on the mood.
    const commanding = board.step === (board.mood === 'grandiose' ? 2 : 1);
    return (begun ? commanding : board.commands < board.command)
      ? actionsOf(board.commands, board.command, begun)
      : null;
  },
};
export default page;
