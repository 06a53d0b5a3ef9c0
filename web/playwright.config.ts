import { defineConfig } from '@playwright/test';

import { browser } from './tests/browser';

const PORT = Number(process.env.POLANA_TEST_PORT ?? 8471);
const { executablePath, args } = await browser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  timeout: 900_000,
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: `${process.env.POLANA_PYTHON ?? '../.venv/bin/python'} tests/serve.py ${PORT}`,
    url: `http://127.0.0.1:${PORT}/health`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
