/** Who stands where in an area, so that the drawing and the journeys of figures agree. */
import type { Stack } from '$lib/ink/flights';
import type { Emblem } from '$lib/ink/shapes';

import { STRONGHOLD } from './faces';
import { middle } from './grid';
import { emblemOf, shapeOf, unitColour } from './look';
import type { AreaView, RunewarsView, UnitsView } from './view';

/** Figures of one kind, side by side with others in rows; places count from the middle of the area. */
export interface Group {
  unit: string;
  count: number;
  pose: 'up' | 'rout' | 'ghost';
  /** They have come to fight, or are about to come. */
  raid: boolean;
  x: number;
  y: number;
  r: number;
}
type Figures = Omit<Group, 'x' | 'y' | 'r'>;

export interface HeroSpot {
  hero: string;
  seat: number | null;
  /** Routed or defeated: it lies. */
  lies: boolean;
  defeated: boolean;
  x: number;
  y: number;
}

const figuresOf = (units: readonly UnitsView[], raid: boolean): Figures[] =>
  units.flatMap(({ unit, standing, routed }): Figures[] => [
    ...(standing > 0 ? [{ unit, count: standing, pose: 'up' as const, raid }] : []),
    ...(routed > 0 ? [{ unit, count: routed, pose: 'rout' as const, raid }] : []),
  ]);

/** Three in a row at most; those in a battle face each other, one row for each side. */
function rowsOf(view: RunewarsView, area: AreaView, printed: readonly { unit: string; count: number }[]): Figures[][] {
  const battle = view.battle?.area === area.area ? view.battle : null;
  if (battle) return [battle.sides[1], battle.sides[0]].map((line, i) => figuresOf(line?.units ?? [], i === 1)).filter((row) => row.length);
  // Whoever is chosen to move already stands where he goes, lighter, and not where he comes from.
  const marching = (from: 'area' | 'to', unit: string): number => view.marches.reduce((sum, march) => sum + (march[from] === area.area && march.unit === unit ? march.count : 0), 0);
  const stay = area.units.map((entry) => ({ ...entry, standing: entry.standing - marching('area', entry.unit) }));
  const kinds = new Set(view.marches.flatMap((march) => (march.to === area.area && march.unit !== null ? [march.unit] : [])));
  const coming = [...kinds].map((unit) => ({ unit, standing: marching('to', unit), routed: 0 }));
  const all: Figures[] = [
    ...printed.map(({ unit, count }): Figures => ({ unit, count, pose: 'ghost', raid: false })),
    ...figuresOf(stay, false),
    ...figuresOf(coming, true),
    ...(view.force?.area === area.area ? figuresOf(view.force.units, true) : []),
  ];
  const rows: Figures[][] = [];
  for (let i = 0; i < all.length; i += 3) rows.push(all.slice(i, i + 3));
  return rows;
}

export function groupsIn(view: RunewarsView, area: AreaView, printed: readonly { unit: string; count: number }[] = []): Group[] {
  const rows = rowsOf(view, area, printed);
  const most = Math.max(0, ...rows.map((row) => row.length));
  const [width, r] = most > 3 ? [26, 8] : most > 2 || rows.length > 1 ? [34, 9.6] : [38, 11.8];
  const middle = (area.city === null ? 4 : 8) + (rows.length > 1 ? 1 : 0);
  return rows.flatMap((row, i) => {
    const y = middle + 22 * (i - (rows.length - 1) / 2);
    return row.map((group, n): Group => ({ ...group, x: -(width * row.length) / 2 + r + n * width, y, r }));
  });
}

export function heroesIn(view: RunewarsView, area: AreaView): HeroSpot[] {
  // Where the upper corner is taken, heroes stand lower.
  const going = (hero: string): string | undefined => view.marches.find((march) => march.hero === hero)?.to;
  const here = view.heroes.filter((hero) => (going(hero.hero) ?? hero.area) === area.area);
  const low = area.rune !== null || area.token !== null || area.stronghold !== null || view.battle?.area === area.area || (area.city !== null && here.length > 1);
  return here.map((hero, i) => ({
    hero: hero.hero,
    seat: hero.seat,
    lies: hero.routed || hero.defeated,
    defeated: hero.defeated,
    x: low ? 45 - 90 * (i % 2) : 29 - 21 * i,
    y: low ? 20 * Math.floor(i / 2) - 12 : -30,
  }));
}

export const strengthOf = (stronghold: { damaged: boolean }): number => (stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.whole);

export const unitEmblem = (unit: string): Emblem => {
  const shape = shapeOf(unit);
  return { shape: shape === 'triangle' ? 'tri' : shape === 'rectangle' ? 'rect' : shape === 'circle' ? 'round' : 'hexagon', glyph: '', colour: unitColour(unit), scale: 1 };
};

/** Everybody on the map as stacks, so that they travel from area to area when they move. */
export function stacksOf(view: RunewarsView): Stack[] {
  return view.areas.flatMap((area): Stack[] => {
    const [x, y] = middle(area);
    return [
      ...groupsIn(view, area).map((group): Stack => ({ who: `unit:${group.unit}`, place: area.area, count: group.count, at: [x + group.x, y + group.y], emblem: unitEmblem(group.unit) })),
      ...heroesIn(view, area)
        .filter((hero) => !hero.defeated)
        .map((hero): Stack => ({
          who: `hero:${hero.hero}`,
          place: area.area,
          count: 1,
          at: [x + hero.x, y + hero.y],
          emblem: { shape: 'round', glyph: 'hero', colour: hero.seat === null ? 'var(--f-neutral)' : emblemOf(view, hero.seat).colour, scale: 1.25 },
        })),
    ];
  });
}
