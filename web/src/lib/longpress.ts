import { TAKEN } from './about';

/** A long press, or the other mouse button, on something that stands for a word: tell what it is. */
const LONG = 420;
/** A finger that moves farther than this drags the map. */
const SLACK = 9;

export type Inspect = (word: string, at: { x: number; y: number }, tell: string) => void;

/** An attachment for whatever holds elements with `data-word`. */
export const longPress =
  (inspect: Inspect) =>
  (box: HTMLElement): (() => void) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let told = false;

    const found = (target: EventTarget | null): Element | null =>
      target instanceof Element ? target.closest('[data-word]') : null;
    const tell = (node: Element, at: { x: number; y: number }): void => {
      inspect(
        node.getAttribute('data-word') ?? '',
        at,
        node.getAttribute('aria-label') ?? node.getAttribute('data-tell') ?? '',
      );
    };
    const cancel = (): void => clearTimeout(timer);

    const down = (event: PointerEvent): void => {
      cancel();
      told = false;
      const node = found(event.target);
      if (!node || TAKEN.has(event) || event.pointerType === 'mouse' || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        told = true;
        tell(node, start);
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) cancel();
    };
    const menu = (event: MouseEvent): void => {
      const node = found(event.target);
      if (!node) return;
      event.preventDefault();
      if (told) return;
      cancel();
      tell(node, { x: event.clientX, y: event.clientY });
    };
    // The click that ends a long press answers nothing.
    const click = (event: MouseEvent): void => {
      if (!told) return;
      told = false;
      event.stopPropagation();
      event.preventDefault();
    };

    box.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', cancel);
    window.addEventListener('pointercancel', cancel);
    box.addEventListener('contextmenu', menu);
    box.addEventListener('click', click, { capture: true });
    return () => {
      cancel();
      box.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', cancel);
      window.removeEventListener('pointercancel', cancel);
      box.removeEventListener('contextmenu', menu);
      box.removeEventListener('click', click, { capture: true });
    };
  };
