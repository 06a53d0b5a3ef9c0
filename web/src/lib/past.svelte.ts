/** Going back in a running match without leaving the table: what this seat saw then, word by word, and back to now. */
import type { Chapter, Fight } from '../games';
import * as api from './api';
import type { Desk } from './desk.svelte';
import type { Frame, Line, Outline } from './protocol';
import { sayFault } from './speech.svelte';
import type { Turn } from './turn.svelte';

/** How many moments are fetched at once, and how many before the last are there when the reader goes back. */
const FETCH = 24;
const BEHIND = 18;
/** How long a moment with something to tell is shown; one without is skipped; in ms. */
const STAYS = 1100;
const PASSES = 140;

/** What going back needs to know of a game. */
interface Teller {
  fight?: Fight;
  chapter?: (line: Line) => Chapter | null;
}

/** Words that one seat said one after the other. */
export interface Run {
  seat: number;
  from: number;
  end: number;
}

export class Past {
  /** After this many words; null while the table is shown as it is now. */
  at = $state<number | null>(null);
  /** The moment that is shown: it may still be on its way. */
  frame = $state.raw<Frame | null>(null);
  outline = $state.raw<Outline | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Watching stops where a battle begins. */
  halts = $state(true);
  fault = $state('');
  /** Where the reader left, in words; and the lines of the log that are numbered for him. */
  mark = $state<number | null>(null);
  numbered = $state.raw<readonly number[]>([]);
  /** The places of these lines, each with its number: they are pinned to the map. */
  pins = $state.raw<readonly { number: number; word: string }[]>([]);
  /** The question that the reader has when he begins to look back: another one calls him. */
  #asked: number | undefined;
  #frames = new Map<number, Frame>();
  #fetching = 0;
  #seen = -1;

