/** Who stands where in an area, so that the drawing, the land below it and the journeys of figures agree. Units of R = 84 around the middle. */
import type { Stack } from '$lib/ink/flights';
import type { Point } from '$lib/ink/paths';
import type { Emblem } from '$lib/ink/shapes';

import { QUESTS, SIDE_OF, STRONGHOLD, UNITS } from './faces';
import { middle } from './grid';
import type { Clear } from './growth';
import { emblemOf, shapeOf, unitColour } from './look';
import type { AreaView, RunewarsView, UnitsView } from './view';

/** Figures of one kind, side by side with others in rows, each with its number beside it. */
export interface Group {
  unit: string;
  count: number;
  pose: 'up' | 'rout' | 'ghost';
  /** They have come to fight, or are about to come. */
  raid: boolean;
  /** Neutral units: the seat with which they are allied. */
  ally: number | null;
  x: number;
  y: number;
  r: number;
  /** Where the number begins, and how high it is. */
  at: number;
  size: number;
}
type Figures = Omit<Group, 'x' | 'y' | 'r' | 'at' | 'size'>;

export interface Standing {
  groups: Group[];
  /** Figures for which there is no room: the panel of the area has all. */
  more: number;
  /** One of them, whose colour their number has. */
  hidden: string | null;
  /** The light place on which they stand. */
  glade: { x: number; y: number; rx: number; ry: number } | null;
}

export interface HeroSpot {
  hero: string;
  seat: number | null;
  /** Routed or defeated: it lies. */
  lies: boolean;
  defeated: boolean;
  x: number;
  y: number;
}
/** A glade higher than this holds two rows. */
const TALL = 34;
type Printed = readonly { unit: string; count: number }[];

const figuresOf = (units: readonly UnitsView[], raid: boolean, seat: number | null): Figures[] =>
  units.flatMap(({ unit, standing, routed }): Figures[] => {
    const ally = SIDE_OF.has(unit) ? null : seat;
    return [
      ...(standing > 0 ? [{ unit, count: standing, pose: 'up' as const, raid, ally }] : []),
      ...(routed > 0 ? [{ unit, count: routed, pose: 'rout' as const, raid, ally }] : []),
    ];
  });

/** Something stands above the figures. */
const built = (area: AreaView): boolean => area.city !== null || area.stronghold !== null;

const ROW = 3;
/** Figures side by side reach no farther, so that their glade stays inside the area: there it is little wider. */
const WIDEST = 144;
const heroHere = (view: RunewarsView, area: AreaView): boolean =>
  view.heroes.some((hero) => (view.marches.find((march) => march.hero === hero.hero)?.to ?? hero.area) === area.area);
/** Those in a battle face each other, one row for each side; others stand in one row, or in two where nothing is built. */
function rowsOf(
  view: RunewarsView,
  area: AreaView,
  printed: Printed,
  far: boolean,
): { rows: Figures[][]; more: number; hidden: string | null } {
  const battle = view.battle?.area === area.area ? view.battle : null;
  // A hero takes the right side, and the lower part of an area is narrower.
  const hero = heroHere(view, area);
  const most = far ? (hero ? 1 : 2) : hero ? 2 : ROW;
  const below = Math.min(most, 2);
  let rows: Figures[][];
  if (battle)
    rows = [battle.sides[1], battle.sides[0]]
      .map((line, i) => figuresOf(line?.units ?? [], i === 1, line?.seat ?? null))
      .filter((row) => row.length);
  else {
    // Whoever is chosen to move already stands where he goes, lighter, and not where he comes from.
    const marching = (from: 'area' | 'to', unit: string): number =>
      view.marches.reduce(
        (sum, march) => sum + (march[from] === area.area && march.unit === unit ? march.count : 0),
        0,
      );
    const stay = area.units.map((entry) => ({ ...entry, standing: entry.standing - marching('area', entry.unit) }));
    const kinds = new Set(
      view.marches.flatMap((march) => (march.to === area.area && march.unit !== null ? [march.unit] : [])),
    );
    const coming = [...kinds].map((unit) => ({ unit, standing: marching('to', unit), routed: 0 }));
    const there = figuresOf(stay, false, area.ally);
    const come = [
      ...figuresOf(coming, true, view.turn),
      ...(view.force?.area === area.area ? figuresOf(view.force.units, true, view.force.seat) : []),
    ];
    // The reader's stand to the left of those whom they meet.
    const mine = view.turn === view.reader;
    const all: Figures[] = [
      ...printed.map(({ unit, count }): Figures => ({ unit, count, pose: 'ghost', raid: false, ally: null })),
      ...(mine ? [...come, ...there] : [...there, ...come]),
    ];
    // Where not all find room, those with the highest initiative number are seen.
    if (all.length > most)
      all.sort(
        (a, b) =>
          Number(b.raid) - Number(a.raid) ||
          (UNITS.get(b.unit)?.initiative ?? 0) - (UNITS.get(a.unit)?.initiative ?? 0),
      );
    rows = all.length > most && !far && (hero || !built(area)) ? [all.slice(0, most), all.slice(most)] : [all];
  }
  const fits = (i: number): number => (i ? below : most);
  const rest = rows.flatMap((row, i) => row.slice(fits(i)));
  const more = rest.reduce((sum, one) => sum + one.count, 0);
  const hidden = rest[0]?.unit ?? null;
  return { rows: rows.map((row, i) => row.slice(0, fits(i))).filter((row) => row.length), more, hidden };
}

