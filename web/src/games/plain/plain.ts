/** A page for any game: whatever has no folder of its own is played with buttons, and its view is read as an outline.
 *
 * A view may follow a custom, and is then shown better: `turn` is the seat whose turn it is, `round` counts, `scores`, `sides` (values of the setup) and
 * `players` or `seats` have an entry for each seat. Names come from the messages that the game brings: `view-GAME-KEY`, `scope-GAME-KIND`, and
 * `word-GAME-side-VALUE` with its colour as the attribute `.colour`.
 */
import type { Line, View } from '$lib/protocol';
import type { Emblem, ShapeName } from '$lib/ink/shapes';
import { has, tint } from '$lib/speech.svelte';

import type { Chapter, GamePage } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import Status from './Status.svelte';

type Plain = Readonly<Record<string, unknown>>;
const seen = (view: View): Plain => view as Plain;

/** What a list of the view says of a seat. */
export function ofSeat(view: View, key: string, seat: number): unknown {
  const list = seen(view)[key];
  return Array.isArray(list) ? (list as unknown[])[seat] : undefined;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Silhouettes and colours by seat, for games that say nothing of them: told apart without colour too. */
const LOOKS: readonly (readonly [ShapeName, string])[] = [
  ['round', '#b3392f'],
  ['square', '#2f6db3'],
  ['tri', '#3d7d3a'],
  ['diamond', '#a07a10'],
  ['hexagon', '#6d4a9c'],
  ['crest', '#0f7a7a'],
  ['spiky', '#9c4a72'],
  ['rect', '#444444'],
];

function look(at: number, colour: string): Emblem {
  const [shape, usual] = LOOKS[((at % LOOKS.length) + LOOKS.length) % LOOKS.length] as readonly [ShapeName, string];
  return { shape, glyph: 'people', colour: colour || usual, scale: 1.1 };
}

const sideOf = (view: View, seat: number): string => {
  const side = ofSeat(view, 'sides', seat);
  return typeof side === 'string' ? side : '';
};

/** Where a chapter of the log begins: with a scope of its own, a turn or a round, that another seat or nobody has. */
export function scopeChapter(game: string, line: Line, before: Line | undefined): Chapter | null {
  const scope = line.scope[0] ?? '';
  if (before && (before.scope[0] ?? '') === scope) return null;
  const [kind, number] = scope.split(':');
  const name = `scope-${game}-${kind}`;
  // Whose it is says the scope, where the game has it say that; else its first line.
  const seat = line.about?.seat ?? line.args.seat;
  const chapter: Chapter = { seat: scope && typeof seat === 'number' ? seat : null };
  // The number tells one round from the next: each has a heading, though all are called the same.
  return scope && has(name) ? { ...chapter, time: { name, args: { number: Number(number) } } } : chapter;
}

export function plainPage(game: string): GamePage {
  return {
    Board,
    Status,
    bareOnPhone: false,
    Tray: null,
    Seat,
    Shared: null,
    Battle: null,
    opens: (line, before) => scopeChapter(game, line, before),
    moments: new Set(),
    phases: () => [],
    emblem: (view, seat) => look(seat, tint(`word-${game}-side-${sideOf(view, seat)}`)),
    sideWord: (view, seat) => (sideOf(view, seat) ? `side:${sideOf(view, seat)}` : ''),
    valueWord: (value) => `side:${value}`,
    valueEmblem: (value) =>
      look(
        [...value].reduce((sum, sign) => sum + sign.charCodeAt(0), 0),
        tint(`word-${game}-side-${value}`),
      ),
    score: (view, seat) => numberOf(ofSeat(view, 'scores', seat)),
    progress: (views, _, seat) => (views[0] ? numberOf(ofSeat(views[0], 'scores', seat)) : null),
    // Tricks, lives, crowns: whatever the game calls them.
    get points() {
      return has(`view-${game}-scores`) ? `view-${game}-scores` : 'page-plain-points';
    },
    hand: () => 0,
    onTurn: (view) => numberOf(seen(view).turn) ?? -1,
    time: (view): { name: string; args: Record<string, number> } => {
      const round = numberOf(seen(view).round);
      return round === null ? { name: 'page-plain-now', args: {} } : { name: 'page-plain-round', args: { round } };
    },
    order: (words) => words,
    key: () => null,
    placed: () => false,
    glyph: () => null,
  };
}
