/** Plays what comes in quick succession one after the other, so that it can be followed; and all at once when asked to. */
export class Playback<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param take shows one thing
   * @param hold how long it stays before the next, in ms; `behind` is how many wait after it
   */
  constructor(
    readonly take: (thing: T) => void,
    readonly hold: (thing: T, behind: number) => number,
  ) {}

  get behind(): number {
    return this.#waiting.length;
  }

  add(thing: T): void {
    this.#waiting.push(thing);
    if (!this.#timer) this.#next();
  }

  /** Show all that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let thing = this.#waiting.shift(); thing !== undefined; thing = this.#waiting.shift()) this.take(thing);
  }

  #next(): void {
    this.#timer = undefined;
    for (let thing = this.#waiting.shift(); thing !== undefined; thing = this.#waiting.shift()) {
      this.take(thing);
      const time = this.hold(thing, this.#waiting.length);
      if (time > 0) {
        this.#timer = setTimeout(() => this.#next(), time);
        return;
      }
    }
  }
}

/** The longest that a reader is kept behind the table, at the usual pace. */
const LONGEST = 9000;

/** How long a position stays: its own time, but the more wait behind it, the shorter. */
export const holdFor = (own: number, behind: number, beat: number): number =>
  beat === 0 || own === 0 ? 0 : Math.round(Math.min(own, LONGEST / (behind + 1)) * beat);
