/** Root's log: where a turn and its parts begin, and which lines are told as one. */
import type { Arg, Line } from '$lib/protocol';

import type { Chapter } from '..';

const SIGNS: Record<string, string> = { birdsong: 'dawn', daylight: 'sun', evening: 'moon' };

/** Birdsong, Daylight and Evening have their signs in the log. */
export function partOf(line: Line): { glyph: string; name: string } | null {
  const phase = line.scope.map((scope) => scope.split(':')[0] ?? '').find((kind) => kind in SIGNS);
  return phase ? { glyph: SIGNS[phase] ?? 'sun', name: `page-root-phase-${phase}` } : null;
}

const wordOf = (value: Arg | undefined): string => (typeof value === 'object' && !Array.isArray(value) ? value.word : '');
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

export function chapterOf(line: Line): Chapter | null {
  const { seat, round } = line.args;
  if (!line.scope.some((scope) => scope.startsWith('turn:'))) return { part: 'page-ng-part-setup', seat: null };
  if (line.kind !== 'news-root-turn' || typeof seat !== 'number' || typeof round !== 'number') return null;
  return { time: { name: 'page-root-turn', args: { turn: round } }, seat, instead: true };
}
