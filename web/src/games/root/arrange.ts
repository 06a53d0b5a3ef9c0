/** Where everything stands in a clearing: warriors and pawns above, slots and tokens below, landmarks at the rim. */
import type { Emblem } from '$lib/ink/shapes';
import { colourOf, emblemOf, isBuilding, pieceGlyph } from './look';
import { RX, RY } from './terrain';
import { pageOf, type Face } from './factions/found';
import type { RootView, SideView } from './view';

export interface Figure {
  seat: number;
  faction: string;
  count: number;
  pawn: boolean;
  /** The warlord, who counts as a warrior and is seen among them. */
  lord: boolean;
  /** Hirelings stand on the right rim, on a foot in this colour. */
  foot: string;
  emblem: Emblem;
  x: number;
  y: number;
  r: number;
}

export interface Cell {
  kind: 'building' | 'ruin' | 'free' | 'token';
  seat: number;
  faction: string;
  piece: string;
  count: number;
  /** A plot: face down, known to its owner alone, or face up; and what it shows. */
  face: 'down' | 'known' | 'up' | null;
  glyph: string;
  /** A relic's value. */
  value: number | null;
  /** The upper left corner of a square of this size. */
  x: number;
  y: number;
  size: number;
}

export interface Arranged {
  figures: Figure[];
  cells: Cell[];
}

type Standing = Omit<Figure, 'x' | 'y' | 'r'>;

/** The widest row that stays inside the ring. */
const ROOM = 2 * RX - 16;

export function arrange(view: RootView, at: number, x: number, y: number, small: boolean): Arranged {
  const k = small ? 1.14 : 1;
  const figured = figures(view, at, x, y, k);
  return {
    figures: [...figured, ...hired(view, at, x, y, k)],
    cells: cells(view, at, x, figured.length > 3 ? y + RY * 0.13 : y, k, figured.length > 3),
  };
}

/** Warriors take room for their number; a pawn stands alone. */
const widthOf = (figure: { count: number; pawn: boolean }, r: number): number =>
  figure.pawn ? 2.3 * r + 5 : 2 * r + (figure.count > 1 ? 7 : 4) + (figure.count > 9 ? 1.5 : 0.8) * r + 3;

function figures(view: RootView, at: number, x: number, y: number, k: number): Figure[] {
  const found: Standing[] = view.sides.flatMap((side, seat) => {
    if (side.hireling) return [];
    const faction = side.faction ?? '';
    const lord = pageOf(side).lord?.(side) === String(at + 1);
    const count = (side.warriors[at] ?? 0) - (lord ? 1 : 0);
    const here = { seat, faction, emblem: emblemOf(view, seat), lord: false, foot: '' };
    return [
      ...(lord ? [{ ...here, count: 1, pawn: true, lord }] : []),
      ...(count ? [{ ...here, count, pawn: false }] : []),
      ...(side.pawn === String(at + 1) ? [{ ...here, count: 1, pawn: true }] : []),
    ];
  });
  // Four or more stand in two rows, so that none becomes too small to be counted.
  const split = found.length > 3 ? Math.ceil(found.length / 2) : found.length;
  const rows = [found.slice(0, split), found.slice(split)].filter((row) => row.length);
  let r = (rows.length > 1 ? 10.4 : 13.4) * k;
  const width = (row: readonly Standing[]): number => row.reduce((sum, figure) => sum + widthOf(figure, r), 0);
  while (rows.some((row, i) => width(row) > (rows.length > 1 && i === 0 ? ROOM - 16 : ROOM - 4)) && r > 7.5) r *= 0.94;
  return rows.flatMap((row, i) => {
    let left = x - width(row) / 2;
    const level = rows.length > 1 ? y - RY * 0.41 + i * r * 2.15 : y - RY * 0.25;
    return row.map((figure) => {
      const own = widthOf(figure, r);
      const placed: Figure = {
        ...figure,
        r: figure.pawn ? r * 1.08 : r,
        x: left + (figure.pawn ? own / 2 : r + 1),
        y: level,
      };
      left += own;
      return placed;
    });
  });
}

/** Warriors and pawns of hirelings, one above the other on the right rim. */
function hired(view: RootView, at: number, x: number, y: number, k: number): Figure[] {
  const found = view.sides.flatMap((side, seat) => {
    const pawn = side.pawn === String(at + 1);
    const count = side.warriors[at] ?? 0;
    if (!side.hireling || (!pawn && !count)) return [];
    return [
      {
        seat,
        faction: side.faction,
        count: pawn ? 1 : count,
        pawn,
        lord: false,
        foot: footOf(view, side),
        emblem: emblemOf(view, seat),
      },
    ];
  });
  return found.map((figure, i) => ({ ...figure, r: 10.5 * k, x: x + RX - 3, y: y + RY * 0.34 - i * 25 * k }));
}

export const footOf = (view: RootView, side: SideView): string =>
  side.controller === null ? 'var(--sheet)' : colourOf(view, side.controller);

/** What a piece shows: by its kind, unless its faction knows better. */
const faceOf = (side: SideView, piece: string, at: number): Face =>
  pageOf(side).face?.(side, piece, at) ?? { face: null, glyph: pieceGlyph(piece), value: null };

function cells(view: RootView, at: number, x: number, y: number, k: number, low: boolean): Cell[] {
  const clearing = view.clearings[at];
  const empty = { seat: -1, faction: '', piece: '', count: 1, face: null, glyph: '', value: null };
  const built = view.sides.flatMap((side, seat) =>
    Object.entries(side.pieces)
      .filter(([piece]) => isBuilding(side.faction, piece))
      .flatMap(([piece, counts]) =>
        Array.from({ length: counts[at] ?? 0 }, () => ({
          kind: 'building' as const,
          seat,
          faction: side.faction ?? '',
          piece,
          count: 1,
          face: null,
          glyph: faceOf(side, piece, at).glyph,
          value: null,
        })),
      ),
  );
  const ruin = clearing?.ruin ? [{ ...empty, kind: 'ruin' as const }] : [];
  const free = Math.max(0, (clearing?.slots ?? 0) - built.length - ruin.length);
  // A ruin stays where it is, whatever is built beside it.
  const slots = [...ruin, ...built, ...Array.from({ length: free }, () => ({ ...empty, kind: 'free' as const }))];
  const tokens = view.sides.flatMap((side, seat) =>
    Object.entries(side.pieces)
      .filter(([piece, counts]) => !isBuilding(side.faction, piece) && (counts[at] ?? 0) > 0)
      .map(([piece, counts]) => ({
        kind: 'token' as const,
        seat,
        faction: side.faction ?? '',
        piece,
        count: counts[at] ?? 0,
        ...faceOf(side, piece, at),
      })),
  );
  const all = [...slots, ...tokens];
  const gap = all.length > 3 ? 2.5 : 4;
  const wanted = (low ? 23 : 27) * Math.min(k, 1.08);
  const size = Math.min(wanted, ((low ? ROOM - 20 : ROOM - 4) - gap * (all.length - 1)) / Math.max(1, all.length));
  const width = all.length * size + Math.max(0, all.length - 1) * gap;
  return all.map((cell, i) => ({
    ...cell,
    size,
    x: x - width / 2 + i * (size + gap),
    y: y + RY * 0.09 + (wanted - size) / 2,
  }));
}
