/** Answering for somebody who has no choice. A question is put even where only a pass, or one card, is possible, since what can be
 * done is a secret of the hand: the page answers it after the time that a person would seem to need, so that nobody else can tell. */
import { untrack } from 'svelte';

import { ENDS } from './choices';
import type { Desk } from './desk.svelte';
import type { AskInfo } from './protocol';
import { settings } from './settings.svelte';
import type { Turn } from './turn.svelte';

/** As long as the server lets somebody think for whom it passes reactions, in ms. */
const THINKS = { least: 2000, most: 7000 };
/** Nobody looks on: long enough to be seen and to be stopped. */
const SEEN = { least: 250, more: 650 };

export class Passing {
  /** The question that is being passed. */
  ask = $state(-1);
  /** The question that the reader wants to answer himself. */
  #kept = $state(-1);

  /** The reader wants this question no more until then. */
  #quiet = $state.raw({ about: '', spell: '' });

  /** The question, if it may come again before its time is over and can be answered with nothing. */
  readonly repeats: { about: string; spell: string; word: string } | null = $derived.by(() => {
    const { ask, side } = this.turn;
    const spell = ask && side ? (this.turn.game()?.spell?.(ask, side.view) ?? '') : '';
    const word = ask?.options.find((option) => ENDS.includes(option));
    return ask && spell && word !== undefined ? { about: ask.about, spell, word } : null;
  });
  /** What the page answers: nothing else is possible, or the reader wants to hear no more of it. */
  readonly answers: { word: string; pass: boolean; hushed?: boolean } | null = $derived.by(() => {
    const { repeats } = this;
    const hushed = repeats !== null && repeats.about === this.#quiet.about && repeats.spell === this.#quiet.spell;
    const only = settings.nothing ? this.turn.only : null;
    // Whoever could have answered otherwise is told that he did not want to be asked.
    return hushed ? { word: repeats.word, pass: true, hushed: !this.turn.only } : only;
  });

  /** The number of the question that the page may answer: it stays the same while only others act or speak. */
  #due = $derived.by(() => {
    const { ask, undone, looking, grave } = this.turn;
    const free = ask && this.answers && !grave && ask.id !== this.#kept;
    return free && !undone && !looking && !this.covered() ? ask.id : -1;
  });

  constructor(
    readonly desk: Desk,
    readonly turn: Turn,
    readonly covered: () => boolean,
    readonly told: (ask: AskInfo, word: string, pass: boolean, hushed: boolean) => void,
  ) {
    $effect(() => {
      const due = this.#due;
      this.ask = due;
      if (due < 0) return;
      let timer = 0;
      const wait = (ms: number): void => {
        timer = window.setTimeout(
          () => void this.#answer(due).then((done) => !done && this.ask === due && wait(50)),
          ms,
        );
      };
      untrack(() => wait(this.#wait()));
      return () => clearTimeout(timer);
    });
  }

  /** Answer now; false where that has to wait, since the answer before it may still be on its way. */
  async #answer(due: number): Promise<boolean> {
    const { turn } = this;
    const { ask, busy } = turn;
    const only = this.answers;
    if (busy) return false;
    if (ask?.id !== due || !only) return true;
    // Whoever would rather take back what led here than go on has to be let.
    if (!only.pass && (turn.side?.undo ?? 0) > turn.passed && (await turn.final([only.word]))) this.#kept = due;
    else if (turn.ask?.id === due && !turn.busy)
      await turn.send([only.word], true).then(() => this.told(ask, only.word, only.pass, only.hushed ?? false));
    return true;
  }

  /** Not again before its time is over. */
  hush(): void {
    if (this.repeats) this.#quiet = this.repeats;
  }

  /** Let the reader answer it. */
  keep(): void {
    this.#kept = this.ask;
  }

  /** Other people at the table, or somebody who watches it, could draw conclusions from an answer that comes too soon. */
  #wait(): number {
    const { table, presence, sides } = this.desk;
    const own = new Set(sides.map((side) => side.seat));
    const others = table?.seats.some((seat) => seat.player !== 'bot' && !own.has(seat.seat));
    const seen = others || sides.length > 1 || presence.watchers > 0;
    return seen ? THINKS.least + Math.random() * (THINKS.most - THINKS.least) : SEEN.least + SEEN.more * settings.beat;
  }
}
