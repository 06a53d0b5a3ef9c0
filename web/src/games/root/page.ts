/** Root for the page: its parts, and how its words are ordered, keyed and shown. */
import type { Play, Word } from '$lib/choices';
import { isGlyph } from '$lib/ink/glyphs';
import type { AskInfo } from '$lib/protocol';
import { has, say, t, upper, wordOf } from '$lib/speech.svelte';

import type { Deed, GamePage, Phase, Place, Steps } from '..';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import { FIGHT, chapterOf, gistOf, merged, partOf, tells } from './chapters';
import { FACTIONS, pageOf, sidesOf } from './factions/found';
import { LOOKS } from './factions/looks';
import { emblemOf, factionEmblem, hirelingGlyph, lineUps, pieceGlyph, sideWord } from './look';
import { aboutOf } from './about';
import { CHANGES } from './laws';
import { cardOf, LAW_SIDES, ledger, lineUp, reach, whoOf } from './who';
import { mapFace } from './maps';
import { describeClearing, describeForest } from './say';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { signsOf } from './signs';
import Status from './Status.svelte';
import Tray from './Tray.svelte';
import { inPlay } from './sides';
import { TERMS } from './words';
import type { RootView } from './view';

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

const RANK: Record<string, number> = { clearing: 0, forest: 1, card: 2, use: 4 };

/** The actions of a turn as the paragraphs of the factions have them; those without a paragraph come after them. */
const ACTIONS = [
  'craft',
  'flip',
  'crusade',
  'convert',
  'sanctify',
  'move',
  'battle',
  'march',
  'explore',
  'aid',
  'quest',
  'strike',
  'repair',
  'special',
  'recruit',
  'build',
  'dig',
  'encamp',
  'decamp',
  'recover',
  'tuck',
  'shift',
  'score',
  'sacrifice',
  'place-plot',
  'trick',
  'draw',
  'establish',
  'advance',
  'incite',
  'overwork',
  'extra',
  'mobilize',
  'train',
  'organize',
  'exert',
  'expose',
  'slip',
  'dominance',
  'take',
];

/** Places, then cards as they lie in the tray, then actions in their order, and the rest as it comes. */
function order(words: Word[], view: RootView): Word[] {
  const tray = view.sides.flatMap((side) =>
    side.hand === null ? [] : [...side.hand, ...(pageOf(side).kept?.(side)?.cards ?? [])],
  );
  const lies = (word: Word): number =>
    word.kind === 'card' && tray.includes(word.label) ? tray.indexOf(word.label) : tray.length;
  const deed = (word: Word): number =>
    word.label ? 0 : (ACTIONS.indexOf(word.kind) + ACTIONS.length + 1) % (ACTIONS.length + 1);
  const name = (word: Word): string => (word.label || ACTIONS.includes(word.kind) ? '' : word.kind);
  return words
    .map((word, i) => ({ word, i }))
    .sort(
      (a, b) =>
        (RANK[a.word.kind] ?? (a.word.label ? 5 : 3)) - (RANK[b.word.kind] ?? (b.word.label ? 5 : 3)) ||
        lies(a.word) - lies(b.word) ||
        deed(a.word) - deed(b.word) ||
        name(a.word).localeCompare(name(b.word)) ||
        a.i - b.i,
    )
    .map((entry) => entry.word);
}

/** A clearing has its number, the Burrow its letter, a forest its number after an F, crafting its letter. */
function key(word: Word): string | null {
  if (word.kind === 'clearing') return word.label === 'burrow' ? 'B' : word.label;
  if (word.kind === 'forest') return `F${word.label}`;
  return word.kind === 'craft' ? 'C' : null;
}

function placed(word: Word, view: RootView, phone: boolean): boolean {
  for (const { page } of sidesOf(view)) {
    const found = page.others?.placed?.(word, view, phone) ?? null;
    if (found !== null) return found;
  }
  const me = view.sides[view.reader ?? -1];
  switch (word.kind) {
    case 'clearing':
    case 'forest':
      return true;
    case 'faction':
      return view.sides.some((side) => !inPlay(side)) && view.pool.some((card) => card.faction === word.label);
    case 'card':
      if (me && pageOf(me).onBoard?.(me).includes(word.label)) return false;
      return view.sides.some(
        (side) => side.hand?.includes(word.label) || pageOf(side).kept?.(side)?.cards.includes(word.label),
      );
    case 'use':
      return me?.play.includes(word.label) ?? false;
    default:
      return false;
  }
}

