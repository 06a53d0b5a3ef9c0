/** Northgard for the page: its parts, and how its words are ordered, keyed and shown. */
import type { Play, Word } from '$lib/choices';
import { word as parse } from '$lib/choices';
import type { Ledger } from '$lib/points';
import type { AskInfo } from '$lib/protocol';
import { t } from '$lib/speech.svelte';

import type { GamePage, Phase, Place, Who } from '..';
import { aboutOf } from './about';
import { chartOf } from './chart';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import { clanCards, CARDS } from './cards';
import { chapterOf, FIGHT, gistOf, tells } from './chapters';
import { leadOf } from './lead';
import { clanEmblem, isClan, emblemOf } from './look';
import { anchorsOf, thingsOf } from './places';
import { describeLand } from './say';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { signsOf } from './signs';
import Status from './Status.svelte';
import { stepsOf } from './steps';
import { gathered, heldOf, questionOf } from './trade';
import Tray from './Tray.svelte';
import { turning } from './turning.svelte';
import type { NorthView } from './view';

const PHASES: readonly [string, string, readonly string[]][] = [
  ['page-ng-phase-start', 'dawn', ['choose_clans', 'roll_for_first', 'place_tiles', 'start_of_year']],
  ['page-ng-phase-actions', 'cards', ['actions']],
  ['page-ng-phase-creatures', 'skull', ['creatures']],
  ['page-ng-phase-harvest', 'food', ['harvest']],
  ['page-ng-phase-winter', 'snow', ['winter']],
  ['page-ng-phase-end', 'flag', ['end_of_year', 'game_over']],
];

function phases(view: NorthView): Phase[] {
  const shown = PHASES.filter(([name]) => name !== 'page-ng-phase-creatures' || view.setup.creatures);
  const now = shown.findIndex(([, , inside]) => inside.includes(view.phase));
  return shown.map(([name, glyph], i) => ({ name, glyph, state: i < now ? 'done' : i === now ? 'now' : 'later' }));
}

/** Reading order: places from left to right as they lie, then free cells, cards as they lie in the hand or on display, and the rest. */
function order(words: Word[], view: NorthView): Word[] {
  const anchors = words.some((word) => word.kind === 'land')
    ? anchorsNow(view)
    : new Map<string, readonly [number, number]>();
  const spots = new Map(view.spots.map((spot) => [spot.spot, spot]));
  const me = view.players[view.reader];
  const cards = [...(me?.drawn.cards ?? []), ...(me?.hand.cards ?? []), ...view.offer, ...view.achievements];
  const rank = (word: Word): [number, number, number] => {
    if (word.kind === 'land') {
      const at = anchors.get(word.label);
      return [0, at?.[0] ?? 0, at?.[1] ?? 0];
    }
    if (word.kind === 'spot') {
      const spot = spots.get(word.label);
      return [1, spot?.x ?? 0, spot?.y ?? 0];
    }
    if (word.kind === 'card') {
      const at = cards.indexOf(word.label);
      return [2, at < 0 ? cards.length : at, 0];
    }
    return [3, word.label ? 0 : Number(INSTEAD[word.kind] ?? 0), 0];
  };
  return words
    .map((word, i) => ({ word, rank: rank(word), i }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2] || a.i - b.i)
    .map((entry) => entry.word);
}

function anchorsNow(view: NorthView): Map<string, readonly [number, number]> {
  const chart = chartOf(view);
  return anchorsOf(view, chart, thingsOf(view, chart));
}

function placed(word: Word, view: NorthView, column: boolean): boolean {
  const me = view.players[view.reader];
  switch (word.kind) {
    case 'land':
      return view.lands.some((land) => land.land === word.label);
    case 'spot':
      return view.spots.some((spot) => spot.spot === word.label);
    case 'card':
      return (
        (me?.hand.cards.includes(word.label) ?? false) ||
        (me?.drawn.cards.includes(word.label) ?? false) ||
        // They lie in the side column, and in place of a hand that is put away.
        ((column || (!me?.hand.cards.length && !me?.drawn.cards.length)) &&
          (view.offer.includes(word.label) || (!view.offer.length && view.achievements.includes(word.label))))
      );
    case 'tile':
      return me?.tiles.includes(word.label) ?? false;
    default:
      return false;
  }
}

