/** A battle as the log tells it: who against whom, line-up, rounds with their Fate cards, strength, and how it ended. */
import type { Arg, Line } from '$lib/protocol';

import type { Fight } from '..';
import { DUEL_ENDS, DUELS } from './duel';

const N = 'news-runewars-';
const named = (kinds: readonly string[]): string[] => kinds.flatMap((kind) => [`${N}${kind}`, `${N}${kind}-neutral`]);

const BATTLES = new Set(named(['battle']));
const ENDS = new Set([...named(['won-battle']), `${N}battle-cancelled`, ...DUEL_ENDS]);
const BLOWS = new Set([
  ...named([
    'lined-up',
    'draws-fate',
    'support-discarded',
    'specials-shown',
    'routs-shown',
    'damage-shown',
    'ravages',
    'routed',
    'damaged',
    'killed',
    'stood-up',
    'joined',
    'stronger',
    'tougher',
    'won-battle',
    'left-behind',
  ]),
  ...[
    'supports',
    'round',
    'fortification',
    'stronghold-adds',
    'walls-add',
    'strength',
    'stronghold-damaged',
    'stronghold-taken',
    'battle-cancelled',
  ].map((kind) => N + kind),
]);

export const isDuel = (line: Line | undefined): boolean => DUELS.has(line?.kind ?? '');
export const FIGHT: Fight = {
  begins: new Set([...BATTLES, ...DUELS]),
  blows: BLOWS,
  tells: new Set([...ENDS, `${N}strength`]),
  ends: ENDS,
};

export type Symbol = 'special' | 'rout' | 'damage';
/** Fate cards of one symbol that one side has shown in a round. */
export interface Shown {
  side: 0 | 1;
  symbol: Symbol;
  cards: string[];
  total: number;
  /** Whose cards they are: its shape says which quadrant counts. */
  unit: string;
}
/** One initiative that has been fought. */
export interface Round {
  round: number;
  drawn: [number, number];
  shown: Shown[];
}
export interface Troop {
  unit: string;
  standing: number;
  routed: number;
  gone: number;
  /** Damage of each damaged figure. */
  wounds: number[];
}
export interface Told {
  area: string;
  attacker: number;
  /** Null: neutral units. */
  defender: number | null;
  troops: [Troop[], Troop[]];
  round: number;
  shown: Shown[];
  /** The kinds that drew last. */
  drawing: [string, string];
  /** Cards that were drawn for a hero and laid aside. */
  struck: [string[], string[]];
  rounds: Round[];
  /** Strength besides units. */
  stronghold: number;
  walls: number;
  bonus: [number, number];
  strength: { totals: [number, number] } | null;
  /** The side that won. */
  winner: 0 | 1 | null;
  over: boolean;
  after: Line[];
}

const num = (value: Arg | undefined): number | null => (typeof value === 'number' ? value : null);
const wordOf = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word : '';
const label = (value: Arg | undefined): string => wordOf(value).replace(/^\w+:/, '');
const labels = (value: Arg | undefined): string[] =>
  Array.isArray(value) ? value.map((entry) => label(entry as Arg)) : [];

const SHOWN: Record<string, Symbol> = { 'specials-shown': 'special', 'routs-shown': 'rout', 'damage-shown': 'damage' };

export function battleOf(lines: readonly Line[]): Told | null {
  const first = lines[0];
  if (!first || !BATTLES.has(first.kind)) return null;
  const told: Told = {
    area: label(first.args.area),
    attacker: num(first.args.seat) ?? 0,
    defender: first.kind.endsWith('-neutral') ? null : num(first.args.other),
    troops: [[], []],
    round: 0,
    shown: [],
    drawing: ['', ''],
    struck: [[], []],
    rounds: [],
    stronghold: 0,
    walls: 0,
    bonus: [0, 0],
    strength: null,
    winner: null,
    over: false,
    after: [],
  };
  for (const line of lines.slice(1)) tell(told, line);
  return told;
}

function troop(told: Told, side: 0 | 1, unit: string): Troop {
  let found = told.troops[side].find((entry) => entry.unit === unit);
  if (!found) told.troops[side].push((found = { unit, standing: 0, routed: 0, gone: 0, wounds: [] }));
  return found;
}

function tell(told: Told, line: Line): void {
  const neutral = line.kind.endsWith('-neutral');
  const kind = line.kind.slice(N.length).replace(/-neutral$/, '');
  const side: 0 | 1 = !neutral && num(line.args.seat) === told.attacker ? 0 : 1;
  const unit = label(line.args.unit);
  const count = num(line.args.count) ?? 0;
  const symbol = SHOWN[kind];
  if (symbol) {
    const shown: Shown = { side, symbol, cards: labels(line.args.cards), total: count, unit: told.drawing[side] };
    told.shown.push(shown);
    told.rounds.at(-1)?.shown.push(shown);
  }
  switch (kind) {
    case 'lined-up':
    case 'joined':
      troop(told, side, unit).standing += count;
      return;
    case 'round':
      told.round = count;
      told.shown = [];
      told.drawing = ['', ''];
      told.struck = [[], []];
      told.rounds.push({ round: count, drawn: [0, 0], shown: [] });
      told.after = [];
      return;
    case 'routed':
      lie(troop(told, side, unit));
      break;
    case 'stood-up':
      stand(troop(told, side, unit));
      break;
    case 'damaged':
      hurt(troop(told, side, unit), num(line.args.damage) ?? 1);
      break;
    case 'killed':
      fall(troop(told, side, unit));
      break;
    case 'strength':
      told.strength = { totals: [num(line.args.mine) ?? 0, num(line.args.theirs) ?? 0] };
      told.after = [];
      return;
    case 'stronghold-adds':
      told.stronghold = count;
      return;
    case 'walls-add':
      told.walls = count;
      return;
    case 'stronger':
      told.bonus[side] += count;
      break;
    case 'won-battle':
      told.winner = side;
      told.over = true;
      break;
    case 'battle-cancelled':
      told.over = true;
      break;
    case 'draws-fate': {
      told.drawing[side] = unit;
      const last = told.rounds.at(-1);
      if (last) last.drawn[side] += count;
      return;
    }
    case 'support-discarded':
      told.struck[side].push(label(line.args.card));
      return;
  }
  if (!symbol) told.after.push(line);
}

function lie(one: Troop): void {
  if (one.standing > 0) one.standing -= 1;
  one.routed += 1;
}
function stand(one: Troop): void {
  if (one.routed > 0) one.routed -= 1;
  one.standing += 1;
}
/** The line says what a figure has now: it is the one that had one less, or an unhurt one. */
function hurt(one: Troop, damage: number): void {
  const had = one.wounds.indexOf(damage - 1);
  if (damage > 1 && had >= 0) one.wounds[had] = damage;
  else one.wounds.push(damage);
}
function fall(one: Troop): void {
  one.gone += 1;
  one.wounds.sort((a, b) => a - b).pop();
  if (one.standing > 0) one.standing -= 1;
  else if (one.routed > 0) one.routed -= 1;
}