/** Pictures of actions: those that several have, then those of single factions. */
const GLYPHS: Readonly<Record<string, string>> = Object.assign(
  {
    move: 'boots',
    battle: 'swords',
    recruit: 'recruiter',
    build: 'hammer',
    craft: 'workshop',
    dominance: 'crown',
    'play-spy': 'eye',
    take: 'hand',
    ferry: 'waves',
    draw: 'cards',
  },
  ...[...FACTIONS.values()].map((page) => page.glyphs ?? {}),
);
/** Words whose label is the name of a picture. */
const PICTURED = new Set(['suit', 'item', 'exhausted', 'damaged', 'wrecked']);

function glyph(word: Word): string | null {
  if (PICTURED.has(word.kind) && isGlyph(word.label)) return word.label;
  if (word.kind === 'faction') return factionEmblem(word.label).glyph;
  if (word.kind === 'piece') return pieceGlyph(word.label);
  if (word.kind === 'hireling') return hirelingGlyph(word.label);
  for (const page of FACTIONS.values()) {
    const found = page.glyph?.(word);
    if (found) return found;
  }
  return GLYPHS[word.kind] ?? null;
}

/** The map as a list: the clearings, and the forests where somebody is or may go. */
function placesOf(view: RootView, play: Play): Place[] {
  const forests = mapFace(view.map).forest.map((_, i) => `forest:${i + 1}`);
  const told = forests.filter((word) => play.choices.has(word) || view.sides.some((side) => side.pawn === word));
  return [
    ...view.clearings.map((_, at) => ({ word: `clearing:${at + 1}`, tell: describeClearing(view, at, play) })),
    ...sidesOf(view).flatMap(({ page }) => page.den?.places(view, play) ?? []),
    ...told.map((word) => ({ word, tell: describeForest(view, word, play) })),
  ];
}

/** How far the turn has come: what somebody sells to whoever is on turn, or the actions of his own faction. */
function steps(view: RootView, ask: AskInfo, trail: readonly Deed[]): Steps | null {
  const me = view.sides[view.turn];
  if (!me || view.turn !== view.reader) return null;
  for (const { side, page } of sidesOf(view)) {
    const found = page.others?.steps?.(view, side, ask);
    if (found) return found;
  }
  // Between two actions the next one is not counted yet; in all other questions an action that is counted goes on.
  return pageOf(me).steps?.(view, me, ask, trail, ask.role === 'between' ? 0 : 1) ?? null;
}

const ROOT = { game: 'root', seats: [] };

/** What one of the others has to say to a question. */
function told(view: RootView, ask: AskInfo, what: 'question' | 'law'): string | null {
  for (const { page } of sidesOf(view)) {
    const found = page.others?.[what]?.(ask);
    if (found) return found;
  }
  return null;
}

/** Pieces leave together (1.5.4), so whoever chooses one still sees all of them: how many hits there are, and who falls by them. */
function losing(view: RootView, ask: AskInfo): string | null {
  const { other, where } = ask.args;
  const fight = view.battle;
  if (ask.about !== 'ask-root-lose' || !fight || typeof other !== 'number') return null;
  const hits = fight.stage === 'ambush' ? AMBUSH : (fight.totals[fight.attacker === other ? 1 : 0] ?? 0);
  const at = Number(wordOf(where).split(':')[1]) - 1;
  const warriors = Math.min(hits, view.sides[other]?.warriors[at] ?? 0);
  return hits ? t('page-root-losing', { hits, warriors, more: hits - warriors }) : null;
}
/** What the reader's own side has to say to its questions. */
function ownLead(view: RootView, ask: AskInfo): string | null {
  const me = view.sides[view.reader ?? -1];
  return (me && pageOf(me).lead?.(view, me, ask)) ?? null;
}
/** Hits of an ambush (4.3.1). */
const AMBUSH = 2;

/** Questions that are put once for each of several cards: how many are still to come. */
const GATHERED = new Set([...FACTIONS.values()].flatMap((page) => page.gathers ?? []));
const HAND = 5;
function gathered(ask: AskInfo, view: RootView): number {
  if (ask.about === 'ask-root-discard') return (view.sides[view.reader ?? -1]?.hand?.length ?? 0) - HAND;
  return GATHERED.has(ask.about) && typeof ask.args.count === 'number' ? ask.args.count : 1;
}

/** Who activates a card scores no longer (3.3.2). */
const DOMINANCE = 'ask-root-dominance';

