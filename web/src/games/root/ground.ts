/** The woodland as one picture: the drawing with its colours filled in. */
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

let last: { drawn: string; picture: Picture } | null = null;

/** The drawing as an image that belongs to no document: colours are those of the element that it lies in. */
export function pictureOf(ground: string, W: number, H: number, style: CSSStyleDeclaration): Picture {
  const tints = TINTS.map((tint) => `.${tint}{color:var(--${tint})}`).join('');
  const whole = `<style>${tints}</style><defs>${TREES}</defs>${ground}`;
  const colours = new Map<string, string>();
  const filled = whole.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    let value = colours.get(name);
    if (value === undefined) colours.set(name, (value = style.getPropertyValue(name).trim() || 'none'));
    return value;
  });
  if (last?.drawn === filled && last.picture.w === W + 2 * BLEED && last.picture.h === H + 2 * BLEED)
    return last.picture;
  const [x, y, w, h] = [-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">${filled}</svg>`;
  const picture = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, x, y, w, h };
  last = { drawn: filled, picture };
  return picture;
}
