/** The tile in hand while the map is built: how it is turned and where it is pointed at. Map, tray and side column share it. */
import type { Play } from '$lib/choices';

import { chosenSpot, fits, ghostOf, heldBy, TURNS, type Held } from './building';
import type { Laid } from './laid';
import type { RunewarsView } from './view';

class InHand {
  /** In sixths, clockwise. */
  turn = $state(0);
  /** The free hex or marker that is pointed at. */
  at = $state<string | null>(null);
}
export const inHand = new InHand();

export interface Lying {
  held: Held;
  spot: string;
  turn: number;
  laid: Laid[];
  /** It lies there already, and only its turn is asked for; or it waits to be confirmed. */
  settled: boolean;
}

/** The turns that the question offers. */
export const turnsAsked = (play: Play): readonly number[] => TURNS.filter((turn) => play.choices.has(`rotate:${turn}`));

/** How a tile may lie on a hex. */
export const turnsAt = (view: RunewarsView, held: Held, spot: string): readonly number[] =>
  TURNS.filter((turn) => fits(view, ghostOf(view, held, spot, turn), held.part === null));

/** Which turns offer a place at all. */
export function turnsOffered(view: RunewarsView, play: Play): ReadonlySet<number> {
  const asked = turnsAsked(play);
  const held = heldBy(view, play);
  if (asked.length || !held) return new Set(asked);
  const spots = [...play.choices.values()].filter((choice) => choice.kind === 'spot');
  return new Set(spots.flatMap((choice) => turnsAt(view, held, choice.label)));
}

/** The tile as it would lie: where it was put, else where it is pointed at, turned as it is if it fits that way. */
export function lyingOf(view: RunewarsView, play: Play): Lying | null {
  const held = heldBy(view, play);
  if (!held) return null;
  const asked = turnsAsked(play);
  const put = asked.length
    ? chosenSpot(play)
    : ([...play.chosen].find((word) => word.startsWith('spot:'))?.slice(5) ?? null);
  const spot = put ?? inHand.at;
  if (spot === null) return null;
  const ways = asked.length ? asked : turnsAt(view, held, spot);
  const turn = ways.includes(inHand.turn) ? inHand.turn : (ways[0] ?? inHand.turn);
  const laid = ghostOf(view, held, spot, turn);
  return laid.length ? { held, spot, turn, laid, settled: put !== null } : null;
}

/** Whoever has turned the tile and ticks it has thought it over: he is not asked once more. */
export const layAs = (play: Play, word: string): void => (play.sure ?? play.say)(word);

/** Lay the tile as it lies in the hand; says whether its turn is asked for. */
export function layNow(view: RunewarsView, play: Play): boolean {
  const lying = turnsAsked(play).length ? lyingOf(view, play) : null;
  if (lying) layAs(play, `rotate:${lying.turn}`);
  return lying !== null;
}

/** Turn the tile in hand, among the ways in which it fits where it is; says whether there is one. */
export function rotate(view: RunewarsView, play: Play, by: number): boolean {
  const held = heldBy(view, play);
  if (!held) return false;
  const lying = lyingOf(view, play);
  const asked = turnsAsked(play);
  const here = asked.length ? asked : lying ? turnsAt(view, held, lying.spot) : [];
  const among = here.length ? here : TURNS;
  const now = among.indexOf(lying?.turn ?? inHand.turn);
  inHand.turn = among[(Math.max(0, now) + by + among.length) % among.length] ?? inHand.turn;
  return true;
}
