/** Land as markup, where it is a small picture: a tile in the hand, a place with its neighbours, a table in the lobby. */
import { line, n1 } from '$lib/ink/paths';

import type { Goods } from './faces';
import { markupOf } from './flora';
import { at, middle, outline, over, ring, winding, type Cell } from './grid';
import { growthOf } from './growth';

export interface Drawn extends Record<Goods, number> {
  id: string;
  cell: Cell;
}

export function landOf(areas: readonly Drawn[], id: string, winter: boolean): string {
  const board = new Set(areas.map((area) => at(area.cell)));
  let out = `<path d="${outline(areas.map((area) => area.cell))}" fill="var(--sand)" stroke="var(--land-ink)" stroke-width="6" stroke-linejoin="round"/>`;
  let paths = '';
  for (const area of areas) {
    const growth = growthOf(area, winter);
    const [cx, cy] = middle(area.cell);
    const shape = ring(area.cell);
    const clip = `${id}-${area.id}`;
    out += `<clipPath id="${clip}"><path d="${shape}"/></clipPath><path d="${shape}" fill="var(--${growth.floor === 'floor' ? 'floor' : 'meadow'})"/>`;
    if (growth.floor === 'hill') out += `<path d="${shape}" fill="var(--hill-a)" opacity=".7"/>`;
    out += `<g clip-path="url(#${clip})"><g transform="translate(${n1(cx)} ${n1(cy)})">`;
    for (const { x, y, turn, d, furrows, tint } of growth.parcels)
      out += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})"><path d="${d}" fill="var(${tint})" stroke="var(--land-ink)" stroke-opacity=".55" stroke-width=".9"/><path d="${furrows}" fill="none" stroke="var(--furrow)" stroke-width=".9" opacity=".5"/></g>`;
    for (const { kind, tint, x, y, size } of growth.plants) out += markupOf(kind, winter, tint, x, y, size);
    out += '</g></g>';
    for (let side = 0; side < 3; side++)
      if (board.has(at(over(area.cell, side)))) paths += line(winding(area.cell, side));
  }
  return `${out}<path d="${paths}" fill="none" stroke="var(--glade)" stroke-width="4.6" opacity=".9"/><path d="${paths}" fill="none" stroke="var(--land-ink)" stroke-width="1.5" stroke-dasharray="7 4" opacity=".75"/>`;
}
