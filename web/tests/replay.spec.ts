/** A match that is over, told again: step by step, through any eyes, and played on from any moment. */
import { expect, test } from '@playwright/test';

import { lay, ready, settle } from './table';
import { complaints, tidy } from './watch';

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
        ? 'Rozdanie było tym, do którego stół zobowiązał się przy otwarciu.'
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

test('with all hands open a draw is told once, with its cards', async ({ page }) => {
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
  expect(told.slice(1).filter((kinds) => kinds.includes('news-root-drew') && kinds.includes('news-root-drew-cards'))).toEqual([]);
});
