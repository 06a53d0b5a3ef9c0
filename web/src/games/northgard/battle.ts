/** A combat as the log tells it: who against whom, what each side spent, rolled and lost, and how it ended. */
import type { Arg, Line } from '$lib/protocol';

import type { Fight } from '..';

export interface Party {
  /** A seat, or null for a creature. */
  seat: number | null;
  creature: string;
  food: number;
  faces: string[];
  points: number | null;
  wounds: number | null;
  /** Points before food and dice, by their source. */
  known: Record<string, number>;
  /** Points and wounds by their source; null while they are not told. */
  sources: Record<string, number> | null;
}

export interface Combat {
  land: string;
  attacker: Party;
  defender: Party;
  /** 0 begun, 1 food, 2 dice, 3 totals, 4 losses, 5 over. */
  step: number;
  winner: number | null;
  /** Wounds that a card spares the attacker. */
  cancelled: number;
  over: boolean;
  /** Lines that belong to it and are shown as they are. */
  after: Line[];
}

const BEGINS = new Set(['news-northgard-combat', 'news-northgard-hunt', 'news-northgard-strike']);
const BLOWS = new Set([
  'news-northgard-combat-food',
  'news-northgard-rolled',
  'news-northgard-creature-rolled',
  'news-northgard-totals',
  'news-northgard-creature-totals',
  'news-northgard-casualties',
  'news-northgard-kaija-fell',
  'news-northgard-won',
  'news-northgard-nobody-won',
  'news-northgard-creature-defeated',
  'news-northgard-creature-stays',
  'news-northgard-retreated',
  'news-northgard-kaija-retreated',
  'news-northgard-no-retreat',
  'news-northgard-pushed',
  'news-northgard-gained',
  'news-northgard-fame',
]);

const ENDS = new Set(['news-northgard-won', 'news-northgard-nobody-won', 'news-northgard-creature-defeated', 'news-northgard-creature-stays']);

/** Where the rail stands while such a question is asked. */
const ASKS: readonly [RegExp, number][] = [
  [/combat-food/, 1],
  [/axe/, 2],
  [/(casualt|lose|loss|unit)/, 4],
  [/retreat|push/, 5],
];
export const stepOf = (about: string): number => ASKS.find(([pattern]) => pattern.test(about))?.[1] ?? -1;

export const FIGHT: Fight = { begins: BEGINS, blows: BLOWS, tells: ENDS, ends: ENDS, asks: (about) => /combat|retreat|casualt|push|axe/.test(about) };

const num = (value: Arg | undefined): number | null => (typeof value === 'number' ? value : null);
const wordOf = (value: Arg | undefined): string => (typeof value === 'object' && !Array.isArray(value) ? value.word : '');

/** Where points come from, in the order of the rules. */
export const POINTS = ['units', 'kaija', 'card', 'clan', 'fortress', 'food', 'die', 'thrown'] as const;
/** Where wounds come from; a side deals them to the other. */
export const WOUNDS = ['die_wounds', 'thrown_wounds', 'tower_wounds'] as const;
export type Point = (typeof POINTS)[number];

/** The paragraph behind each source. */
export const LAWS: Record<string, string> = {
  units: 'NG.combat.1',
  kaija: 'NG.clans.bear.3',
  card: 'NG.move.4',
  clan: 'NG.combat.2',
  fortress: 'NG.buildings.fortress',
  food: 'NG.combat.3',
  die: 'NG.combat.4',
  thrown: 'NG.move.4',
  die_wounds: 'NG.combat.4',
  thrown_wounds: 'NG.move.4',
  tower_wounds: 'NG.buildings.tower',
};

/** What one side brings, source by source, once the totals are told. */
const tallied = (line: Line, prefix: string): Record<string, number> =>
  Object.fromEntries([...POINTS, ...WOUNDS].map((name) => [name, num(line.args[prefix + name]) ?? (name === 'units' ? num(line.args[`${prefix}strength`]) : 0) ?? 0]));

