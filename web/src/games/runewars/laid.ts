/** How a tile lies: its areas on cells, turned by sixths. */
import { TILES, type AreaFace, type Border } from './faces';
import { at, type Cell } from './grid';

/** The areas of a tile as they lie, turned by this many sixths, with the first one on a cell. */
export interface Laid {
  face: AreaFace;
  cell: Cell;
  borders: Border[];
}
function turned({ q, r }: Cell, by: number): Cell {
  let found = { q, r };
  for (let i = 0; i < by % 6; i++) found = { q: -found.r, r: found.q + found.r };
  return found;
}
export function lay(tile: string, first: Cell, rotation: number): Laid[] {
  return (TILES.get(tile)?.area ?? []).map((face) => {
    const offset = turned(face, rotation);
    return {
      face,
      cell: { q: first.q + offset.q, r: first.r + offset.r },
      borders: face.borders.map((_, side) => face.borders[(side - rotation + 6) % 6] ?? 'none'),
    };
  });
}
/** The same, with one of its areas on a cell. */
export function layPart(tile: string, part: string, cell: Cell, rotation: number): Laid[] {
  const offset = lay(tile, { q: 0, r: 0 }, rotation).find((laid) => laid.face.id === part)?.cell ?? { q: 0, r: 0 };
  return lay(tile, { q: cell.q - offset.q, r: cell.r - offset.r }, rotation);
}
/** A home realm with two of its areas on the two cells of a marker: one way for each rotation. */
export function layHome(tile: string, one: Cell, two: Cell, rotation: number): Laid[] {
  for (const { face } of lay(tile, { q: 0, r: 0 }, 0)) {
    const laid = layPart(tile, face.id, one, rotation);
    if (laid.some(({ cell }) => at(cell) === at(two))) return laid;
  }
  return [];
}
