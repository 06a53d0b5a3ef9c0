/** The boards of single factions, by their kind, and what is asked of sides in more than one place. */
import type { Board, SideView } from './view';

/** The board of a side, if it is of this kind. */
export const ofKind = <K extends Board['kind']>(
  side: SideView | undefined,
  kind: K,
): Extract<Board, { kind: K }> | null =>
  side?.board.kind === kind ? (side.board as Extract<Board, { kind: K }>) : null;

export const inPlay = (side: SideView | undefined): boolean => Boolean(side?.faction && side.faction !== '?');
