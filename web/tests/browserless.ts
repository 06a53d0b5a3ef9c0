/** What the page reads of a browser when its modules are loaded, for tests that have none. */
const kept = new Map<string, string>();
const BROWSER = {
  localStorage: {
    getItem: (name: string): string | null => kept.get(name) ?? null,
    setItem: (name: string, value: string): void => void kept.set(name, value),
    removeItem: (name: string): void => void kept.delete(name),
    clear: (): void => kept.clear(),
  },
  navigator: { languages: ['en'] },
  matchMedia: (query: string): { media: string; matches: boolean } => ({ media: query, matches: false }),
  document: { documentElement: { lang: '' } },
};

for (const [name, value] of Object.entries(BROWSER))
  Object.defineProperty(globalThis, name, { value, configurable: true });
