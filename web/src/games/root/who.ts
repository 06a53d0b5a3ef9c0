/** Who plays Root: how hard a faction is, how far it reaches, and the cards that belong to it. */
import type { Gain, Ledger } from '$lib/points';
import type { Line } from '$lib/protocol';
import type { Who } from '..';
import { lawOf } from './laws';
import { word as parse } from '$lib/choices';
import { CHARACTERS, LEADERS, lineUps, MINISTER_RANKS, MINISTERS, MOOD_ITEMS, MOODS, RANKS, reachFor, reachOf } from './look';

/** Difficulty, planning and battle, each of three. */
const SCALES: Readonly<Record<string, readonly [number, number, number]>> = {
  marquise: [1, 2, 2],
  eyrie: [2, 3, 3],
  alliance: [2, 2, 1],
  vagabond: [2, 2, 2],
  cult: [3, 3, 1],
  riverfolk: [3, 2, 1],
  duchy: [2, 3, 3],
  corvid: [3, 3, 1],
  hundreds: [2, 2, 3],
  keepers: [3, 3, 2],
};

/** The paragraph about reach. */
const LAW = '5.2';

const CHAPTERS: readonly string[] = ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult', 'riverfolk', 'duchy', 'corvid', 'hundreds', 'keepers'];

export const LAW_SIDES: Readonly<Record<string, string>> = Object.fromEntries(CHAPTERS.map((faction, i) => [String(6 + i), faction]));

function powers(faction: string): Who['powers'] {
  if (faction === 'eyrie') return { kind: 'leader', words: [...LEADERS.keys()].map((id) => `leader:${id}`) };
  if (faction === 'vagabond') return { kind: 'character', words: [...CHARACTERS.keys()].map((id) => `character:${id}`) };
  if (faction === 'duchy') return { kind: 'minister', words: MINISTERS.map((id) => `minister:${id}`) };
  if (faction === 'hundreds') return { kind: 'mood', words: MOODS.map((id) => `mood:${id}`) };
  return undefined;
}

export function whoOf(value: string): Who | null {
  const faction = value === 'vagabond2' ? 'vagabond' : value;
  const scales = SCALES[faction];
  if (!scales) return null;
  return { about: `page-who-root-${faction}`, scales, reach: reachOf(value), chapter: String(6 + CHAPTERS.indexOf(faction)), powers: powers(faction) };
}

/** How hard each of them is to use well, of three. */
const HARD: Readonly<Record<string, number>> = {
  'leader:builder': 3, 'leader:charismatic': 1, 'leader:commander': 1, 'leader:despot': 2,
  'character:thief': 1, 'character:tinker': 1, 'character:ranger': 1, 'character:vagrant': 3, 'character:arbiter': 2,
  'character:scoundrel': 2, 'character:adventurer': 2, 'character:ronin': 1, 'character:harrier': 2,
  'minister:foremole': 1, 'minister:captain': 1, 'minister:marshal': 1, 'minister:brigadier': 1, 'minister:banker': 2,
  'minister:mayor': 2, 'minister:duchess_of_mud': 2, 'minister:baron_of_dirt': 2, 'minister:earl_of_stone': 2,
  'mood:bitter': 3, 'mood:grandiose': 2, 'mood:jubilant': 3, 'mood:lavish': 2, 'mood:relentless': 2, 'mood:rowdy': 1,
  'mood:stubborn': 1, 'mood:wrathful': 1,
};
const SIDES: Readonly<Record<string, string>> = { leader: 'eyrie', character: 'vagabond', minister: 'duchy', mood: 'hundreds' };

/** What is printed on the card of a leader, a character, a minister or a mood. */
function factsOf(kind: string, label: string): NonNullable<Who['facts']> {
  if (kind === 'leader') return [{ id: 'page-who-viziers', words: { list: (LEADERS.get(label) ?? []).map((column) => `column:${column}`) } }];
  if (kind === 'character') return [{ id: 'page-who-items', words: { list: (CHARACTERS.get(label) ?? []).map((item) => `item:${item}`) } }];
  if (kind === 'minister') return [{ id: `page-who-rank-${RANKS.find((rank) => MINISTER_RANKS[rank].includes(label))}` }];
  const item = MOOD_ITEMS[label];
  return item ? [{ id: 'page-who-mood-item', words: { item: [`item:${item}`] } }] : [];
}

/** The card of a leader, a character, a minister, a mood, or of a faction. */
export function cardOf(word: string): Who | null {
  const { kind, label } = parse(word);
  if (kind === 'faction') return whoOf(label);
  const hard = HARD[word];
  const side = SIDES[kind];
  if (!hard || !side) return null;
  return { about: `page-who-${kind}-${label.replaceAll('_', '-')}`, chapter: lawOf(kind, label), hard, side, facts: factsOf(kind, label) };
}

export const lineUp = (seats: number): readonly string[] => Array.from({ length: seats }, (_, i) => lineUps(seats)[0]?.[i] ?? '?');

export function reach(values: readonly string[]): { sum: number; least: number; law: string } | null {
  if (values.some((value) => !value || value === '?')) return null;
  return { sum: values.reduce((sum, value) => sum + reachOf(value), 0), least: reachFor(values.length), law: LAW };
}

/** Points by their paragraph: crafting (3.2.2), buildings and tokens removed (3.2.1, 4.3), and whatever a faction's own chapter brings. */
function gain(line: Line): Gain | null {
  const { seat, count } = line.args;
  if (typeof seat !== 'number' || typeof count !== 'number') return null;
  if (line.kind === 'news-root-lost-points') return { seat, count: -count, of: 'lost' };
  if (line.kind !== 'news-root-scored') return null;
  const chapter = line.law.split('.')[0] ?? '';
  if (line.law === '3.2.2') return { seat, count, of: 'craft' };
  if (line.law === '3.2.1' || line.law.startsWith('4.3')) return { seat, count, of: 'battle' };
  return { seat, count, of: chapter in LAW_SIDES ? 'track' : 'other' };
}

export const ledger: Ledger = {
  sources: ['track', 'craft', 'battle', 'other', 'lost'],
  rest: ['other', 'lost'],
  gains: (line) => {
    const found = gain(line);
    return found ? [found] : [];
  },
  stretch: 'turn',
};
