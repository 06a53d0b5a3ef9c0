/** What the reader has said lately outlives a reload of the page: which of two moves it is, and what is his to take back, depend on it. */
import type { Desk } from './desk.svelte';
import type { Said, Turn } from './turn.svelte';

const KEY = 'polana.trail';

interface Kept {
  table: string;
  /** The question that it led to. */
  ask: number;
  trail: Said[];
}

/** Nothing that somebody else may have written there is trusted. */
function kept(): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const whole =
      typeof found?.table === 'string' &&
      typeof found.ask === 'number' &&
      Array.isArray(found.trail) &&
      found.trail.every((said) => typeof said?.about === 'string' && typeof said.word === 'string');
    return whole ? (found as Kept) : null;
  } catch {
    // What cannot be read is nobody's trail.
    return null;
  }
}

/** Call it while the room is set up. */
export function keepTrail(desk: Desk, turn: Turn): void {
  let recalled = false;
  $effect.pre(() => {
    const table = desk.table?.table;
    const ask = turn.ask?.id;
    if (table === undefined || ask === undefined) return;
    if (!recalled) {
      recalled = true;
      const before = turn.trail.length ? null : kept();
      if (before?.table === table && before.ask === ask) turn.trail = before.trail;
    }
    sessionStorage.setItem(KEY, JSON.stringify({ table, ask, trail: turn.trail }));
  });
}
