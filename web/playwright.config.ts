import { createServer } from 'node:net';

import { defineConfig } from '@playwright/test';

import { browser } from './tests/browser';
import { PYTHON } from './tests/table';

/** A port that nobody uses. The workers read this file again and must find the same one. */
async function port(name: 'POLANA_TEST_PORT' | 'POLANA_POSITIONS_PORT'): Promise<number> {
  if (!process.env[name]) {
    const free = await new Promise<number>((resolve) => {
      const server = createServer();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
    process.env[name] = String(free);
  }
  return Number(process.env[name]);
}

const PORT = await port('POLANA_TEST_PORT');
const POSITIONS = await port('POLANA_POSITIONS_PORT');
const { executablePath, args } = browser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // A test waits for the table about half of its time: three at once keep two cores busy.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  webServer: [
    {
      command: `${PYTHON} tests/serve.py ${PORT}`,
      url: `http://127.0.0.1:${PORT}/health`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: `${PYTHON} tests/position.py --serve ${POSITIONS}`,
      url: `http://127.0.0.1:${POSITIONS}`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});
