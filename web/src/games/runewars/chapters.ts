/** Where a chapter of Runewars' log begins: a season, the orders, somebody's turn. */
import type { Line } from '$lib/protocol';

import type { Chapter, Fight } from '..';

const ids = (...kinds: string[]): string[] => kinds.map((kind) => `news-runewars-${kind}`);
/** The lines that begin a battle or a duel, and those that decide it. */
const ENDS = new Set(
  ids(
    'won-battle',
    'won-battle-neutral',
    'battle-cancelled',
    'unit-beaten',
    'duel-undecided',
    'evaded',
    'hero-defeated',
  ),
);
/** Blows of a battle, which are looked at as long as its beginning. */
const BLOWS = new Set(
  ids(
    'round',
    'supports',
    'support-discarded',
    'support-discarded-neutral',
    'fortification',
    'stronghold-adds',
    'walls-add',
    'strength',
    'stronghold-damaged',
    'stronghold-taken',
    'battle-cancelled',
    ...[
      'lined-up',
      'draws-fate',
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
    ].flatMap((kind) => [kind, `${kind}-neutral`]),
  ),
);
export const FIGHT: Fight = {
  begins: new Set(ids('battle', 'battle-neutral', 'challenged', 'fights-unit')),
  blows: BLOWS,
  tells: new Set([...ENDS, ...ids('strength')]),
  ends: ENDS,
};

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
