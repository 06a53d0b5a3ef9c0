/** Runewars for the page: its parts, and how its words are ordered, keyed and shown. */
import type { Play, Word } from '$lib/choices';

import type { GamePage, Phase, Place } from '..';
import { aboutOf } from './about';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import { inSetup } from './building';
import { chapterOf, FIGHT, merged, strandOf, tells } from './chapters';
import { deedOf } from './deeds';
import { endingOf } from './ending';
import { ORDERS, traitsOf } from './faces';
import { questsHere } from './quests';
import { lead, placed as settled, PRESET } from './first';
import { glyph } from './glyphs';
import { middle } from './grid';
import { emblemOf, factionEmblem, SEASON_GLYPHS } from './look';
import { oriented } from './orient';
import Picture from './Picture.svelte';
import { describeArea } from './say';
import { ANEW } from './questions';
import { MANY, reachOf } from './reach';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { sameFates, signsOf } from './signs';
import { dragonsOf, runesOf } from './standing';
import Status from './Status.svelte';
import Tray from './Tray.svelte';
import { cardOf, whoOf } from './who';
import type { RunewarsView } from './view';

const SETUP: readonly [string, string, readonly string[]][] = [
  ['page-rw-step-sides', 'people', ['first_player', 'choose_factions']],
  ['page-rw-step-tiles', 'map', ['place_tiles']],
  ['page-rw-step-markers', 'flag', ['place_markers']],
  ['page-rw-step-runes', 'rune', ['place_runes']],
  ['page-rw-step-homes', 'stronghold', ['place_homes']],
  ['page-rw-step-muster', 'hero', ['muster', 'place_heroes']],
];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

function phases(view: RunewarsView): Phase[] {
  const now = SETUP.findIndex(([, , inside]) => inside.includes(view.phase));
  const state = (i: number, at: number): Phase['state'] => (i < at ? 'done' : i === at ? 'now' : 'later');
  if (now >= 0) return SETUP.map(([name, glyph], i) => ({ name, glyph, state: state(i, now) }));
  const season = view.phase === 'game_over' ? SEASONS.length : SEASONS.indexOf(view.season);
  return SEASONS.map((name, i) => ({
    name: `page-rw-${name}`,
    glyph: SEASON_GLYPHS[name] ?? 'sun',
    state: state(i, season),
  }));
}

/** Reading order: areas and free hexes from left to right, cards as they lie in the hand, then the rest. */
function order(words: Word[], view: RunewarsView): Word[] {
  const areas = new Map(oriented(view).areas.map((area) => [area.area, area]));
  const spots = new Map([...view.spots, ...view.markers].map((spot) => [spot.spot, spot]));
  const me = view.players[view.reader];
  const cards = [...(me?.tactics ?? []), ...(me?.fresh ?? []), ...(me?.quests ?? [])];
  // Of very many areas those that units can reach have the first keys: the others are shown without.
  const near = words.filter((word) => word.kind === 'area').length < MANY ? null : reachOf(view, traitsOf);
  const rank = (word: Word): [number, number, number] => {
    const cell =
      word.kind === 'area' ? areas.get(word.label) : word.kind === 'spot' ? spots.get(word.label) : undefined;
    if (cell) return [near?.has(word.label) === false ? 0.5 : 0, ...middle(cell)];
    if (word.kind === 'order') return [1, ORDERS.get(word.label)?.number ?? 0, 0];
    if (word.kind === 'tactic' || word.kind === 'quest') {
      const found = cards.indexOf(word.label);
      return [2, found < 0 ? cards.length : found, 0];
    }
    return [3, 0, 0];
  };
  return words
    .map((word, i) => ({ word, rank: rank(word), i }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2] || a.i - b.i)
    .map((entry) => entry.word);
}

