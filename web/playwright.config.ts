import { createServer } from 'node:net';

import { defineConfig } from '@playwright/test';

import { browser } from './tests/browser';
import { PYTHON } from './tests/table';
import { WORKER } from './tests/where';

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

/**
 * What is also tested with the table in a worker of the site (`make worker-test`): what happens at a table, and what teaches.
 *
 * Each test starts a Python of its own there, so of the lessons only some are taken. What the others are about (the lobby
 * with friends, links, notices, looks) the site has not, or it is the same page.
 */
const ON_SITE = [
  'battle',
  'end',
  'examples',
  'factions',
  'hints',
  'keys',
  'law',
  'lessons',
  'match',
  'puzzles',
  'realm',
  'replay',
  'review',
  'runewars',
  'seat',
  'story',
].map((name) => `${name}.spec.ts`);

const TABLES = WORKER
  ? {
      command: `${PYTHON} -m http.server ${PORT} --bind 127.0.0.1 -d ../dist`,
      url: `http://127.0.0.1:${PORT}/site/`,
      // Every file that somebody asks for would be a line.
      stderr: 'ignore' as const,
    }
  : { command: `${PYTHON} tests/serve.py ${PORT}`, url: `http://127.0.0.1:${PORT}/health` };

export default defineConfig({
  testDir: 'tests',
  testMatch: WORKER ? ON_SITE : '*.spec.ts',
  timeout: 600_000,
  // In a worker each page starts a Python of its own.
  expect: { timeout: WORKER ? 120_000 : 30_000 },
  fullyParallel: true,
  // A test waits for the table about half of its time: three at once keep two cores busy.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: WORKER ? 120_000 : 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  webServer: [
    { ...TABLES, timeout: 120_000, reuseExistingServer: false },
    {
      command: `${PYTHON} tests/position.py --serve ${POSITIONS}`,
      url: `http://127.0.0.1:${POSITIONS}`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});
