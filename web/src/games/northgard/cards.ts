/** Figures of the cards, from the same file that the rules read. Names and texts are messages. */
import cardsFile from '$data/northgard/data/cards.toml';
import winterFile from '$data/northgard/data/winter.toml';

export interface CardAction {
  do: string;
  /** How often. */
  n?: number;
  /** Wood saved when building. */
  discount?: number;
  /** Difficult borders take no second move. */
  ignore_difficult?: boolean;
  /** What may be chosen from. */
  of?: CardAction[];
}

export interface CardFace {
  id: string;
  deck: string;
  clan?: string;
  flash: boolean;
  fame: number;
  actions: CardAction[];
}

const list = (cardsFile as { card: CardFace[] }).card;
export const CARDS: ReadonlyMap<string, CardFace> = new Map(list.map((card) => [card.id, card]));

/** The cards of a clan: the one it begins with, and two improvements. */
export const clanCards = (clan: string): string[] => list.filter((card) => card.clan === clan).map((card) => card.id);

export const WINTER = (winterFile as { row: { max: number; food: number; wood: number }[] }).row;

/** What this many units cost in winter. */
export function winterCost(units: number): { food: number; wood: number } {
  const row = WINTER.find((entry) => units <= entry.max);
  return { food: row?.food ?? 0, wood: row?.wood ?? 0 };
}
