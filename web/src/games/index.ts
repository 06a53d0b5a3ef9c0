/** The games that the page can draw. A board is a folder of its own that offers these parts. */
import type { Component } from 'svelte';

import type { About } from '$lib/about';
import type { Play, Word } from '$lib/choices';
import type { Emblem } from '$lib/ink/shapes';
import type { Ledger } from '$lib/points';
import type { Gist } from '$lib/since';
import type { AskInfo, Line, SeatInfo, Value, View } from '$lib/protocol';

export interface Phase {
  /** A message id. */
  name: string;
  glyph: string;
  state: 'done' | 'now' | 'later';
}

export interface BoardProps<V extends View = View> {
  view: V;
  play: Play;
  still?: boolean;
  /** What was told up to this position. */
  lines?: readonly Line[];
  /** Words of the places that a small box shows from near. */
  near?: ReadonlySet<string>;
}

export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
  info: SeatInfo;
  play: Play;
  /** One row of figures. */
  compact?: boolean;
  /** All that its player steers. */
  whole?: boolean;
}

/** A small picture of a game, in the lobby: `Thumb.svelte` in its folder. */
export interface ThumbProps {
  /** Of a table: the options of its setup. */
  options?: Readonly<Record<string, Value>>;
  /** Of a table: the sides in its seats. */
  sides?: readonly string[];
}

/** The lines of the log that tell a battle, by their message ids. */
export interface Fight {
  begins: ReadonlySet<string>;
  /** Other lines of it that are looked at as long as the first. */
  blows: ReadonlySet<string>;
  /** The lines that sum it up once it is over. */
  tells: ReadonlySet<string>;
  /** With one of these it is decided. */
  ends: ReadonlySet<string>;
  /** On a phone one's own opens by itself, and stays until its reader goes on. */
  opens?: boolean;
}

/** Where a chapter of the log begins: a year, a turn, a part of them. */
export interface Chapter {
  time?: { name: string; args: Record<string, number> };
  /** Whose turn it is; null where it is nobody's. */
  seat?: number | null;
  /** A message id: a phase that all take part in. */
  part?: string;
  /** The heading says all that the line says. */
  instead?: boolean;
}

/** A place of the map, in words. */
export interface Place {
  word: string;
  tell: string;
}

/** What an option costs or leads to. */
export interface Sign {
  glyph: string;
  /** Empty where the picture says enough. */
  count: string;
  /** What it is, in the reader's language. */
  name: string;
  ink?: string;
}

/** How the end came about, where the scores alone do not tell. */
export interface Ending {
  /** A message with its arguments. */
  why: { name: string; args: Record<string, number> };
  /** What counted, seat by seat. */
  figures: (seat: number) => readonly Sign[];
}

/** How far a turn or an action has come: "action 2 of 3". */
export interface Steps {
  spent: number;
  all: number;
  text: string;
}

/** What this seat has said lately: the questions and its answers, oldest first. */
export interface Deed {
  about: string;
  word: string;
}

/**
 * A component of a game. It takes the view of its own game, which the rest of the page hands on without looking into it:
 * as a method it may be kept where any game's component may.
 */
export type Drawing<Props extends object> = {
  draw(
    ...args: Parameters<Component<Props & Record<string, unknown>>>
  ): ReturnType<Component<Props & Record<string, unknown>>>;
}['draw'];

/** What a game offers the page. Whoever writes one says what its view is: `GamePage<NorthView>`. */
/** A side in short: what its card says, and how hard it is. */
export interface Who {
  /** A message id, with the rest of the card in its attributes. */
  about: string;
  /** Difficulty, planning and battle, each of three. */
  scales?: readonly [number, number, number];
  reach?: number;
  /** Its chapter of the Law, and the number that the book prints before it, where it has one. */
  chapter: string;
  number?: string;
  /** Leaders, characters, ministers, moods, units or heroes: words of the game. */
  powers?: { kind: string; words: readonly string[] };
  /** What its turn or year looks like: attributes of the card, each with a picture. */
  stations?: readonly (readonly [string, string])[];
  /** How hard a leader, a character, a minister, a mood or a hero is to use, of three; and the value of its side. */
  hard?: number;
  side?: string;
  /** What is printed on it: messages with words or figures. */
  facts?: readonly {
    id: string;
    words?: Readonly<Record<string, readonly string[]>>;
    figures?: Readonly<Record<string, number>>;
  }[];
}

