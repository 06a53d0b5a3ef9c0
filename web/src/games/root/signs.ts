/** What stands beside an option of Root: wood, supporters, cards and items that it takes, points that it brings. */
import type { Play, Word } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import type { Sign } from '..';
import { CHARACTERS, CONSPIRACIES, DUCHY, HATED_DISCOUNT, LEADERS, MINISTER_RANKS, QUESTS, RANKS, tableOf, trackOf, turnFigure } from './look';
import { corvidBoard, cultBoard, riverBoard, wandererBoard } from './sides';
import type { RootView, SideView } from './view';

/** The item that the Vagabond exhausts for an action. */
const TOOLS: Record<string, string> = { move: 'boots', battle: 'sword', explore: 'torch', strike: 'crossbow', repair: 'hammer', special: 'torch' };

/** Actions that are paid with a card: which cards will do. */
const CARD_ACTIONS: Record<string, string> = {
  extra: 'page-root-sign-bird',
  overwork: 'page-root-sign-sawmill',
  train: 'page-root-sign-base',
  mobilize: 'page-root-sign-card',
  aid: 'page-root-sign-here',
  take: 'page-root-sign-same',
  'open-path': 'page-root-sign-card',
};

const ofItem = (item: string, play: Play): Sign => ({ glyph: item, count: '', name: play.speak(`item:${item}`) });
const ofPoints = (points: number | undefined): Sign[] => (points ? [{ glyph: 'fame', count: `+${points}`, name: t('page-points') }] : []);

/** How many of a piece have left the board of its faction, and so which is next on its track. */
const built = (side: SideView | undefined, piece: string): number =>
  (tableOf(side?.faction ?? null)?.pieces[piece] ?? 0) - (side?.left[piece] ?? 0);

const readerOf = (view: RootView): SideView | undefined => view.sides[view.reader ?? -1];

function ofBuilding(piece: string, side: SideView | undefined, play: Play): Sign[] {
  const next = built(side, piece);
  const cost = trackOf('marquise', 'building_cost_wood')?.[next];
  return [
    ...(cost === undefined ? [] : [{ glyph: 'log', count: String(cost), name: play.speak('piece:wood') }]),
    ...ofPoints(trackOf('marquise', `${piece}_vp`)?.[next]),
  ];
}

/** A revolt where there is sympathy, sympathy elsewhere; one more supporter where one other side has many warriors. */
function ofUnrest(at: number, view: RootView, side: SideView | undefined): Sign[] {
  const supporters = (count: number): Sign => ({ glyph: 'people', count: String(count), name: t('page-root-board-supporters') });
  if (side?.pieces.sympathy?.[at]) return [supporters(turnFigure('alliance', 'revolt_cost_supporters'))];
  const next = built(side, 'sympathy');
  const watched = view.sides.some((other) => other !== side && (other.warriors[at] ?? 0) >= turnFigure('alliance', 'martial_law_warriors'));
  const cost = (trackOf('alliance', 'sympathy_cost_supporters')?.[next] ?? 0) + (watched ? turnFigure('alliance', 'martial_law_extra') : 0);
  return [supporters(cost), ...ofPoints(trackOf('alliance', 'sympathy_vp')?.[next])];
}

/** Hostile warriors make the Vagabond wear out another pair of boots. */
function ofWalk(at: number, view: RootView, side: SideView | undefined): Sign[] {
  const relations = wandererBoard(side)?.relations ?? {};
  const hostile = view.sides.some((other) => other.faction !== null && (relations[other.faction] ?? 0) < 0 && (other.warriors[at] ?? 0) > 0);
  return hostile ? [{ glyph: 'boots', count: '+1', name: t('page-root-sign-hostile'), ink: 'var(--no)' }] : [];
}

function ofClearing(word: Word, view: RootView, play: Play): Sign[] {
  const [side, at] = [readerOf(view), Number(word.label) - 1];
  if (play.about === 'ask-root-alliance-birdsong') return ofUnrest(at, view, side);
  if (play.about === 'ask-root-move-to') return ofWalk(at, view, side);
  if (play.about === 'ask-root-alliance-organize') return ofPoints(trackOf('alliance', 'sympathy_vp')?.[built(side, 'sympathy')]);
  return [];
}

/** An action of the turn: what it takes, where that is the same wherever it is done. */
function ofAction(word: Word, view: RootView, play: Play): Sign[] {
  const found: Sign[] = [];
  const card = CARD_ACTIONS[word.kind];
  if (play.about === 'ask-root-vagabond-daylight') {
    const tool = TOOLS[word.kind];
    if (tool) found.push(ofItem(tool, play));
    if (word.kind === 'aid') found.push({ glyph: 'bag', count: '1', name: t('page-root-sign-item') });
  }
  if (card) found.push({ glyph: word.kind === 'extra' ? 'bird' : 'cards', count: '1', name: t(card) });
  if (word.kind === 'overwork') found.push({ glyph: 'log', count: '+1', name: play.speak('piece:wood') });
  const conspiracy = CONSPIRACIES[word.kind];
  const side = readerOf(view);
  if (conspiracy && cultBoard(side)) found.push({ glyph: 'acolyte', count: String(conspiracy - (cultBoard(side)?.hated ? HATED_DISCOUNT : 0)), name: t('page-root-acolytes') });
  if (word.kind === 'place-plot') found.push({ glyph: 'corvid', count: String(1 + (corvidBoard(side)?.plotted ?? 0)), name: t('page-root-plot-cost') });
  if (word.kind === 'organize') found.push(...ofPoints(trackOf('alliance', 'sympathy_vp')?.[built(readerOf(view), 'sympathy')]));
  return found;
}

/** Pictures of the columns of the Decree. */
export const COLUMN_GLYPHS: Record<string, string> = { recruit: 'recruiter', move: 'boots', battle: 'swords', build: 'hammer' };

export function signsOf(word: Word, view: RootView, play: Play): Sign[] {
  switch (word.kind) {
    case 'clearing':
      return ofClearing(word, view, play);
    case 'piece':
      return play.about === 'ask-root-marquise-build-what' ? ofBuilding(word.label, readerOf(view), play) : [];
    case 'quest':
      return word.label ? (QUESTS.get(word.label)?.items ?? []).map((item) => ofItem(item, play)) : [];
    // A leader brings his viziers, a character his first items.
    case 'leader':
      return (LEADERS.get(word.label) ?? []).map((column) => ({ glyph: COLUMN_GLYPHS[column] ?? 'bird', count: '', name: play.speak(`column:${column}`) }));
    case 'character':
      return (CHARACTERS.get(word.label) ?? []).map((item) => ofItem(item, play));
    // A service costs warriors; a minister is swayed with a number of cards.
    case 'service': {
      const price = view.sides.map((side) => riverBoard(side)?.prices[word.label]).find((one) => one !== undefined);
      return [{ glyph: readerOf(view)?.faction ?? 'people', count: String(price ?? ''), name: t('page-root-price') }];
    }
    case 'minister': {
      const rank = RANKS.find((one) => MINISTER_RANKS[one].includes(word.label)) ?? 'squire';
      return play.about === 'ask-root-duchy-sway' ? [{ glyph: 'cards', count: String(DUCHY.sway_cards[rank] ?? 0), name: t('page-root-sway-cards') }, ...ofPoints(DUCHY.crown_vp[rank])] : [];
    }
    default:
      return word.label ? [] : ofAction(word, view, play);
  }
}
