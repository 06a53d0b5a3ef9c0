/** What every piece, token, item and card of Root is, and the paragraph that it follows. */
import type { About } from '$lib/about';
import { word as parse } from '$lib/choices';
import { lawOf } from './laws';
import { CARDS, sideWord } from './look';
import { whoOf } from './who';

/** Pieces by how their names begin; their sentences have the same names. */
const PIECES: Readonly<Record<string, string>> = {
  keep: '6.2.2',
  wood: '6.5.4',
  sawmill: '6.4',
  workshop: '6.2.1',
  recruiter: '6.5.3',
  roost: '7.6.1',
  sympathy: '8.2.6',
  base: '8.2.4',
  garden: '10.2.4',
  trade_post: '11.2.5',
  foothold: 'E.2',
  vault: 'E.2',
  citadel: '12.4',
  market: '12.6.3',
  tunnel: '12.2.4',
  stronghold: '14.4.2',
  mob: '14.4.1',
  waystation: '15.2.2',
  relic: '15.2.1',
  pawn: '9.2.2',
  warlord: '14.2.2',
};

/** What warriors of a faction are known for. */
const WARRIORS: Readonly<Record<string, string>> = {
  marquise: '6.2.3',
  eyrie: '7.2.2',
  alliance: '8.2.2',
  cult: '10.2.3',
  riverfolk: '11.2.2',
  duchy: '12.2.2',
  corvid: '13.2.3',
  hundreds: '14.2.5',
  keepers: '15.2.4',
  mechanical_marquise: 'R.M.10',
};

/** What items are good for. */
const ITEMS: Readonly<Record<string, string>> = {
  boots: '9.5.1',
  bag: '9.6.4',
  crossbow: '9.5.6',
  hammer: '9.5.8',
  sword: '9.2.6',
  tea: '9.4.1',
  coins: '9.6.2',
  torch: '9.5.3',
  club: 'E.2',
};

/** What lies on a board or in a seat's row and is not a piece: its rule says what it is good for, a message names it. */
const FIGURES: Readonly<Record<string, readonly [law: string, name: string]>> = {
  hand: ['2.1', 'page-cards-in-hand'],
  deck: ['2.1', 'page-root-deck'],
  discard: ['2.1', 'page-root-discard'],
  supporters: ['8.2.3', 'page-root-board-supporters'],
  officers: ['8.5.3', 'page-root-board-officers'],
  relations: ['9.2.9', 'page-about-root-relations'],
  capacity: ['9.6.4', 'page-root-satchel'],
  quests: ['9.5.5', 'page-root-quests-done'],
  outcast: ['10.4.1', 'page-root-outcast'],
  acolytes: ['10.2.3', 'page-root-acolytes'],
  gardens: ['10.2.4', 'page-root-gardens'],
  souls: ['10.2.6', 'page-root-souls'],
  open: ['11.2.3', 'page-root-open-hand'],
  crafting: ['11.2.1', 'page-about-root-crafting'],
  funds: ['11.2.4', 'page-root-funds'],
  payments: ['11.2.6.I', 'page-root-payments'],
  committed: ['11.4.3', 'page-root-committed'],
  posts: ['11.2.5', 'page-root-posts'],
  burrow: ['12.2.2', 'page-root-burrow'],
  squire: ['12.5.3', 'page-root-rank-squire'],
  noble: ['12.5.3', 'page-root-rank-noble'],
  lord: ['12.5.3', 'page-root-rank-lord'],
  flip: ['13.4.2', 'page-about-root-flip'],
  command: ['14.2.4.II', 'page-root-command'],
  prowess: ['14.2.4.II', 'page-root-prowess'],
  retinue: ['15.5.2', 'page-about-root-retinue'],
};
const COLUMNS: Readonly<Record<string, string>> = { recruit: '7.5.2.I', move: '7.5.2.II', battle: '7.5.2.III', build: '7.5.2.IV' };
const RETINUE: Readonly<Record<string, string>> = { move: '15.5.2.I', battle_then_delve: '15.5.2.II', move_or_recover: '15.5.2.III' };
const SERVICES: Readonly<Record<string, string>> = { hand_card: '11.2.7.I', riverboats: '11.2.7.II', mercenaries: '11.2.7.III' };

