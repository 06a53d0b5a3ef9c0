/** Leaders with their viziers, and pictures of the columns of the Decree. */
import { tableOf, type FactionTable } from '../../tables';

interface EyrieTable extends FactionTable {
  leader: { id: string; viziers: string[] }[];
}

/** The columns of a leader's viziers, in the order of the Law. */
export const LEADERS: ReadonlyMap<string, readonly string[]> = new Map(
  (tableOf('eyrie') as EyrieTable).leader.map((one) => [one.id, one.viziers]),
);
export const COLUMN_GLYPHS: Readonly<Record<string, string>> = {
  recruit: 'recruiter',
  move: 'boots',
  battle: 'swords',
  build: 'hammer',
};
