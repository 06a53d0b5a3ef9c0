/** Pieces tell what they are: whatever stands for a word carries it as `data-about`, cards and places as `data-word`. */
import { say, sayWord, tellWord, upper, type Context } from './speech.svelte';

/** What a piece, a token or a card is: the paragraph it follows, and messages where its word does not say enough. */
export interface About {
  law: string;
  /** Another word that names it and tells what it does. */
  as?: string;
  /** A message for its name. */
  name?: string;
  /** The word of its side, for its messages: `$of`. */
  of?: string;
  /** Messages that say what it does, one after the other. */
  text?: readonly string[];
  /** Figures that they name. */
  figures?: Readonly<Record<string, number>>;
}

/** By the word of a piece; null for what is not a piece. */
export type Tells = (word: string) => About | null;

/** Presses that a piece answers: whatever lies below it does not. */
export const TAKEN = new WeakSet<Event>();

const MARKED = '[data-about], [data-word]';
const marked = (node: Element): string => node.getAttribute('data-about') ?? node.getAttribute('data-word') ?? '';

export const nameOf = (word: string, about: About, context: Context): string =>
  upper(
    about.name
      ? say(about.name, about.of ? { of: { word: about.of } } : {}, context)
      : sayWord(about.as ?? word, context),
  );

/** What it does; empty where only its paragraph says it. */
export const tellOf = (word: string, about: About, context: Context): string =>
  about.text
    ?.map((id) => say(id, { ...about.figures, ...(about.of ? { of: { word: about.of } } : {}) }, context))
    .join(' ') || tellWord(about.as ?? word, context);

const inside = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The piece at a point of the window: the smallest, where one stands on another. On a map whatever takes the clicks may lie over it. */
export function pieceAt(x: number, y: number, tells: Tells): { word: string; box: DOMRect } | null {
  const top = document.elementFromPoint(x, y);
  for (let node = top?.closest(MARKED) ?? null; node; node = node.parentElement?.closest(MARKED) ?? null) {
    if (tells(marked(node))) return { word: marked(node), box: node.getBoundingClientRect() };
  }
  const map = top?.closest('svg');
  if (!map) return null;
  let found: { word: string; box: DOMRect } | null = null;
  for (const node of map.querySelectorAll('[data-about]')) {
    const box = node.getBoundingClientRect();
    if (!inside(box, x, y) || (found && box.width * box.height > found.box.width * found.box.height)) continue;
    if (tells(marked(node))) found = { word: marked(node), box };
  }
  return found;
}

/** Does the middle of this piece lie on the place, whatever its shape? */
function standsOn(place: SVGGeometryElement, piece: Element): boolean {
  const box = piece.getBoundingClientRect();
  const matrix = place.getScreenCTM();
  return (
    matrix !== null &&
    place.isPointInFill(new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse()))
  );
}

/** The pieces that belong to what has the focus: itself, or all that stands there. */
export function piecesOf(focus: Element, tells: Tells): string[] {
  const box = focus.closest('[data-pieces]');
  const map = focus instanceof SVGGeometryElement ? focus.ownerSVGElement : null;
  const nodes = box
    ? [...box.querySelectorAll(MARKED)]
    : map
      ? [...map.querySelectorAll('[data-about]')].filter((piece) => standsOn(focus as SVGGeometryElement, piece))
      : [...[focus.closest(MARKED)].filter((node) => node !== null), ...focus.querySelectorAll(MARKED)];
  return [...new Set(nodes.map(marked))].filter((word) => tells(word));
}
