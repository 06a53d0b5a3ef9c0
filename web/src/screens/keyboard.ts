/** The keys of the table screen. */
import type { Past } from '$lib/past.svelte';
import type { Turn } from '$lib/turn.svelte';

export interface Moves {
  past: Past;
  tab: (name: 'log' | 'law') => void;
  hand: () => void;
  command: () => void;
  /** The reader's own board, whole. */
  board: () => void;
  help: () => void;
  /** What would a strong player do? */
  hint: () => void;
  close: () => void;
}

let typed = '';
let timer = 0;

/** Digits (and letters of options) pick the option with that key; what is typed within 400 ms is one key. */
export function digit(key: string, turn: Turn): void {
  clearTimeout(timer);
  typed += key.toUpperCase();
  const now = typed;
  const pick = (): void => {
    typed = '';
    const choice = turn.choices.find((option) => option.key === now);
    if (choice) void turn.press(choice.text);
  };
  const longer = turn.choices.some((option) => option.key.length > now.length && option.key.startsWith(now));
  if (longer && now !== '0') timer = window.setTimeout(pick, 400);
  else pick();
}

/** Does this continue what was typed before, or does an option's key begin with this letter? */
export const begins = (key: string, turn: Turn): boolean =>
  /^[a-z]$/i.test(key) &&
  turn.choices.some((option) => option.key.startsWith(typed + key.toUpperCase()) && /^\D/.test(option.key));

/** The keys of the strip, while somebody looks back: arrows a word, brackets a turn. */
function back(event: KeyboardEvent, past: Past): boolean {
  if (event.key.toLowerCase() === 'w') past.watch();
  else if (past.at === null) return false;
  else if (event.key === 'ArrowLeft') past.step(-1);
  else if (event.key === 'ArrowRight') past.step(1);
  else if (event.key === '[' || event.key === 'PageUp') past.turnBy(-1);
  else if (event.key === ']' || event.key === 'PageDown') past.turnBy(1);
  else if (event.key === 'Home') past.to(past.mark ?? 0);
  else if (event.key === 'End') past.now();
  // Nothing can be answered there.
  else return /^\d$/.test(event.key) || event.key.toLowerCase() === 'u';
  return true;
}

/** The first option that is in sight, wherever it lies: a button, a place, a card. Whoever has put the focus nowhere begins there. */
const firstOption = (): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement>('.ask .two [data-option]') ??
  document.querySelector<SVGElement>('.mapbox .hit.lit, .mapbox [data-option]') ??
  document.querySelector<HTMLElement>('.strip [data-option]') ??
  document.querySelector<HTMLElement>('[data-confirm], [data-option]');

/** Where arrows begin on the map: at a place that may be chosen, else at the way in. */
const firstPlace = (): SVGElement | null =>
  document.querySelector<SVGElement>('.mapbox .hit.lit') ??
  document.querySelector<SVGElement>('.mapbox .hit[tabindex="0"]') ??
  document.querySelector<SVGElement>('.mapbox .hit');

/** The last two keys; a click comes between. Heard before anything that answers a key. */
let keys = ['', ''];
window.addEventListener('keydown', ({ key }) => (keys = [keys[1] ?? '', key]), { capture: true });
window.addEventListener('pointerdown', () => (keys = ['', '']), { capture: true });

/**
 * Tab and arrows while nothing has the focus: Tab goes to the options, an arrow onto the map. Whoever has come with Tab
 * to the end of the page goes on at its head: on the way lie the map and whatever else stands before the options.
 */
export function begin(event: KeyboardEvent): boolean {
  if (document.activeElement && document.activeElement !== document.body) return false;
  if (event.key === 'Tab' && keys[0] === 'Tab') return false;
  const to =
    event.key === 'Tab' && !event.shiftKey ? firstOption() : event.key.startsWith('Arrow') ? firstPlace() : null;
  to?.focus();
  return to !== null;
}

export function keyboard(event: KeyboardEvent, turn: Turn, moves: Moves): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    if (moves.past.at !== null) moves.past.now();
    moves.close();
    return;
  }
  const at = event.target;
  if (at instanceof HTMLElement && (/INPUT|TEXTAREA|SELECT/.test(at.tagName) || at.isContentEditable)) return;
  if (moves.past.at !== null && back(event, moves.past)) {
    event.preventDefault();
    return;
  }
  if (begin(event)) {
    event.preventDefault();
    return;
  }
  if (!turn.looking && (/^\d$/.test(event.key) || begins(event.key, turn))) digit(event.key, turn);
  else if (event.key === 'Enter') {
    // A focused button answers for itself; a place of the map that is no answer keeps nobody from confirming.
    const own = at instanceof Element ? at.closest('button, a, [role="button"], [role="tab"]') : null;
    if (own && !(turn.pending && own.closest('.mapbox') && !own.matches('.lit, [data-option]'))) return;
    void turn.confirm();
  } else if (event.key === ' ' && turn.desk.behind > 0) turn.desk.catchUp();
  else if (event.key === '/') moves.command();
  else if (event.key === '?') turn.asking = !turn.asking;
  else if (event.key.toLowerCase() === 'u') void turn.undo();
  else if (event.key.toLowerCase() === 'l') moves.tab('law');
  else if (event.key.toLowerCase() === 'g') moves.tab('log');
  else if (event.key.toLowerCase() === 'h') moves.hand();
  else if (event.key.toLowerCase() === 'b') moves.board();
  else if (event.key.toLowerCase() === 'w') moves.past.watch();
  else if (event.key.toLowerCase() === 'p') moves.hint();
  else if (event.key === 'F1') moves.help();
  else return;
  event.preventDefault();
}
