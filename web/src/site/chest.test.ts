import { afterEach, expect, test, vi } from 'vitest';

import { Chest } from './chest';

afterEach(() => vi.unstubAllGlobals());

/** As much of IndexedDB as changes need; a connection that was closed takes none. */
class Connection {
  open = true;
  onclose: (() => void) | null = null;

  transaction() {
    if (!this.open) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    const transaction = { oncomplete: () => undefined, objectStore: () => ({ put: () => undefined }) };
    queueMicrotask(() => setTimeout(() => transaction.oncomplete()));
    return transaction;
  }

  /** What a browser does when somebody clears its data. */
  close() {
    this.open = false;
    this.onclose?.();
  }
}

test('a chest whose database the browser has closed opens it anew', async () => {
  const connections: Connection[] = [];
  const open = () => {
    const request = { result: new Connection(), onsuccess: () => undefined, onerror: () => undefined };
    connections.push(request.result);
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const forbidden = vi.fn();
  const chest = new Chest(forbidden);
  await chest.open();
  const change = JSON.stringify([['put', 'begun', '']]);
  expect(await chest.write(change)).toBe('');
  connections[0]?.close();
  expect(await chest.write(change)).toBe('');
  expect(connections).toHaveLength(2);
  expect(forbidden).not.toHaveBeenCalled();
});
