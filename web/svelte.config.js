import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Runes everywhere; no inline styles, since the page's content security policy forbids them. */
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
