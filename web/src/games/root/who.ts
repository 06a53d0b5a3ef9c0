/** Who plays Root: how hard a faction is, how far it reaches, and the cards that belong to it. */
import type { Who } from '..';
import { CHARACTERS, LEADERS, MINISTERS, MOODS, reachOf } from './look';

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
