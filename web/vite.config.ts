import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
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

/** The messages of one language, those of each game separately: `virtual:messages/pl/root`; what belongs to no game is `page`. `virtual:messages` lists them. */
function messages(): Plugin {
  const HEAD = 'virtual:messages';
  const folders = (path: string): string[] =>
    readdirSync(at(path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name)
      .sort();
  const GAMES = folders('../src/polana/games');
  const list = (): string =>
    folders('../src/polana/locale')
      .map(
        (language) =>
          `${language}: { ${['page', ...GAMES].map((part) => `${part}: () => import('${HEAD}/${language}/${part}')`).join(', ')} }`,
      )
      .join(', ');
  const partOf = (file: string): string =>
    GAMES.find((game) => file === `${game}.ftl` || file.startsWith(`${game}-`)) ?? 'page';
  return {
    name: 'polana-messages',
    resolveId: (id) => (id.startsWith(HEAD) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${HEAD}`)) return null;
      const [, language = '', part = ''] = id.split('/');
      if (!part) return { code: `export default { ${list()} }`, map: null };
      const shared = at(`../src/polana/locale/${language}`);
      // The messages of the command line, and of the boards that it draws, are not for the page.
      const files = readdirSync(shared)
        .filter(
          (file) => file.endsWith('.ftl') && partOf(file) === part && file !== 'cli.ftl' && !file.endsWith('-draw.ftl'),
        )
        .sort()
        .map((file) => join(shared, file));
      // The page's own come last: they may say something in a different way.
      const own = at('src/locale');
      if (part === 'page')
        files.push(
          ...readdirSync(own, { recursive: true, encoding: 'utf8' })
            .filter((file) => file.split(sep).at(-1) === `${language}.ftl`)
            .sort()
            .map((file) => join(own, file)),
        );
      // What the page says of one game lies in the game's folder, and comes with its words.
      const told = at(`src/games/${part}/locale/${language}.ftl`);
      if (existsSync(told)) files.push(told);
      for (const file of files) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))}`, map: null };
    },
  };
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.POLANA_SERVER ?? 'http://127.0.0.1:8000';

/** The mode in which the page is built that needs no server: `make site`. */
const SITE = 'site';

export default defineConfig(({ mode }) => ({
  plugins: [toml(), messages(), svelte()],
  resolve: {
    alias: {
      $transport: at(mode === SITE ? 'src/site/port.ts' : 'src/lib/server.ts'),
      $lib: at('src/lib'),
      $games: at('src/games'),
      $data: at('../src/polana/games'),
      $locale: at('../src/polana/locale'),
    },
  },
  // The site may lie in any folder.
  base: mode === SITE ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: at(mode === SITE ? '../dist/site' : '../src/polana/table/page'),
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
}));
