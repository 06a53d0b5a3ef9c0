/** How far an objective has come, as far as the board and the hand show: those about a single moment have no progress. */
import { OBJECTIVES, SIDE_OF, HEROES, GOODS } from './faces';
import { shapeOf } from './look';
import type { AreaView, RunewarsView, UnitsView } from './view';

export interface Progress {
  have: number;
  need: number;
}

const figures = (units: readonly UnitsView[], counts: (unit: string) => boolean): number =>
  units.reduce((sum, { unit, standing, routed }) => sum + (counts(unit) ? standing + routed : 0), 0);
const neutral = (unit: string): boolean => !SIDE_OF.has(unit);

export function progressOf(view: RunewarsView, seat: number, objective: string): Progress | null {
  const check = OBJECTIVES.get(objective)?.check;
  const player = view.players[seat];
  if (!check || !player) return null;
  const need = check.n ?? 1;
  const mine = view.areas.filter((area) => area.owner === seat);
  const allied = (
    counts: (unit: string) => boolean,
    among: readonly AreaView[] = view.areas.filter((area) => area.ally === seat),
  ): number => among.reduce((sum, area) => sum + figures(area.units, (unit) => neutral(unit) && counts(unit)), 0);
  switch (check.op) {
    case 'all_neutral_shape_allied': {
      const shaped = (unit: string): boolean => shapeOf(unit) === check.shape;
      return {
        have: allied(
          shaped,
          view.areas.filter((area) => area.ally !== null),
        ),
        need: allied(shaped, view.areas),
      };
    }
    case 'allied_any_of':
      return { have: allied((unit) => check.units?.includes(unit) ?? false), need };
    case 'allied_types_at_least':
      return {
        have: new Set(
          view.areas
            .filter((area) => area.ally === seat)
            .flatMap((area) => area.units.map(({ unit }) => unit).filter(neutral)),
        ).size,
        need,
      };
    case 'cities_at_least':
      return { have: mine.filter((area) => area.city !== null).length, need };
    case 'influence_at_least':
      return { have: player.influence, need };
    case 'titles_at_least':
      return { have: view.titles.filter((title) => title.owner === seat).length, need };
    case 'heroes_at_least':
      return {
        have: view.heroes.filter(
          (hero) => hero.seat === seat && !hero.defeated && HEROES.get(hero.hero)?.alignment !== check.none_of,
        ).length,
        need,
      };
    case 'all_dials_at_least':
      return { have: GOODS.filter((good) => player[good] >= need).length, need: GOODS.length };
    case 'enemy_home_areas_at_least':
      return { have: mine.filter((area) => area.home !== null && area.home !== player.faction).length, need };
    case 'areas_at_least':
      return { have: mine.length, need };
    case 'strongholds_at_least':
      return { have: view.areas.filter((area) => area.stronghold?.seat === seat).length, need };
    case 'faction_units_at_least': {
      const own = (unit: string): boolean => SIDE_OF.get(unit) === player.faction;
      const board = view.areas.reduce((sum, area) => sum + figures(area.units, own), 0);
      const away = [...(view.force ? [view.force.units] : []), ...(view.battle?.sides.map((side) => side.units) ?? [])];
      return { have: away.reduce((sum, units) => sum + figures(units, own), board), need };
    }
    default:
      return null;
  }
}
