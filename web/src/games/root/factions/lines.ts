/** Lines of the log that only one faction has, and what they are about: a folder that has such lines brings `lines.ts`. */
export interface FactionLines {
  /** What an action costs. */
  costs?: readonly string[];
  /** Somebody has moved. */
  moves?: readonly string[];
}

const files = import.meta.glob<FactionLines>('./*/lines.ts', { eager: true, import: 'default' });
const all = (which: keyof FactionLines): readonly string[] =>
  Object.values(files).flatMap((lines) => lines[which] ?? []);

export const COSTS = all('costs');
export const MOVES = all('moves');
