/** What has moved between two positions: who went where, who came, who is gone. Games tell it by the same stacks that they draw. */
import { distance, type Point } from './paths';
import type { Emblem } from './shapes';

/** A number of identical pieces at one place. */
export interface Stack {
  /** Whose they are and of what kind: only identical pieces take each other's place. */
  who: string;
  place: string;
  count: number;
  at: Point;
  emblem: Emblem;
}

export interface Change {
  kind: 'travel' | 'appear' | 'fade';
  who: string;
  count: number;
  emblem: Emblem;
  from: Point;
  to: Point;
  /** The place that it comes to; empty when it fades. */
  place: string;
}

const id = (stack: Stack): string => `${stack.who}|${stack.place}`;

interface Shift {
  stack: Stack;
  count: number;
}

/** Stacks by what they are and where; those that have come to share a place count together. */
function gathered(stacks: readonly Stack[]): Map<string, Stack> {
  const found = new Map<string, Stack>();
  for (const stack of stacks) {
    const known = found.get(id(stack));
    found.set(id(stack), known ? { ...known, count: known.count + stack.count } : stack);
  }
  return found;
}

/** The shortest journeys that lead from one position to the other. */
export function changesBetween(before: readonly Stack[], after: readonly Stack[]): Change[] {
  const was = gathered(before);
  const is = gathered(after);
  const left: Shift[] = [];
  const come: Shift[] = [];
  for (const [key, stack] of was) {
    const gone = stack.count - (is.get(key)?.count ?? 0);
    if (gone > 0) left.push({ stack, count: gone });
  }
  for (const [key, stack] of is) {
    const more = stack.count - (was.get(key)?.count ?? 0);
    if (more > 0) come.push({ stack, count: more });
  }
  const pairs = left
    .flatMap((a) =>
      come.filter((b) => b.stack.who === a.stack.who).map((b) => ({ a, b, far: distance(a.stack.at, b.stack.at) })),
    )
    .sort((one, two) => one.far - two.far);
  const found: Change[] = [];
  for (const { a, b } of pairs) {
    const count = Math.min(a.count, b.count);
    if (!count) continue;
    a.count -= count;
    b.count -= count;
    found.push({
      kind: 'travel',
      who: a.stack.who,
      count,
      emblem: b.stack.emblem,
      from: a.stack.at,
      to: b.stack.at,
      place: b.stack.place,
    });
  }
  for (const { stack, count } of come) {
    if (count)
      found.push({
        kind: 'appear',
        who: stack.who,
        count,
        emblem: stack.emblem,
        from: stack.at,
        to: stack.at,
        place: stack.place,
      });
  }
  for (const { stack, count } of left) {
    if (count)
      found.push({
        kind: 'fade',
        who: stack.who,
        count,
        emblem: stack.emblem,
        from: stack.at,
        to: stack.at,
        place: '',
      });
  }
  return found;
}