function party(seat: number | null, known: Record<string, number>, creature = ''): Party {
  return { seat, creature, food: 0, faces: [], points: null, wounds: null, known, sources: null };
}

/** Points on the faces of the die; the face that is not here leaves the choice. */
const AXES: Record<string, number> = { two_points: 2, three_points: 3, two_points_one_casualty: 2, two_casualties: 0, one_point_one_casualty: 1 };

/** What the dice of a side have brought so far; null where nothing is rolled or something is still to be chosen. */
export function rolledBy({ faces }: Party): number | null {
  const found = faces.map((face) => AXES[face]);
  return faces.length && found.every((points) => points !== undefined) ? found.reduce<number>((sum, points) => sum + (points ?? 0), 0) : null;
}

/** All that counts for a side so far. */
export const soFar = (side: Party): number => Object.values(side.known).reduce((sum, points) => sum + points, side.food + (rolledBy(side) ?? 0));

/** The combat that these lines tell, from its first line on. */
export function combatOf(lines: readonly Line[]): Combat | null {
  const first = lines[0];
  if (!first || !BEGINS.has(first.kind)) return null;
  const { args } = first;
  const seat = num(args.seat);
  const creature = wordOf(args.creature);
  const combat: Combat = {
    land: wordOf(args.land),
    attacker: first.kind === 'news-northgard-strike' ? party(null, tallied(first, 'other_'), creature) : party(seat, tallied(first, '')),
    defender:
      first.kind === 'news-northgard-combat'
        ? party(num(args.other), tallied(first, 'other_'))
        : first.kind === 'news-northgard-hunt'
          ? party(null, tallied(first, 'other_'), creature)
          : party(seat, tallied(first, '')),
    step: 0,
    winner: null,
    cancelled: 0,
    over: false,
    after: [],
  };
  for (const line of lines.slice(1)) tell(combat, line);
  return combat;
}

function tell(combat: Combat, line: Line): void {
  const seat = num(line.args.seat);
  const side = combat.attacker.seat === seat ? combat.attacker : combat.defender;
  const beast = combat.attacker.seat === null ? combat.attacker : combat.defender;
  const face = typeof line.args.face === 'string' ? line.args.face : '';
  switch (line.kind) {
    case 'news-northgard-combat-food':
      side.food += num(line.args.count) ?? 0;
      combat.step = Math.max(combat.step, 1);
      break;
    case 'news-northgard-rolled':
      side.faces.push(face);
      combat.step = Math.max(combat.step, 2);
      break;
    case 'news-northgard-creature-rolled':
      beast.faces.push(face);
      combat.step = Math.max(combat.step, 2);
      break;
    case 'news-northgard-totals': {
      const other = side === combat.attacker ? combat.defender : combat.attacker;
      side.points = num(line.args.points);
      side.wounds = num(line.args.wounds);
      other.points = num(line.args.other_points);
      other.wounds = num(line.args.other_wounds);
      side.sources = tallied(line, '');
      other.sources = tallied(line, 'other_');
      combat.cancelled = num(line.args.cancelled) ?? 0;
      combat.step = 3;
      break;
    }
    case 'news-northgard-creature-totals': {
      const man = combat.attacker.seat === null ? combat.defender : combat.attacker;
      man.points = num(line.args.points);
      man.wounds = num(line.args.wounds);
      beast.points = num(line.args.other_points);
      man.sources = tallied(line, '');
      beast.sources = tallied(line, 'other_');
      combat.cancelled = num(line.args.cancelled) ?? 0;
      combat.step = 3;
      break;
    }
    case 'news-northgard-won':
    case 'news-northgard-creature-defeated':
      combat.winner = seat;
      combat.over = true;
      combat.step = 5;
      combat.after.push(line);
      break;
    case 'news-northgard-nobody-won':
      combat.over = true;
      combat.step = 5;
      combat.after.push(line);
      break;
    default:
      combat.step = Math.max(combat.step, 4);
      combat.after.push(line);
  }
}
