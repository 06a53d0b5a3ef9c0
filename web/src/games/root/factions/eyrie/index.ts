/** The Eyrie Dynasties. */
import { sayWord, t, wordOf } from '$lib/speech.svelte';
import { ofKind } from '../../sides';
import { CARDS } from '../../tables';
import type { FactionPage, PowerCard } from '../found';
import Board from './Board.svelte';
import { COLUMN_GLYPHS, LEADERS } from './data';
import Facts from './Facts.svelte';

const HARD: Readonly<Record<string, number>> = { builder: 3, charismatic: 1, commander: 1, despot: 2 };
const COLUMNS: Readonly<Record<string, string>> = {
  recruit: '7.5.2.I',
  move: '7.5.2.II',
  battle: '7.5.2.III',
  build: '7.5.2.IV',
};
const cards: Record<string, PowerCard> = Object.fromEntries(
  [...LEADERS].map(([id, viziers], i) => [
    id,
    {
      law: `7.8.${i + 1}`,
      hard: HARD[id] ?? 2,
      facts: [{ id: 'page-who-viziers', words: { list: viziers.map((column) => `column:${column}`) } }],
    },
  ]),
);

/** Questions of an order of the Decree, which say nothing of it themselves. */
const ORDERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  move: { 'ask-root-move-from': 'page-root-lead-decree-from', 'ask-root-move-to': 'page-root-lead-decree-to' },
  battle: { 'ask-root-battle-where': 'page-root-lead-decree-battle' },
};
/** A new leader after turmoil. */
const DEPOSED = '7.7.3';

const page: FactionPage = {
  Board,
  Facts,
  crowded: (side) =>
    Object.values(ofKind(side, 'eyrie')?.decree ?? {}).reduce(
      (sum, column) => sum + column.viziers + column.cards.length,
      0,
    ) > 5,
  chapter: '7',
  scales: [2, 3, 3],
  powers: {
    kind: 'leader',
    cards,
    now: (side) => {
      const leader = ofKind(side, 'eyrie')?.leader;
      return leader ? [`leader:${leader}`] : [];
    },
  },
  warriors: '7.2.2',
  pieces: { roost: '7.6.1' },
  about: (kind, label) => (kind === 'column' && COLUMNS[label] ? { law: COLUMNS[label] } : null),
  moments: ['news-root-eyrie-turmoil'],
  glyph: (word) => (word.kind === 'column' ? (COLUMN_GLYPHS[word.label] ?? null) : null),
  // A leader brings his viziers.
  signs: (word, _, play) =>
    word.kind === 'leader'
      ? (LEADERS.get(word.label) ?? []).map((column) => ({
          glyph: COLUMN_GLYPHS[column] ?? 'bird',
          count: '',
          name: play.speak(`column:${column}`),
        }))
      : [],
  lead(view, side, { about, args, law }) {
    if (about === 'ask-root-eyrie-leader' && law === DEPOSED) return t('page-root-lead-turmoil');
    if (about === 'ask-root-eyrie-column')
      return t('page-root-lead-column', { suit: CARDS.get(wordOf(args.card).slice('card:'.length))?.suit ?? 'bird' });
    const column = view.turn === view.reader ? ofKind(side, 'eyrie')?.column : null;
    const id = ORDERED[column ?? '']?.[about];
    return id ? t(id) : null;
  },
  steps(_, side, __, ___, begun) {
    const board = ofKind(side, 'eyrie');
    if (!board?.column) return null;
    const column = board.decree[board.column];
    const all = (column?.cards.length ?? 0) + (column?.viziers ?? 0);
    const due = Object.values(board.due).reduce((sum, count) => sum + count, 0);
    if (!all) return null;
    const spent = Math.max(0, all - due - begun);
    return {
      spent,
      all,
      text: t('page-root-column-now', {
        column: sayWord(`column:${board.column}`, { game: 'root', seats: [] }),
        now: Math.min(all, spent + 1),
        all,
      }),
    };
  },
};
export default page;
