/** A puzzle being tried: what was done so far, what is shown of it, how it was judged, and the best line for whoever wants it. */
import { ActLine } from './actline';
import * as api from './api';
import { Desk } from './desk.svelte';
import type { PuzzleFrame, PuzzleInfo, PuzzleStage, Solution, State, Trial } from './protocol';
import { settings } from './settings.svelte';
import { note, NONE, tried, type Solved } from './solved';

/** How long each moment is looked at before the next, in ms at the usual pace. */
const HOLDS: Readonly<Record<string, number>> = { begin: 0, played: 350, other: 900, back: 0 };
/** After so many tries in vain the best line is offered first. */
export const TRIES = 3;

const START: PuzzleStage = { points: 0, rows: [], over: false, verdict: null, differs: -1 };

export class Puzzle {
  info = $state.raw<PuzzleInfo | null>(null);
  stage = $state.raw<PuzzleStage>(START);
  fault = $state.raw<unknown>(null);
  /** More is about to be shown. */
  playing = $state(false);
  /** A word is on its way; the last one of a turn is judged, which may take some seconds. */
  busy = $state(false);
  solution = $state.raw<Solution | null>(null);
  /** What is known of earlier tries. */
  kept = $state.raw<Solved>(NONE);
  /** Counted with every try. */
  round = $state(0);
  readonly desk: Desk;
  #line: ActLine | null = null;
  #acts: string[] = [];
  #seq = 0;
  #first: State | null = null;
  #waiting: PuzzleFrame[] = [];
  #timer = 0;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.desk = new Desk(['puzzle'], () => (this.#line = new ActLine(this)));
    // A puzzle has a pace of its own.
    this.desk.dwell = () => 0;
    this.kept = tried().get(this.id) ?? NONE;
  }

  get id(): string {
    return `${this.game}/${this.name}`;
  }

  async open(): Promise<void> {
    try {
      this.info = await api.puzzle(this.game, this.name);
      this.desk.open();
    } catch (error) {
      this.fault = error;
    }
  }

  close(): void {
    this.#flush();
    this.desk.close();
  }

  async begin(): Promise<void> {
    try {
      this.#take(await api.solve(this.game, this.name, { acts: [], seq: this.#seq }));
    } catch (error) {
      this.fault = error;
    }
  }

  /** Once more from the start. */
  async again(): Promise<void> {
    this.#flush();
    this.#acts = [];
    this.round += 1;
    await this.begin();
  }

  async act(act: string): Promise<Trial | 'stale' | null> {
    this.#flush();
    const { round } = this;
    this.busy = true;
    const trial = await this.#solve({ acts: this.#acts, act });
    this.busy = false;
    // The turn has been begun anew since.
    if (round !== this.round) return 'stale';
    if (trial) {
      // A word that is not allowed has led nowhere.
      if (trial.answer.type !== 'refused') this.#acts = [...this.#acts, act];
      this.#take(trial);
    }
    return trial;
  }

  ask(what: { why: string } | { ahead: string[] }): Promise<Trial | null> {
    return this.#solve({ acts: this.#acts, ...what });
  }

  /** The best line, for whoever wants to see it. Rejects where nobody answers. */
  async showLine(): Promise<void> {
    this.solution ??= await api.solution(this.game, this.name);
    this.kept = note(this.id, (before) => (before.solved ? before : { ...before, shown: true }));
  }

  async #solve(wish: { acts: string[]; act?: string; why?: string; ahead?: string[] }): Promise<Trial | null> {
    try {
      return await api.solve(this.game, this.name, { ...wish, seq: this.#seq });
    } catch (error) {
      console.info(`the puzzle does not answer: ${String(error)}`);
      return null;
    }
  }

  #take(trial: Trial): void {
    this.#waiting.push(...trial.frames);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.#show(frame);
    this.playing = this.#waiting.length > 0;
    if (this.playing) this.#timer = window.setTimeout(() => this.#next(), (HOLDS[frame.what] ?? 0) * settings.beat);
  }

  #show({ what, state, stage }: PuzzleFrame): void {
    this.#seq = state.seq;
    if (what === 'begin') this.#first ??= state;
    const ended = stage.over && !this.stage.over;
    this.stage = stage;
    this.#line?.hear({ ...state, type: 'state' });
    if (!ended) return;
    const solved = stage.verdict?.solved ?? false;
    this.kept = note(this.id, (before) => ({
      ...before,
      tries: before.tries + 1,
      solved: before.solved || (solved ? before.tries + 1 : 0),
      at: Date.now(),
    }));
    this.#back();
  }

  /** The board stands as it was before the turn, and asks nothing: the lines are read against it. */
  #back(): void {
    const first = this.#first;
    if (!first) return;
    this.#seq += 1;
    this.#line?.hear({
      ...first,
      type: 'state',
      seq: this.#seq,
      sides: first.sides.map((side) => ({ ...side, ask: null, undo: 0, news_from: 0 })),
    });
  }

  /** Whoever goes on does not wait for what is still to be shown. */
  #flush(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#waiting.splice(0)) this.#show(frame);
    this.playing = false;
  }
}
