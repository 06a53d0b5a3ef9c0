/**
 * Which way up the map lies. A ready board is turned by sixths so that it fills a screen that is wider than it is high, from the first to the last day. One that
 * players build stays as they have laid it, because free hexes are named by the compass, and nothing may turn below their hands when the first year begins.
 */
import { innerWidth } from 'svelte/reactivity/window';

import { boxOf, SIDES, type Cell } from './grid';
import type { AreaView, MarkerView, RunewarsView } from './view';

const turned = ({ q, r }: Cell, by: number): Cell => {
  let found = { q, r };
  for (let i = 0; i < by; i++) found = { q: -found.r, r: found.q + found.r };
  return found;
};

/** For wide windows and for phones. */
const KNOWN = [new WeakMap<RunewarsView, RunewarsView>(), new WeakMap<RunewarsView, RunewarsView>()] as const;

/** How well cells fill a screen of this shape. */
function fit(cells: readonly Cell[], ratio: number): number {
  const { w, h } = boxOf(cells);
  return Math.min(ratio / w, 1 / h);
}

/** By how many sixths the map is turned: 0, 1 or 2, since half a turn changes nothing. */
export function turnOf(areas: readonly Cell[], ratio: number): number {
  const ways = [0, 1, 2].map((by) =>
    fit(
      areas.map((cell) => turned(cell, by)),
      ratio,
    ),
  );
  // As it was built, unless another way shows more.
  return ways.reduce((best, way, by) => (way > (ways[best] ?? 0) * 1.04 ? by : best), 0);
}

/** The view with everything where it is drawn. Home realms come and go in the setup: the turn is that of the land between them. */
export function oriented(view: RunewarsView): RunewarsView {
  if (!view.setup.ready_made || !view.areas.length) return view;
  const narrow = (innerWidth.current ?? 1440) < 768;
  const known = KNOWN[narrow ? 1 : 0];
  let found = known.get(view);
  if (!found) {
    const by = turnOf(
      view.areas.filter((area) => area.home === null),
      narrow ? 1 : 1.95,
    );
    const moved = <T extends Cell>(one: T): T => ({ ...one, ...turned(one, by) });
    found = by
      ? {
          ...view,
          areas: view.areas.map((area): AreaView => ({
            ...moved(area),
            borders: area.borders.map((_, side) => area.borders[(side - by + 6) % 6] ?? 'none'),
          })),
          spots: view.spots.map(moved),
          markers: view.markers.map((marker): MarkerView => ({
            ...moved(marker),
            side: SIDES[(SIDES.indexOf(marker.side as (typeof SIDES)[number]) + by) % 6] ?? marker.side,
          })),
        }
      : view;
    known.set(view, found);
  }
  return found;
}
