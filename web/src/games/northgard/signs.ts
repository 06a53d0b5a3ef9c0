/** What stands beside an option of Northgard: goods that it costs, a border that takes a second move, a fight that it leads to. */
import buildingsFile from '$data/northgard/data/buildings.toml';
import type { Play, Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import type { Sign } from '..';
import { ofTerms, type TermLook } from '../terms';
import { fatalWound } from './battle';
import { CARDS, type CardAction } from './cards';
import { closedBy, joinedBy, type Laid } from './closing';
import { emblemOf } from './look';
import { heldOf } from './trade';
import type { NorthView } from './view';

type Costs = {
  rules: { cost_small: { wood: number }; cost_large: { wood: number } };
  building: { id: string; size: string }[];
};
const { rules, building } = buildingsFile as Costs;
const SIZES = new Map(building.map((entry) => [entry.id, entry.size]));

/** How terms of deeds look. */
const TERMS: Readonly<Record<string, TermLook>> = {
  food: { glyph: 'food', name: 'word-northgard-resource-food', ink: 'var(--food)' },
  wood: { glyph: 'log', name: 'word-northgard-resource-wood', ink: 'var(--woodc)' },
  lore: { glyph: 'lore', name: 'word-northgard-resource-lore', ink: 'var(--lore)' },
  cards: { glyph: 'cards', name: 'page-ng-sign-cards' },
};

const every = (actions: readonly CardAction[]): CardAction[] =>
  actions.flatMap((action) => [action, ...every(action.of ?? [])]);

/** The action of this kind of the card that is being played, the last in the Active Zone; undefined where it has none. */
export function doing(view: NorthView, kind: string): CardAction | undefined {
  const last = view.players[view.reader]?.active.at(-1);
  return every(CARDS.get(last ?? '')?.actions ?? []).find((action) => action.do === kind);
}

const partners = (view: NorthView, a: number, b: number): boolean => view.setup.teams && a % 2 === b % 2;

function ofTarget(to: string, view: NorthView, play: Play): Sign[] {
  const found: Sign[] = [];
  const from = view.lands.find((land) => play.named.has(`land:${land.land}`));
  const land = view.lands.find((entry) => entry.land === to);
  if (!from || !land) return found;
  const rough = !from.near.includes(to) && from.far.includes(to);
  if (play.about === 'ask-northgard-move-to' && rough && doing(view, 'move')?.ignore_difficult !== true) {
    found.push({ glyph: 'boots', count: '2', name: t('page-ng-sign-rough') });
  }
  const theirs = land.owner !== null && land.owner !== view.reader && !partners(view, land.owner, view.reader);
  if (play.about !== 'ask-northgard-retreat-to' && theirs)
    found.push({ glyph: 'swords', count: '', name: t('page-ng-sign-fight'), ink: 'var(--no)' });
  return found;
}

/** Questions about a territory that units go to. */
const ENTERS = new Set(['move', 'retreat', 'push', 'hidden', 'bribe'].map((verb) => `ask-northgard-${verb}-to`));

/** Questions about which goods are taken and given in a trade. */
const TRADES = new Set(['ask-northgard-trade', 'ask-northgard-trade-give']);

/** Whose land parts of the tile join: in short, since the line below the question tells it in words of the one that is shown. */
function ofParts(laid: Laid, view: NorthView, play: Play): Sign[] {
  return joinedBy(view, laid).flatMap(({ land, owner }): Sign[] => {
    if (owner === null) return [];
    const { glyph } = emblemOf(view, owner);
    const who = play.speak(`clan:${view.players[owner]?.clan}`);
    return [{ glyph, count: play.speak(`land:${land}`), name: t('page-ng-sign-joins-name', { who }) }];
  });
}

/** What the tile joins and closes if it lies like this, and the Fame for it. */
function ofRotation(turns: number, view: NorthView, play: Play): Sign[] {
  const of = (kind: string): string => [...play.named].find((word) => word.startsWith(kind))?.slice(kind.length) ?? '';
  const spot = view.spots.find((entry) => entry.spot === of('spot:'));
  const tile = of('tile:');
  if (!spot || !tile) return [];
  const laid = { tile, x: spot.x, y: spot.y, rotation: turns };
  const parts = ofParts(laid, view, play);
  const closed = closedBy(view, laid);
  if (!closed.length) return parts;
  // A star is for what one gains oneself; what it closes for others bears their sign.
  const owners = [...new Set(closed.map(({ owner }) => owner))].sort(
    (a, b) => Number(b === view.reader) - Number(a === view.reader),
  );
  const signs = owners.map((owner): Sign => {
    const theirs = closed.filter((entry) => entry.owner === owner);
    const fame = theirs.reduce((sum, entry) => sum + entry.fame, 0);
    const lands = theirs.map((entry) => play.speak(`land:${entry.land}`)).join(', ');
    if (owner === view.reader)
      return { glyph: 'fame', count: t('page-ng-sign-closes', { lands, fame }), name: t('page-ng-sign-closes-name') };
    if (owner === null)
      return {
        glyph: 'map',
        count: t('page-ng-sign-closes', { lands, fame: 0 }),
        name: t('page-ng-sign-closes-empty-name'),
      };
    const who = play.speak(`clan:${view.players[owner]?.clan}`);
    return {
      glyph: emblemOf(view, owner).glyph,
      count: t('page-ng-sign-closes-theirs', { lands, who }),
      name: t('page-ng-sign-closes-theirs-name', { who }),
    };
  });
  // Whose land it closes, that is said of already.
  return [...parts.filter((part) => !signs.some((sign) => sign.glyph === part.glyph)), ...signs];
}

/** Questions about how many units. */
const UNITS = new Set(['move-count', 'retreat-count', 'recruit-how-many'].map((about) => `ask-northgard-${about}`));

function ofCount(count: number, about: string): Sign[] {
  if (UNITS.has(about))
    return [{ glyph: 'shield', count: t('page-ng-sign-units', { count }), name: t('page-ng-sign-units', { count }) }];
  if (about !== 'ask-northgard-combat-food' || !count) return [];
  const points = t('page-ng-sign-points', { count });
  return [{ glyph: 'swords', count: points, name: points }];
}

/** What a building brings, in a glance: its words stand beside it only where there is room. */
const YIELDS: Readonly<Record<string, readonly [glyph: string, count: string, name: string, ink?: string]>> = {
  food_silo: ['food', '+1', 'food', 'var(--food)'],
  woodcutter_lodge: ['log', '+1', 'wood', 'var(--woodc)'],
  menhir: ['lore', '+1', 'lore', 'var(--lore)'],
  training_camp: ['recruiter', '+1', 'camp'],
  defense_tower: ['skull', '1', 'tower', 'var(--no)'],
  fortress: ['swords', '+2', 'fortress'],
  forge: ['cards', '+1', 'forge'],
  altar_of_kings: ['fame', '+3', 'altar'],
};
function yieldOf(building: string): Sign[] {
  const found = YIELDS[building];
  if (!found) return [];
  const [glyph, count, name, ink] = found;
  return [{ glyph, count, name: t(`page-ng-sign-${name}`), ...(ink && { ink }) }];
}

export function signsOf(word: Word, view: NorthView, play: Play): Sign[] {
  const signs = ofTerms(play.terms.get(word.text) ?? {}, (term) => TERMS[term] ?? null);
  if (signs.length) return signs;
  if (word.kind === 'land' && ENTERS.has(play.about)) return ofTarget(word.label, view, play);
  if (word.kind === 'rotate') return ofRotation(Number(word.label), view, play);
  if (word.kind === 'count') return ofCount(Number(word.label), play.about);
  if (word.kind === 'wound' && view.battle) {
    const fatal = fatalWound(view.battle, view.reader);
    const told = fatal && t(`page-ng-sign-wound-${fatal}`);
    return told ? [{ glyph: 'skull', count: told, name: told, ink: 'var(--no)' }] : [];
  }
  if (word.kind === 'resource' && TRADES.has(play.about)) {
    const look = TERMS[word.label];
    const left = heldOf(word, view) - (play.picks ?? []).filter((one) => one === word.text).length;
    return look ? [{ ...look, count: t('page-ng-sign-own', { count: left }), name: t(look.name) }] : [];
  }
  if (word.kind === 'building' && play.about === 'ask-northgard-build') {
    const by = doing(view, 'build');
    if (!by) return [];
    const full = SIZES.get(word.label) === 'large' ? rules.cost_large.wood : rules.cost_small.wood;
    const cost = Math.max(0, full - (by.discount ?? 0));
    const price = {
      glyph: 'log',
      count: cost ? `−${cost}` : '0',
      name: t('word-northgard-resource-wood'),
      ink: 'var(--woodc)',
    };
    return [price, ...yieldOf(word.label)];
  }
  if (word.kind === 'building' && play.about === 'ask-northgard-swap-for') return yieldOf(word.label);
  return [];
}
