/** A match as a file: with it the match goes on anywhere, here, in another browser or on a server. */
import * as api from './api';

/** Hands the reader the record of a match. Before the end it takes the keys of all people at the table. */
export async function saveAsFile(table: string, keys: readonly string[]): Promise<void> {
  const text = await api.record(table, keys);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${table}.polana`;
  link.click();
  URL.revokeObjectURL(link.href);
}
