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

/** Phases that all go through together, by the chapter of the rules that their lines cite. */
const PARTS: readonly [string, string][] = [
  ['NG.setup', 'page-ng-part-setup'],
  ['NG.harvest', 'page-ng-phase-harvest'],
  ['NG.winter', 'page-ng-phase-winter'],
  ['NG.creatures.phase', 'page-ng-phase-creatures'],
  ['NG.end', 'page-ng-phase-end'],
];

export function chapterOf(line: Line): Chapter | null {
  const { year, seat } = line.args;
  if (line.kind === 'news-northgard-year' && typeof year === 'number') {
    return { time: { name: 'page-ng-year-now', args: { year } }, seat: null, instead: true };
  }
  if (TURNS.has(line.kind) && typeof seat === 'number') return { seat };
  const part = PARTS.find(([law]) => line.law.startsWith(law));
  return part ? { part: part[1] } : null;
}
