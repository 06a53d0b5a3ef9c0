/** What the page knows of a faction: a folder of its name here brings it (`index.ts`), and no other file names one. */
import type { Component } from 'svelte';
import type { About } from '$lib/about';
import type { Play, Word } from '$lib/choices';
import type { Flight } from '$lib/ink/flight.svelte';
import type { Stack } from '$lib/ink/flights';
import type { Point } from '$lib/ink/paths';
import type { AskInfo } from '$lib/protocol';
import type { Deed, Place, Sign, Steps, Who } from '../..';
import type { TermLook } from '../../terms';
import type { RootView, SideView } from '../view';
import { LOOKS } from './looks';

/** In a seat's box; `whole`, with all that its player steers; `row`, what decides in one line of signs and figures. */
export interface BoardProps {
  view: RootView;
  seat: number;
  play: Play;
  whole?: boolean;
  row?: boolean;
}

/** A place of its own beside the map; `den` is where it is drawn. */
export interface DenProps {
  view: RootView;
  seat: number;
  play: Play;
  strip: boolean;
  still: boolean;
  press: (word: string, at: { x: number; y: number }) => void;
  flight: Flight;
  den?: HTMLElement;
}

/** A question that has a dialog beside the clearing that it is about, and the room there is. */
export interface DialogProps {
  view: RootView;
  play: Play;
  at: { x: number; y: number } | null;
  room: DOMRect | undefined;
}

/** What is sold to the reader, in the place of his hand. */
export interface StallProps {
  view: RootView;
  play: Play;
  reader: number;
  phone: boolean;
  unfold: () => void;
}

/** Cards that lie in the place of the hand while they are asked for. */
export interface Pile {
  cards: readonly string[];
  label: string;
  /** What is said where there are none: a message. */
  none?: string;
}

/** A pile beside the hand: its cards, its name, and the word of what it is. */
export interface Kept {
  cards: readonly string[];
  label: string;
  about: string;
}

/** A leader, a character, a minister, a mood: its card. */
export interface PowerCard {
  law: string;
  /** How hard it is to use well, of three. */
  hard: number;
  /** The items that it starts with. */
  items?: readonly string[];
  facts?: Who['facts'];
}

/** What a token or a building shows. */
export interface Face {
  face: 'down' | 'known' | 'up' | null;
  glyph: string;
  /** A relic's value. */
  value: number | null;
}

