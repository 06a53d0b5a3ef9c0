/** Root for the page: its parts, and how its words are ordered, keyed and shown. */
import type { Play, Word } from '$lib/choices';
import { isGlyph } from '$lib/ink/glyphs';
import type { AskInfo } from '$lib/protocol';
import { has, say, sayWord, t, upper } from '$lib/speech.svelte';

import type { Deed, GamePage, Phase, Place, Steps } from '..';
import Battle from './Battle.svelte';
import { FIGHT } from './battle';
import Board from './Board.svelte';
import { chapterOf, merged, partOf } from './chapters';
import { emblemOf, factionEmblem, hirelingGlyph, lineUps, MINISTER_RANKS, MOOD_ITEMS, pieceGlyph, RANKS, RETINUE_GLYPHS, SERVICES, sideWord, turnFigure } from './look';
import { places, stands, SUITS } from './boards/count';
import Machine from './Machine.svelte';
import { aboutOf } from './about';
import { CHANGES } from './laws';
import { cardOf, LAW_SIDES, ledger, lineUp, reach, whoOf } from './who';
import { mapFace } from './maps';
import { describeBurrow, describeClearing, describeForest } from './say';
import Seat from './Seat.svelte';
import { COLUMN_GLYPHS, signsOf } from './signs';
import Status from './Status.svelte';
import Tray from './Tray.svelte';
import { boardOf } from './factions/found';
import { corvidBoard, duchyBoard, hundredsBoard, inPlay, keepersBoard, marquiseBoard, nestBoard, rebelBoard, riverBoard, wandererBoard } from './sides';
import type { RootView, SideView } from './view';

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
  'craft', 'flip', 'crusade', 'convert', 'sanctify', 'move', 'battle', 'march', 'explore', 'aid', 'quest', 'strike', 'repair', 'special',
  'recruit', 'build', 'dig', 'encamp', 'decamp', 'recover', 'tuck', 'shift', 'score', 'sacrifice', 'place-plot', 'trick', 'draw', 'establish', 'advance', 'incite', 'overwork', 'extra',
  'mobilize', 'train', 'organize', 'exert', 'expose', 'slip', 'dominance', 'take',
];

