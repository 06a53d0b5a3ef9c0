/** How factions look: every folder here brings it, with the signs of its pieces and of its hirelings (`look.ts`). */
import type { ShapeName } from '$lib/ink/shapes';

export interface FactionLook {
  /** The outline of its pieces, its sign and its colour. */
  shape: ShapeName;
  glyph: string;
  colour: string;
  /** A player without a seat. */
  automaton?: boolean;
  /** A second one at the same table: its name and its colour. */
  second?: { name: string; colour: string };
  /** Signs of its pieces, by how their names begin. */
  pieces?: Readonly<Record<string, string>>;
  /** Signs of the hirelings that come with it; both sides of a card have the same. */
  hirelings?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<FactionLook>('./*/look.ts', { eager: true, import: 'default' });

export const LOOKS: ReadonlyMap<string, FactionLook> = new Map(
  Object.entries(files).flatMap(([path, look]): [string, FactionLook][] => [
    [path.split('/')[1] ?? '', look],
    ...(look.second ? [[look.second.name, { ...look, colour: look.second.colour }] as [string, FactionLook]] : []),
  ]),
);
