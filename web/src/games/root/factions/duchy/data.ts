/** Ministers by rank, what it takes to sway them, and the tracks of the board. */
import { tableOf, type FactionTable } from '../../tables';

interface DuchyTable extends FactionTable {
  minister: { id: string; rank: string }[];
  tracks: {
    birdsong_recruit_by_citadels: number[];
    crown_vp: Record<string, number>;
    sway_cards: Record<string, number>;
  };
}

const TABLE = tableOf('duchy') as DuchyTable;
export const DUCHY = TABLE.tracks;
/** In the order of the Law. */
export const MINISTERS: readonly string[] = TABLE.minister.map((one) => one.id);
export const RANKS = ['squire', 'noble', 'lord'] as const;
export type Rank = (typeof RANKS)[number];
const ministersOf = (rank: Rank): string[] => TABLE.minister.filter((one) => one.rank === rank).map((one) => one.id);
export const MINISTER_RANKS: Readonly<Record<Rank, readonly string[]>> = {
  squire: ministersOf('squire'),
  noble: ministersOf('noble'),
  lord: ministersOf('lord'),
};
export const rankOf = (minister: string): Rank =>
  RANKS.find((rank) => MINISTER_RANKS[rank].includes(minister)) ?? 'squire';
