/** What is printed on tiles, sheets and cards, from the same files that the rules read. Names and texts are messages. */
import citiesFile from '$data/runewars/data/cities.toml';
import factionsFile from '$data/runewars/data/factions.toml';
import fateFile from '$data/runewars/data/fate.toml';
import heroesFile from '$data/runewars/data/heroes.toml';
import objectivesFile from '$data/runewars/data/objectives.toml';
import ordersFile from '$data/runewars/data/orders.toml';
import questsFile from '$data/runewars/data/quests.toml';
import rewardsFile from '$data/runewars/data/rewards.toml';
import seasonsFile from '$data/runewars/data/seasons.toml';
import tacticsFile from '$data/runewars/data/tactics.toml';
import tilesFile from '$data/runewars/data/tiles.toml';
import titlesFile from '$data/runewars/data/titles.toml';

import type { AreaView } from './view';

export type Border = AreaView['borders'][number];
export type Goods = 'food' | 'wood' | 'ore';
export const GOODS: readonly Goods[] = ['food', 'wood', 'ore'];
export type Shape = 'triangle' | 'rectangle' | 'circle' | 'hexagon';

export interface AreaFace {
  id: string;
  q: number;
  r: number;
  food: number;
  wood: number;
  ore: number;
  city: boolean;
  neutrals: { unit: string; count: number }[];
  borders: Border[];
}
export interface TileFace {
  id: string;
  kind: 'map' | 'home';
  area: AreaFace[];
}
const { tile } = tilesFile as { tile: TileFace[] };
export const TILES: ReadonlyMap<string, TileFace> = new Map(tile.map((face) => [face.id, face]));
/** The tile that an area is printed on. */
export const TILE_OF: ReadonlyMap<string, string> = new Map(
  tile.flatMap((face) => face.area.map((area) => [area.id, face.id])),
);
export const AREAS: ReadonlyMap<string, AreaFace> = new Map(
  tile.flatMap((face) => face.area.map((area) => [area.id, area])),
);

export interface UnitFace {
  id: string;
  shape: Shape;
  initiative: number;
  toughness: number;
  traits: string[];
  ability_id: string;
}
interface FactionFace {
  id: string;
  alignment: 'good' | 'evil';
  start_influence: number;
  home_tile: string;
  dials: Record<Goods, string[]>;
  unit: UnitFace[];
}
const sheets = factionsFile as {
  stronghold: { strength_undamaged: number; strength_damaged: number };
  faction: FactionFace[];
  neutral_unit: UnitFace[];
};
export const FACTIONS: ReadonlyMap<string, FactionFace> = new Map(sheets.faction.map((face) => [face.id, face]));
export const UNITS: ReadonlyMap<string, UnitFace> = new Map(
  [...sheets.faction.flatMap((face) => face.unit), ...sheets.neutral_unit].map((face) => [face.id, face]),
);
/** What is printed on units of a kind: fast, flying. */
export const traitsOf = (unit: string): readonly string[] => UNITS.get(unit)?.traits ?? [];
/** The faction whose sheet shows a unit; none for neutral ones. */
export const SIDE_OF: ReadonlyMap<string, string> = new Map(
  sheets.faction.flatMap((face) => face.unit.map((unit) => [unit.id, face.id])),
);
export const STRONGHOLD = { whole: sheets.stronghold.strength_undamaged, damaged: sheets.stronghold.strength_damaged };

export interface Quadrant {
  kind: 'damage' | 'rout' | 'special' | 'miss';
  n: number;
}
export interface FateFace extends Record<Shape, Quadrant> {
  number: number;
  destiny: 'success' | 'middle' | 'failure';
}
export const FATE: ReadonlyMap<string, FateFace> = new Map(
  (fateFile as { card: FateFace[] }).card.map((face) => [String(face.number), face]),
);

interface Printed {
  id: string;
  source: string;
}
/** Ours, not printed: figures or text of the card are made for this game. */
const house = (cards: readonly Printed[]): ReadonlySet<string> =>
  new Set(cards.filter((card) => card.source === 'house').map((card) => card.id));
const by = <T extends Printed>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

export interface TacticFace extends Printed {
  timing: string;
  effect: string;
}
export interface QuestFace extends Printed {
  area: string;
  kind: 'test' | 'duel';
  attribute?: string;
  opponent?: string;
  success: string[];
  middle?: string[];
  failure?: string[];
}
export interface HeroFace extends Printed {
  alignment: string;
  strength: number;
  agility: number;
  wisdom: number;
  toughness: number;
  ability: string;
}
export interface RewardFace extends Printed {
  trait: string;
  timing: string;
  effect: string;
}
export interface OrderFace extends Printed {
  number: number;
  primary: string;
  supremacy: string;
  has_supremacy: boolean;
}
const tactics = (tacticsFile as { tactics_card: TacticFace[] }).tactics_card;
const quests = (questsFile as { quest: QuestFace[] }).quest;
const heroes = (heroesFile as { hero: HeroFace[] }).hero;
const rewards = (rewardsFile as { reward: RewardFace[] }).reward;
export interface ObjectiveFace extends Printed {
  condition: string;
  check: { op: string; n?: number; shape?: string; units?: string[]; none_of?: string };
}
const objectives = (objectivesFile as { objective: ObjectiveFace[] }).objective;
const titles = (titlesFile as { title: (Printed & { standing: string; rune: string })[] }).title;
const seasons = (seasonsFile as { season_card: (Printed & { season: string; effect: string; bid: boolean })[] })
  .season_card;
const orders = (ordersFile as { order: OrderFace[] }).order;

export const TACTICS = by(tactics);
export const QUESTS = by(quests);
export const HEROES = by(heroes);
export const REWARDS = by(rewards);
export const OBJECTIVES = by(objectives);
export const TITLES = by(titles);
export const SEASON_CARDS = by(seasons);
export const ORDERS = by(orders);
/** By word: `tactic:rally_cry`. */
export const HOUSE: ReadonlySet<string> = new Set(
  (
    [
      ['tactic', tactics],
      ['quest', quests],
      ['hero', heroes],
      ['reward', rewards],
      ['objective', objectives],
      ['title', titles],
      ['season', seasons],
    ] as const
  ).flatMap(([kind, cards]) => [...house(cards)].map((id) => `${kind}:${id}`)),
);

/** What a city gives: one of these gains. */
export interface CityGains {
  unit_count: number;
  tactics: number;
  influence: number;
  quests: number;
}
export const CITIES: ReadonlyMap<string, CityGains> = new Map(
  (citiesFile as unknown as { city: (CityGains & { id: string })[] }).city.map((city) => [city.id, city]),
);
