/** A server that is killed in the middle of a match, and a browser that is closed: both come back to the same question. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { answer, litWords, lucky, PYTHON, ready, settle, sit } from './table';
import { complaints } from './watch';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function serve(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(PYTHON, [join(import.meta.dirname, 'serve.py'), String(port), folder], { stdio: 'ignore' });
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/health`).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
}

test('a killed server and a closed browser change nothing', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'polana-restart-'));
  const port = await freePort();
  let server = await serve(port, folder);
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    let page = await context.newPage();
    await settle(page, 'en');
    const table = await sit(page, {
      game: 'root',
      seats: ['marquise', 'eyrie'],
      seed: 9,
      others: 'random',
      until: ['--words', '30', '--about', 'daylight'],
    });
    const luck = lucky(2);
    for (let i = 0; i < 4; i++) await answer(page, luck);
    await page.keyboard.press('Escape');
    await ready(page);
    const question = await page.locator('.ask .q b').innerText();
    const lit = await litWords(page);
    const log = await page.locator('.log li').allInnerTexts();

    await kill(server);
    await expect(page.locator('.ask')).toContainText('Connection lost');
    server = await serve(port, folder);
    await expect(page.locator('.ask .q b')).toHaveText(question, { timeout: 60_000 });
    expect(await litWords(page)).toEqual(lit);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(log);
    await answer(page, luck);

    await page.keyboard.press('Escape');
    await ready(page);
    const then = await litWords(page);
    await page.close();
    page = await context.newPage();
    const bad = complaints(page);
    await page.goto('/');
    await page.locator('.tcard').click();
    await page.waitForURL(`**/t/${table}`);
    await ready(page);
    expect(await litWords(page)).toEqual(then);
    for (let i = 0; i < 3; i++) await answer(page, luck);
    expect(bad).toEqual([]);
  } finally {
    await context.close();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
