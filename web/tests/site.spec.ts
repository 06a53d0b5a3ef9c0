/** The site without a server: `dist/site` shown by a server of files, and no Polana running anywhere. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { DIST, firstVisit, kept, serveFiles, start, START, type Files } from './site';
import { answer, choose, lucky, ready, settle, take } from './table';
import { complaints } from './watch';

let files: Files;
let home = '';

test.beforeAll(async () => {
  files = await serveFiles();
  home = files.home;
});

test.afterAll(() => {
  files.end();
});

/** Whatever is asked of anybody but this folder. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('blob:')) found.push(request.url());
  });
  return found;
}

test('a first visit takes at most nine megabytes', () => {
  expect(firstVisit().sent).toBeLessThanOrEqual(9e6);
});

test('what only a bot that has learned can do is not offered where none has', () => {
  const games = JSON.parse(readFileSync(join(DIST, 'site', 'api', 'games.json'), 'utf8')) as {
    bots: string[];
    learned: boolean;
  }[];
  expect(games).toHaveLength(3);
  for (const { bots, learned } of games) {
    expect(bots).toContain('master');
    expect(bots.includes('reflex')).toBe(learned);
  }
});

test('a match against bots without a server, which a reload does not harm', async ({ page }) => {
  const [bad, others] = [complaints(page), strangers(page)];
  await settle(page, 'en');
  await start(page, home, 'northgard');
  const luck = lucky(5);
  for (let n = 0; n < 12; n++) expect(await answer(page, luck)).toBe(true);
  await ready(page);
  const asked = await page.locator('.ask').getAttribute('data-ask');
  await page.reload();
  await ready(page);
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(asked);
  for (let n = 0; n < 8; n++) expect(await answer(page, luck)).toBe(true);
  expect(bad).toEqual([]);
  expect(others).toEqual([]);
});

test('a lesson is taken without a server', async ({ page }) => {
  const [bad, others] = [complaints(page), strangers(page)];
  await settle(page, 'en');
  await page.goto(`${home}?/learn`);
  await page.locator('[data-lesson="root/rule"]').click();
  await page.locator('.coach [data-go]').click({ timeout: START });
  await expect(page.locator('.lesson[data-step="1"]')).toBeVisible();
  await page.locator('.foot [data-show]').click();
  await expect(page.locator('.lesson[data-step="2"]')).toBeVisible();
  expect(bad).toEqual([]);
  expect(others).toEqual([]);
});

test('after the first visit a match is played without a net', async ({ page, context }) => {
  await settle(page, 'pl');
  await page.goto(home);
  await kept(page);
  await context.setOffline(true);
  await page.goto(home);
  await page.locator('[data-game=root]').click({ timeout: START });
  const luck = lucky(7);
  await page.locator('[data-start]').click();
  await page.waitForURL(/\?\/t\//);
  for (let n = 0; n < 6; n++) expect(await answer(page, luck)).toBe(true);
});

test('a match that two people play at one device goes to a server as a record, and comes back', async ({ page }) => {
  await settle(page, 'en');
  await page.goto(home);
  await page.locator('[data-game=northgard]').click();
  await page.getByRole('button', { name: 'Me', exact: true }).nth(1).click();
  await page.locator('[data-start]').click();
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible({ timeout: START });
  await page.locator('[data-lift]').click();
  const luck = lucky(3);
  for (let n = 0; n < 60 && !(await curtain.count()); n++) expect(await answer(page, luck)).toBe(true);
  await expect(curtain).toBeVisible();
  await page.goto(page.url().replace('?/t/', '?/replay/'));
  // The table and the other worker both start anew.
  const saved = page.waitForEvent('download', { timeout: START });
  await page.getByRole('button', { name: 'Download' }).click({ timeout: START });
  const record = readFileSync(await (await saved).path(), 'utf8');
  // The server of the other tests reads it, and what it then tells is opened here.
  const answered = await page.request.post('/api/tables/import', { data: { record } });
  expect(answered.status(), await answered.text()).toBe(201);
  const there = (await answered.json()) as { table: string; seats: { key: string }[] };
  const keys = there.seats.map((seat) => seat.key).join(',');
  const back = await (
    await page.request.get(`/api/tables/${there.table}/record`, { headers: { Authorization: `Bearer ${keys}` } })
  ).text();
  const words = (text: string): string => text.slice(text.indexOf('\n\n'));
  expect(words(back)).toBe(words(record));
  await page.goto(home);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.polana', mimeType: 'text/plain', buffer: Buffer.from(back) });
  await page.waitForURL(/\?\/t\//, { timeout: START });
  await page.locator('[data-lift]').click({ timeout: START });
  expect(await answer(page, luck)).toBe(true);
});

test('where storage is forbidden one plays all the same, and is told so in one line', async ({ page }) => {
  const bad = complaints(page);
  const refuse = (name: string): string =>
    `Object.defineProperty(globalThis, '${name}', { get() { throw new DOMException('no', 'SecurityError'); } });`;
  await page.addInitScript({ content: ['localStorage', 'sessionStorage', 'indexedDB'].map(refuse).join('\n') });
  await page.route('**/table.worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${refuse('indexedDB')}\n${await answer.text()}` });
  });
  await page.goto(home);
  await page.locator('[data-game=northgard]').click({ timeout: START });
  await expect(page.locator('[data-unkept]')).toHaveText(/keeps nothing.*save it as a file/, { timeout: START });
  await page.locator('[data-start]').click();
  await page.waitForURL(/\?\/t\//, { timeout: START });
  await ready(page);
  const luck = lucky(4);
  for (let n = 0; n < 6; n++) expect(await answer(page, luck)).toBe(true);
  expect(bad).toEqual([]);
});

test('where storage is full a word is refused in one line', async ({ page }) => {
  await settle(page, 'en');
  // The browser's own message comes when it pleases; here every change is refused from a moment on.
  const full = `new BroadcastChannel('full').onmessage = () => {
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
      if (mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return open.call(this, names, mode, ...rest);
    };
  };`;
  await page.route('**/table.worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${full}\n${await answer.text()}` });
  });
  await start(page, home, 'northgard');
  const luck = lucky(6);
  for (let n = 0; n < 4; n++) expect(await answer(page, luck)).toBe(true);
  await ready(page);
  await page.evaluate(() => new BroadcastChannel('full').postMessage(''));
  const pick = await choose(page, luck);
  if (!pick) throw new Error('nothing is lit');
  const told = page.getByText('its storage is full or forbidden').first().waitFor({ timeout: START });
  // The word does not come through, so nobody waits until it has.
  take(page, pick).catch(() => undefined);
  await told;
});

