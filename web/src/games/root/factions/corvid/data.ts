/** Kinds of plot, in the order of the Law. */
import { tableOf, type FactionTable } from '../../tables';

interface CorvidTable extends FactionTable {
  plot: { id: string }[];
}

export const PLOTS: readonly string[] = (tableOf('corvid') as CorvidTable).plot.map((one) => one.id);
