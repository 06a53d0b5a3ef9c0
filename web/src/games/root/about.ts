/** What every piece, token, item and card of Root is, and the paragraph that it follows. */
import type { About } from '$lib/about';
import { word as parse } from '$lib/choices';
import { FACTIONS } from './factions/found';
import { CARDS, sideWord } from './look';
import { whoOf } from './who';

/** Pieces by how their names begin; their sentences have the same names. Those of hirelings are nobody's. */
const PIECES: Readonly<Record<string, string>> = Object.assign(
  { foothold: 'E.2', vault: 'E.2' },
  ...[...FACTIONS.values()].map((page) => page.pieces ?? {}),
);

/** What lies on a board or in a seat's row and is not a piece: its rule says what it is good for, a message names it. */
const FIGURES: Readonly<Record<string, readonly [law: string, name: string]>> = Object.assign(
  { hand: ['2.1', 'page-cards-in-hand'], deck: ['2.1', 'page-root-deck'], discard: ['2.1', 'page-root-discard'] },
  ...[...FACTIONS.values()].map((page) => page.figures ?? {}),
);

/** Cards by what they do. */
const DECK: Readonly<Record<string, string>> = {
  item: '4.1.2',
  favor: '4.1.2',
  persistent: '4.1.3',
  ambush: '2.1.2',
  dominance: '2.1.3',
  spy: 'R.S.1',
};

/** Buildings that are bought with wood. */
const PRICED = new Set(['sawmill', 'workshop', 'recruiter']);

const plain = (label: string): string => label.replaceAll('_', '-');

function pieceOf(label: string): About | null {
  const kind = Object.keys(PIECES).find((start) => label === start || label.startsWith(`${start}_`));
  const text = [`page-about-root-piece-${plain(kind ?? '')}`];
  // A building whose row says what the next one brings.
  if (PRICED.has(kind ?? '')) text.push('page-about-root-track');
  return kind ? { law: PIECES[kind] ?? '', text } : null;
}

/** What warriors of a side are known for; those of hirelings all alike. */
function warriorOf(label: string): About {
  const law = FACTIONS.get(label)?.warriors;
  const named = { name: 'page-about-root-warrior', of: sideWord(label) };
  return law
    ? { law, ...named, text: [`page-about-root-warrior-${plain(label)}`] }
    : { law: 'E.3.1', ...named, text: ['page-about-root-warrior-hired'] };
}

export function aboutOf(text: string): About | null {
  const { kind, label } = parse(text);
  for (const page of FACTIONS.values()) {
    const found = page.about?.(kind, label);
    if (found) return found;
    const card = page.powers?.kind === kind ? page.powers.cards[label] : undefined;
    if (card) return { law: card.law };
  }
  switch (kind) {
    case 'piece':
      return pieceOf(label);
    case 'warrior':
      return warriorOf(label);
    case 'ruin':
      return { law: '2.2.4', name: 'page-about-root-ruin', text: ['page-about-root-ruin-text'] };
    case 'slot':
      return { law: '2.2.3', name: 'page-about-root-slot', text: ['page-about-root-slot-text'] };
    case 'suit':
      return { law: '2.2.2', name: 'page-about-root-suit', of: text, text: ['page-about-root-suit-text'] };
    case 'ruler':
      return { law: '2.5', name: 'page-about-root-ruler', of: sideWord(label), text: ['page-about-root-ruler-text'] };
    case 'card':
    case 'use': {
      const face = CARDS.get(label);
      // What it does stands on the card itself: here is how it comes into play.
      return face
        ? { law: DECK[face.kind] ?? '2.1', as: `card:${label}`, text: [`page-about-root-card-${face.kind}`] }
        : null;
    }
    case 'faction': {
      const who = whoOf(label);
      return who ? { law: who.chapter, text: [who.about] } : null;
    }
    case 'figure': {
      const found = FIGURES[label];
      return found ? { law: found[0], name: found[1] } : null;
    }
    case 'landmark':
      return { law: 'F.1.1' };
    case 'hireling':
      return { law: 'E.2' };
    default:
      return null;
  }
}
