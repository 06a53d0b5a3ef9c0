/** What every piece, site and card of Northgard is, and the rule that it follows. */
import type { About } from '$lib/about';
import { word as parse } from '$lib/choices';
import { CARDS } from './cards';
import { figuresOf, TILES } from './tiles';

const BUILDINGS: Readonly<Record<string, string>> = {
  food_silo: 'NG.buildings.food',
  woodcutter_lodge: 'NG.buildings.lumber',
  menhir: 'NG.buildings.menhir',
  training_camp: 'NG.buildings.training_camp',
  defense_tower: 'NG.buildings.tower',
  fortress: 'NG.buildings.fortress',
  forge: 'NG.buildings.forge',
  altar_of_kings: 'NG.buildings.altar',
};
const CREATURES: Readonly<Record<string, string>> = {
  wolf: 'NG.creatures.wolf.1',
  brown_bear: 'NG.creatures.bear.1',
  draugr: 'NG.creatures.draugr',
  fallen_valkyrie: 'NG.creatures.valkyrie',
};
const SITES: Readonly<Record<string, string>> = { small: 'NG.build.3', large: 'NG.build.3', stone: 'NG.build.4' };
const DECKS: Readonly<Record<string, string>> = {
  clan: 'NG.clans.0',
  unrest: 'NG.winter.4',
  achievement: 'NG.setup.e',
  early: 'NG.start.2',
  advanced: 'NG.start.2',
};

/** What is counted in a seat's row or lies beside the hand: its rule says what it is good for, a message names it. */
const FIGURES: Readonly<Record<string, readonly [law: string, name: string]>> = {
  hand: ['NG.start.1', 'page-cards-in-hand'],
  great: ['NG.endgame.1.1', 'page-ng-great'],
  first: ['NG.actions.pass.3', 'page-ng-first'],
  fame: ['NG.endgame.fame_sources', 'page-ng-fame'],
  deck: ['NG.setup.i', 'page-ng-deck'],
  discard: ['NG.actions.pass.1', 'page-ng-discard'],
  active: ['NG.actions.play.1', 'page-ng-active'],
};
const FIGURE_TEXTS = new Set(['active']);

/** What lies on a tile, thing by thing, with what it is good for. */
function tileOf(id: string): About | null {
  const tile = TILES.get(id);
  if (!tile) return null;
  const figures = { ...figuresOf(tile) };
  const there = Object.entries(figures).filter(([, count]) => count > 0);
  return { law: 'NG.explore.1', text: there.map(([name]) => `page-about-northgard-tile-${name}`), figures };
}

export function aboutOf(text: string): About | null {
  const { kind, label } = parse(text);
  switch (kind) {
    case 'unit':
      return label
        ? {
            law: 'NG.combat.1',
            name: 'page-about-northgard-unit',
            of: `clan:${label}`,
            text: ['page-about-northgard-unit-text'],
          }
        : null;
    case 'raid':
      return {
        law: 'NG.combat.trigger.1',
        name: 'page-about-northgard-raid',
        of: `clan:${label}`,
        text: ['page-about-northgard-raid-text'],
      };
    case 'kaija':
      return { law: 'NG.clans.bear.1', text: ['page-about-northgard-kaija-text'] };
    case 'creature': {
      const found = Object.keys(CREATURES).find((start) => label.startsWith(start));
      return found ? { law: CREATURES[found] ?? '' } : null;
    }
    case 'resource':
      return { law: 'NG.harvest.resources', text: [`page-about-northgard-${label}-text`] };
    case 'building':
      return BUILDINGS[label] ? { law: BUILDINGS[label] } : null;
    case 'site':
      return {
        law: SITES[label] ?? 'NG.map.4',
        name: `page-about-northgard-${label}`,
        text: [`page-about-northgard-${label}-text`],
      };
    case 'den':
      return { law: 'NG.map.5', name: 'page-about-northgard-den', text: ['page-about-northgard-den-text'] };
    case 'scorched':
      return {
        law: 'NG.clans.snake.1',
        name: 'page-about-northgard-scorched',
        text: ['page-about-northgard-scorched-text'],
      };
    case 'card': {
      const face = CARDS.get(label);
      if (!face) return null;
      return { law: face.flash ? 'NG.actions.play.2' : (DECKS[face.deck] ?? 'NG.actions.play.1') };
    }
    case 'figure': {
      const found = FIGURES[label];
      const text = FIGURE_TEXTS.has(label) ? { text: [`page-about-northgard-${label}-text`] } : {};
      return found ? { law: found[0], name: found[1], ...text } : null;
    }
    case 'tile':
      return tileOf(label);
    case 'name': {
      const name = label === 'closed' ? 'closed' : 'open';
      const id = `page-about-northgard-${name}`;
      return { law: `NG.terms.${name}`, name: id, text: [`${id}-text`] };
    }
    case 'clan':
      return { law: LAWS[label] ?? 'NG.clans.0' };
    default:
      return null;
  }
}

/** The rule of a clan's power. */
const LAWS: Readonly<Record<string, string>> = {
  bear: 'NG.clans.bear.1',
  boar: 'NG.clans.boar',
  goat: 'NG.clans.goat',
  raven: 'NG.clans.raven',
  snake: 'NG.clans.snake.1',
  stag: 'NG.clans.stag.1',
  wolf: 'NG.clans.wolf',
};
