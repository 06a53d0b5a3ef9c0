/** A match looked at again: its review as far as it has come, and the positions of its replay, fetched when they are looked at. */
import * as api from './api';
import type { Decision, Frame, Replay, Review } from './protocol';

/** How often it is asked how far the review has come, in ms. */
const PACE = 1500;
/** So many positions are fetched together. */
const CHUNK = 24;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  replay = $state.raw<Replay | null>(null);
  fault = $state.raw<unknown>(null);
  /** What a button could not do. */
  trouble = $state.raw<unknown>(null);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Set<number>();
  #timer = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly keys: readonly string[],
  ) {}

  async open(): Promise<void> {
    try {
      this.replay = await api.replay(this.table, this.keys, 0, 1, 'all');
      await this.#look();
    } catch (error) {
      this.fault = error;
    }
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  get whole(): boolean {
    return this.review !== null && this.review.done >= this.review.words;
  }

  async #look(): Promise<void> {
    this.review = await api.review(this.table, this.keys);
    if (this.#ended || this.whole) return;
    this.#timer = window.setTimeout(
      () =>
        void this.#look().catch((error: unknown) => {
          // What is there stays; a moment without an answer is no end.
          this.trouble = error;
          if (!this.#ended) this.#timer = window.setTimeout(() => void this.#look().catch(() => undefined), 4 * PACE);
        }),
      PACE,
    );
  }

  /** The position after so many words, once it is there. */
  frame(at: number): Frame | undefined {
    const found = this.#frames.get(at);
    if (!found) void this.#fetch(at);
    return found;
  }

  async #fetch(at: number): Promise<void> {
    const start = at - (at % CHUNK);
    if (this.#asked.has(start)) return;
    this.#asked.add(start);
    try {
      const part = await api.replay(this.table, this.keys, start, CHUNK, 'all');
      this.#frames = new Map([...this.#frames, ...part.frames.map((frame) => [frame.at, frame] as const)]);
    } catch (error) {
      this.#asked.delete(start);
      this.trouble = error;
    }
  }

  decisionsOf(seat: number): readonly Decision[] {
    return this.review?.decisions.filter((one) => one.step.seat === seat) ?? [];
  }
}