export interface FactionPage {
  // --- what is drawn ---
  /** Above what every faction has in its seat's box, and at the head of its row. */
  Board?: Component<BoardProps>;
  /** Its board shows warriors and hand as well, and can be opened. */
  apart?: boolean;
  /** Its board shows its hand. */
  handed?: boolean;
  /** Among what every faction has. */
  Facts?: Component<BoardProps>;
  /** Has its row of signs to be set closer? */
  crowded?(side: SideView): boolean;
  /** Its hand lies open. */
  open?: boolean;
  /** What the next piece of a track costs. */
  price?(side: SideView, piece: string, play: Play): { cost: number; coin: string; name: string } | null;
  /** In the side column: a player without a seat. */
  Shared?: Component<{ view: RootView; seat: number; play: Play }>;
  /** Somebody among its warriors who is drawn by himself, and the number of his clearing. */
  Lord?: Component<{ x: number; y: number; r: number }>;
  lord?(side: SideView): string | null;
  /** What a piece of its own shows; null where its kind tells. */
  face?(side: SideView, piece: string, at: number): Face | null;
  Den?: Component<DenProps>;
  den?: {
    word: string;
    places(view: RootView, play: Play): Place[];
    stacks(view: RootView, seat: number, at: Point): Stack[];
  };
  Dialog?: Component<DialogProps>;
  /** Does this question open the dialog? */
  asksBeside?(play: Play): boolean;
  Stall?: Component<StallProps>;
  stall?: { open(play: Play): boolean; cards(view: RootView): readonly string[] };
  // --- what is said ---
  /** Its chapter of the Law; difficulty, planning and battle, each of three. */
  chapter?: string;
  scales?: readonly [number, number, number];
  /** Its leaders, characters, ministers or moods, by their labels, and those of now. */
  powers?: { kind: string; cards: Readonly<Record<string, PowerCard>>; now(side: SideView): readonly string[] };
  /** What warriors are known for; paragraphs of pieces by how their names begin; figures with their names; other words. */
  warriors?: string;
  pieces?: Readonly<Record<string, string>>;
  figures?: Readonly<Record<string, readonly [law: string, name: string]>>;
  about?(kind: string, label: string): About | null;
  /** Lines of the log that are said across the top of the map. */
  moments?: readonly string[];
  /** Lines of cards and items that change hands. */
  gifts?: readonly string[];
  // --- what is asked ---
  /** Questions that are put once for each of several cards, with how many are still to come. */
  gathers?: readonly string[];
  /** Pictures of its actions and of other words. */
  glyphs?: Readonly<Record<string, string>>;
  glyph?(word: Word): string | null;
  /** How its own terms look: what its deeds are paid with. */
  terms?: Readonly<Record<string, TermLook>>;
  /** What an option that is no deed costs or brings; `own` where the reader plays this side. */
  signs?(word: Word, view: RootView, play: Play, side: SideView, own: boolean): Sign[];
  /** How far its own turn has come; `begun`: an action that is counted already goes on. */
  steps?(view: RootView, side: SideView, ask: AskInfo, trail: readonly Deed[], begun: number): Steps | null;
  /** Cards besides the hand that lie in the tray, where the reader may see them; and those on the board that are chosen there. */
  kept?(side: SideView): Kept | null;
  onBoard?(side: SideView): readonly string[];
  /** Is a card of the board asked for, and not one of the hand? */
  asksBoard?(play: Play): boolean;
  pile?(view: RootView, seat: number, play: Play): Pile | null;
  /** Why a question to this side matters, where that depends on how things stand. */
  lead?(view: RootView, side: SideView, ask: AskInfo): string | null;
  /** With what it pays where others pay with warriors. */
  purse?(side: SideView): string;
  /** Does it act where it stands, without naming the place? */
  actsThere?(play: Play): boolean;
  /** With what it fights, where it has no warriors. */
  strength?(side: SideView): { count: number; text: string };
  /** Items under the ruin of a clearing; clearings that are burnt. */
  ruins?(side: SideView, clearing: number): number;
  scorched?(side: SideView, clearing: number): boolean;
  /** What it has to say to questions that are put to others: what it sells. */
  others?: {
    placed?(word: Word, view: RootView, phone: boolean): boolean | null;
    steps?(view: RootView, side: SideView, ask: AskInfo): Steps | null;
    question?(ask: AskInfo): string | null;
    lead?(view: RootView, side: SideView, ask: AskInfo): string | null;
    law?(ask: AskInfo): string | null;
    concerned?(play: Play): boolean;
  };
}

const files = import.meta.glob<FactionPage>('./*/index.ts', { eager: true, import: 'default' });

/** By the names of factions, in the order of their chapters. */
export const FACTIONS: ReadonlyMap<string, FactionPage> = new Map(
  Object.entries(files)
    .map(([path, page]): [string, FactionPage] => [path.split('/')[1] ?? '', page])
    .sort(([, a], [, b]) => Number(a.chapter ?? 99) - Number(b.chapter ?? 99)),
);

const SECONDS: ReadonlyMap<string, string> = new Map(
  [...FACTIONS.keys()].flatMap((name): [string, string][] => {
    const second = LOOKS.get(name)?.second;
    return second ? [[second.name, name]] : [];
  }),
);

/** The faction of a name: there may be two of one. */
export const factionOf = (name: string): string => SECONDS.get(name) ?? name;

const NOTHING: FactionPage = {};
/** What the page knows of a side's faction; nothing for one that is drawn by what all of them have. */
export const pageOf = (side: SideView | undefined): FactionPage =>
  FACTIONS.get(factionOf(side?.faction ?? '')) ?? NOTHING;

/** All sides with what is known of them. */
export const sidesOf = (view: RootView): { side: SideView; seat: number; page: FactionPage }[] =>
  view.sides.map((side, seat) => ({ side, seat, page: pageOf(side) }));
