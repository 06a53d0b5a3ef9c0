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

/** These say no more than the headings of their seasons. */
const HEADINGS = new Set(ids('spring', 'summer', 'autumn', 'winter'));

export function chapterOf({ kind, scope, about }: Line): Chapter | null {
  const { year, season, seat } = about ?? {};
  if (!scope.length) return { part: 'page-rw-setup' };
  const orders = scope.some((one) => one.startsWith('orders:')) ? 'page-rw-part-orders' : undefined;
  if (typeof year !== 'number' || typeof season !== 'string') return orders ? { part: orders } : null;
  const time = { name: `page-rw-${season}-of`, args: { year } };
  if (orders) return { time, part: orders };
  return { time, seat: typeof seat === 'number' ? seat : null, instead: HEADINGS.has(kind) };
}

/** What a deed costs, and what it brings, say less than what it is. */
const PAID = new Set(ids('spent-influence', 'dial', 'reward-discarded', 'discarded-tactic'));
const YIELDS = new Set(
  ids('gained-influence', 'drew-tactics', 'drew-tactics-hidden', 'drew-heroes', 'drew-heroes-hidden', 'drew-quests'),
);
export const tells = (line: Line): number => (PAID.has(line.kind) ? 0 : YIELDS.has(line.kind) ? 1 : 2);
