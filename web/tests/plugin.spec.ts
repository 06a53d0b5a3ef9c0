/** A game that another package brings, without a page folder: played to its end with buttons, in both languages. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test } from '@playwright/test';

import { answer, lucky, PYTHON, ready, settle, startMatch, type Language } from './table';
import { accessible, complaints, tidy } from './watch';

const ROOT = join(import.meta.dirname, '..', '..');
let folder = '';
let server: ChildProcess;
let url = '';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const found = createServer();
    found.listen(0, '127.0.0.1', () => {
      const address = found.address();
      found.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const install = (name: string): string =>
  execFileSync(PYTHON, ['-m', 'tests.plugin', join(folder, name), name], { cwd: ROOT, encoding: 'utf8' }).trim();

/** The same game with seats that differ in nothing: it gives out the colours itself. Its points have a name of their own. */
function installAlike(name: string): string {
  const path = install(name);
  const file = join(path, name, 'game.py');
  const source = readFileSync(file, 'utf8');
  const changed = source
    .replace('seat_values=SIDES', 'seat_values=[]')
    .replace(/\[NONE if seat == CHOOSE .* in setup\.seats\]/, 'list(range(len(setup.seats)))');
  expect(changed.length, 'both places are there').toBeLessThan(source.length - 20);
  writeFileSync(file, changed);
  const messages = join(path, name, 'locale', 'en', `${name}.ftl`);
  const scores = `view-${name}-scores = `;
  writeFileSync(messages, readFileSync(messages, 'utf8').replace(`${scores}points`, `${scores}crowns`));
  return path;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polana-plugin-'));
  const path = [install('coins'), installAlike('pennies')].join(delimiter);
  const port = await freePort();
  server = spawn(PYTHON, [join(import.meta.dirname, 'serve.py'), String(port)], {
    stdio: 'ignore',
    env: { ...process.env, PYTHONPATH: path },
  });
  url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/health`).then(
          (answered) => answered.status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  // One that could not be started has gone already.
  if (server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

const SAID: Record<Language, { about: string; colour: string; goal: string; heading: string; hidden: RegExp }> = {
  en: {
    about: 'How many coins are in all hands?',
    colour: 'Which colour is yours?',
    goal: 'Points to win',
    heading: 'round',
    hidden: /(no|one|\d) coins?/,
  },
  pl: {
    about: 'Ile monet kryją wszystkie dłonie?',
    colour: 'Jaki kolor wybierasz?',
    goal: 'Punkty do zwycięstwa',
    heading: 'runda',
    hidden: /(ani jednej|jedna|\d) monet/,
  },
};

for (const language of ['en', 'pl'] as const)
  test(`a game without a page of its own is played to its end: ${language}`, async ({ browser }) => {
    const said = SAID[language];
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const bad = complaints(page);
    await settle(page, language);
    await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
    await page.goto('/');
    const card = page.locator('[data-game=coins]');
    await expect(card).toContainText('Coins');
    await expect(card).toContainText(said.about);
    await card.click();
    await tidy(page, 'the lobby');
    await accessible(page, 'the lobby');
    await startMatch(page, 'coins');

    await expect(page.locator('.ask .q b')).toHaveText(said.colour);
    await expect(page.locator('.plain')).toContainText(said.goal);
    await expect(page.locator('.plain dd').first()).toBeVisible();
    const luck = lucky(language === 'en' ? 3 : 4);
    let answers = 0;
    let looked = false;
    while (await answer(page, luck)) {
      answers += 1;
      expect(bad).toEqual([]);
      expect(answers, 'the match does not end').toBeLessThan(300);
      if (looked || answers < 3) continue;
      // Its options are buttons, all of them, in the order in which they are asked.
      await ready(page);
      const options = (await page.locator('.ask').getAttribute('data-options'))?.split(' ') ?? [];
      if (options.length < 2) continue;
      looked = true;
      expect(
        await page
          .locator('.ask [data-option]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-option'))),
      ).toEqual(options);
      await tidy(page, 'the table');
      await accessible(page, 'the table');
    }
    expect(looked).toBe(true);
    await expect(page.locator('.log .head').first()).toContainText(new RegExp(said.heading, 'i'));
    await expect(page.locator('.end li.won')).toHaveCount(1);
    await tidy(page, 'the end');
    await accessible(page, 'the end');
    const outside = await page.locator('.end').evaluate((box) => {
      const edge = box.getBoundingClientRect().right;
      return [...box.querySelectorAll('.btn')].filter((one) => one.getBoundingClientRect().right > edge).length;
    });
    expect(outside, 'buttons that stick out of the result').toBe(0);

    const table = page.url();
    await page.locator('.end .btn.pri').click();
    await page.waitForURL('**/replay/*');
    await page.locator('.deck').waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('.plain')).toContainText(said.goal);
    // Before the last guess the reader's coins are hidden: a word of the game, said in his language.
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.plain')).toContainText(said.hidden);
    await expect(page.locator('.plain')).not.toContainText('coins:');
    await tidy(page, 'the replay');
    await accessible(page, 'the replay');

    await page.goto(table);
    await page.locator('.end [data-again]').click();
    await page.waitForURL((now) => now.pathname.startsWith('/t/') && now.href !== table);
    await ready(page);
    await expect(page.locator('.ask .q b')).toHaveText(said.colour);
    expect(bad).toEqual([]);
    await context.close();
  });

test('a table of a game whose seats differ in nothing is opened with one click', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=pennies]').click();
  await expect(page.locator('.sum')).toContainText('4 seats');
  // There is nothing to choose but who sits there.
  await expect(page.locator('.side select')).toHaveCount(0);
  await accessible(page, 'the lobby');
  await startMatch(page, 'pennies');
  await expect(page.locator('.ask .q b')).toHaveText('How many coins do you hide?');
  await expect(page.locator('.sc').first()).toHaveText(/0\s*crowns/);
  await context.close();
});
