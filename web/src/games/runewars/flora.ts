/** What grows and lies on the land: trees, hills, stones, haystacks, peaks. Each is a pile of paths that a canvas and an SVG draw alike. */
import { between, n1, seeded, type Point } from '$lib/ink/paths';

/** One path of a drawing. Colours are names of custom properties, `tint` is the one that the drawing is asked for in. */
export interface Layer {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}
export type Kind =
  'broad0' | 'broad1' | 'broad2' | 'conifer0' | 'conifer1' | 'hill0' | 'hill1' | 'stone' | 'hay' | 'peak';

const INK = '--land-ink';

function crown(rng: () => number): string {
  const points: Point[] = [];
  for (let k = 0; k < 7; k++) {
    const a = (2 * Math.PI * k) / 7 + between(rng, -0.2, 0.2);
    points.push([
      10 * (1 + between(rng, -0.12, 0.1)) * Math.cos(a),
      -13 + 9.5 * (1 + between(rng, -0.12, 0.1)) * Math.sin(a),
    ]);
  }
  const [x0, y0] = points[0] as Point;
  return `M${n1(x0)} ${n1(y0)}${points
    .map((_, k) => points[(k + 1) % 7] as Point)
    .map(([x, y]) => `A6 6 0 0 1 ${n1(x)} ${n1(y)}`)
    .join('')}Z`;
}
const rng = seeded(3);
const CROWNS = [crown(rng), crown(rng), crown(rng)];

const broad = (i: number): readonly Layer[] => [
  { d: 'M-1.2 3L-.8-6H.8L1.2 3z', fill: INK },
  { d: CROWNS[i] as string, fill: 'tint', line: INK, width: 1 },
  { d: 'M2-10q3 0 4-3M-1-7q2 1 4 0M4-16q1.5-1 1-2.5', line: INK, width: 0.8, opacity: 0.55 },
];
/** A broad-leaved tree in winter: bare, with snow on its boughs. */
const BARE: readonly Layer[] = [
  { d: 'M-1.3 3L-.9-7H.9L1.3 3z', fill: INK },
  { d: 'M0-6V-22M0-9l-6-6M0-12l6-7M0-15l-4-5M3-15.5l5-1M-3.5-12.5l-4-1', line: INK, width: 1.3 },
  { d: 'M-6.5-16q2-2 4 0M2-21q3-2 5 1M-2-23q2-1.5 4 0', line: '--snow', width: 1.6 },
];
function conifer(i: number, winter: boolean): readonly Layer[] {
  const w = 8 + i;
  const top = 25 + 2 * i;
  const body = `M0-${top}L${n1(w * 0.55)}-15L${n1(w * 0.35)}-15.5L${n1(w * 0.8)}-8L${n1(w * 0.5)}-8.5L${w}-1Q0 1.5-${w}-1L-${n1(w * 0.5)}-8.5L-${n1(w * 0.8)}-8L-${n1(w * 0.35)}-15.5L-${n1(w * 0.55)}-15Z`;
  const snow = `M0-${top}L${n1(w * 0.4)}-17.5Q1-16-${n1(w * 0.4)}-17.5ZM-${n1(w * 0.62)}-9.5Q-1-13 ${n1(w * 0.5)}-10.5Q1-9.5-${n1(w * 0.62)}-9.5ZM-${n1(w * 0.8)}-2Q-1-5.5 ${n1(w * 0.66)}-3.5Q1-2.5-${n1(w * 0.8)}-2Z`;
  return [
    { d: 'M-1 3V-2H1V3z', fill: INK },
    { d: body, fill: 'tint', line: INK, width: 1 },
    ...(winter ? [{ d: snow, fill: '--snow' }] : []),
    { d: 'M1-20l1.5 4M1-12l2.5 4M1.5-5l2 3', line: INK, width: 0.8, opacity: 0.45 },
  ];
}
function hill(w: number, h: number): readonly Layer[] {
  return [
    {
      d: `M-${w} 2Q-${n1(w * 0.7)}-${h} 0-${h}Q${n1(w * 0.75)}-${h} ${w} 2Q0 5-${w} 2Z`,
      fill: 'tint',
      line: INK,
      width: 1,
    },
    {
      d: `M${n1(w * 0.3)}-${n1(h * 0.72)}l3 6M${n1(w * 0.52)}-${n1(h * 0.5)}l3 5M${n1(w * 0.1)}-${n1(h * 0.8)}l1.5 4M${n1(w * 0.72)}-${n1(h * 0.25)}l2 3`,
      line: INK,
      width: 0.9,
      opacity: 0.6,
    },
  ];
}
const STONE: readonly Layer[] = [
  { d: 'M-7 2l1-6 5-3 5 2 3 5-1 3z', fill: '--rock', line: INK, width: 1 },
  { d: 'M-1-7l0 5 5 4M-1-2l-5 1', line: INK, width: 0.8, opacity: 0.6 },
];
const HAY: readonly Layer[] = [
  { d: 'M-4 2Q-5-5 0-6Q5-5 4 2Z', fill: '--field-b', line: INK, width: 1 },
  { d: 'M-2 1l.5-4M1 1l0-5', line: '--furrow', width: 0.8 },
];
/** One peak of a ridge: lit face, shaded face, cap. */
const PEAK: readonly Layer[] = [
  { d: 'M-15 7L-2-17L0-19L3-15L15 7Q0 11-15 7Z', fill: '--peak', line: '--piece-line', width: 1.1 },
  { d: 'M0-19L3-15L15 7Q9 9 3 9L1-2L4-8Z', fill: '--peak-2' },
  { d: 'M-6.5-8.5L-2-17L0-19L3-15L6.5-8.5L3-10L1-6.5L-2-10Z', fill: '--cap', line: '--piece-line', width: 0.7 },
];

const made = new Map<string, readonly Layer[]>();
export function layersOf(kind: Kind, winter: boolean): readonly Layer[] {
  const key = `${kind}${winter ? '*' : ''}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = draw(kind, winter)));
  return found;
}
function draw(kind: Kind, winter: boolean): readonly Layer[] {
  switch (kind) {
    case 'broad0':
    case 'broad1':
    case 'broad2':
      return winter ? BARE : broad(Number(kind.at(-1)));
    case 'conifer0':
    case 'conifer1':
      return conifer(Number(kind.at(-1)), winter);
    case 'hill0':
      return hill(17, 13);
    case 'hill1':
      return hill(13, 10);
    case 'stone':
      return STONE;
    case 'hay':
      return HAY;
    case 'peak':
      return PEAK;
  }
}

const value = (colour: string, tint: string): string => `var(${colour === 'tint' ? tint : colour})`;
/** The same as markup, where it is a small part of a picture. */
export function markupOf(kind: Kind, winter: boolean, tint: string, x: number, y: number, size: number): string {
  const paths = layersOf(kind, winter).map(
    ({ d, fill, line, width, opacity }) =>
      `<path d="${d}" fill="${fill ? value(fill, tint) : 'none'}"${line ? ` stroke="${value(line, tint)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ''}${opacity ? ` opacity="${opacity}"` : ''}/>`,
  );
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(size * 100) / 100})">${paths.join('')}</g>`;
}
