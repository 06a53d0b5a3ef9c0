/** What a strong player would do: asked of the table for the question that is open, told better and better, forgotten with the answer. */
import type { Desk } from './desk.svelte';
import type { Advice, Candidate, LineStep, RefusalInfo } from './protocol';
import type { Turn } from './turn.svelte';
import { word as parse } from './choices';

/** How much is told: what matters, what one might do, how it would go on. Each is a click further. */
export type Level = 1 | 2 | 3;

const PLACES: ReadonlySet<string> = new Set(['clearing', 'forest', 'land', 'area', 'spot', 'hex']);
/** What is put onto the map: buildings, tokens, plots, developments. */
const PIECES: ReadonlySet<string> = new Set(['piece', 'building', 'development', 'plot']);

/** What is drawn on the map for a candidate: from one place to another, or at a place. */
export interface Drawn {
  number: number;
  from: string;
  to: string;
  /** The letter of a later deed of its line. */
  step?: string;
  /** The word of what would stand there then. */
  ghost?: string;
}

/** What a line begins with: a deed with all that is said for it, or one answer. */
export function deedOf(line: readonly LineStep[], seat: number): readonly LineStep[] {
  if (!line[0]?.begins) return line.slice(0, 1);
  const end = line.findIndex((step, i) => step.seat !== seat || (i > 0 && step.begins));
  return line.slice(0, end < 0 ? line.length : end);
}

/** What follows the deed with which a line begins: deed by deed, or answer by answer where none was begun. */
export function deedsAfter(line: readonly LineStep[], seat: number): LineStep[][] {
  const found: LineStep[][] = [];
  for (const step of line.slice(deedOf(line, seat).length)) {
    const last = found.at(-1);
    if (last?.[0]?.begins && !step.begins && last[0].seat === step.seat) last.push(step);
    else found.push([step]);
  }
  return found;
}

/** By which letter a later deed of a line is called, on the map and in the panel. */
export const letterOf = (at: number): string => String.fromCharCode(97 + at);

/** Where words happen: from one place to another, or at a place, and what then stands at it. */
function whereOf(words: readonly string[]): Pick<Drawn, 'from' | 'to' | 'ghost'> | null {
  const [first, second] = words.filter((word) => PLACES.has(parse(word).kind));
  if (!first) return null;
  if (second && second !== first) return { from: first, to: second };
  const ghost = words.find((word) => PIECES.has(parse(word).kind));
  return { from: '', to: first, ...(ghost && { ghost }) };
}

/** Where a candidate happens. */
export function drawnOf(candidate: Candidate, seat: number, number: number): Drawn[] {
  const words = deedOf(candidate.line, seat).map((step) => step.word);
  if (!words.includes(candidate.word)) words.unshift(candidate.word);
  const where = whereOf(words);
  return where ? [{ number, ...where }] : [];
}

/** The same with what is expected to follow, in its order. */
export function lineOf(candidate: Candidate, seat: number, number: number): Drawn[] {
  const later = deedsAfter(candidate.line, seat).flatMap((deed, i) => {
    const where = whereOf(deed.map((step) => step.word));
    return where ? [{ number, ...where, step: letterOf(i) }] : [];
  });
  return [...drawnOf(candidate, seat, number), ...later];
}

export class Counsel {
  open = $state(false);
  level = $state<Level>(1);
  advice = $state.raw<Advice | null>(null);
  fault = $state.raw<RefusalInfo | null>(null);
  /** The candidate that is looked at alone; -1: all of them. */
  only = $state(-1);
  #end: (() => void) | null = null;
  #asked = -1;

  constructor(
    readonly desk: Desk,
    readonly turn: Turn,
    /** Nobody is to be told anything now: the curtain is down. */
    readonly hidden: () => boolean,
  ) {
    // It belongs to one question: with the next, or with an answer, it is put away.
    $effect(() => {
      const now = this.turn.ask?.id ?? -1;
      if (this.open && (now !== this.#asked || this.hidden())) this.close();
    });
  }

  /** May it be asked for at this table, by whom it is asked something now? */
  get allowed(): boolean {
    const { table } = this.desk;
    return (
      Boolean(table?.hints) && !table?.over && this.turn.seat >= 0 && this.turn.ask !== null && !this.turn.side?.sealed
    );
  }

  get candidates(): readonly Candidate[] {
    return this.advice?.hint.candidates ?? [];
  }

  /** What is drawn on the map. */
  get drawn(): Drawn[] {
    if (!this.open || this.level < 2) return [];
    // A line belongs to one candidate: to the best one, or to that which is looked at.
    if (this.level === 3) {
      const shown = Math.max(0, this.only);
      const one = this.candidates[shown];
      return one ? lineOf(one, this.turn.seat, shown + 1) : [];
    }
    return this.candidates.flatMap((one, i) =>
      this.only < 0 || this.only === i ? drawnOf(one, this.turn.seat, i + 1) : [],
    );
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.allowed) this.call();
  }

  call(): void {
    const { ask, seat } = this.turn;
    if (!ask) return;
    this.open = true;
    this.level = 1;
    this.only = -1;
    this.advice = null;
    this.fault = null;
    this.#asked = ask.id;
    this.#consult(seat, ask.id);
  }

  more(): void {
    if (this.level < 3) this.level = (this.level + 1) as Level;
  }

  close(): void {
    this.open = false;
    this.#end?.();
    this.#end = null;
  }

  #consult(seat: number, ask: number): void {
    this.#end = this.desk.follow({ type: 'consult', seat, ask }, (answer) => {
      if (answer.type === 'advice') this.advice = answer;
      else if (answer.type === 'refused') this.fault = answer.refusal;
      else if (answer.type === 'error' && answer.reason) this.fault = answer.reason;
    });
  }
}
