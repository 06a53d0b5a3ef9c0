/** Pieces on their way. A board shows a stack without those that are still to come, and draws the travellers over it. */
import { untrack } from 'svelte';

import { settings } from '../settings.svelte';
import { changesBetween, type Change, type Stack } from './flights';

/** How long a piece travels, how much later the next one sets out, and how long all of them may take together. */
const TRAVEL = 340;
const APART = 90;
const IN_ALL = 700;
/** How long the way of a piece stays drawn; where nothing moves, it is all that shows the journey. */
const WAY = 1500;

export interface Traveller extends Change {
  id: number;
  delay: number;
  time: number;
}

export class Flight {
  travellers = $state.raw<readonly Traveller[]>([]);
  /** The ways that were just gone. */
  ways = $state.raw<readonly Change[]>([]);
  #before: readonly Stack[] | null = null;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Follow the stacks of a board; call it while the board is set up.
   *
   * @param home the place that an older place belongs to now, where places grow together
   */
  follow(stacks: () => readonly Stack[], home: (place: string) => string = (place) => place): void {
    $effect.pre(() => {
      const now = stacks();
      untrack(() => {
        this.#before &&= this.#before.map((stack) => ({ ...stack, place: home(stack.place) }));
        this.#look(now);
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #look(now: readonly Stack[]): void {
    const before = this.#before;
    this.#before = now;
    const beat = settings.beat;
    if (before === null || document.hidden) {
      this.travellers = [];
      return;
    }
    const changes = changesBetween(before, now);
    // A whole new board (another replay, a jump through the record) is not a journey.
    if (!changes.length || changes.length > 14) return;
    const gone = changes.filter((change) => change.kind === 'travel');
    if (gone.length) {
      this.ways = gone;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.ways = []), WAY * Math.max(1, beat));
    }
    if (beat === 0) {
      this.travellers = [];
      return;
    }
    const apart = Math.min(APART, (IN_ALL - TRAVEL) / changes.length);
    const set = changes.map((change, i): Traveller => ({
      ...change,
      id: ++this.#count,
      delay: i * apart * beat,
      time: TRAVEL * beat,
    }));
    this.travellers = [...this.travellers, ...set];
  }

  /** How many of a stack have not arrived yet. */
  coming(who: string, place: string): number {
    return this.travellers.reduce((sum, one) => sum + (one.place === place && one.who === who ? one.count : 0), 0);
  }

  /** An attachment: moves the drawn traveller, and lets it go when it has arrived. */
  fly =
    (one: Traveller) =>
    (node: SVGGElement): (() => void) => {
      const at = ([x, y]: readonly [number, number], size = 1): string => `translate(${x}px, ${y}px) scale(${size})`;
      const frames: Record<Change['kind'], Keyframe[]> = {
        travel: [{ transform: at(one.from) }, { transform: at(one.to) }],
        appear: [
          { transform: at(one.to, 0.3), opacity: 0 },
          { transform: at(one.to, 1.12), opacity: 1, offset: 0.7 },
          { transform: at(one.to), opacity: 1 },
        ],
        fade: [
          { transform: at(one.from), opacity: 1 },
          { transform: at(one.from, 0.55), opacity: 0 },
        ],
      };
      const moving = node.animate(frames[one.kind], {
        duration: one.time,
        delay: one.delay,
        easing: 'ease-in-out',
        fill: 'both',
      });
      const land = (): void => {
        this.travellers = this.travellers.filter((other) => other.id !== one.id);
      };
      moving.onfinish = land;
      // Where animations are held back (a hidden page), nobody stays on the way for ever.
      const late = setTimeout(land, one.time + one.delay + 1500);
      return () => {
        clearTimeout(late);
        moving.cancel();
      };
    };
}
