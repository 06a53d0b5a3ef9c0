/** Areas into which units of the reader could come with Mobilize or Conquer: of many areas they have the first keys. */
import { at, over } from './grid';
import type { AreaView, RunewarsView } from './view';

/** So many areas are too many to look through. */
export const MANY = 14;

/** RW.move.mobilize.1, RW.terms.fast: areas that units go, and how many more if they are fast. */
const MARCH = 2;
const FAST = 1;

type Board = ReadonlyMap<string, AreaView>;

/** RW.move.border: neighbours that can be entered on foot, over the ice too, or in the air. */
function beside(area: AreaView, board: Board, frozen: boolean, flying: boolean): AreaView[] {
  return area.borders.flatMap((border, side) => {
    const other = board.get(at(over(area, side)));
    if (!other) return [];
    const kinds = [border, other.borders[(side + 3) % 6] ?? 'none'];
    const bars = (kind: string): boolean => kind === 'mountain' || (kind === 'water' && !frozen);
    return !flying && kinds.some(bars) ? [] : [other];
  });
}

/** RW.move.mobilize.3: units pass through friendly and empty areas. */
function walk(
  from: AreaView,
  steps: number,
  passes: (area: AreaView) => boolean,
  next: (area: AreaView) => AreaView[],
): Set<string> {
  const found = new Set<string>();
  let rim = [from];
  for (let step = 0; step < steps; step++) {
    const wider = rim.filter((area) => area === from || passes(area)).flatMap(next);
    rim = wider.filter((area) => area !== from && !found.has(area.area));
    for (const area of rim) found.add(area.area);
  }
  return found;
}

/** @param traitsOf what is printed on units of a kind: fast, flying */
export function reachOf(view: RunewarsView, traitsOf: (unit: string) => readonly string[]): Set<string> {
  const me = view.reader;
  const board: Board = new Map(view.areas.map((area) => [at(area), area]));
  const open = (area: AreaView): boolean => area.owner === me || (area.owner === null && !area.units.length);
  const found = new Set<string>();
  for (const area of view.areas) {
    // RW.move.activation.5: who stands where the token lies stays.
    if (area.owner !== me || area.activated.includes(me)) continue;
    const kinds = area.units.filter((one) => one.standing > 0).map((one) => traitsOf(one.unit));
    for (const traits of kinds) {
      const steps = MARCH + (traits.includes('fast') ? FAST : 0);
      const flying = traits.includes('flying');
      for (const other of walk(area, steps, open, (one) => beside(one, board, view.frozen, flying))) found.add(other);
    }
  }
  return found;
}