/** An answer that cannot be taken back, in full: whom it attacks, and where. */
function deed(word: Word, ask: AskInfo, view: RootView): string {
  if (ask.about === DOMINANCE)
    return say(
      'page-root-deed-dominance',
      { card: { word: word.text }, points: view.sides[view.reader ?? -1]?.score ?? 0 },
      ROOT,
    );
  return ask.about === 'ask-root-battle-whom'
    ? say('page-root-deed-battle', { who: { word: word.text }, where: ask.args.where }, ROOT)
    : '';
}

/** An action begun where the reader clicked, in words that name the place or the card. */
function begin(action: string, word: string, play: Play): string {
  const id = `page-root-begin-${action}`;
  return has(id) ? t(id, { what: play.speak(word) }) : upper(`${play.speak(action)}: ${play.speak(word)}`);
}

const page: GamePage<RootView> = {
  Board,
  Status,
  bareOnPhone: true,
  Tray,
  Seat,
  Shared,
  Battle,
  fight: FIGHT,
  chapter: chapterOf,
  part: partOf,
  merged,
  gist: gistOf,
  tells,
  places: (view: RootView, play) => placesOf(view, play),
  signs: (word: Word, view: RootView, play) => signsOf(word, view, play),
  moments: new Set([
    ...[...FACTIONS.values()].flatMap((page) => page.moments ?? []),
    'news-root-dominance',
    'news-root-battle',
    'news-root-reshuffled',
  ]),
  gifts: new Set([
    ...[...FACTIONS.values()].flatMap((page) => page.gifts ?? []),
    'news-root-took-card',
    'news-root-gave-card',
    'news-root-sabotaged',
  ]),
  phases,
  emblem: (view: RootView, seat: number) => emblemOf(view, seat),
  sideWord: (view: RootView, seat: number) => {
    const faction = view.sides[seat]?.faction;
    return faction && faction !== '?' ? sideWord(faction) : '';
  },
  valueWord: (value: string) => `faction:${value}`,
  valueEmblem: factionEmblem,
  lawSides: LAW_SIDES,
  who: whoOf,
  card: cardOf,
  about: aboutOf,
  lawChanges: CHANGES,
  ledger,
  basics: 'rule',
  lineUp,
  lineUps,
  reach,
  powersNow(view: RootView, seat: number) {
    const side = view.sides[seat];
    return side ? (pageOf(side).powers?.now(side) ?? []) : [];
  },
  // Whoever has a dominance card active no longer has a score.
  score: (view: RootView, seat: number) => (view.sides[seat]?.dominance ? null : (view.sides[seat]?.score ?? null)),
  unseated: (view: RootView) =>
    view.sides.flatMap((side, at) =>
      LOOKS.get(side.faction ?? '')?.automaton ? [{ side: at, won: view.winners.includes(at) }] : [],
    ),
  aims: (view: RootView, seat: number) => {
    const card = view.sides[seat]?.dominance;
    return card ? { glyph: 'crown', word: `card:${card}` } : null;
  },
  progress: (views, _, seat) => views[0]?.sides[seat]?.score ?? null,
  points: 'page-points',
  counted: 'page-points-count',
  hand: (view: RootView, seat: number) => view.sides[seat]?.cards ?? 0,
  onTurn: (view: RootView) => view.turn,
  time: (view: RootView) => ({ name: 'page-root-turn', args: { turn: view.round } }),
  order: (words: Word[], view: RootView) => order(words, view),
  key,
  question: (view: RootView, ask) => told(view, ask, 'question'),
  lead: (view: RootView, ask) =>
    losing(view, ask) ??
    ownLead(view, ask) ??
    sidesOf(view)
      .map(({ side, page }) => page.others?.lead?.(view, side, ask) ?? null)
      .find((found) => found !== null) ??
    null,
  law: (view: RootView, ask) => told(view, ask, 'law'),
  steps: (view: RootView, ask, trail) => steps(view, ask, trail),
  gathers: (ask, view: RootView) => gathered(ask, view),
  deed: (word, ask, view: RootView) => deed(word, ask, view),
  grave: new Set([DOMINANCE]),
  terms: TERMS,
  begin: (action, word, _, play) => begin(action, word, play),
  placed: (word: Word, view: RootView, phone = false, column = !phone) =>
    word.kind === 'order' ? column : placed(word, view, phone),
  whole: (view: RootView, seat: number) => pageOf(view.sides[seat]).apart ?? false,
  // Who sells, while somebody may buy.
  concerns: (view: RootView, play) =>
    sidesOf(view).flatMap(({ seat, page }) => (page.others?.concerned?.(play) ? [seat] : [])),
  glyph,
};

export default page;