const HALF = { triangle: 1.15, rectangle: 1.1, circle: 1, hexagon: 1.1 } as const;
/** Radius of a figure and height of its number, by how many kinds stand in a row. */
const SIZES = [
  [17, 25, 0],
  [17, 25, 0],
  [15.5, 24, 9],
  [12.8, 20, 4.5],
] as const;

/** @param k how much larger than life small things are drawn, where the map is seen from afar */
export function standing(view: RunewarsView, area: AreaView, printed: Printed = [], k = 1): Standing {
  const far = k > 1.45;
  const { rows, more, hidden } = rowsOf(view, area, printed, far);
  if (!rows.length) return { groups: [], more: 0, hidden: null, glade: null };
  const most = Math.max(...rows.map((row) => row.length));
  const grow = far ? Math.min(k / 1.25, most > 1 ? 1.3 : 1.7) : Math.min(k, most > 2 ? 1.1 : 1.2);
  const heroes = heroHere(view, area);
  // Below walls and a name two rows stand closer, and are smaller.
  const tight = rows.length > 1 && built(area);
  const [r, size, gap] = (SIZES[rows.length > 1 || (heroes && most > 1) ? 3 : most] ?? SIZES[3]).map(
    (value) => value * grow * (tight ? 0.86 : 1),
  ) as [number, number, number];
  const left = heroes ? (most === 1 ? -16 : -24) : rows.length > 1 && area.activated.length ? -10 : 0;
  const low = built(area);
  const y = rows.length > 1 ? (low ? 22 : 10) : low ? 13.5 : 5.5;
  let wide = 0;
  const groups = rows.flatMap((row, i) => {
    const parts = row.map((one) => {
      const shape = shapeOf(one.unit);
      const half = HALF[shape] * r;
      const back = one.pose === 'ghost' ? 0 : (Math.min(one.count, 3) - 1) * (shape === 'triangle' ? 3.3 : 3.6);
      return { one, half, back, width: 2 * half + back + 3 + size * 0.5 * String(one.count).length };
    });
    const full = parts.reduce((sum, part) => sum + part.width + gap, -gap);
    // Wider than the area no row is, nor the glade below it.
    const shrink = far ? 1 : Math.min(1, WIDEST / full);
    const total = full * shrink;
    wide = Math.max(wide, total);
    let x = left - total / 2;
    return parts.map(({ one, half, back, width }): Group => {
      const group = {
        ...one,
        x: x + half * shrink,
        y: y + (tight ? 26 : 30) * (i - (rows.length - 1) / 2),
        r: r * shrink,
        at: x + (2 * half + back + 2.5) * shrink,
        size: size * shrink,
      };
      x += (width + gap) * shrink;
      return group;
    });
  });
  return {
    groups,
    more,
    hidden,
    glade: {
      x: left,
      y: y + 0.5,
      rx: Math.max(38, far ? wide / 2 + 10 : Math.min(77 + 0.7 * left, wide / 2 + 10)),
      ry: tight ? 35 : rows.length > 1 ? 38 : 25 * Math.min(grow, 1.25),
    },
  };
}

/** Of several the first is seen with his name, the others are counted beside him. */
export function heroesIn(view: RunewarsView, area: AreaView): HeroSpot[] {
  const going = (hero: string): string | undefined => view.marches.find((march) => march.hero === hero)?.to;
  const here = view.heroes.filter((hero) => (going(hero.hero) ?? hero.area) === area.area);
  if (!here.length) return [];
  const { groups, glade } = standing(view, area);
  // His name lies below the numbers of those beside him, whatever stands above.
  const low = !groups.length ? 0 : glade && glade.ry > TALL ? 18 : built(area) ? 12 : 5;
  return here.map((hero, i) => ({
    hero: hero.hero,
    seat: hero.seat,
    lies: hero.routed || hero.defeated,
    defeated: hero.defeated,
    x: 56 + (i ? 14 : 0),
    y: low - (i ? 19 : 0),
  }));
}

