/** The site without a server: `dist/site` shown by a server of files, and no Polana running anywhere. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import {
  DIST,
  firstVisit,
  handed,
  kept,
  lifted,
  open,
  saved,
  serveFiles,
  start,
  START,
  thereAndBack,
  WEIGHTS,
  type Files,
} from './site';
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

test('what was learned is fetched when a bot plays by it, and is there without a net from then on', async ({
  page,
  context,
}) => {
  const shelf = JSON.parse(readFileSync(join(DIST, 'site', 'api', 'games.json'), 'utf8')) as {
    name: string;
    bots: string[];
  }[];
  const learned = readdirSync(join(DIST, 'site', WEIGHTS)).map((file) => file.split('-', 1)[0]);
  for (const { name, bots } of shelf) expect(bots.includes('reflex')).toBe(learned.includes(name));
  const bad = complaints(page);
  const fetched: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('.npz')) fetched.push(request.url());
  });
  await settle(page, 'en');
  await page.goto(home);
  await kept(page);
  expect(fetched).toEqual([]);
  await page.reload();
  for (let net = true; ; net = false) {
    await page.locator('[data-game=northgard]').click({ timeout: START });
    for (const level of await page.locator('select:has(> option[value=reflex])').all())
      await level.selectOption('reflex');
    await page.locator('[data-start]').click();
    await page.waitForURL(/\?\/t\//, { timeout: START });
    const luck = lucky(12);
    for (let n = 0; n < 5; n++) expect(await answer(page, luck)).toBe(true);
    await ready(page);
    if (!net) break;
    expect(new Set(fetched).size).toBe(1);
    await context.setOffline(true);
    await page.goto(home);
  }
  expect(bad).toEqual([]);
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

test('where a file of the site has not come it is told, and asked for again', async ({ page }) => {
  await settle(page, 'pl');
  await page.route('**/engine.pack', (route) => route.abort());
  await page.goto(home);
  await page.locator('[data-game=northgard]').click();
  await page.locator('[data-start]').click();
  await expect(page.locator('.sum [role=alert]')).toHaveText(
    'Stół tej strony nie odpowiada. Spróbuj ponownie albo przeładuj stronę.',
    { timeout: START },
  );
  await page.unroute('**/engine.pack');
  await page.locator('[data-start]').click();
  await page.waitForURL(/\?\/t\//, { timeout: START });
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

test('a match that two people play at one device goes to a server as a file, is played on there, and comes back', async ({
  page,
}) => thereAndBack(page, home, 'northgard', 3));

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

test('where storage is full a word is refused in one line, and the file that saves the match is played on', async ({
  page,
  browser,
}) => {
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
  // A word is said with one click.
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await start(page, home, 'northgard');
  const luck = lucky(6);
  for (let n = 0; n < 4; n++) expect(await answer(page, luck)).toBe(true);
  await ready(page);
  const options = await page.locator('.ask').getAttribute('data-options');
  await page.evaluate(() => new BroadcastChannel('full').postMessage(''));
  const pick = await choose(page, luck);
  if (!pick) throw new Error('nothing is lit');
  const told = page.getByText('its storage is full or forbidden').first().waitFor({ timeout: START });
  // The word does not come through, so nobody waits until it has.
  take(page, pick).catch(() => undefined);
  await told;
  const record = await saved(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await settle(elsewhere, 'en');
  await open(elsewhere, home, record);
  // Whoever opens a file has all of its seats.
  expect(await lifted(elsewhere)).toBe(true);
  await ready(elsewhere);
  expect(await elsewhere.locator('.ask').getAttribute('data-options')).toBe(options);
  for (let n = 0; n < 3; n++) await handed(elsewhere, luck);
  await elsewhere.context().close();
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

/** Somebody puts a new version of the site where the old one is. */
function renew(folder: string): void {
  const worker = join(folder, 'site', 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/}[0-9a-f]{16}`/, '}new`'));
}

test('two sites at one origin leave each other what they keep', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'polana-site-'));
  for (const name of ['site', 'other'])
    cpSync(join(DIST, 'site'), join(folder, name), { recursive: true, filter: (name) => !name.endsWith('/docs') });
  const own = await serveFiles(folder);
  try {
    for (const name of ['other', 'site']) {
      // A file that starts nothing.
      await page.goto(new URL(`../${name}/app.webmanifest`, own.home).href);
      await page.evaluate(async (worker) => {
        const { installing } = await navigator.serviceWorker.register(worker);
        await new Promise<void>((resolve) => {
          installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve());
        });
      }, `/${name}/sw.js`);
    }
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  } finally {
    own.end();
    rmSync(folder, { recursive: true });
  }
});

test('a new version is offered in the lobby, and not taken while another page is open', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'polana-site-'));
  cpSync(join(DIST, 'site'), join(folder, 'site'), { recursive: true, filter: (name) => !name.endsWith('/docs') });
  const own = await serveFiles(folder);
  try {
    await settle(page, 'en');
    await page.goto(own.home);
    await kept(page);
    renew(folder);
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
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: START }).toEqual([`polana ${own.home} new`]);
    await expect(offer).toHaveCount(0);
  } finally {
    own.end();
    rmSync(folder, { recursive: true });
  }
});

test('a new version that comes in the middle of a match leaves it alone, and the match goes on under it', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'polana-site-'));
  cpSync(join(DIST, 'site'), join(folder, 'site'), { recursive: true, filter: (name) => !name.endsWith('/docs') });
  const own = await serveFiles(folder);
  try {
    const bad = complaints(page);
    await settle(page, 'en');
    await page.goto(own.home);
    await kept(page);
    await start(page, own.home, 'northgard');
    const luck = lucky(8);
    for (let n = 0; n < 3; n++) expect(await answer(page, luck)).toBe(true);
    renew(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const waiting = (): Promise<boolean> =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await expect.poll(waiting, { timeout: START }).toBe(true);
    // The match goes on, also after a reload, and the new version waits for as long.
    for (let n = 0; n < 3; n++) expect(await answer(page, luck)).toBe(true);
    await page.reload();
    await ready(page);
    expect(await answer(page, luck)).toBe(true);
    expect(await waiting()).toBe(true);
    await ready(page);
    const asked = await page.locator('.ask').getAttribute('data-ask');
    const match = page.url();
    await page.goto(own.home);
    const anew = page.waitForEvent('load', { timeout: START });
    await page.locator('[data-renewal]').getByRole('button').click({ timeout: START });
    await anew;
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: START }).toEqual([`polana ${own.home} new`]);
    await page.goto(match);
    await page.locator('.ask').waitFor({ timeout: START });
    await ready(page);
    expect(await page.locator('.ask').getAttribute('data-ask')).toBe(asked);
    expect(await answer(page, luck)).toBe(true);
    expect(bad).toEqual([]);
  } finally {
    own.end();
    rmSync(folder, { recursive: true });
  }
});
