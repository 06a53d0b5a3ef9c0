/** Where a chapter of Runewars' log begins: a season, the orders, somebody's turn. */
import type { Line } from '$lib/protocol';

import type { Chapter } from '..';

const SEASONS: ReadonlyMap<string, string> = new Map(
  ['spring', 'summer', 'autumn', 'winter'].map((season) => [`news-runewars-${season}`, season]),
);

export function chapterOf(line: Line): Chapter | null {
  const { year, seat } = line.args;
  const season = SEASONS.get(line.kind);
  if (season && typeof year === 'number')
    return { time: { name: `page-rw-${season}-of`, args: { year } }, seat: null, instead: true };
  if (line.kind === 'news-runewars-resolves' && typeof seat === 'number') return { seat };
  if (!line.scope.length) return { part: 'page-rw-setup' };
  return line.scope.some((scope) => scope.startsWith('orders:')) ? { part: 'page-rw-part-orders' } : null;
}
