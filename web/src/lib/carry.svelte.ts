/** Dragging pieces from place to place is a move, wherever a move is possible. It is never the only way. */
import type { Turn } from './turn.svelte';

/** A hand that moves farther than this carries something. */
const SLACK = 6;

interface Held {
  from: string;
  start: { x: number; y: number };
  moved: boolean;
  /** The words before the place where it is put down, and the places where it may be. */
  way: Promise<{ prefix: readonly string[]; to: ReadonlySet<string> } | null> | null;
}

export class Carry {
  /** Where the carried pieces are, in the window; null when nothing is carried. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #held: Held | null = null;
  #swallow = false;

  constructor(readonly turn: Turn) {}

  /** Listen on the box of a map: places are elements with `data-word`. */
  attach = (box: HTMLElement): (() => void) => {
    const wordAt = (target: EventTarget | null): string =>
      target instanceof Element ? (target.closest('[data-word]')?.getAttribute('data-word') ?? '') : '';
    const down = (event: PointerEvent): void => {
      const from = wordAt(event.target);
      this.#swallow = false;
      if (event.pointerType === 'touch' || event.button !== 0 || !from || !this.turn.ask) return;
      this.#held = { from, start: { x: event.clientX, y: event.clientY }, moved: false, way: null };
    };
    const move = (event: PointerEvent): void => {
      const held = this.#held;
      if (!held) return;
      if (!held.moved && Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) > SLACK) {
        held.moved = true;
        held.way = this.turn.ways(held.from);
        void held.way.then((way) => {
          if (this.#held !== held) return;
          if (!way) this.#held = null;
          else {
            this.at = held.start;
            this.turn.previewed = way.to;
          }
        });
      }
      if (!this.at) return;
      event.stopPropagation();
      this.at = { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      const held = this.#held;
      const carried = this.at !== null;
      this.#held = null;
      this.at = null;
      if (!held?.moved || !carried) return;
      this.#swallow = true;
      this.turn.preview(null);
      const to = wordAt(document.elementFromPoint(event.clientX, event.clientY));
      if (!to || to === held.from) return;
      const at = { x: event.clientX, y: event.clientY };
      void held.way?.then((way) =>
        way?.to.has(to) ? this.turn.press([...way.prefix, to]) : way && this.turn.whyAfter(way.prefix, to, at),
      );
    };
    const click = (event: MouseEvent): void => {
      if (!this.#swallow) return;
      this.#swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    box.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move, { capture: true });
    window.addEventListener('pointerup', up, { capture: true });
    box.addEventListener('click', click, { capture: true });
    return () => {
      box.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move, { capture: true });
      window.removeEventListener('pointerup', up, { capture: true });
      box.removeEventListener('click', click, { capture: true });
    };
  };
}
