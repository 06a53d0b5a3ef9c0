/**
 * This browser's part in the deal: a number for each of its seats, laid down as a hash before anybody's is opened, and opened
 * when nothing more can be laid down. It stays here until the end, to see that it was really in the deal.
 */
import type { Answer } from './desk.svelte';
import type { Dealing, State } from './protocol';
import { sha256 } from './sha256';

export interface Drawn {
  number: string;
  /** What all had laid down when the list was closed, by seat: nobody can say later that it was something else. */
  closed?: Record<string, string>;
  /** The table has taken the opened number. */
  opened?: boolean;
}

const STORE = 'polana.stakes';

function known(): Record<string, Drawn> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Drawn>) : {};
  } catch {
    return {};
  }
}

const name = (table: string, seat: number): string => `${table} ${seat}`;

/** What this browser has drawn for its seats at a table. */
export function drawnAt(table: string): Map<number, Drawn> {
  const found = Object.entries(known()).filter(([key]) => key.startsWith(`${table} `));
  return new Map(found.map(([key, drawn]) => [Number(key.slice(table.length + 1)), drawn]));
}

function keep(table: string, seat: number, drawn: Drawn): void {
  const all = Object.entries(known()).filter(([key]) => key !== name(table, seat));
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...all, [name(table, seat), drawn]].slice(-200))));
}

function draw(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const stakeOf = (table: string, seat: number, number: string): string =>
  sha256(`polana stake ${table} ${seat} ${number}`);

const listOf = (dealing: Dealing): Record<string, string> =>
  Object.fromEntries(dealing.stakes.map((one) => [String(one.seat), one.commitment]));
export const sameList = (one: Record<string, string>, other: Record<string, string>): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

type Ask = (
  request: { type: 'lay'; seat: number; commitment: string } | { type: 'reveal'; seat: number; number: string },
) => Promise<Answer>;

/** Lays down and opens by itself, whatever the table tells first. */
export class Stakes {
  #ask: Ask;
  /** Seats for which this page has laid down: another device of the same seat may do so after it, and they do not take turns. */
  #laid = new Set<number>();
  #opening = new Set<number>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** A connection was lost: what had no answer is said again. */
  again(): void {
    this.#laid.clear();
    this.#opening.clear();
  }

  take({ table, sides }: State): void {
    const { dealing } = table;
    if (!dealing) return;
    const list = listOf(dealing);
    for (const { seat } of sides) {
      if (seat < 0) continue;
      const drawn = drawnAt(table.table).get(seat) ?? { number: draw() };
      const stake = stakeOf(table.table, seat, drawn.number);
      const mine = list[String(seat)] === stake;
      if (!dealing.closed && !mine && !this.#laid.has(seat)) {
        keep(table.table, seat, { number: drawn.number });
        this.#laid.add(seat);
        void this.#ask({ type: 'lay', seat, commitment: stake });
      } else if (dealing.closed && mine && !dealing.opened.includes(seat)) {
        this.#open(table.table, seat, drawn, list);
      }
    }
  }

  #open(table: string, seat: number, drawn: Drawn, list: Record<string, string>): void {
    // A list that was closed once and is another now would let somebody choose: he gets nothing from here.
    if (this.#opening.has(seat) || (drawn.closed && !sameList(drawn.closed, list))) return;
    this.#opening.add(seat);
    const closed = { ...drawn, closed: list };
    keep(table, seat, closed);
    void this.#ask({ type: 'reveal', seat, number: drawn.number }).then((answer) => {
      if (answer.type === 'done') keep(table, seat, { ...closed, opened: true });
    });
  }
}
