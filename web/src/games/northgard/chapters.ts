/** Where a chapter of Northgard's log begins: a year, somebody's turn, the harvest, the winter. */
import type { Line } from '$lib/protocol';
import { placesIn, type Gist } from '$lib/since';

import type { Chapter, Fight } from '..';

/** The lines that begin a combat, tell it and decide it. */
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
  'news-northgard-clan-fame',
]);

const ENDS = new Set([
  'news-northgard-won',
  'news-northgard-nobody-won',
  'news-northgard-creature-defeated',
  'news-northgard-creature-stays',
]);

export const FIGHT: Fight = { begins: BEGINS, blows: BLOWS, tells: ENDS, ends: ENDS };

/** Phases that all go through together, by the scope of their lines. */
const PHASES: Readonly<Record<string, string>> = {
  setup: 'page-ng-part-setup',
  creatures: 'page-ng-phase-creatures',
  harvest: 'page-ng-phase-harvest',
  winter: 'page-ng-phase-winter',
  end: 'page-ng-phase-end',
};

/** Says no more than the heading of its year. */
const HEADING = 'news-northgard-year';

export function chapterOf({ kind, scope, about }: Line): Chapter | null {
  const { year, seat } = about ?? {};
  const kinds = scope.map((one) => one.split(':')[0] ?? '');
  const part = kinds.length ? kinds.map((one) => PHASES[one]).find(Boolean) : 'page-ng-part-setup';
  if (typeof year !== 'number') return part ? { part } : null;
  const time = { name: 'page-ng-year-now', args: { year } };
  if (part) return { time, part };
  return { time, seat: typeof seat === 'number' ? seat : null, instead: kind === HEADING };
}

/** The card that is played or what is chosen in its place comes first, and says most: the rest is what came of it. */
export const tells = (): number => 0;

/** In short: who moved where, recruited, built or laid what, attacked whom. */
export function gistOf(line: Line): Gist | null {
  const { seat, land, to, building, tile, other, creature } = line.args;
  if (typeof seat !== 'number') return null;
  switch (line.kind) {
    case 'news-northgard-moved':
      return { what: 'moved', seat, where: placesIn(to) };
    case 'news-northgard-recruited':
      return { what: 'placed', seat, where: placesIn(land), thing: 'unit' };
    case 'news-northgard-built':
      return { what: 'placed', seat, where: placesIn(land), thing: placesIn(building)[0] };
    case 'news-northgard-tile-placed':
      return { what: 'made', seat, where: [], thing: placesIn(tile)[0] };
    case 'news-northgard-combat':
    case 'news-northgard-hunt':
      return { what: 'fought', seat, where: placesIn(land), whom: other ?? creature };
    default:
      return null;
  }
}
