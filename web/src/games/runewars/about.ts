/** What every figure, token and card of Runewars is, and the rule that it follows. */
import type { About } from '$lib/about';
import { word as parse } from '$lib/choices';
import { ORDERS, UNITS } from './faces';

const plain = (label: string): string => label.replaceAll('_', '-');

/** What has no name among the words of the game: its rule. */
const SIGNS: Readonly<Record<string, string>> = {
  owner: 'RW.terms.controlled',
  ally: 'RW.neutral.ally.1',
  stronghold: 'RW.battle.6.3',
  site: 'RW.setup.board.8.1',
  rune: 'RW.runes.peek.1',
  token: 'RW.explore.trigger.1',
  battle: 'RW.battle.0.1',
  activation: 'RW.move.activation.5',
  goal: 'RW.quests.attempt.1',
  reward: 'RW.defeat.marker.1',
};
/** Cards say for themselves what they do. */
const CARDS: Readonly<Record<string, string>> = {
  hero: 'RW.heroes.1',
  tactic: 'RW.tactics.1',
  quest: 'RW.quests.card',
  objective: 'RW.objectives.2',
  title: 'RW.titles.1',
  season: 'RW.season.card',
  fate: 'RW.fate.card.2',
};
const DEVELOPMENTS: Readonly<Record<string, string>> = {
  resources: 'RW.developments.resource',
  diplomat: 'RW.developments.diplomat',
  training_ground: 'RW.developments.training_camp',
  cursed_tomb: 'RW.developments.defence.waiqar',
  hungry_spawn: 'RW.developments.defence.uthuk',
  protective_wards: 'RW.developments.defence.elves',
  mighty_walls: 'RW.developments.defence.daqan',
};
/** What is counted in a seat's row: its rule says what it is good for, a message names it. */
const FIGURES: Readonly<Record<string, readonly [law: string, name: string]>> = {
  influence: ['RW.components.def.influence', 'page-rw-influence'],
  tactics: ['RW.tactics.1', 'page-rw-tactics'],
  quests: ['RW.quests.1', 'page-rw-quests'],
  objective: ['RW.objectives.1', 'page-rw-objective'],
  heroes: ['RW.terms.heroes', 'page-rw-heroes'],
  reward: ['RW.rewards.card', 'page-about-runewars-hidden'],
};
const GOODS: Readonly<Record<string, string>> = {
  food: 'RW.season.winter.1',
  wood: 'RW.map.area.3',
  ore: 'RW.map.area.3',
};

/** @param label its kind, and after "@" the faction with which neutral units are allied */
function unitOf(label: string): About | null {
  const [kind = '', ally] = label.split('@');
  const face = UNITS.get(kind);
  if (!face) return null;
  return {
    law: ally ? 'RW.neutral.ally.1' : `RW.units.shape.${face.shape}`,
    ...(ally ? { as: `unit:${kind}`, of: `faction:${ally}` } : {}),
    text: [
      ...(ally ? ['page-about-runewars-allied'] : []),
      'page-about-runewars-unit',
      ...face.traits.map((trait) => `page-about-runewars-${trait}`),
      `page-about-runewars-unit-${plain(kind)}`,
    ],
    figures: { initiative: face.initiative, toughness: face.toughness },
  };
}

export function aboutOf(text: string): About | null {
  const { kind, label } = parse(text);
  if (kind === 'unit') return unitOf(label);
  if (kind === 'faction') return label ? { law: 'RW.sheet.1', text: [`page-who-runewars-${label}`] } : null;
  if (kind === 'reward' && label) return { law: 'RW.rewards.card' };
  const sign = SIGNS[kind];
  if (sign)
    return {
      law: sign,
      name: `page-about-runewars-${kind}`,
      ...(label ? { of: `faction:${label}` } : {}),
      text: [kind === 'site' ? 'page-about-runewars-city-text' : `page-about-runewars-${kind}-text`],
    };
  const card = CARDS[kind];
  if (card && label) return { law: card };
  if (kind === 'order') return ORDERS.has(label) ? { law: orderLaw(ORDERS.get(label)?.number ?? 0) } : null;
  if (kind === 'tile') return { law: 'RW.setup.board.3.1' };
  const figure = kind === 'figure' ? FIGURES[label] : undefined;
  if (figure) return { law: figure[0], name: figure[1] };
  if (kind === 'city') return { law: 'RW.orders.6.primary', text: ['page-about-runewars-city-text'] };
  if (kind === 'development') return { law: DEVELOPMENTS[label] ?? 'RW.developments.limit' };
  if (kind === 'resource')
    return GOODS[label] ? { law: GOODS[label], text: [`page-about-runewars-${label}-text`] } : null;
  return null;
}

/** Recruit has several paragraphs, Fortify none of its own for a first part. */
const orderLaw = (number: number): string =>
  number === 5 ? 'RW.orders.5.primary.1' : number === 8 ? 'RW.orders.8.general' : `RW.orders.${number}.primary`;
