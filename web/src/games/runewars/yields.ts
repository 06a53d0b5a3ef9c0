/** What an order would bring its reader now, in figures: on the card, before it is chosen. */
import { FACTIONS, GOODS, ORDERS, UNITS } from './faces';
import { GOOD_LOOK } from './look';
import type { RunewarsView } from './view';

export interface Yield {
  glyph: string;
  /** "3→4", "+2", "2". */
  text: string;
  ink?: string;
}
/** RW.resources.5: no dial goes higher. */
const TOP = 8;

export function yieldsOf(order: string, view: RunewarsView): Yield[] {
  const me = view.players[view.reader];
  const dials = FACTIONS.get(me?.faction ?? '')?.dials;
  if (!me || !dials) return [];
  const held = view.areas.filter((area) => area.owner === view.reader);
  /** What a dial grants as it stands: everything up to the arrow. */
  const granted = GOODS.flatMap((good) => dials[good].slice(0, me[good] + 1));
  const plus = (step: string): Yield => ({ glyph: step, text: `+${granted.filter((one) => one === step).length}` });
  switch (order) {
    case 'harvest':
      return GOODS.map((good) => {
        // RW.explore.village: a village that lies open adds one of its own.
        const found = held.filter((area) => area.token?.kind === `village_${good}`).length;
        const sum = Math.min(
          TOP,
          held.reduce((all, area) => all + area[good], found),
        );
        const text = sum === me[good] ? String(sum) : `${me[good]}→${sum}`;
        return { glyph: GOOD_LOOK[good].glyph, ink: GOOD_LOOK[good].ink, text };
      });
    case 'recruit':
      return GOODS.map((good) => ({
        glyph: GOOD_LOOK[good].glyph,
        ink: GOOD_LOOK[good].ink,
        text: String(dials[good].slice(0, me[good] + 1).filter((step) => UNITS.has(step)).length),
      }));
    case 'acquire_power':
      return [plus('influence')];
    case 'strategize':
      // Only its star draws cards (RW.orders.1.supremacy): none where a higher order lies.
      return me.played.some((one) => (ORDERS.get(one)?.number ?? 0) > 1) ? [] : [plus('tactics')];
    case 'rally_support':
      return [{ glyph: 'rally_support', text: `×${held.filter((area) => area.city !== null).length}` }];
    default:
      return [];
  }
}