/** The territories as a list: those that may be chosen first, then one's own, then as they lie. */
function placesOf(view: NorthView, play: Play): Place[] {
  const rank = (land: string, owner: number | null): number =>
    play.choices.has(`land:${land}`) ? 0 : owner === view.reader ? 1 : 2;
  const anchors = anchorsNow(view);
  return [...view.lands]
    .sort(
      (a, b) =>
        rank(a.land, a.owner) - rank(b.land, b.owner) ||
        (anchors.get(a.land)?.[0] ?? 0) - (anchors.get(b.land)?.[0] ?? 0),
    )
    .map((land) => ({ word: `land:${land.land}`, tell: describeLand(view, land, play) }));
}

/** What can be done in place of a card, on keys that no hand of usual size needs. */
const INSTEAD: Record<string, string> = { wait: '6', exchange: '7', remove: '8', upgrade: '9' };

const GLYPHS: Record<string, string> = {
  wait: 'clock',
  exchange: 'turn',
  remove: 'cross',
  upgrade: 'spark',
  axe: 'training_camp',
  wound: 'wound',
  recruit: 'recruiter',
  move: 'boots',
  explore: 'map',
  build: 'hammer',
  draw: 'cards',
  kaija: 'kaija',
  unit: 'shield',
};

function glyph(word: Word): string | null {
  if (word.kind === 'building' || word.kind === 'clan') return word.label;
  if (word.kind === 'resource') return word.label === 'wood' ? 'log' : word.label;
  // As it is: nothing is turned.
  if (word.kind === 'rotate') return word.label === '0' ? null : 'turn';
  return GLYPHS[word.kind] ?? null;
}

/** What comes after words that cannot be taken back, where it is no answer of the bots. */
function fateOf(words: readonly string[], { about }: AskInfo): string | null {
  const last = parse(words.at(-1) ?? '');
  const actions = last.kind === 'card' ? (CARDS.get(last.label)?.actions ?? []) : [];
  const does = about === 'ask-northgard-turn' ? (actions[0]?.do ?? last.kind) : last.kind;
  if (does === 'explore') return 'page-final-northgard-tile';
  if (does === 'draw') return 'page-final-northgard-cards';
  return about === 'ask-northgard-combat-food' ? 'page-final-northgard-die' : null;
}

/** What is done in place of a card has names of its own: it is not played. */
const deedOf = (word: Word, { about }: AskInfo): string =>
  about === 'ask-northgard-turn' && !word.label && word.kind in INSTEAD
    ? t(`page-deed-northgard-turn-${word.kind}`)
    : '';

/** The end counts what each player has: tokens, resources by threes, cards, what cards count, Unrest. */
const FAME = ['tokens', 'resources', 'cards', 'counted', 'unrest'] as const;
/** Lines that tell of Fame gained. */
const GAINED = new Set([
  'news-northgard-fame',
  'news-northgard-clan-fame',
  'news-northgard-harvest-fame',
  'news-northgard-creature-defeated',
]);
const ledger: Ledger = {
  sources: FAME,
  rest: ['tokens', 'unrest'],
  gains: (line) => {
    const { seat } = line.args;
    if (line.kind !== 'news-northgard-score' || typeof seat !== 'number') return [];
    return FAME.map((of) => ({ seat, of, count: Number(line.args[of] ?? 0) }));
  },
  // Fame is gained in the open, year by year; the last count adds the rest.
  stretch: (line) => {
    if (line.kind === 'news-northgard-year') return `year:${String(line.args.year)}`;
    return line.kind === 'news-northgard-score' ? 'count' : null;
  },
  course: (line) => {
    const { seat, count } = line.args;
    if (typeof seat !== 'number' || typeof count !== 'number') return [];
    if (line.kind === 'news-northgard-score')
      return [{ seat, of: 'counted', count: count - Number(line.args.tokens ?? 0) }];
    if (line.kind === 'news-northgard-no-unrest-left') return [{ seat, of: 'unrest', count: -count }];
    return GAINED.has(line.kind) ? [{ seat, of: 'tokens', count }] : [];
  },
  named: (at): { name: string; args: Record<string, number> } =>
    at === 'count'
      ? { name: 'page-ng-count', args: {} }
      : { name: 'page-stage-year', args: { year: Number(at.slice(5)) } },
};

