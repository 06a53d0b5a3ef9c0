/** Whether the reader is told who he is and how he wins: at the start of a match until he has answered, and whenever he asks. */
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
  /** How much he had answered when he was told first; -1 before that. */
  #answers = $state(-1);

  /** The log tells of a turn of his. */
  #begun = $derived.by(() => {
    const { seat } = this.turn;
    const chapter = this.game()?.chapter;
    const lines = this.desk.news.get(seat) ?? [];
    return chapter ? lines.some((line) => chapter(line)?.seat === seat) : lines.length > 0;
  });

  shown = $derived.by(() => this.called || (!this.#put && this.#answers >= 0 && !this.desk.table?.over));

  constructor(
    readonly desk: Desk,
    readonly turn: Turn,
    readonly game: () => Teller | null,
    /** Whom the reader plays is known. */
    readonly sided: () => boolean,
  ) {
    // Whoever comes back to a match in which he has had a turn knows already; and what he has answered he has understood.
    $effect(() => {
      if (this.#put || !this.game() || this.turn.seat < 0 || this.desk.table === null || !this.sided()) return;
      // What the page answers by itself, since there is no choice, nobody has read.
      const answers = this.turn.trail.filter(({ passed }) => !passed).length;
      if (this.#answers < 0) {
        if (this.#begun) this.#put = true;
        else this.#answers = answers;
      } else if (answers > this.#answers) this.#put = true;
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
