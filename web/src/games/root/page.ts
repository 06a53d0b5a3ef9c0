/** Root for the page: its parts, and how its words are ordered, keyed and shown. */
import type { Play, Word } from '$lib/choices';
import { isGlyph } from '$lib/ink/glyphs';
import type { Line } from '$lib/protocol';

import type { Chapter, GamePage, Phase, Place } from '..';
import Battle from './Battle.svelte';
import { battleOf, FIGHT } from './battle';
import Board from './Board.svelte';
import { emblemOf, factionEmblem, pieceGlyph } from './look';
import { mapFace } from './maps';
import { describeClearing, describeForest } from './say';
import Seat from './Seat.svelte';
import { COLUMN_GLYPHS, signsOf } from './signs';
import Status from './Status.svelte';
import Tray from './Tray.svelte';
import { inPlay, rebelBoard, type RootView } from './view';

const PHASES = [
  ['birdsong', 'dawn'],
  ['daylight', 'sun'],
  ['evening', 'moon'],
] as const;

function phases(view: RootView): Phase[] {
  const now = PHASES.findIndex(([name]) => name === view.phase);
  return PHASES.map(([name, glyph], i) => ({
    name: `page-root-phase-${name}`,
    glyph,
    state: now < 0 ? 'later' : i < now ? 'done' : i === now ? 'now' : 'later',
  }));
}

const RANK: Record<string, number> = { clearing: 0, forest: 1, card: 2, use: 3 };

/** Places, then cards as they lie in the tray, and the rest as it comes. */
function order(words: Word[], view: RootView): Word[] {
  const tray = view.sides.flatMap((side) => (side.hand === null ? [] : [...side.hand, ...(rebelBoard(side)?.stack ?? [])]));
  const lies = (word: Word): number => (word.kind === 'card' && tray.includes(word.label) ? tray.indexOf(word.label) : tray.length);
  return words
    .map((word, i) => ({ word, i }))
    .sort((a, b) => (RANK[a.word.kind] ?? 4) - (RANK[b.word.kind] ?? 4) || lies(a.word) - lies(b.word) || a.i - b.i)
    .map((entry) => entry.word);
}

function placed(word: Word, view: RootView): boolean {
  switch (word.kind) {
    case 'clearing':
      return word.label !== 'burrow';
    case 'forest':
      return true;
    case 'faction':
      return view.sides.some((side) => !inPlay(side)) && view.pool.some((card) => card.faction === word.label);
    case 'card':
      return view.sides.some((side) => side.hand?.includes(word.label) || (Array.isArray(side.board.stack) && side.board.stack.includes(word.label)));
    case 'use':
      return view.sides.some((side) => side.hand !== null && side.play.includes(word.label));
    default:
      return false;
  }
}

const GLYPHS: Record<string, string> = {
  march: 'boots',
  move: 'boots',
  battle: 'swords',
  recruit: 'recruiter',
  build: 'hammer',
  overwork: 'log',
  craft: 'hammer',
  mobilize: 'cards',
  train: 'crown',
  organize: 'sympathy',
  extra: 'spark',
  dominance: 'crown',
  take: 'hand',
  slip: 'boots',
  explore: 'torch',
  aid: 'hand',
  quest: 'quest',
  strike: 'crossbow',
  repair: 'hammer',
  ferry: 'riverfolk',
};

function glyph(word: Word): string | null {
  if (['suit', 'item', 'exhausted', 'faction'].includes(word.kind) && isGlyph(word.label)) return word.label;
  if (word.kind === 'piece') return pieceGlyph(word.label);
  if (word.kind === 'column') return COLUMN_GLYPHS[word.label] ?? null;
  if (['damaged', 'wrecked'].includes(word.kind) && isGlyph(word.label)) return word.label;
  return GLYPHS[word.kind] ?? null;
}

/** The map as a list: the clearings, and the forests where somebody is or may go. */
function placesOf(view: RootView, play: Play): Place[] {
  const forests = mapFace(view.map).forest.map((_, i) => `forest:${i + 1}`);
  const told = forests.filter((word) => play.choices.has(word) || view.sides.some((side) => side.pawn === word));
  return [
    ...view.clearings.map((_, at) => ({ word: `clearing:${at + 1}`, tell: describeClearing(view, at, play) })),
    ...told.map((word) => ({ word, tell: describeForest(view, word, play) })),
  ];
}

function chapterOf(line: Line): Chapter | null {
  const { seat, round } = line.args;
  if (line.kind !== 'news-root-turn' || typeof seat !== 'number' || typeof round !== 'number') return null;
  return { time: { name: 'page-root-turn', args: { turn: round } }, seat, instead: true };
}

const page: GamePage = {
  Board: Board as unknown as GamePage['Board'],
  Status: Status as unknown as GamePage['Status'],
  bareOnPhone: true,
  Tray: Tray as unknown as GamePage['Tray'],
  Seat: Seat as unknown as GamePage['Seat'],
  Shared: null,
  Battle: Battle as unknown as NonNullable<GamePage['Battle']>,
  inBattle: (lines) => battleOf(lines) !== null,
  fight: FIGHT,
  chapter: chapterOf,
  places: (view: never, play) => placesOf(view as RootView, play),
  signs: (word: Word, view: never, play) => signsOf(word, view as RootView, play),
  moments: new Set(['news-root-eyrie-turmoil', 'news-root-alliance-revolt', 'news-root-dominance', 'news-root-battle', 'news-root-reshuffled']),
  phases: (view: never) => phases(view as RootView),
  emblem: (view: never, seat: number) => emblemOf(view as RootView, seat),
  sideWord: (view: never, seat: number) => {
    const faction = (view as RootView).sides[seat]?.faction;
    return faction && faction !== '?' ? `faction:${faction}` : '';
  },
  valueWord: (value: string) => `faction:${value}`,
  valueEmblem: factionEmblem,
  // Whoever has a dominance card active has no score any more.
  score: (view: never, seat: number) => ((view as RootView).sides[seat]?.dominance ? null : ((view as RootView).sides[seat]?.score ?? null)),
  aims: (view: never, seat: number) => {
    const card = (view as RootView).sides[seat]?.dominance;
    return card ? { glyph: 'crown', word: `card:${card}` } : null;
  },
  progress: (views, _, seat) => (views[0] as RootView | undefined)?.sides[seat]?.score ?? null,
  points: 'page-points',
  hand: (view: never, seat: number) => (view as RootView).sides[seat]?.cards ?? 0,
  onTurn: (view: never) => (view as RootView).turn,
  time: (view: never) => ({ name: 'page-root-turn', args: { turn: (view as RootView).round } }),
  order: (words: Word[], view: never) => order(words, view as RootView),
  key: (word: Word) => (word.kind === 'clearing' && word.label !== 'burrow' ? word.label : null),
  placed: (word: Word, view: never) => placed(word, view as RootView),
  glyph,
};

export default page;
