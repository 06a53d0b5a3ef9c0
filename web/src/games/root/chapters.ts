/** Root's log: where a turn and its parts begin, and which lines are told as one. */
import type { Arg, Line } from '$lib/protocol';
import { placesIn, type Gist } from '$lib/since';

import type { Chapter, Fight } from '..';
import { COSTS, MOVES } from './factions/lines';

/** The lines that begin a battle and decide it. */
const ENDS = new Set(['news-root-hits']);
export const FIGHT: Fight = { begins: new Set(['news-root-battle']), blows: new Set(), tells: ENDS, ends: ENDS };

const SIGNS: Record<string, string> = { birdsong: 'dawn', daylight: 'sun', evening: 'moon' };

/** Birdsong, Daylight and Evening have their signs in the log. */
export function partOf(line: Line): { glyph: string; name: string } | null {
  const phase = line.scope.map((scope) => scope.split(':')[0] ?? '').find((kind) => kind in SIGNS);
  return phase ? { glyph: SIGNS[phase] ?? 'sun', name: `page-root-phase-${phase}` } : null;
}

const wordOf = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word : '';
const listed = (value: Arg | undefined): Arg[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Pieces of one kind that are placed one after the other, and points that come one after the other, are one line. */
export function merged(one: Line, next: Line): Line | null {
  if (one.kind !== next.kind || one.args.seat !== next.args.seat || one.scope.join() !== next.scope.join()) return null;
  const [a, b] = [one.args, next.args];
  switch (one.kind) {
    case 'news-root-placed-warriors':
    case 'news-root-placed': {
      if (wordOf(a.piece) !== wordOf(b.piece)) return null;
      const [so, more] = [Number(a.count ?? 1), Number(b.count ?? 1)];
      if (wordOf(a.where) && wordOf(a.where) === wordOf(b.where)) return { ...one, args: { ...a, count: so + more } };
      const where = [...listed(a.where), ...listed(b.where)];
      // "In clearings 1, 10 and 10" would be nonsense: what comes to a place again gets a new line.
      return so === more && new Set(where.map(wordOf)).size === where.length ? { ...one, args: { ...a, where } } : null;
    }
    case 'news-root-scored':
      return { ...one, args: { ...b, count: Number(a.count) + Number(b.count) } };
    default:
      return null;
  }
}

/** What an action costs, and what it brings, say less than what it is. */
const PAID = new Set(['news-root-spent', 'news-root-revealed', 'news-root-discarded', ...COSTS]);
const YIELDS = new Set(['news-root-scored', 'news-root-lost-points', 'news-root-took-item', 'news-root-drew']);
export const tells = (line: Line): number => (PAID.has(line.kind) ? 0 : YIELDS.has(line.kind) ? 1 : 2);

/** Says no more than the heading of its turn. */
const HEADING = 'news-root-turn';
export function chapterOf({ kind, scope, about }: Line): Chapter | null {
  if (!scope.some((one) => one.startsWith('turn:'))) return { part: 'page-ng-part-setup', seat: null };
  const { seat, round } = about ?? {};
  if (typeof seat !== 'number' || typeof round !== 'number') return null;
  return { time: { name: 'page-root-turn', args: { turn: round } }, seat, instead: kind === HEADING };
}

/** In short: who moved where, placed or crafted what, attacked whom. Wood and the like say little to whoever was away. */
const SMALL = new Set(['piece:wood']);
const MOVED = new Set(['news-root-moved', ...MOVES]);
export function gistOf(line: Line): Gist | null {
  const { seat, where, destination, piece, card, other } = line.args;
  if (typeof seat !== 'number') return null;
  if (MOVED.has(line.kind)) return { what: 'moved', seat, where: placesIn(destination) };
  switch (line.kind) {
    case 'news-root-placed':
      return SMALL.has(wordOf(piece)) ? null : { what: 'placed', seat, where: placesIn(where), thing: wordOf(piece) };
    case 'news-root-placed-warriors':
      return { what: 'placed', seat, where: placesIn(where), thing: 'piece:warrior' };
    case 'news-root-battle':
      return { what: 'fought', seat, where: placesIn(where), whom: other };
    case 'news-root-crafted':
      return { what: 'made', seat, where: [], thing: wordOf(card) };
    default:
      return null;
  }
}
