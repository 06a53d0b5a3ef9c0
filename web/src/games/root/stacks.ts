/** Root's pieces as stacks, so that they travel from place to place when they move. */
import type { Stack } from '$lib/ink/flights';
import type { Point } from '$lib/ink/paths';
import type { Arranged, Cell, Figure } from './arrange';
import { colourOf, emblemOf } from './look';
import { sidesOf } from './factions/found';
import type { RootView } from './view';

export const whoOfFigure = (figure: Figure): string =>
  `${figure.faction}:${figure.lord ? 'lord' : figure.pawn ? 'pawn' : 'warrior'}`;
export const whoOfCell = (cell: Cell): string => `${cell.faction}:${cell.piece}`;

/** All pieces of a clearing; buildings of one kind are one stack. */
export function stacksIn(view: RootView, place: string, stand: Arranged): Stack[] {
  const found: Stack[] = stand.figures.map((figure) => ({
    who: whoOfFigure(figure),
    place,
    count: figure.count,
    at: [figure.x, figure.y],
    emblem: figure.emblem,
  }));
  for (const cell of stand.cells) {
    if (cell.seat < 0) continue;
    const who = whoOfCell(cell);
    const known = found.find((stack) => stack.who === who);
    if (known) known.count += cell.count;
    else {
      const emblem = {
        shape: cell.kind === 'token' ? ('round' as const) : ('square' as const),
        glyph: cell.glyph,
        colour: colourOf(view, cell.seat),
        scale: 1.3,
      };
      found.push({ who, place, count: cell.count, at: [cell.x + cell.size / 2, cell.y + cell.size / 2], emblem });
    }
  }
  return found;
}

export const pathWord = (a: number, b: number): string => `path:${a}-${b}`;

/** Those who lie in wait on paths. */
export function stacksOnPaths(view: RootView, middle: (a: number, b: number) => Point): Stack[] {
  return view.sides.flatMap((side, seat) =>
    (side.hireling?.paths ?? []).map(([a, b]) => ({
      who: `${side.faction}:warrior`,
      place: pathWord(a, b),
      count: 1,
      at: middle(a, b),
      emblem: emblemOf(view, seat),
    })),
  );
}

/** Those in places beside the map. */
export const stacksBeside = (view: RootView, at: Point): Stack[] =>
  sidesOf(view).flatMap(({ seat, page }) => page.den?.stacks(view, seat, at) ?? []);

/** Pawns in forests. */
export function stacksInForests(view: RootView, forests: readonly Point[]): Stack[] {
  return view.sides.flatMap((side, seat) => {
    const number = side.pawn?.startsWith('forest:') ? Number(side.pawn.slice(7)) : 0;
    const at = forests[number - 1];
    return at
      ? [{ who: `${side.faction}:pawn`, place: `forest:${number}`, count: 1, at, emblem: emblemOf(view, seat) }]
      : [];
  });
}
