/** Moods, and the tracks of the Hoard. */
import { tableOf, type FactionTable } from '../../tables';

interface HundredsTable extends FactionTable {
  mood: { id: string; item?: string }[];
  tracks: {
    command_items: string[];
    prowess_items: string[];
    value_by_item_count: number[];
    oppress_vp_by_clearings: number[];
  };
}

const TABLE = tableOf('hundreds') as HundredsTable;
/** In the order of the Law. */
export const MOODS: readonly string[] = TABLE.mood.map((one) => one.id);
/** Which mood an item in the Hoard forbids. */
export const MOOD_ITEMS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  TABLE.mood.map((one) => [one.id, one.item]),
);
export const HOARD = TABLE.tracks;
