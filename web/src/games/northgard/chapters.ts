/** Where a chapter of Northgard's log begins: a year, somebody's turn, the harvest, the winter. */
import type { Line } from '$lib/protocol';

import type { Chapter } from '..';

/** With these a turn begins. */
const TURNS = new Set([
  'news-northgard-played',
  'news-northgard-waited',
  'news-northgard-exchanged',
  'news-northgard-removed',
  'news-northgard-upgraded',
  'news-northgard-upgraded-away',
  'news-northgard-passed',
]);

/** Phases that all go through together, by the scope of their lines. */
const PHASES: Readonly<Record<string, string>> = {
  creatures: 'page-ng-phase-creatures',
  harvest: 'page-ng-phase-harvest',
  winter: 'page-ng-phase-winter',
  end: 'page-ng-phase-end',
};

export function chapterOf(line: Line): Chapter | null {
  const { year, seat } = line.args;
  if (line.kind === 'news-northgard-year' && typeof year === 'number') {
    return { time: { name: 'page-ng-year-now', args: { year } }, seat: null, instead: true };
  }
  if (TURNS.has(line.kind) && typeof seat === 'number') return { seat };
  const part = line.scope.map((scope) => PHASES[scope.split(':')[0] ?? '']).find(Boolean);
  if (part) return { part };
  return line.law.startsWith('NG.setup') ? { part: 'page-ng-part-setup' } : null;
}
