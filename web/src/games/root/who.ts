/** Who plays Root: how hard a faction is, how far it reaches, and the cards that belong to it. */
import type { Gain, Ledger } from '$lib/points';
import type { Line } from '$lib/protocol';
import type { Who } from '..';
import { CHARACTERS, firstLineUp, LEADERS, MINISTERS, MOODS, reachFor, reachOf } from './look';

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

export const lineUp = (seats: number): readonly string[] => Array.from({ length: seats }, (_, i) => firstLineUp(seats)[i] ?? '?');

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