test('two tabs at one match say each word once', async ({ page, context }) => {
  await settle(page, 'en');
  await start(page, home, 'northgard');
  const luck = lucky(11);
  for (let n = 0; n < 4; n++) expect(await answer(page, luck)).toBe(true);
  await ready(page);
  const asked = page.locator('.ask');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('.ask').waitFor({ timeout: START });
  await ready(second);
  expect(await second.locator('.ask').getAttribute('data-ask')).toBe(await asked.getAttribute('data-ask'));
  // What is said in one is heard in the other, which goes on from there.
  expect(await answer(second, luck)).toBe(true);
  await ready(second);
  const now = await second.locator('.ask').getAttribute('data-ask');
  await expect.poll(() => asked.getAttribute('data-ask'), { timeout: START }).toBe(now);
  expect(await answer(page, luck)).toBe(true);
  await second.close();
});

test('a new version is offered in the lobby, and not taken while another page is open', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'polana-site-'));
  cpSync(join(DIST, 'site'), join(folder, 'site'), { recursive: true, filter: (name) => !name.endsWith('/docs') });
  const own = await serveFiles(folder);
  try {
    await settle(page, 'en');
    await page.goto(own.home);
    await kept(page);
    const worker = join(folder, 'site', 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/polana [0-9a-f]{16}/, 'polana new'));
    await page.reload();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = page.locator('[data-renewal]');
    await expect(offer).toContainText('A new version of this page is here', { timeout: START });
    const other = await context.newPage();
    await other.goto(own.home);
    await offer.getByRole('button').click();
    await expect(offer).toContainText('Close the other tabs');
    await other.close();
    const anew = page.waitForEvent('load', { timeout: START });
    await offer.getByRole('button').click();
    await anew;
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: START }).toEqual(['polana new']);
    await expect(offer).toHaveCount(0);
  } finally {
    own.end();
    rmSync(folder, { recursive: true });
  }
});