/** Cards by what they do. */
const DECK: Readonly<Record<string, string>> = { item: '4.1.2', favor: '4.1.2', persistent: '4.1.3', ambush: '2.1.2', dominance: '2.1.3', spy: 'R.S.1' };

const plain = (label: string): string => label.replaceAll('_', '-');

function pieceOf(label: string): About | null {
  const plot = label.startsWith('plot_') ? label.slice(5) : '';
  if (plot) return { law: lawOf('plot', plot), as: `plot:${plot}` };
  if (label === 'plot') return { law: '13.2.4', text: ['page-about-root-plot'] };
  const kind = Object.keys(PIECES).find((start) => label === start || label.startsWith(`${start}_`));
  return kind ? { law: PIECES[kind] ?? '', text: [`page-about-root-piece-${plain(kind)}`] } : null;
}

export function aboutOf(text: string): About | null {
  const { kind, label } = parse(text);
  switch (kind) {
    case 'piece':
      return pieceOf(label);
    case 'warrior':
      return WARRIORS[label]
        ? { law: WARRIORS[label], name: 'page-about-root-warrior', of: sideWord(label), text: [`page-about-root-warrior-${plain(label)}`] }
        : { law: 'E.3.1', name: 'page-about-root-warrior', of: sideWord(label), text: ['page-about-root-warrior-hired'] };
    case 'relic':
      return { law: '15.2.1', text: ['page-about-root-piece-relic'] };
    case 'ruin':
      return { law: '2.2.4', name: 'page-about-root-ruin', text: ['page-about-root-ruin-text'] };
    case 'slot':
      return { law: '2.2.3', name: 'page-about-root-slot', text: ['page-about-root-slot-text'] };
    case 'suit':
      return { law: '2.2.2', name: 'page-about-root-suit', of: text, text: ['page-about-root-suit-text'] };
    case 'ruler':
      return { law: '2.5', name: 'page-about-root-ruler', of: sideWord(label), text: ['page-about-root-ruler-text'] };
    case 'scorched':
      return { law: 'D.6.2', name: 'page-about-root-scorched', text: ['page-about-root-scorched-text'] };
    case 'item':
    case 'exhausted':
    case 'damaged':
    case 'wrecked':
      return ITEMS[label] ? { law: ITEMS[label], as: `item:${label}`, text: [`page-about-root-item-${label}`] } : null;
    case 'card':
    case 'use': {
      const face = CARDS.get(label);
      return face ? { law: DECK[face.kind] ?? '2.1', as: `card:${label}` } : null;
    }
    case 'quest':
      return { law: '9.5.5', text: ['page-about-root-quest'] };
    case 'leader':
    case 'character':
    case 'minister':
    case 'mood':
    case 'plot':
      return { law: lawOf(kind, label) };
    case 'faction': {
      const who = whoOf(label);
      return who ? { law: who.chapter, text: [who.about] } : null;
    }
    case 'figure': {
      const found = FIGURES[label];
      return found ? { law: found[0], name: found[1] } : null;
    }
    case 'column':
      return COLUMNS[label] ? { law: COLUMNS[label] } : null;
    case 'retinue':
      return RETINUE[label] ? { law: RETINUE[label] } : null;
    case 'retainer':
      return { law: '15.3.4' };
    case 'service':
      return SERVICES[label] ? { law: SERVICES[label] } : null;
    case 'landmark':
      return { law: 'F.1.1' };
    case 'hireling':
      return { law: 'E.2' };
    default:
      return null;
  }
}
