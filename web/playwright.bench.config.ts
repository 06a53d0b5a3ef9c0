import { defineConfig } from '@playwright/test';

import usual from './playwright.config';

/** Measures what a click costs: `make page-bench`. */
export default defineConfig({ ...usual, testMatch: 'click.bench.ts', workers: 1 });
