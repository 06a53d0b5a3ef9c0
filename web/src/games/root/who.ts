/** Who plays Root: how hard a faction is, how far it reaches, and the cards that belong to it. */
import type { Gain, Ledger } from '$lib/points';
import type { Line } from '$lib/protocol';
import type { Who } from '..';
import { word as parse } from '$lib/choices';
import { wordOf } from '$lib/speech.svelte';
import { FACTIONS, factionOf } from './factions/found';
import { lineUps, reachFor, reachOf } from './tables';

/** The paragraph about reach. */
const LAW = '5.2';

/** The factions by their chapters. */
export const LAW_SIDES: Readonly<Record<string, string>> = Object.fromEntries(
  [...FACTIONS].flatMap(([name, { chapter }]) => (chapter ? [[chapter, name]] : [])),
);

export function whoOf(value: string): Who | null {
  const faction = factionOf(value);
  const page = FACTIONS.get(faction);
  if (!page?.chapter || !page.scales) return null;
  const { chapter, scales, powers } = page;
  const words = powers && {
    kind: powers.kind,
    words: Object.keys(powers.cards).map((label) => `${powers.kind}:${label}`),
  };
  return { about: `page-who-root-${faction}`, scales, reach: reachOf(value), chapter, number: chapter, powers: words };
}

/** The card of a leader, a character, a minister, a mood, or of a faction. */
export function cardOf(word: string): Who | null {
  const { kind, label } = parse(word);
  if (kind === 'faction') return whoOf(label);
  for (const [side, { powers }] of FACTIONS) {
    const card = powers?.kind === kind ? powers.cards[label] : undefined;
    if (card)
      return {
        about: `page-who-${kind}-${label.replaceAll('_', '-')}`,
        chapter: card.law,
        number: card.law,
        hard: card.hard,
        side,
        facts: card.facts ?? [],
      };
  }
  return null;
}

export const lineUp = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, i) => lineUps(seats)[0]?.[i] ?? '?');

export function reach(values: readonly string[]): { sum: number; least: number; law: string } | null {
  if (values.some((value) => !value || value === '?')) return null;
  return { sum: values.reduce((sum, value) => sum + reachOf(value), 0), least: reachFor(values.length), law: LAW };
}

/** Points by their paragraph: crafting (3.2.2), buildings and tokens removed (3.2.1, 4.3), and whatever a faction's own chapter brings. */
function gain(line: Line): Gain | null {
  const { count } = line.args;
  // A machine has no seat: it is told by its word.
  const seat = typeof line.args.seat === 'number' ? line.args.seat : wordOf(line.args.seat);
  if (seat === '' || typeof count !== 'number') return null;
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
