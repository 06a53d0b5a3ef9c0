import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig, type Plugin } from 'vite';

/** The components and rule indexes of the games are TOML in the Python package; the page reads the same files. */
function toml(): Plugin {
  return {
    name: 'polana-toml',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.toml')) return null;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))}`, map: null };
    },
  };
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.POLANA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [toml(), svelte()],
  resolve: {
    alias: { $lib: at('src/lib'), $games: at('src/games'), $data: at('../src/polana/games'), $locale: at('../src/polana/locale') },
  },
  build: {
    outDir: at('../src/polana/table/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows files of our own only: nothing may be inlined as a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rollupOptions: { input: { main: at('index.html') } },
  },
  server: {
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
