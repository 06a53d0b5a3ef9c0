import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

/** What is pure of the page, without a browser: `make page-unit`. */
export default defineConfig((env) =>
  mergeConfig(page(env), {
    test: {
      include: ['src/**/*.test.ts'],
      environment: 'node',
      setupFiles: ['tests/browserless.ts'],
      // One process: most of the time goes into starting them.
      maxWorkers: 1,
      isolate: false,
    },
  }),
);
