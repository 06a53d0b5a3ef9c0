import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'node_modules',
      'public',
      'src/lib/protocol.ts',
      'src/games/root/view.ts',
      'src/games/northgard/view.ts',
      'src/games/runewars/view.ts',
      'src/site/offline.js',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler of TypeScript knows which names there are.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Most maps and sets are made, filled and read within one `$derived`.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space before an element is written {' '}, or it is lost.
      'svelte/no-useless-mustaches': 'off',
      // Whether a comment is needed is told by svelte-check, which knows the compiler's warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // What an effect sets anew is also set by hand.
      'svelte/prefer-writable-derived': 'off',
    },
  },
  {
    // Drawings of our own, written by our own code: no text of anybody else is in them.
    files: ['src/lib/ink/*.svelte', 'src/games/runewars/*.svelte'],
    rules: {
      'svelte/no-at-html-tags': 'off',
    },
  },
);
