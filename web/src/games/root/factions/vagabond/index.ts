/** The Vagabond, or two of them. */
import { t } from '$lib/speech.svelte';
import { ofKind } from '../../sides';
import type { FactionPage, PowerCard } from '../found';
import { ofItem } from '../signs';
import { CHARACTERS, QUESTS } from './data';
import Row from './Row.svelte';

const NAME = 'vagabond';
const HARD: Readonly<Record<string, number>> = {
  thief: 1,
  tinker: 1,
  ranger: 1,
  vagrant: 3,
  arbiter: 2,
  scoundrel: 2,
  adventurer: 2,
  ronin: 1,
  harrier: 2,
};
const cards: Record<string, PowerCard> = Object.fromEntries(
  [...CHARACTERS].map(([id, items], i) => [
    id,
    {
      law: `D.${i + 1}.2`,
      hard: HARD[id] ?? 2,
      items,
      facts: [{ id: 'page-who-items', words: { list: items.map((item) => `item:${item}`) } }],
    },
  ]),
);
/** What items are good for. */
const ITEMS: Readonly<Record<string, string>> = {
  boots: '9.5.1',
  bag: '9.6.4',
  crossbow: '9.5.6',
  hammer: '9.5.8',
  sword: '9.2.6',
  tea: '9.4.1',
  coins: '9.6.2',
  torch: '9.5.3',
  club: 'E.2',
};
const STATES = new Set(['item', 'exhausted', 'damaged', 'wrecked']);

const page: FactionPage = {
  Board: Row,
  handed: true,
  crowded: (side) => {
    const board = ofKind(side, NAME);
    return (
      board !== null &&
      (['ready', 'exhausted', 'damaged', 'wrecked'] as const).reduce(
        (sum, state) => sum + Object.values(board[state]).reduce((all, count) => all + count, 0),
        0,
      ) > 9
    );
  },
  chapter: '9',
  gifts: ['news-root-vagabond-aided-card', 'news-root-vagabond-stole-card', 'news-root-vagabond-took'],
  scales: [2, 2, 2],
  powers: {
    kind: 'character',
    cards,
    now: (side) => {
      const character = ofKind(side, NAME)?.character;
      return character ? [`character:${character}`] : [];
    },
  },
  pieces: { pawn: '9.2.2' },
  figures: {
    relations: ['9.2.9', 'page-about-root-relations'],
    capacity: ['9.6.4', 'page-root-satchel'],
    quests: ['9.5.5', 'page-root-quests-done'],
  },
  about(kind, label) {
    if (STATES.has(kind) && ITEMS[label])
      return { law: ITEMS[label], as: `item:${label}`, text: [`page-about-root-item-${label}`] };
    if (kind === 'quest') return { law: '9.5.5', text: ['page-about-root-quest'] };
    return kind === 'scorched'
      ? { law: 'D.6.2', name: 'page-about-root-scorched', text: ['page-about-root-scorched-text'] }
      : null;
  },
  glyphs: { slip: 'boots', explore: 'torch', aid: 'hand', quest: 'quest', strike: 'crossbow', repair: 'hammer' },
  signs(word, view, play, side, own) {
    if (word.kind === 'character') return (CHARACTERS.get(word.label) ?? []).map((item) => ofItem(item, play));
    if (word.kind === 'quest' && word.label)
      return (QUESTS.get(word.label)?.items ?? []).map((item) => ofItem(item, play));
    if (!own) return [];
    if (word.kind === 'clearing') {
      if (play.about !== 'ask-root-move-to') return [];
      // Hostile warriors wear out another pair of boots.
      const at = Number(word.label) - 1;
      const relations = ofKind(side, NAME)?.relations ?? {};
      const hostile = view.sides.some(
        (other) => other.faction !== null && (relations[other.faction] ?? 0) < 0 && (other.warriors[at] ?? 0) > 0,
      );
      return hostile ? [{ glyph: 'boots', count: '+1', name: t('page-root-sign-hostile'), ink: 'var(--no)' }] : [];
    }
    return [];
  },
  purse: (side) =>
    t('page-root-purse-items', {
      count: Object.values(ofKind(side, NAME)?.ready ?? {}).reduce((sum, count) => sum + count, 0),
    }),
  actsThere: (play) => play.about.startsWith(`ask-root-${NAME}-`),
  strength(side) {
    const board = ofKind(side, NAME);
    const count = (board?.ready.sword ?? 0) + (board?.exhausted.sword ?? 0);
    return { count, text: t('page-root-swords', { count }) };
  },
  ruins: (side, clearing) => ofKind(side, NAME)?.ruins[String(clearing)] ?? 0,
  scorched: (side, clearing) => ofKind(side, NAME)?.scorched.includes(clearing) ?? false,
};
export default page;
