/** The seats of a table, as one sees them who sits there: one's own first, then round the table. */
export function around<T extends { seat: number }>(seats: readonly T[], reader: number): readonly T[] {
  const at = seats.findIndex(({ seat }) => seat === reader);
  return at > 0 ? [...seats.slice(at), ...seats.slice(0, at)] : seats;
}