export interface GamePage<V extends View = View> {
  Board: Drawing<BoardProps<V>>;
  /** The line above the map, read between turns. */
  Status: Drawing<{ view: V; play: Play }>;
  /** The seat chips of a phone tell what the status strip would. */
  bareOnPhone: boolean;
  /** Hand, piles and supply; null where nobody has a hand. */
  Tray: Drawing<{ view: V; play: Play; reader?: number; phone?: boolean; whole?: boolean }> | null;
  /** What a seat's box shows below its name. */
  Seat: Drawing<SeatProps<V>>;
  /** What all share, in the side column. */
  Shared: Drawing<{ view: V; play: Play; lines?: readonly Line[] }> | null;
  /** A battle told by the newest lines of the log, if one is going on or has just ended. */
  /** `whole`: the lines are told as far as the match has come, so the battle stands as the view has it. */
  Battle: Drawing<{ view: V; lines: readonly Line[]; play: Play; whole: boolean }> | null;
  fight?: Fight;
  /** A battle goes on, whatever is asked in it: a card that one may play is no question of the battle itself. */
  fighting?(view: V): boolean;
  chapter?: (line: Line) => Chapter | null;
  /** The same for a game that tells its chapters by scopes alone: beside the line before. */
  opens?: (line: Line, before: Line | undefined) => Chapter | null;
  /** The part of a turn that a line belongs to: a sign before its first line. */
  part?: (line: Line) => { glyph: string; name: string } | null;
  /** Two lines that follow each other as one; null where they are two. */
  merged?: (one: Line, next: Line) => Line | null;
  /** What a line belongs to besides an action: see `chapters`. */
  strand?: (line: Line) => string;
  /** How much a line says of its action: see `chapters`. */
  tells?: (line: Line) => number;
  /** What a line tells in short, for whoever was away. */
  gist?: (line: Line) => Gist | null;
  /** The map as a list, for those who cannot see it or prefer lists. */
  places?(view: V, play: Play): Place[];
  signs?(word: Word, view: V, play: Play): Sign[];
  /** Lines of the log that are also said across the top of the map. */
  moments: ReadonlySet<string>;
  /** Lines of cards, items and resources that change hands: whoever they concern is told where he looks. */
  gifts?: ReadonlySet<string>;
  phases(view: V): Phase[];
  emblem(view: V, seat: number): Emblem;
  /** The side's own name: a clan, a faction. A word of the game, or empty while it is not chosen. */
  sideWord(view: V, seat: number): string;
  valueWord: (value: string) => string;
  valueEmblem: (value: string) => Emblem;
  score(view: V, seat: number): number | null;
  /** Sides without a seat that score as the seats do, and whether they have won. */
  unseated?(view: V): readonly { side: number; won: boolean }[];
  /** What stands for a score where there is none. */
  aims?(view: V, seat: number): { glyph: string; word: string } | null;
  /** How a seat stands in a replay: its points, or what stands for them, seen by whoever may know. */
  progress(views: readonly V[], readers: readonly number[], seat: number): number | null;
  /** Where seats keep their scores hidden: what all can see instead, seat by seat, and how it is counted (a message id). */
  open?: { counted: string; counts(view: V): readonly number[] };
  /** What a seat's score is made of, as far as it lies on the map: words of its places. */
  holds?(view: V, seat: number): readonly string[];
  /** What points are called: a message id. */
  points: string;
  /** So many of them: a message id with `count`. */
  counted?: string;
  hand(view: V, seat: number): number;
  onTurn(view: V): number;
  /** "year 4", "turn 7": a message id with its arguments. */
  time(view: V): { name: string; args: Record<string, number> };
  /** The answer to a question that makes no difference here: the page gives it, and asks nobody. */
  settles?: (ask: AskInfo, view: V) => string | null;
  /** Do all answers to a question come to the same? Then it is not confirmed. */
  alike?: (ask: AskInfo, view: V) => boolean;
  /** Questions with which something new begins: what was chosen before them is no longer shown as chosen. */
  anew?: ReadonlySet<string>;
  /** Questions whose barred answers are folded into one button: so many of them, so seldom possible. */
  folds?: ReadonlySet<string>;
  /** Until when the reader may want such a question no more, once he has said so: empty where it can be asked but once. */
  spell?(ask: AskInfo, view: V): string;
  /** Several answers that are one thing to do: what it says, and the words. */
  shortcuts?(ask: AskInfo, view: V): readonly { glyph: string; name: string; phrase: readonly string[] }[];
  /** Options that the lobby sets otherwise than the game does, for whoever plays it the first time. */
  preset?: Readonly<Record<string, Value>>;
  /** The first lesson: the lobby offers it without asking for the courses. */
  basics?: string;
  /** The question in words other than its message: an id, where the options say more than the question. */
  question?(view: V, ask: AskInfo): string | null;
  /** What stands below such a question: what there is to spend, and why so often. */
  lead?(view: V, ask: AskInfo, trail: readonly Deed[]): string | null;
  /** The paragraph of a question, where the options say more than the question. */
  law?(view: V, ask: AskInfo): string | null;
  steps?(view: V, ask: AskInfo, trail: readonly Deed[]): Steps | null;
  /** An action begun at a place or with a card, in full: "Battle in clearing 12". */
  begin?(deed: string, word: string, view: V, play: Play): string;
  /** The answer that the board shows just now as if it were given, and how it comes to show this one. */
  shows?(word: Word): boolean;
  point?(word: Word): void;
  /** What comes after answers that cannot be taken back: a message id, where it is known. */
  fate?(words: readonly string[], ask: AskInfo): string | null;
  /** What an answer does, for its confirmation: with the place and the enemy. */
  deed?(word: Word, ask: AskInfo, view: V): string;
  /** Questions whose answers cost so much (the right to score) that they are always confirmed: `deed` says what they cost. */
  grave?: ReadonlySet<string>;
  /** Words of the game that the page explains wherever they are read: by name, the paragraph; the messages are `page-term-<game>-<name>`. */
  terms?: Readonly<Record<string, string>>;
  order(words: Word[], view: V): Word[];
  key: (word: Word) => string | null;
  /** How many cards or goods this asks for, one after the other: they are picked together and said together. */
  gathers?(ask: AskInfo, view: V, trail: readonly Deed[]): number;
  /** How often an option may be picked for that; once, where the game does not say. */
  supply?(word: Word, ask: AskInfo, view: V): number;
  /** Is this option lit on the board, among the cards or (where there is one) in the side column, so that it needs no button? */
  placed(word: Word, view: V, phone?: boolean, column?: boolean): boolean;
  /** The picture of a word. */
  glyph: (word: Word) => string | null;
  /** The picture of an option, where a sign is too little: a face, a figure. */
  Picture?: Drawing<{ word: Word; view: V }>;
  /** The chapters of the Law that belong to one side: the value of a seat by the chapter's number. */
  lawSides?: Readonly<Record<string, string>>;
  /** General rules that the rules of sides change, by the ids of both, where the sentences do not name each other. */
  lawChanges?: Readonly<Record<string, readonly string[]>>;
  /** Who the side of a seat's value is. */
  who?: (value: string) => Who | null;
  /** The card of a leader, a character, a minister, a mood, a hero or a side, by its word. */
  card?: (word: string) => Who | null;
  /** What a piece, a token or a card is, by its word; null for anything else. */
  about?: (word: string) => About | null;
  ending?(view: V, winners: readonly number[], scores: readonly number[]): Ending | null;
  /** How the log tells of points. */
  ledger?: Ledger;
  /** Seats for a quick start, by the book: the values for this many. */
  lineUp?: (seats: number) => readonly string[];
  /** All line-ups that are good for a first game with this many. */
  lineUps?: (seats: number) => readonly (readonly string[])[];
  /** How far a line-up reaches, and how far it should; null while not all of it is chosen. */
  reach?: (values: readonly string[]) => { sum: number; least: number; law: string } | null;
  /** Has this seat a board to open, with more than its box shows? */
  whole?(view: V, seat: number): boolean;
  /** Seats besides the reader's that the question is about. */
  concerns?(view: V, play: Play): readonly number[];
  /** The present leader, character or ministers of a seat. */
  powersNow?(view: V, seat: number): readonly string[];
}

/** Every folder that has a `page.ts` brings the page of the game of its name; it is fetched when it is asked for. */
const found = import.meta.glob<GamePage>('./*/page.ts', { import: 'default' });
const LOADERS: ReadonlyMap<string, () => Promise<GamePage>> = new Map(
  Object.entries(found).map(([path, load]) => [path.slice('./'.length, -'/page.ts'.length), load]),
);

const loaded = new Map<string, Promise<GamePage>>();

/** The page of a game: its own, or the plain one, which plays any game with buttons and an outline. */
export function gamePage(name: string): Promise<GamePage> {
  let page = loaded.get(name);
  if (!page) {
    page = LOADERS.get(name)?.() ?? import('./plain/plain').then(({ plainPage }) => plainPage(name));
    page.catch(() => loaded.delete(name));
    loaded.set(name, page);
  }
  return page;
}

export const drawable = (name: string): boolean => LOADERS.has(name);
