/** Texts under names, in IndexedDB: the browser's side of `polana.table.browser.chest`. */

const NAME = 'polana';
const SHELF = 'chest';

type Change = readonly [verb: 'add' | 'put' | 'take' | 'drop', name: string, text: string];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

/** Where a browser forbids storage: kept as long as the tab is open, so that one can play all the same. */
class Passing {
  #texts = new Map<string, string>();

  read(start: string): string {
    const names = [...this.#texts.keys()].filter((name) => name.startsWith(start)).sort();
    return JSON.stringify(names.map((name) => [name, this.#texts.get(name)]));
  }

  write(changes: string): string {
    const texts = new Map(this.#texts);
    for (const [verb, name, text] of JSON.parse(changes) as Change[]) {
      if ((verb === 'add' || verb === 'take') && texts.has(name) === (verb === 'add')) return 'clash';
      if (verb === 'add' || verb === 'put') texts.set(name, text);
      else texts.delete(name);
    }
    this.#texts = texts;
    return '';
  }
}

export class Chest {
  #database: Promise<IDBDatabase> | null = null;
  #passing: Passing | null = null;

  /** `forbidden` is called where nothing will outlast the tab. */
  constructor(private readonly forbidden: () => void) {}

  /** Settles what this browser allows; asked once, before anything is kept. */
  async open(): Promise<void> {
    try {
      await this.#open();
    } catch {
      this.#passing = new Passing();
      this.forbidden();
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      // Some throw at the name already, which rejects this too.
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
      request.onsuccess = () => {
        // A browser may close it: when its data are cleared, or while a page lies in the background. The next reader opens it anew.
        request.result.onclose = () => (this.#database = null);
        resolve(request.result);
      };
      request.onerror = () => {
        this.#database = null;
        reject(request.error ?? new Error('storage'));
      };
    });
    return this.#database;
  }

  /** All names that begin with this, in their order, and what is kept there: JSON of a list of pairs. */
  async read(start: string): Promise<string> {
    if (this.#passing) return this.#passing.read(start);
    const shelf = (await this.#open()).transaction(SHELF).objectStore(SHELF);
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const [names, texts] = await Promise.all([done(shelf.getAllKeys(range)), done(shelf.getAll(range))]);
    return JSON.stringify(names.map((name, i) => [name, texts[i]]));
  }

  /** All of these changes or none; returns when they are safe: nothing, `clash`, or what is wrong with the storage. */
  async write(changes: string): Promise<string> {
    if (this.#passing) return this.#passing.write(changes);
    try {
      const transaction = (await this.#open()).transaction(SHELF, 'readwrite', { durability: 'strict' });
      const shelf = transaction.objectStore(SHELF);
      let clash = false;
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      for (const [verb, name, text] of JSON.parse(changes) as Change[]) {
        if (verb === 'put') shelf.put(text, name);
        else if (verb === 'drop') shelf.delete(name);
        else {
          const found = shelf.getKey(name);
          found.onsuccess = () => {
            if ((found.result === undefined) === (verb === 'take')) {
              clash = true;
              transaction.abort();
            } else if (verb === 'take') shelf.delete(name);
            else shelf.put(text, name);
          };
        }
      }
      try {
        await ended;
      } catch (error) {
        if (clash) return 'clash';
        throw error;
      }
      return '';
    } catch (error) {
      return error instanceof Error ? error.name || error.message : String(error);
    }
  }
}