/** Difficulty, planning, battle. */
const SCALES: Record<string, readonly [number, number, number]> = {
  wolf: [1, 1, 3],
  stag: [1, 2, 2],
  boar: [1, 3, 1],
  raven: [2, 3, 1],
  goat: [1, 2, 1],
  bear: [2, 2, 2],
  snake: [3, 3, 2],
};
const STATIONS = [
  ['land', 'map'],
  ['build', 'hammer'],
  ['war', 'shield'],
] as const;
const whoOf = (clan: string): Who | null =>
  isClan(clan)
    ? {
        about: `page-who-northgard-${clan}`,
        chapter: 'NG.clans',
        scales: SCALES[clan] ?? [2, 2, 2],
        stations: STATIONS,
        powers: { kind: 'cards', words: clanCards(clan).map((card) => `card:${card}`) },
      }
    : null;

const page: GamePage<NorthView> = {
  basics: 'lands',
  Board,
  Status,
  bareOnPhone: false,
  Tray,
  Seat,
  Shared,
  Battle,
  fight: FIGHT,
  chapter: chapterOf,
  gist: gistOf,
  lead: (view: NorthView, ask, trail) => leadOf(view, ask, trail),
  tells,
  places: (view: NorthView, play) => placesOf(view, play),
  signs: (word: Word, view: NorthView, play) => signsOf(word, view, play),
  moments: new Set([
    'news-northgard-year',
    'news-northgard-creature-appeared',
    'news-northgard-creature-defeated',
    'news-northgard-unrest',
  ]),
  gifts: new Set(['news-northgard-handed-over']),
  phases,
  emblem: (view: NorthView, seat: number) => emblemOf(view, seat),
  sideWord: (view: NorthView, seat: number) => {
    const clan = view.players[seat]?.clan;
    return clan ? `clan:${clan}` : '';
  },
  valueWord: (value: string) => `clan:${value}`,
  valueEmblem: clanEmblem,
  who: whoOf,
  card: (word: string) => (word.startsWith('clan:') ? whoOf(word.slice(5)) : null),
  about: aboutOf,
  score: (view: NorthView, seat: number) => {
    return view.phase === 'game_over' ? (view.scores[seat] ?? null) : null;
  },
  progress: (views, readers, seat) => {
    const own = views[Math.max(0, readers.indexOf(seat))];
    return own?.players[seat]?.fame ?? null;
  },
  open: {
    counted: 'page-coach-lands',
    counts: (view: NorthView) => view.players.map((_, seat) => view.lands.filter((land) => land.owner === seat).length),
  },
  points: 'page-ng-fame',
  counted: 'page-ng-fame-count',
  ledger,
  hand: (view: NorthView, seat: number) => view.players[seat]?.hand.count ?? 0,
  onTurn: (view: NorthView) => view.turn,
  time: (view: NorthView) => ({ name: 'page-ng-year-of', args: { year: view.year, years: view.years } }),
  order: (words: Word[], view: NorthView) => order(words, view),
  // A clan has its own colour on this page, whichever is taken.
  settles: (ask) => (ask.about === 'ask-northgard-colour' ? (ask.options[0] ?? null) : null),
  question: (_, ask) => questionOf(ask),
  gathers: (ask, _, trail) => gathered(ask, trail),
  shows: (word: Word) => word.kind === 'rotate' && turning.at === Number(word.label),
  point: (word: Word) => {
    if (word.kind === 'rotate') turning.at = Number(word.label);
  },
  fate: (words, ask) => fateOf(words, ask),
  deed: (word: Word, ask) => deedOf(word, ask),
  supply: (word: Word, _, view: NorthView) => heldOf(word, view),
  key: (word: Word) => INSTEAD[word.kind] ?? null,
  steps: (_, ask, trail) => stepsOf(ask, trail),
  placed: (word: Word, view: NorthView, phone = false, column = !phone) => placed(word, view, column),
  glyph,
};

export default page;