function placed(word: Word, view: RunewarsView, column: boolean): boolean {
  const me = view.players[view.reader];
  switch (word.kind) {
    case 'area': {
      // Areas of a tile in hand are chosen on its picture.
      const held = view.phase === 'place_tiles' && !view.areas.some((area) => area.area === word.label);
      return held ? me !== undefined : view.areas.some((area) => area.area === word.label);
    }
    case 'spot':
      return [...view.spots, ...view.markers].some((spot) => spot.spot === word.label);
    case 'side':
      return view.phase === 'place_markers';
    case 'tile':
      return me?.tiles.includes(word.label) ?? false;
    case 'order':
      return me !== undefined;
    case 'tactic':
      return (me?.tactics.includes(word.label) ?? false) || (me?.fresh.includes(word.label) ?? false);
    case 'quest':
      return me?.quests.includes(word.label) ?? false;
    case 'fate':
      return column && view.decks.fate_open.includes(word.label);
    default:
      return false;
  }
}

/** The areas as a list: those that may be chosen first, then one's own, then as they lie. */
function placesOf(view: RunewarsView, play: Play): Place[] {
  const rank = (area: string, owner: number | null): number =>
    play.choices.has(`area:${area}`) ? 0 : owner === view.reader ? 1 : 2;
  const shown = oriented(view);
  return [...shown.areas]
    .sort((a, b) => rank(a.area, a.owner) - rank(b.area, b.owner) || middle(a)[0] - middle(b)[0])
    .map((area) => ({ word: `area:${area.area}`, tell: describeArea(shown, area, play) }));
}

const page: GamePage<RunewarsView> = {
  Board,
  Status,
  bareOnPhone: false,
  Tray,
  Seat,
  Shared,
  Battle,
  fight: FIGHT,
  fighting: (view: RunewarsView) => view.battle !== null || view.duel !== null,
  chapter: chapterOf,
  merged,
  strand: strandOf,
  tells,
  places: (view: RunewarsView, play) => placesOf(view, play),
  signs: (word: Word, view: RunewarsView, play) => signsOf(word, view, play),
  moments: new Set([
    'news-runewars-spring',
    'news-runewars-summer',
    'news-runewars-autumn',
    'news-runewars-winter',
    'news-runewars-season-card',
    'news-runewars-eliminated',
  ]),
  phases,
  emblem: (view: RunewarsView, seat: number) => emblemOf(view, seat),
  sideWord: (view: RunewarsView, seat: number) => {
    const faction = view.players[seat]?.faction;
    return faction ? `faction:${faction}` : '';
  },
  valueWord: (value: string) => `faction:${value}`,
  valueEmblem: factionEmblem,
  who: whoOf,
  card: cardOf,
  about: aboutOf,
  score: (view: RunewarsView, seat: number) => (view.phase === 'game_over' ? runesOf(view, seat).dragons : null),
  progress: (views, readers, seat) => {
    const own = views[Math.max(0, readers.indexOf(seat))];
    return own ? runesOf(own, seat).dragons : null;
  },
  holds: (view: RunewarsView, seat: number) => dragonsOf(view, seat),
  points: 'page-rw-dragon-runes',
  ending: (view: RunewarsView, winners, scores) => endingOf(view, winners, scores),
  hand: (view: RunewarsView, seat: number) => view.players[seat]?.tactics_count ?? 0,
  onTurn: (view: RunewarsView) => view.turn ?? -1,
  time: (view: RunewarsView): { name: string; args: Record<string, number> } =>
    inSetup(view) ? { name: 'page-rw-setup', args: {} } : { name: 'page-rw-year-of', args: { year: view.year } },
  order: (words: Word[], view: RunewarsView) => order(words, view),
  // Orders keep their own numbers.
  key: (word: Word) => (word.kind === 'order' ? String(ORDERS.get(word.label)?.number ?? '') : null),
  placed: (word: Word, view: RunewarsView, phone = false, column = !phone) => placed(word, view, column),
  glyph,
  Picture,
  settles: (ask, view) => settled(ask, view),
  alike: (ask) => sameFates(ask),
  anew: ANEW,
  folds: new Set(['ask-runewars-deed']),
  // Before the order, before the battle, before the bonus, after it: the same cards.
  spell: (ask, view: RunewarsView) =>
    ask.about === 'ask-runewars-deed' && view.turn === view.reader ? `${view.year} ${view.season} ${view.turn}` : '',
  shortcuts: questsHere,
  preset: PRESET,
  basics: 'runes',
  lead,
  deed: deedOf,
  lineUp: (seats) => ['daqan', 'uthuk', 'latari', 'waiqar'].slice(0, seats),
};

export default page;
