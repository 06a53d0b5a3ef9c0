/**
 * Which way up the map lies. Players build it in any direction; it can be turned by sixths so that it fills a screen that is wider than it is high. While it is
 * built it stays as it is, because free hexes are named by the compass.
 */
import { inSetup } from './building';
import { boxOf, type Cell } from './grid';
import type { AreaView, RunewarsView } from './view';

const turned = ({ q, r }: Cell, by: number): Cell => {
  let found = { q, r };
  for (let i = 0; i < by; i++) found = { q: -found.r, r: found.q + found.r };
  return found;
};

const KNOWN = new WeakMap<RunewarsView, RunewarsView>();

/** How well cells fill a screen of this shape. */
function fit(cells: readonly Cell[], ratio: number): number {
  const { w, h } = boxOf(cells);
  return Math.min(ratio / w, 1 / h);
}

/** By how many sixths the map is turned: 0, 1 or 2, since half a turn changes nothing. */
export function turnOf(areas: readonly Cell[], ratio: number): number {
  const ways = [0, 1, 2].map((by) => fit(areas.map((cell) => turned(cell, by)), ratio));
  // As it was built, unless another way shows more.
  return ways.reduce((best, way, by) => (way > (ways[best] ?? 0) * 1.04 ? by : best), 0);
}

/** The view with its areas where they are drawn. */
export function oriented(view: RunewarsView): RunewarsView {
  if (inSetup(view) || !view.areas.length) return view;
  let found = KNOWN.get(view);
  if (!found) {
    const by = turnOf(view.areas, window.innerWidth < 768 ? 1 : 1.95);
    found = by ? { ...view, areas: view.areas.map((area): AreaView => ({ ...area, ...turned(area, by), borders: area.borders.map((_, side) => area.borders[(side - by + 6) % 6] ?? 'none') })) } : view;
    KNOWN.set(view, found);
  }
  return found;
}
