/** What conspiracies cost, in acolytes, and how much less where the Outcast is Hated. */
import { tableOf, type FactionTable } from '../../tables';

interface CultTable extends FactionTable {
  conspiracies: Record<string, { acolytes: number } | number>;
}

const { conspiracies } = tableOf('cult') as CultTable;
export const CONSPIRACIES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(conspiracies).flatMap(([id, row]) => (typeof row === 'number' ? [] : [[id, row.acolytes]])),
);
export const HATED_DISCOUNT = Number(conspiracies.hated_discount);
