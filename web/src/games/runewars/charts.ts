/** What old charts draw where there is nothing but water: a ship, a serpent, a whale, a rose of winds. Units of R = 84 around their middle. */
import { at, middle, over, R, type Cell } from './grid';

export interface Stroke {
  d: string;
  fill?: string;
  width: number;
}
export type Chart = 'rose' | 'ship' | 'serpent' | 'whale';

const wave = (x: number, y: number, n: number): string => `M${x} ${y}q5-4.5 10 0${'t10 0'.repeat(n - 1)}`;

export const CHARTS: Readonly<Record<Chart, readonly Stroke[]>> = {
  ship: [
    { d: 'M-1 10V-40', width: 2.2 },
    { d: 'M2-36Q27-24 25-2Q13 4 2 2Q9-16 2-36z', fill: '--glade', width: 1.5 },
    { d: 'M-4-31Q-24-20-26 0Q-13 4-4 2Q1-14-4-31z', fill: '--glade', width: 1.5 },
    { d: 'M-1-40l13 3.5-13 4.500z', fill: '--roof', width: 1.2 },
    { d: 'M-33 6L-22 9H20L33 4Q31 22 14 23H-12Q-29 22-33 6z', fill: '--sand', width: 1.7 },
    { d: 'M-26 15H26', width: 1 },
    { d: wave(-46, 27, 9), width: 1.5 },
  ],
  serpent: [
    { d: 'M-52 18Q-42-8-30 18H-36Q-42 4-47 18z', fill: '--sea-2', width: 1.5 },
    { d: 'M-24 18Q-10-22 6 18H-2Q-10-4-17 18z', fill: '--sea-2', width: 1.6 },
    {
      d: 'M14 18Q12-34 32-36Q46-36 48-26L58-22Q52-17 44-19Q34-22 30-12Q27-2 26 18z',
      fill: '--sea-2',
      width: 1.7,
    },
    { d: 'M38-29l2.5 1M22-30l-8-6M18-22l-9-4M16-12l-9-2', width: 1.5 },
    { d: wave(-58, 22, 12), width: 1.5 },
  ],
  whale: [
    {
      d: 'M-34 14Q-36-16-4-17Q18-16 28 4Q34-2 33-14Q39-12 41-6Q46-12 53-10Q52 2 40 8Q34 14 26 14z',
      fill: '--sea-2',
      width: 1.7,
    },
    { d: 'M-34 8Q-22 12-12 9M-24-3h.1', width: 2 },
    { d: 'M-14-19q-2-12-13-12M-14-19q0-14 11-15', width: 1.5 },
    { d: wave(-44, 18, 9), width: 1.5 },
  ],
  rose: [
    { d: 'M0-33A33 33 0 010 33A33 33 0 010-33zM0-27A27 27 0 010 27A27 27 0 010-27z', width: 1.1 },
    { d: 'M0 0L19-19L7-1L19 19L1 7L-19 19L-7 1L-19-19z', fill: '--sea-2', width: 1.2 },
    { d: 'M0-46L8-8L46 0L8 8L0 46L-8 8L-46 0L-8-8z', fill: '--glade', width: 1.5 },
    { d: 'M0-46V0L8-8zM46 0H0L8 8zM0 46V0L-8 8zM-46 0H0L-8-8z', fill: '--sea-ink', width: 1 },
  ],
};

export interface AtSea {
  x: number;
  y: number;
  chart: Chart;
  size: number;
}
/** So far from the middle of any area, and from each other, they lie. */
const OFF = 1.95 * R;
const APART = 3.1 * R;

/** Hexes of open water inside the frame of the land, the widest water first. */
export function atSea(land: readonly Cell[], frame: { x: number; y: number; w: number; h: number }): AtSea[] {
  const middles = land.map(middle);
  const far = (x: number, y: number): number => Math.min(...middles.map(([mx, my]) => Math.hypot(mx - x, my - y)));
  const free = new Map<string, { x: number; y: number; off: number }>();
  let rim: Cell[] = [...land];
  const seen = new Set(rim.map(at));
  // Two rings around the land hold every bay.
  for (let ring = 0; ring < 3; ring++) {
    const wider: Cell[] = [];
    for (const cell of rim)
      for (let side = 0; side < 6; side++) {
        const next = over(cell, side);
        if (seen.has(at(next))) continue;
        seen.add(at(next));
        wider.push(next);
      }
    rim = wider;
    for (const cell of rim) {
      const [x, y] = middle(cell);
      const inside =
        x > frame.x + 0.8 * R &&
        x < frame.x + frame.w - 0.8 * R &&
        y > frame.y + 0.7 * R &&
        y < frame.y + frame.h - 0.7 * R;
      const off = far(x, y);
      if (inside && off >= OFF * 0.86) free.set(at(cell), { x, y, off });
    }
  }
  const chosen: AtSea[] = [];
  const turn: readonly Chart[] = ['ship', 'serpent', 'rose', 'whale'];
  for (const { x, y, off } of [...free.values()].sort((a, b) => b.off - a.off || a.x - b.x || a.y - b.y)) {
    if (!chosen.every((one) => Math.hypot(one.x - x, one.y - y) >= APART)) continue;
    const next = turn[chosen.length % turn.length] ?? 'ship';
    // A bay is narrow.
    const bay = off < OFF;
    chosen.push({ x, y, chart: bay && next === 'rose' ? 'ship' : next, size: bay ? 0.72 : 1 });
  }
  return chosen;
}
