/** A folder of files with the site in it, shown by a server of files; no Polana runs anywhere. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';

import { expect, type Page } from '@playwright/test';

import { answer, lucky, PYTHON, ready, settle, type Luck } from './table';

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

/** A match against bots, from the lobby; with as many seats as it offers, or some fewer. */
export async function start(page: Page, home: string, game: string, fewer = 0): Promise<void> {
  await page.goto(home);
  await page.locator(`[data-game=${game}]`).click({ timeout: START });
  for (; fewer > 0; fewer--) await page.locator('[data-remove-seat]').last().click();
  await page.locator('[data-start]').click();
  await page.waitForURL(/\?\/t\//, { timeout: START });
  await page.locator('.ask, .curtain').first().waitFor({ timeout: START });
  await ready(page);
}

/** Until somebody at this device is asked; the curtain is lifted for another. Gives whether it was. */
export async function lifted(page: Page): Promise<boolean> {
  const asked = page.locator('.curtain, .ask.mine[aria-busy=false]:not([data-passing])').first();
  const lift = page.locator('[data-lift]');
  let other = false;
  await asked.waitFor({ timeout: START });
  // Whoever has no choice is passed once he has lifted it, and it falls again.
  while (await lift.count()) {
    await lift.click();
    other = true;
    await expect(page.locator('.curtain')).toHaveCount(0);
    await asked.waitFor({ timeout: START });
  }
  return other;
}

/** The match at this table as a file, from the menu of a seat. */
export async function saved(page: Page): Promise<string> {
  await lifted(page);
  await page.locator('[data-seat-menu="0"]').first().click();
  const file = page.waitForEvent('download', { timeout: START });
  await page.locator('[data-save]').click();
  return readFileSync(await (await file).path(), 'utf8');
}

/** Opens a file in the lobby at this address, and waits until somebody can play on. */
export async function open(page: Page, lobby: string, record: string): Promise<void> {
  await page.goto(lobby);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.polana', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.waitForURL(/\/t\//, { timeout: START });
  await page.locator('.ask, .curtain').first().waitFor({ timeout: START });
}

/** The next answer of whoever is asked; gives whether it is another than before. */
export async function handed(page: Page, luck: Luck): Promise<boolean> {
  const other = await lifted(page);
  expect(await answer(page, luck)).toBe(true);
  return other;
}

/** The words of a record, each with its seat. */
const words = (record: string): string[] => record.split('\n').filter((line) => /^\d/.test(line));

/**
 * A record begins with all words of an earlier one of the same match, and has more of them. Answers that lay sealed stood at the
 * earlier one's end, one for each seat and in the order of seats: others may have come between them since.
 */
export function goesOn(earlier: string, later: string): void {
  const [before, after] = [words(earlier), words(later)];
  const same = before.findIndex((word, n) => word !== after[n]);
  const [sealed, rest] = same < 0 ? [[], []] : [before.slice(same), after.slice(same)];
  const seat = (word: string): string => word.split(' ', 1)[0] ?? '';
  expect(new Set(sealed.map(seat)).size).toBe(sealed.length);
  for (const word of sealed) expect(rest.find((other) => seat(other) === seat(word))).toBe(word);
  expect(after.length).toBeGreaterThan(before.length);
}

/**
 * A match that two people play at one device goes to the server of the other tests as a file, is played on there, and comes
 * back. Each time the words so far are kept, and others follow them.
 */
export async function thereAndBack(page: Page, home: string, game: string, seed: number): Promise<void> {
  await settle(page, 'en');
  await page.goto(home);
  await page.locator(`[data-game=${game}]`).click();
  await page.getByRole('button', { name: 'Me', exact: true }).nth(1).click();
  await page.locator('[data-start]').click();
  await expect(page.locator('.curtain')).toBeVisible({ timeout: START });
  const luck = lucky(seed);
  expect(await handed(page, luck)).toBe(true);
  for (let n = 0; n < 60 && !(await handed(page, luck)); n++);
  const here = await saved(page);
  // The server has a lobby of its own.
  await open(page, '/', here);
  for (let n = 0; n < 5; n++) await handed(page, luck);
  const there = await saved(page);
  goesOn(here, there);
  // And back again.
  await open(page, home, there);
  for (let n = 0; n < 3; n++) await handed(page, luck);
  goesOn(there, await saved(page));
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

/** What was learned about games, each in a file that is fetched when a bot is to play by it. */
export const WEIGHTS = join('python', 'weights');

/** Bytes of all that a browser keeps at its first visit, as they are, and as a server sends them. */
export function firstVisit(): { whole: number; sent: number } {
  const site = join(DIST, 'site');
  let [whole, sent] = [0, 0];
  for (const file of everyFile(site)) {
    if (['docs', WEIGHTS].some((late) => relative(site, file).startsWith(late))) continue;
    const body = readFileSync(file);
    whole += body.length;
    sent += Math.min(body.length, gzipSync(body, { level: 9 }).length);
  }
  return { whole, sent };
}
