/** A match that is over, told again: step by step, through any eyes, and played on from any moment. */
import { expect } from '@playwright/test';

import { lay, ready, settle } from './table';
import { complaints, picture, tidy } from './watch';
import { test, WORKER } from './where';

for (const [game, seats, language] of [
  ['northgard', ['wolf', 'raven'], 'en'],
  ['root', ['eyrie', 'marquise'], 'pl'],
] as const)
  test(`the replay of ${game} in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    const table = await lay(page, { game, seats, seed: 2, others: 'me' });
    await page.goto(`/replay/${table}`);
    const slider = page.getByRole('slider');
    const words = Number(await slider.getAttribute('aria-valuemax'));
    expect(words).toBeGreaterThan(40);
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider).toHaveAttribute('aria-valuenow', String(at));
    }
    await page.keyboard.press(']');
    await expect(slider).not.toHaveAttribute('aria-valuenow', '1');
    // Anywhere on the chart is a moment.
    const box = await slider.boundingBox();
    if (!box) throw new Error('the chart is not there');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(words / 4);
    await page.locator('select').last().selectOption('1');
    await expect(page.locator('.deal')).toHaveText(
      language === 'pl'
        ? 'Karty rozdano tak, jak ustalono przy otwarciu stołu.'
        : 'The deal was the one that this table committed to when it opened.',
    );
    await tidy(page, 'the replay');
    // It plays by itself, and is played on from here.
    const at = await slider.getAttribute('aria-valuenow');
    await page.locator('.go').click();
    await expect(slider).not.toHaveAttribute('aria-valuenow', at ?? '');
    await page.locator('.go').click();
    await page.locator('.ctl .btn').last().click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-lift]').click();
    await ready(page);
    await tidy(page, 'played on');
    expect(bad).toEqual([]);
  });

test('the record of a replay says what was asked and what was answered', async ({ page }) => {
  await settle(page, 'pl');
  const table = await lay(page, { game: 'root', seats: ['marquise', 'eyrie'], seed: 4 });
  await page.goto(`/replay/${table}`);
  const lines = page.locator('.rec li .said');
  await expect(lines.nth(3)).toBeVisible();
  for (const line of (await lines.all()).slice(1)) {
    await expect(line.locator('small')).not.toBeEmpty();
    await expect(line.locator('b')).not.toBeEmpty();
    // Question and answer are two, not one word.
    expect(await line.innerText()).not.toMatch(/[?.:!]\p{L}/u);
  }
  await picture(page, 'replay-record');
});

test('who plays which side is told of the player, not of the side', async ({ page }) => {
  await settle(page, 'pl');
  const table = await lay(page, {
    game: 'runewars',
    seats: ['?', '?'],
    seed: 4,
    until: ['--about', 'ask-runewars-order'],
  });
  await page.goto(`/replay/${table}`);
  const told = page.locator('.say');
  await expect(told).toBeVisible();
  let whole = '';
  for (let step = 0; step < 5; step++) {
    whole += await told.innerText();
    await page.keyboard.press('ArrowRight');
  }
  expect(whole).toMatch(/(Hania|Bot \(miejsce 2\)) gra (Elfami|Daqanitami|Nieumarłymi|Uthukami)/);
});

test('with all hands open a draw is told once, with its cards', async ({ page }) => {
  test.skip(WORKER, 'it reads the answers of a server');
  await settle(page, 'en');
  const table = await lay(page, { game: 'root', seats: ['eyrie', 'marquise'], seed: 2, others: 'me' });
  const told: string[][] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/replay')) return;
    const body = (await response.json().catch(() => null)) as { frames?: { news: { kind: string }[] }[] } | null;
    for (const frame of body?.frames ?? []) told.push(frame.news.map((line) => line.kind));
  });
  await page.goto(`/replay/${table}`);
  await page.locator('.deck').waitFor();
  await expect.poll(() => told.flat().filter((kind) => kind === 'news-root-drew-cards').length).toBeGreaterThan(3);
  expect(
    told.slice(1).filter((kinds) => kinds.includes('news-root-drew') && kinds.includes('news-root-drew-cards')),
  ).toEqual([]);
});