/** Places, then cards as they lie in the tray, then actions in their order, and the rest as it comes. */
function order(words: Word[], view: RootView): Word[] {
  const tray = view.sides.flatMap((side) => (side.hand === null ? [] : [...side.hand, ...(rebelBoard(side)?.stack ?? [])]));
  const lies = (word: Word): number => (word.kind === 'card' && tray.includes(word.label) ? tray.indexOf(word.label) : tray.length);
  const deed = (word: Word): number => (word.label ? 0 : (ACTIONS.indexOf(word.kind) + ACTIONS.length + 1) % (ACTIONS.length + 1));
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
  switch (word.kind) {
    case 'clearing':
    case 'forest':
      return true;
    // A phone has no room for the shop: services are buttons there, and the cards for sale lie where the reader's own hand lies.
    case 'service':
      return view.reader !== null && (!phone || (word.label === 'hand_card' && view.sides.some((side) => riverBoard(side) && side.hand?.length)));
    case 'faction':
      return view.sides.some((side) => !inPlay(side)) && view.pool.some((card) => card.faction === word.label);
    case 'card':
      // Cards in the Retinue act where they lie; a button stands for them.
      if (keepersBoard(view.sides[view.reader ?? -1])?.retinue.some((column) => column.cards.includes(word.label))) return false;
      return view.sides.some((side) => side.hand?.includes(word.label) || rebelBoard(side)?.stack?.includes(word.label));
    case 'use':
      return view.sides[view.reader ?? -1]?.play.includes(word.label) ?? false;
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
  'play-spy': 'eye',
  take: 'hand',
  slip: 'boots',
  explore: 'torch',
  aid: 'hand',
  quest: 'quest',
  strike: 'crossbow',
  repair: 'hammer',
  ferry: 'riverfolk',
  crusade: 'swords',
  convert: 'people',
  sanctify: 'garden',
  score: 'fame',
  sacrifice: 'acolyte',
  advance: 'flag',
  incite: 'mob',
  'hoard-item': 'bag',
  'sell-item': 'coins',
  flip: 'eye',
  'place-plot': 'plot',
  trick: 'turn',
  exert: 'bolt',
  expose: 'find',
  draw: 'cards',
  establish: 'post',
  export: 'boat',
  dig: 'tunnel',
  encamp: 'station',
  decamp: 'boots',
  recover: 'figure',
  tuck: 'cards',
  shift: 'turn',
  retainer: 'bird',
};

function glyph(word: Word): string | null {
  if (['suit', 'item', 'exhausted', 'faction'].includes(word.kind) && isGlyph(word.label)) return word.label;
  if (word.kind === 'piece') return pieceGlyph(word.label);
  if (word.kind === 'column') return COLUMN_GLYPHS[word.label] ?? null;
  if (word.kind === 'plot' || word.kind === 'relic') return word.label;
  if (word.kind === 'hireling') return hirelingGlyph(word.label);
  if (word.kind === 'retinue') return RETINUE_GLYPHS[word.label] ?? null;
  if (word.kind === 'mood') return MOOD_ITEMS[word.label] ?? 'crown';
  if (word.kind === 'minister') return `crown${1 + RANKS.findIndex((rank) => MINISTER_RANKS[rank].includes(word.label))}`;
  if (word.kind === 'service') return SERVICES[word.label] ?? null;
  if (['damaged', 'wrecked'].includes(word.kind) && isGlyph(word.label)) return word.label;
  return GLYPHS[word.kind] ?? null;
}

/** The map as a list: the clearings, and the forests where somebody is or may go. */
function placesOf(view: RootView, play: Play): Place[] {
  const forests = mapFace(view.map).forest.map((_, i) => `forest:${i + 1}`);
  const told = forests.filter((word) => play.choices.has(word) || view.sides.some((side) => side.pawn === word));
  return [
    ...view.clearings.map((_, at) => ({ word: `clearing:${at + 1}`, tell: describeClearing(view, at, play) })),
    ...(view.sides.some(duchyBoard) ? [{ word: 'clearing:burrow', tell: describeBurrow(view, play) }] : []),
    ...told.map((word) => ({ word, tell: describeForest(view, word, play) })),
  ];
}

/** Questions between two actions: which is next, what is crafted or spent before it. In all others an action that is already counted goes on. */
const BETWEEN = /^ask-root-((marquise|corvid|hundreds)-daylight|marquise-extra|eyrie-(decree|resolved)|alliance-evening|duchy-assembly|craft|craft-any|moment|pause|trigger.*|dominance|take-dominance.*)$/;

/** How far the turn has come: the Marquise's actions, a column of the Decree, the officers of the Alliance. */
function steps(view: RootView, ask: AskInfo, trail: readonly Deed[]): Steps | null {
  const side = view.sides[view.turn];
  if (!side || view.turn !== view.reader) return null;
  const sale = ask.options.some((word) => word.startsWith('service:')) ? view.sides.map(riverBoard).find((one) => one) : null;
  if (sale) return { spent: sale.sold, all: sale.allowed, text: t('page-root-service-now', { now: Math.min(sale.allowed, sale.sold + 1), all: sale.allowed }) };
  const nests = nestBoard(side);
  const rebels = rebelBoard(side);
  const cats = marquiseBoard(side);
  const begun = BETWEEN.test(ask.about) ? 0 : 1;
  if (cats && view.phase === 'daylight') {
    const all = 3 + cats.extra;
    const spent = Math.max(0, cats.actions - begun);
    const texts = [t('page-root-action-now', { now: Math.min(all, spent + 1), all })];
    const march = trail.map((said) => said.word).lastIndexOf('march');
    if (march >= 0 && ask.about.startsWith('ask-root-move-')) {
      const moves = trail.slice(march).filter((said) => said.about === 'ask-root-move-from' || said.word === 'march').length;
      const now = ask.about === 'ask-root-move-from' ? moves : Math.max(1, moves - 1);
      texts.push(t('page-root-move-now', { now: Math.min(2, now), all: 2 }));
    }
    return { spent, all, text: texts.join(' · ') };
  }
  if (nests?.column) {
    const column = nests.decree[nests.column];
    const all = (column?.cards.length ?? 0) + (column?.viziers ?? 0);
    const due = Object.values(nests.due).reduce((sum, count) => sum + count, 0);
    if (!all) return null;
    const spent = Math.max(0, all - due - begun);
    return { spent, all, text: t('page-root-column-now', { column: sayWord(`column:${nests.column}`, ROOT), now: Math.min(all, spent + 1), all }) };
  }
  if (rebels?.officers && view.phase === 'evening') {
    const { officers: all, operations } = rebels;
    const spent = Math.min(all, Math.max(0, operations - begun));
    return { spent, all, text: t('page-root-operation-now', { now: Math.min(all, spent + 1), all }) };
  }
  return ofBoard(view, side, begun);
}

/** Actions of the Assembly, of the Corvids, of Command. */
function ofBoard(view: RootView, side: SideView, begun: number): Steps | null {
  if (view.phase !== 'daylight') return null;
  const [moles, crows, horde] = [duchyBoard(side), corvidBoard(side), hundredsBoard(side)];
  const done = (used: number, all: number): Steps => {
    const spent = Math.min(all, Math.max(0, used - begun));
    return { spent, all, text: t('page-root-action-now', { now: Math.min(all, spent + 1), all }) };
  };
  if (moles && moles.step === 'assembly') return done(moles.actions, turnFigure('duchy', 'assembly_actions'));
  if (crows) return done(crows.actions, turnFigure('corvid', 'actions'));
  // Advancing is not a command; which of the two comes first depends on the mood.
  const commanding = horde?.step === (horde?.mood === 'grandiose' ? 2 : 1);
  if (horde && (begun ? commanding : horde.commands < horde.command)) return done(horde.commands, horde.command);
  return null;
}

const ROOT = { game: 'root', seats: [] };

/** Nothing but services of the Riverfolk is offered. */
const isShop = (ask: AskInfo): boolean => ask.about === 'ask-root-moment' && ask.options.every((word) => word.startsWith('service:') || word === 'done');

/** What the buyer pays with, and the posts that let him buy more than one service (11.2.6.II). */
function purse(view: RootView): string {
  const side = view.sides[view.reader ?? -1];
  const seller = view.sides.find((one) => riverBoard(one));
  const roams = wandererBoard(side);
  const held = roams ? t('page-root-purse-items', { count: Object.values(roams.ready).reduce((sum, count) => sum + count, 0) }) : t('page-root-purse', { count: side?.supply ?? 0 });
  const posts = side && seller ? SUITS.flatMap((suit) => places(seller, `trade_post_${suit}`)).filter((at) => stands(side, at - 1)).sort((a, b) => a - b) : [];
  return posts.length ? `${held} · ${t('page-root-purse-posts', { count: posts.length, where: posts.join(', ') })}` : held;
}

/** An answer that cannot be taken back, in full: whom it attacks, and where. */
function deed(word: Word, ask: AskInfo): string {
  return ask.about === 'ask-root-battle-whom' ? say('page-root-deed-battle', { who: { word: word.text }, where: ask.args.where }, ROOT) : '';
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
  Shared: Machine,
  Battle,
  fight: FIGHT,
  chapter: chapterOf,
  part: partOf,
  merged,
  places: (view: RootView, play) => placesOf(view, play),
  signs: (word: Word, view: RootView, play) => signsOf(word, view, play),
  moments: new Set(['news-root-corvid-flipped', 'news-root-corvid-guessed-right', 'news-root-hundreds-fell', 'news-root-eyrie-turmoil', 'news-root-alliance-revolt', 'news-root-dominance', 'news-root-battle', 'news-root-reshuffled']),
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
  lineUp,
  lineUps,
  reach,
  powersNow(view: RootView, seat: number) {
    const side = view.sides[seat];
    const [leader, character] = [nestBoard(side)?.leader, wandererBoard(side)?.character];
    const mood = hundredsBoard(side)?.mood;
    const ministers = duchyBoard(side)?.swayed ?? [];
    return [
      ...(leader ? [`leader:${leader}`] : []),
      ...(character ? [`character:${character}`] : []),
      ...(mood ? [`mood:${mood}`] : []),
      ...ministers.map((one) => `minister:${one}`),
    ];
  },
  // Whoever has a dominance card active no longer has a score.
  score: (view: RootView, seat: number) => (view.sides[seat]?.dominance ? null : (view.sides[seat]?.score ?? null)),
  aims: (view: RootView, seat: number) => {
    const card = view.sides[seat]?.dominance;
    return card ? { glyph: 'crown', word: `card:${card}` } : null;
  },
  progress: (views, _, seat) => views[0]?.sides[seat]?.score ?? null,
  points: 'page-points',
  hand: (view: RootView, seat: number) => view.sides[seat]?.cards ?? 0,
  onTurn: (view: RootView) => view.turn,
  time: (view: RootView) => ({ name: 'page-root-turn', args: { turn: view.round } }),
  order: (words: Word[], view: RootView) => order(words, view),
  key,
  question: (_, ask) => (isShop(ask) ? 'page-root-ask-services' : null),
  lead: (view: RootView, ask) => (isShop(ask) ? purse(view) : null),
  law: (_, ask) => (isShop(ask) ? '11.2.6' : null),
  steps: (view: RootView, ask, trail) => steps(view, ask, trail),
  deed,
  begin: (action, word, _, play) => begin(action, word, play),
  placed: (word: Word, view: RootView, phone = false, column = !phone) => (word.kind === 'order' ? column : placed(word, view, phone)),
  whole: (view: RootView, seat: number) => boardOf(view.sides[seat]) !== null,
  // Who sells, while somebody may buy.
  concerns: (view: RootView, play) =>
    [...play.choices.values()].some(({ kind }) => kind === 'service') || play.about === 'ask-root-riverfolk-card' ? view.sides.flatMap((side, seat) => (riverBoard(side) ? [seat] : [])) : [],
  glyph,
};

export default page;
