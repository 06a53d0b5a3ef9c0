/** A hand that clicks twice answers once: what comes to lie under the pointer takes no click for a moment. */
import type { Turn } from '$lib/turn.svelte';

/** For how long, in ms, unless the pointer moves this far, in pixels. */
const MOMENT = 250;
const FAR = 6;

export const steady =
  (turn: Turn) =>
  (box: HTMLElement): (() => void) => {
    let last = { x: -100, y: -100 };
    let away = true;
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > FAR) away = true;
    };
    const click = (event: MouseEvent): void => {
      // A key that presses a button has no place.
      if (event.detail === 0) return;
      // A finger comes down elsewhere without having moved there.
      if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > FAR) away = true;
      // What counts is when the hand clicked, not when a busy page comes to it.
      if (
        !away &&
        event.timeStamp - turn.answered < MOMENT &&
        event.target instanceof Element &&
        event.target.closest('[data-option], [data-confirm], .lit')
      ) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      last = { x: event.clientX, y: event.clientY };
      away = false;
    };
    window.addEventListener('pointermove', move, { passive: true });
    box.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('pointermove', move);
      box.removeEventListener('click', click, { capture: true });
    };
  };
