/** Who plays Runewars: four factions with their units, and the heroes. */
import { word as parse } from '$lib/choices';

import type { Who } from '..';
import { FACTIONS, HEROES } from './faces';

/** Difficulty, planning, battle. */
const SCALES: Readonly<Record<string, readonly [number, number, number]>> = {
  daqan: [1, 2, 2],
  latari: [2, 3, 1],
  waiqar: [3, 2, 2],
  uthuk: [2, 1, 3],
};
/** How hard a hero is to use well, of three. */
const HARD: Readonly<Record<string, number>> = {
  andira_runehand: 2,
  corbin: 1,
  ronan_of_the_wild: 2,
  silhouette: 1,
  mad_carthos: 2,
  runewitch_astarra: 3,
  battlemage_jaes: 2,
  landrec_the_wise: 2,
  varikas_the_dead: 1,
  bogran_the_shadow: 2,
  mordrog: 3,
  master_thorn: 3,
};
const STATIONS = [
  ['orders', 'list'],
  ['war', 'swords'],
  ['heroes', 'hero'],
] as const;

export function whoOf(value: string): Who | null {
  const face = FACTIONS.get(value);
  const scales = SCALES[value];
  if (!face || !scales) return null;
  return {
    about: `page-who-runewars-${value}`,
    scales,
    chapter: 'RW.units',
    stations: STATIONS,
    powers: { kind: 'units', words: face.unit.map((unit) => `unit:${unit.id}`) },
  };
}

/** The card of a hero, or of a faction. */
export function cardOf(word: string): Who | null {
  const { kind, label } = parse(word);
  if (kind === 'faction') return whoOf(label);
  const face = kind === 'hero' ? HEROES.get(label) : undefined;
  if (!face) return null;
  const { strength, agility, wisdom, toughness } = face;
  return {
    about: `page-who-hero-${label.replaceAll('_', '-')}`,
    chapter: 'RW.heroes.1',
    hard: HARD[label] ?? 2,
    side: '',
    facts: [{ id: 'page-who-figures', figures: { strength, agility, wisdom, toughness } }],
  };
}
