/** The keys that this browser holds: each opens one seat of one table, or watching it. */
export interface HeldKey {
  table: string;
  key: string;
  /** -1 for watching. */
  seat: number;
  /** Invites that were made for friends, by seat, to be shown again. */
  invites?: Record<string, string>;
  watch?: string;
}

const STORE = 'polana.keys';

export function held(): HeldKey[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? (found as HeldKey[]) : [];
  } catch {
    return [];
  }
}

function keep(keys: readonly HeldKey[]): void {
  localStorage.setItem(STORE, JSON.stringify(keys.slice(-200)));
}

export function hold(key: HeldKey): void {
  const known = held().find((other) => other.key === key.key);
  keep([...held().filter((other) => other.key !== key.key), { ...known, ...key }]);
}

export function drop(key: string): void {
  keep(held().filter((other) => other.key !== key));
}

/** The keys for one table: seats where there are any, else one for watching. */
export function keysOf(table: string): HeldKey[] {
  const here = held().filter((key) => key.table === table);
  const seats = here.filter((key) => key.seat >= 0).sort((a, b) => a.seat - b.seat);
  return seats.length ? seats : here.slice(-1);
}