  constructor(
    readonly desk: Desk,
    readonly turn: Turn,
    readonly key: () => string | undefined,
    readonly game: () => Teller | null,
  ) {
    // Another seat at the same screen, or the end of the match: the past is put away.
    $effect(() => {
      void turn.seat;
      return () => this.now();
    });
    $effect(() => {
      if (desk.table?.over) this.now();
    });
    // Words that are said meanwhile lengthen the strip; words that are taken back are no longer part of the past.
    let known = desk.rewinds;
    $effect(() => {
      const words = desk.table?.words ?? 0;
      const back = desk.rewinds !== known;
      known = desk.rewinds;
      if (this.at === null || (!back && words === this.#seen)) return;
      if (back) this.#frames.clear();
      if (this.at >= words) this.now();
      else void this.#draw().then(() => back && this.at !== null && this.to(this.at));
    });
    $effect(() => {
      if (!this.playing || this.at === null || this.frame?.at !== this.at) return;
      const stays = this.frame.news.length || this.frame.word ? STAYS : PASSES;
      const timer = setTimeout(() => this.#goOn(), stays / this.speed);
      return () => clearTimeout(timer);
    });
  }

  get words(): number {
    return Math.max(this.outline?.words ?? 0, this.desk.table?.words ?? 0);
  }

  /** The log as it was then. */
  lines: readonly Line[] = $derived.by(() => {
    const log = this.desk.news.get(this.turn.seat) ?? [];
    return this.frame && this.outline ? log.slice(0, this.outline.lines[this.frame.at] ?? log.length) : log;
  });

  /** Somebody asks this seat something that it was not asked when it began to look back. */
  called: boolean = $derived.by(
    () => this.at !== null && this.turn.ask !== null && !this.turn.side?.sealed && this.turn.ask.id !== this.#asked,
  );

  /** Who spoke when. */
  runs: readonly Run[] = $derived.by(() => {
    const found: Run[] = [];
    (this.outline?.seats ?? []).forEach((seat, i) => {
      const last = found.at(-1);
      if (last && last.seat === seat) last.end = i + 1;
      else found.push({ seat, from: i, end: i + 1 });
    });
    return found;
  });

  /** The moments at which a turn begins, as the log tells them; where it tells none, at which somebody else speaks. */
  turns: readonly number[] = $derived.by(() => {
    const chapter = this.game()?.chapter;
    const log = this.desk.news.get(this.turn.seat) ?? [];
    const { lines } = this.outline ?? { lines: [] };
    let turn = '';
    // Of lines that belong to one turn the first begins it.
    const first = log.map((line) => {
      const { time, seat } = chapter?.(line) ?? {};
      if (!time && seat == null) return false;
      const before = turn;
      turn = JSON.stringify([time, seat]);
      return turn !== before;
    });
    const begins = lines.flatMap((upto, at) => (first.slice(lines[at - 1] ?? 0, upto).some(Boolean) ? [at] : []));
    return begins.length > 1 ? begins : this.runs.map((run) => run.from);
  });

  /** The moment at which a line of the log was told. */
  told(line: number): number {
    return Math.max(0, this.outline?.lines.findIndex((upto) => upto > line) ?? 0);
  }

  /** Look back: from a moment, or from where the last turn began. */
  async open(at?: number, play = false): Promise<void> {
    if (!this.desk.table || this.desk.table.over) return;
    this.#asked = this.turn.ask?.id;
    this.turn.close();
    await this.#draw();
    if (!this.outline?.words) return;
    const last = this.outline.words - 1;
    this.to(Math.min(at ?? this.turns.filter((start) => start < last).at(-1) ?? last, last));
    this.playing = play;
  }

  /** Look at the moment at which a line of the log was told. */
  async showLine(line: number): Promise<void> {
    await this.#draw();
    await this.open(this.told(line));
  }

  /** Back to the table as it is. */
  now(): void {
    this.at = null;
    this.frame = null;
    this.playing = false;
    this.fault = '';
    this.turn.looking = false;
    this.#frames.clear();
  }

  /** Go to a moment; the last one is now. */
  to(where: number): void {
    const at = Math.max(0, where);
    if (at >= this.words) {
      this.now();
      return;
    }
    const ahead = this.at === null || at >= this.at;
    this.at = at;
    this.turn.looking = true;
    const found = this.#frames.get(at);
    if (found) this.frame = found;
    else void this.#fetch(ahead ? at : Math.max(0, at - BEHIND));
    // What comes next is on its way before it is asked for.
    const next = ahead ? at + 4 : at - 4;
    if (found && next > 0 && next < this.words && !this.#frames.has(next))
      void this.#fetch(ahead ? next : Math.max(0, next - BEHIND));
  }

  step(by: number): void {
    this.playing = false;
    if (this.at === null) void this.open(this.words - 1);
    else this.to(this.at + by);
  }

  turnBy(by: 1 | -1): void {
    this.playing = false;
    if (this.at === null) {
      void this.open();
      return;
    }
    const here = this.at;
    this.to(
      by > 0
        ? (this.turns.find((start) => start > here) ?? this.words)
        : (this.turns.filter((start) => start < here).at(-1) ?? 0),
    );
  }

  /** Watch on, or stop; from where the reader left if he is not looking back yet. */
  watch(): void {
    if (this.at === null) void this.open(this.mark ?? undefined, this.mark !== null);
    else this.playing = !this.playing;
  }

  #goOn(): void {
    if (this.at === null) return;
    this.to(this.at + 1);
    const begins = this.game()?.fight?.begins;
    if (this.at !== null && this.halts && this.#frames.get(this.at)?.news.some((line) => begins?.has(line.kind)))
      this.playing = false;
  }

  get #eyes(): string {
    return this.turn.seat >= 0 ? String(this.turn.seat) : 'watch';
  }

  async #draw(): Promise<void> {
    const [key, table] = [this.key(), this.desk.table];
    if (!key || !table) return;
    this.#seen = table.words;
    try {
      this.outline = await api.outline(table.table, key, this.#eyes);
    } catch (error) {
      this.fault = sayFault(error);
    }
  }

  async #fetch(start: number): Promise<void> {
    const [key, table] = [this.key(), this.desk.table];
    if (!key || !table) return;
    const mine = ++this.#fetching;
    try {
      const found = await api.replay(table.table, [key], start, FETCH, this.#eyes);
      this.fault = '';
      for (const frame of found.frames) this.#frames.set(frame.at, frame);
    } catch (error) {
      this.fault = sayFault(error);
      this.playing = false;
      return;
    }
    if (this.at === null) this.#frames.clear();
    else if (mine === this.#fetching || this.#frames.has(this.at)) this.frame = this.#frames.get(this.at) ?? this.frame;
  }
}
