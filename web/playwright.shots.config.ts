import { defineConfig } from '@playwright/test';

import usual from './playwright.config';

/** Makes the pictures of the README from the real page: `make page-shots`. */
export default defineConfig({ ...usual, testMatch: ['shots.ts', 'film.ts'] });