/** RW.season.winter.1: how many units of the reader's stand in an area of his that food does not feed, as the dial is now. */
export function unfed(view: RunewarsView, area: AreaView, more = 0): number {
  const me = view.players[view.reader];
  if (!me || area.owner !== view.reader) return 0;
  const all = area.units.reduce((sum, one) => sum + one.standing + one.routed, more);
  return Math.max(0, all - me.food);
}

export const strengthOf = (stronghold: { damaged: boolean }): number =>
  stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.whole;

/** A quest of the reader leads here. */
export const questHere = (view: RunewarsView, area: AreaView): boolean =>
  (view.players[view.reader]?.quests ?? []).some((id) => QUESTS.get(id)?.area === area.area);

/** Activation tokens: the lower right corner, below the name of a hero, or the left one where he stands lower; the next a little aside. */
export function bootSpot(view: RunewarsView, area: AreaView, i: number): Point {
  if (!heroHere(view, area)) return [54 - 9 * i, 36 + 3 * i];
  return (standing(view, area).glade?.ry ?? 0) > TALL ? [-51 + 9 * i, 48 + 2 * i] : [52 - 9 * i, 47 + 3 * i];
}
export const GOAL: Point = [-53, 36];

const NOWHERE: Point = [0, 0];
/** The upper right corner, or beside the walls of a stronghold. */
export const runeSpot = (view: RunewarsView, area: AreaView): Point =>
  !area.rune ? NOWHERE : !area.stronghold ? [47, -38] : heroHere(view, area) ? [-63, -13] : [61, -12];
/** An exploration token: wherever a corner is free. */
export const tokenSpot = (area: AreaView): Point =>
  !area.token ? NOWHERE : area.owner === null && area.ally === null ? [-47, -36] : !area.rune ? [47, -38] : [-63, -13];

/** Where nothing may grow, because something stands there. */
export function clearOf(view: RunewarsView, area: AreaView, printed: Printed = [], site = false): Clear[] {
  const { glade } = standing(view, area, printed);
  const boxes: Clear[] = [];
  if (glade)
    boxes.push([
      glade.x - glade.rx * 0.86,
      glade.y - glade.ry * 0.78,
      glade.x + glade.rx * 0.86,
      glade.y + glade.ry * 0.9,
    ]);
  if (built(area) || site) boxes.push([-40, -68, 40, -2]);
  else if (area.home !== null) boxes.push([-26, -62, 30, -18]);
  if (area.owner !== null || area.ally !== null) boxes.push([-66, -58, -32, -20]);
  for (const [x, y] of [runeSpot(view, area), tokenSpot(area)]) if (x) boxes.push([x - 17, y - 24, x + 17, y + 18]);
  if (heroHere(view, area)) boxes.push([32, -24, 84, 44]);
  area.activated.forEach((_, i) => {
    const [x, y] = bootSpot(view, area, i);
    boxes.push([x - 15, y - 15, x + 15, y + 15]);
  });
  if (questHere(view, area)) boxes.push([-68, 22, -40, 50]);
  return boxes;
}

export const unitEmblem = (unit: string): Emblem => {
  const shape = shapeOf(unit);
  return {
    shape: shape === 'triangle' ? 'tri' : shape === 'rectangle' ? 'rect' : shape === 'circle' ? 'round' : 'hexagon',
    glyph: '',
    colour: unitColour(unit),
    scale: 1,
  };
};

/** Everybody on the map as stacks, so that they travel from area to area when they move. */
export function stacksOf(view: RunewarsView): Stack[] {
  return view.areas.flatMap((area): Stack[] => {
    const [x, y] = middle(area);
    return [
      ...standing(view, area).groups.map((group): Stack => ({
        who: `unit:${group.unit}`,
        place: area.area,
        count: group.count,
        at: [x + group.x, y + group.y],
        emblem: unitEmblem(group.unit),
      })),
      ...heroesIn(view, area)
        .filter((hero) => !hero.defeated)
        .map((hero): Stack => ({
          who: `hero:${hero.hero}`,
          place: area.area,
          count: 1,
          at: [x + hero.x, y + hero.y],
          emblem: {
            shape: 'round',
            glyph: 'hero',
            colour: hero.seat === null ? 'var(--f-neutral)' : emblemOf(view, hero.seat).colour,
            scale: 1.25,
          },
        })),
    ];
  });
}
