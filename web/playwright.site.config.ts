import { defineConfig } from '@playwright/test';

import usual from './playwright.config';

/** The site without a server: whole matches (`make site-soak`) and what it costs (`make site-bench`). */
export default defineConfig({ ...usual, testMatch: ['site.soak.ts', 'site.bench.ts'], workers: 1 });
