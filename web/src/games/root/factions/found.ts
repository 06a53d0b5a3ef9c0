/** The boards of factions: a component of the faction's name in this folder is how the page draws it. */
import type { Component } from 'svelte';
import type { Play } from '$lib/choices';
import type { RootView, SideView } from '../view';

/** In a seat's box; `whole`, with all that its player steers; `row`, what decides in one line of signs and figures. */
export interface BoardProps {
  view: RootView;
  seat: number;
  play: Play;
  whole?: boolean;
  row?: boolean;
}

const files = import.meta.glob<Component<BoardProps>>('./*.svelte', { eager: true, import: 'default' });
const BOARDS: ReadonlyMap<string, Component<BoardProps>> = new Map(
  Object.entries(files).map(([path, board]) => [path.slice('./'.length, -'.svelte'.length), board]),
);

/** The board of a side; null for a faction that is drawn by what all of them have. */
export const boardOf = (side: SideView | undefined): Component<BoardProps> | null => BOARDS.get(side?.faction ?? '') ?? null;
