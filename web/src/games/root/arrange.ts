/** Where everything stands in a clearing: warriors and pawns above, slots and tokens below, landmarks at the rim. */
import type { Emblem } from '$lib/ink/shapes';
import { emblemOf, isBuilding } from './look';
import { RX, RY } from './terrain';
import type { RootView } from './view';

export interface Figure {
  seat: number;
  faction: string;
  count: number;
  pawn: boolean;
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
  /** The upper left corner of a square of this size. */
  x: number;
  y: number;
  size: number;
}

export interface Arranged {
  figures: Figure[];
  cells: Cell[];
}

/** The widest row that stays inside the ring. */
const ROOM = 2 * RX - 16;

export function arrange(view: RootView, at: number, x: number, y: number, small: boolean): Arranged {
  const k = small ? 1.14 : 1;
  return { figures: figures(view, at, x, y, k), cells: cells(view, at, x, y, k) };
}

/** Warriors take room for their number; a pawn stands alone. */
const widthOf = (figure: { count: number; pawn: boolean }, r: number): number => (figure.pawn ? 2.3 * r + 5 : 2 * r + (figure.count > 1 ? 7 : 4) + (figure.count > 9 ? 1.5 : 0.8) * r + 3);

function figures(view: RootView, at: number, x: number, y: number, k: number): Figure[] {
  const found = view.sides.flatMap((side, seat) => {
    const faction = side.faction ?? '';
    const count = side.warriors[at] ?? 0;
    const here = { seat, faction, emblem: emblemOf(view, seat) };
    return [
      ...(count ? [{ ...here, count, pawn: false }] : []),
      ...(side.pawn === String(at + 1) ? [{ ...here, count: 1, pawn: true }] : []),
    ];
  });
  let r = 13.4 * k;
  const width = (): number => found.reduce((sum, figure) => sum + widthOf(figure, r), 0);
  // The row may reach over the rim a little: there is room above the slots.
  const room = found.length > 3 ? ROOM + 8 : ROOM - 4;
  while (width() > room && r > 7.5) r *= 0.94;
  let left = x - width() / 2;
  return found.map((figure) => {
    const own = widthOf(figure, r);
    const placed: Figure = { ...figure, r: figure.pawn ? r * 1.08 : r, x: left + (figure.pawn ? own / 2 : r + 1), y: y - RY * 0.25 };
    left += own;
    return placed;
  });
}

function cells(view: RootView, at: number, x: number, y: number, k: number): Cell[] {
  const clearing = view.clearings[at];
  const empty = { seat: -1, faction: '', piece: '', count: 1 };
  const built = view.sides.flatMap((side, seat) =>
    Object.entries(side.pieces)
      .filter(([piece]) => isBuilding(side.faction, piece))
      .flatMap(([piece, counts]) =>
        Array.from({ length: counts[at] ?? 0 }, () => ({ kind: 'building' as const, seat, faction: side.faction ?? '', piece, count: 1 })),
      ),
  );
  const ruin = clearing?.ruin ? [{ ...empty, kind: 'ruin' as const }] : [];
  const free = Math.max(0, (clearing?.slots ?? 0) - built.length - ruin.length);
  const slots = [...built, ...ruin, ...Array.from({ length: free }, () => ({ ...empty, kind: 'free' as const }))];
  const tokens = view.sides.flatMap((side, seat) =>
    Object.entries(side.pieces)
      .filter(([piece, counts]) => !isBuilding(side.faction, piece) && (counts[at] ?? 0) > 0)
      .map(([piece, counts]) => ({ kind: 'token' as const, seat, faction: side.faction ?? '', piece, count: counts[at] ?? 0 })),
  );
  const all = [...slots, ...tokens];
  const gap = all.length > 3 ? 2.5 : 4;
  const wanted = 27 * Math.min(k, 1.08);
  const size = Math.min(wanted, (ROOM - 4 - gap * (all.length - 1)) / Math.max(1, all.length));
  const width = all.length * size + Math.max(0, all.length - 1) * gap;
  return all.map((cell, i) => ({ ...cell, size, x: x - width / 2 + i * (size + gap), y: y + RY * 0.09 + (wanted - size) / 2 }));
}
