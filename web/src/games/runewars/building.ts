/** Building the map: what is being laid, where, and how it would lie. */
import type { Play } from '$lib/choices';

import { FACTIONS, TILE_OF } from './faces';
import { at, over, SIDES, type Cell } from './grid';
import { layHome, layPart, type Laid } from './laid';
import type { MarkerView, RunewarsView, SpotView } from './view';

const word = (words: Iterable<string>, kind: string): string | null => {
  for (const text of words) if (text.startsWith(`${kind}:`)) return text.slice(kind.length + 1);
  return null;
};

export const TURNS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** What somebody is about to lay. */
export interface Held {
  tile: string;
  /** The area of it that goes to the named hex; none for a home realm. */
  part: string | null;
}

export function heldBy(view: RunewarsView, play: Play): Held | null {
  const { about } = play;
  if (about === 'ask-runewars-home-marker' || about === 'ask-runewars-home-turn') {
    const faction = view.players[view.reader]?.faction;
    const tile = faction ? FACTIONS.get(faction)?.home_tile : undefined;
    return tile ? { tile, part: null } : null;
  }
  if (about !== 'ask-runewars-tile-spot' && about !== 'ask-runewars-tile-turn') return null;
  const part = word(play.named, 'area');
  const tile = word(play.named, 'tile') ?? (part ? TILE_OF.get(part) : undefined);
  return part && tile ? { tile, part } : null;
}

/** The hex that a word names: a free one beside the board, or a marker's first. */
export function spotNamed(view: RunewarsView, spot: string): Cell | null {
  return view.spots.find((entry) => entry.spot === spot) ?? view.markers.find((entry) => entry.spot === spot) ?? null;
}

export const secondOf = (marker: MarkerView): Cell =>
  over(marker, SIDES.indexOf(marker.side as (typeof SIDES)[number]));

export function ghostOf(view: RunewarsView, held: Held, spot: string, rotation: number): Laid[] {
  const marker = view.markers.find((entry) => entry.spot === spot);
  if (held.part === null) return marker ? layHome(held.tile, marker, secondOf(marker), rotation) : [];
  const cell = spotNamed(view, spot);
  return cell ? layPart(held.tile, held.part, cell, rotation) : [];
}

/** Free hexes that may be chosen now, or where something has been begun. */
export function spotsShown(view: RunewarsView, play: Play): readonly (SpotView | MarkerView)[] {
  const wanted = (spot: string): boolean => play.choices.has(`spot:${spot}`) || play.named.has(`spot:${spot}`);
  return [
    ...view.spots.filter((entry) => wanted(entry.spot) && !view.markers.some((marker) => marker.spot === entry.spot)),
    ...view.markers,
  ];
}

export const chosenSpot = (play: Play): string | null => word(play.named, 'spot');

/** What the rules count where a tile would lie. */
export interface Contact {
  /** It would lie on another tile. */
  overlap: boolean;
  /** Areas of its own that touch the board, and areas of the board that it touches. */
  own: number;
  touched: number;
  /** Sides that touch, and among them those where mountain or water meets mountain or water. */
  sides: { cell: Cell; side: number; clash: boolean }[];
  /** It is a home realm, and would lie beside another one. */
  homes: boolean;
}

export function contactOf(view: RunewarsView, laid: readonly Laid[], home = false): Contact {
  const board = new Map(view.areas.map((area) => [at(area), area]));
  const touched = new Set<string>();
  const found: Contact = { overlap: false, own: 0, touched: 0, sides: [], homes: false };
  for (const { cell, borders } of laid) {
    if (board.has(at(cell))) found.overlap = true;
    let touches = false;
    for (const [side, border] of borders.entries()) {
      const other = board.get(at(over(cell, side)));
      if (!other) continue;
      touches = true;
      touched.add(other.area);
      found.sides.push({ cell, side, clash: border !== 'none' && other.borders[(side + 3) % 6] !== 'none' });
      if (home && other.home !== null) found.homes = true;
    }
    if (touches) found.own += 1;
  }
  return { ...found, touched: touched.size };
}

/** This many areas of the tile, and as many of the board (RW.setup.board.3.3). */
export const CONTACT = 2;

/** Could a tile lie like this? The referee decides; this only says how to show it. */
export function fits(view: RunewarsView, laid: readonly Laid[], home = false): boolean {
  if (!laid.length) return false;
  const { overlap, own, touched, sides, homes } = contactOf(view, laid, home);
  return !overlap && own >= CONTACT && touched >= CONTACT && !homes && !sides.some((side) => side.clash);
}

const SETUP: readonly string[] = [
  'first_player',
  'choose_factions',
  'place_tiles',
  'place_markers',
  'place_runes',
  'place_homes',
  'muster',
  'place_heroes',
];
/** The first year has not begun. */
export const inSetup = (view: RunewarsView): boolean => SETUP.includes(view.phase);
