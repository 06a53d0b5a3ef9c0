/** The woodland as a few pictures that lie on each other: the drawing with its colours filled in. */
import { treeDefs } from './growth';

export interface Picture {
  url: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The ground goes on beyond the map, for boxes of another shape. */
const BLEED = 420;
const TINTS = ['t1', 't2', 't3', 't4', 't5'] as const;
const TREES = treeDefs();

/** How many pictures the trees are: each is drawn in a moment of its own, so that nobody waits for all of them. */
const GROVES = 4;

let last: { drawn: string; pictures: Picture[] } | null = null;

/** Ground, water and paths, then the trees from back to front: the same drawing in several parts. */
function parts(ground: string): string[] {
  const first = ground.indexOf('<use ');
  if (first < 0) return [ground];
  const trees = ground.slice(first).split(/(?=<use )/);
  const most = Math.ceil(trees.length / GROVES);
  const groves = Array.from({ length: GROVES }, (_, i) => trees.slice(i * most, (i + 1) * most).join(''));
  return [ground.slice(0, first), ...groves];
}

/** The drawing as images that belong to no document: colours are those of the element that they lie in. */
export function picturesOf(ground: string, W: number, H: number, style: CSSStyleDeclaration): Picture[] {
  const tints = TINTS.map((tint) => `.${tint}{color:var(--${tint})}`).join('');
  const colours = new Map<string, string>();
  const filled = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      let value = colours.get(name);
      if (value === undefined) colours.set(name, (value = style.getPropertyValue(name).trim() || 'none'));
      return value;
    });
  const [x, y, w, h] = [-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED];
  const drawn = filled(`<style>${tints}</style>${ground}`);
  if (last?.drawn === drawn && last.pictures[0]?.w === w && last.pictures[0].h === h) return last.pictures;
  const head = filled(`<style>${tints}</style><defs>${TREES}</defs>`);
  const pictures = parts(filled(ground)).map((part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">${head}${part}</svg>`;
    return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, x, y, w, h };
  });
  last = { drawn, pictures };
  return pictures;
}
