/** A folder of files with the site in it, shown by a server of files; no Polana runs anywhere. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';

import { type Page } from '@playwright/test';

import { PYTHON, ready } from './table';

/** Python starts twice over; on a busy machine that takes a while. */
export const START = 240_000;

/** The folder above the site, since it has to work under any address. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist');

export interface Files {
  /** The address of the site. */
  home: string;
  end(): void;
}

export async function serveFiles(folder = DIST): Promise<Files> {
  const server: ChildProcess = spawn(PYTHON, ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '-d', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    const port = /port (\d+)/.exec(line)?.[1];
    if (port) return { home: `http://127.0.0.1:${port}/site/`, end: () => void server.kill() };
  }
  throw new Error('the server of files does not start');
}

/** A match against bots, from the lobby. */
export async function start(page: Page, home: string, game: string): Promise<void> {
  await page.goto(home);
  await page.locator(`[data-game=${game}]`).click({ timeout: START });
  await page.locator('[data-start]').click();
  await page.waitForURL(/\?\/t\//, { timeout: START });
  await page.locator('.ask, .curtain').first().waitFor({ timeout: START });
  await ready(page);
}

/** Until all files are kept, so that no net is needed. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null, {
    timeout: START,
  });
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? everyFile(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Bytes of all that a browser keeps at its first visit, as they are, and as a server sends them. */
export function firstVisit(): { whole: number; sent: number } {
  const site = join(DIST, 'site');
  let [whole, sent] = [0, 0];
  for (const file of everyFile(site)) {
    if (relative(site, file).startsWith('docs')) continue;
    const body = readFileSync(file);
    whole += body.length;
    sent += Math.min(body.length, gzipSync(body, { level: 9 }).length);
  }
  return { whole, sent };
}
