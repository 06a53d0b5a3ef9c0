/** Whether the reader is told who he is and how he wins: from the start of a match into his first turn, and whenever he asks. */
import type { Chapter } from '../games';
import type { Desk } from './desk.svelte';
import type { Line } from './protocol';
import type { Turn } from './turn.svelte';

interface Teller {
  chapter?: (line: Line) => Chapter | null;
}

export class Beginning {
  /** The reader has asked for it. */
  called = $state(false);
  #put = $state(false);
  /** How much he had answered when his first turn began. */
  #answers = $state(-1);

  /** The log tells of a turn of his. */
  #begun = $derived.by(() => {
    const { seat } = this.turn;
    const chapter = this.game()?.chapter;
    const lines = this.desk.news.get(seat) ?? [];
    return chapter ? lines.some((line) => chapter(line)?.seat === seat) : lines.length > 0;
  });

  shown = $derived.by(
    () =>
      this.called ||
      (!this.#put &&
        this.turn.seat >= 0 &&
        !this.desk.table?.over &&
        this.desk.table !== null &&
        (!this.#begun || (this.#answers >= 0 && this.turn.trail.length <= this.#answers))),
  );

  constructor(
    readonly desk: Desk,
    readonly turn: Turn,
    readonly game: () => Teller | null,
  ) {
    // Whoever comes back to a match in which he has played knows already: only a turn that begins here is waited for.
    let before = false;
    $effect(() => {
      if (!this.game()) return;
      if (!this.#begun) before = true;
      else if (before && this.#answers < 0) this.#answers = this.turn.trail.length;
    });
  }

  call(): void {
    this.called = !this.shown;
    this.#put = !this.called;
  }

  close(): void {
    this.called = false;
    this.#put = true;
  }
}
