/** The end of a match: how each point came about. */
import { expect } from '@playwright/test';

import { press, settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { test } from './where';

/** A figure as the page prints it, with its minus. */
const number = (text: string | null): number => Number((text ?? '').replace('\u2212', '-'));

for (const language of ['en', 'pl'] as const) {
  test(`at the end every point has its source, and the sources add up, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await sit(page, {
      game: 'root',
      seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
      seed: 5,
      options: { map: 'lake' },
    });
    const rows = page.locator('.end ul li');
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all()) {
      const total = number(await row.locator('.who b').innerText());
      const parts = (
        await row.locator('.bar i').evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''))
      ).map(number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
    await expect(page.locator('.end h3')).toHaveText(
      language === 'pl' ? 'Skąd te punkty' : 'Where the points came from',
    );
    await expect(page.locator('.end .bar .craft').first()).toBeVisible();
    await tidy(page, 'the end');
    await accessible(page, 'the end');
    // The chart ends at the scores, and a turning point leads to its place in the replay.
    const ends = await page
      .locator('.course text.total')
      .evaluateAll((all) => all.map((one) => Number(one.textContent)));
    const totals = await rows.locator('.who b').evaluateAll((all) => all.map((one) => Number(one.textContent)));
    expect([...ends].sort((a, b) => b - a)).toEqual([...totals].sort((a, b) => b - a));
    await picture(page, `end-${language}`);
    const turning = page.locator('.course li button').last();
    await expect(turning).toBeVisible();
    await turning.click();
    await expect(page.locator('.deck [role=slider]')).toBeVisible();
    await expect
      .poll(async () => Number(await page.locator('.deck [role=slider]').getAttribute('aria-valuenow')))
      .toBeGreaterThan(10);
    await expect(page.locator('.deck text.stretch').first()).toHaveText(language === 'pl' ? /tura \d/i : /turn \d/i);
    await page.locator('.eyes select').selectOption({ index: 1 });
    await expect(page.locator('.board .own')).toBeVisible();
    await tidy(page, 'the replay');
    await accessible(page, 'the replay');
    await picture(page, `end-replay-${language}`);
    expect(bad).toEqual([]);
  });
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const)
  test(`at the end every bar and what to do next are in sight at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'pl');
    await sit(page, {
      game: 'root',
      seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
      seed: 5,
      options: { map: 'lake' },
    });
    await expect(page.locator('.end .bar')).toHaveCount(4);
    // Nothing has to be scrolled: each of them is what lies there.
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.end .btn, .end .bar')]
        .filter((one) => {
          const { x, y, width: w, height: h } = one.getBoundingClientRect();
          const top = document.elementFromPoint(x + Math.min(20, w / 2), y + h / 2);
          return !top || !(one.contains(top) || top.contains(one));
        })
        .map((one) => one.className),
    );
    expect(hidden).toEqual([]);
    // And each is whole.
    const cut = await page.locator('.end').evaluate((end) => {
      const { right } = end.getBoundingClientRect();
      return [...end.querySelectorAll('.btn')].filter((one) => one.getBoundingClientRect().right > right).length;
    });
    expect(cut).toBe(0);
    await picture(page, `end-${width}`);
  });

test('at the end of Northgard the Fame of each clan has its sources, and they add up', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, { game: 'northgard', seats: ['wolf', 'boar', 'stag'], seed: 3 });
  const rows = page.locator('.end ul li');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    const total = number(await row.locator('.who b').innerText());
    const parts = (
      await row.locator('.bar i').evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''))
    ).map(number);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  await expect(page.locator('.end .legend')).toContainText('żetony Chwały');
  // The chart goes by years and ends with the count, at the scores.
  const totals = (await rows.locator('.who b').allTextContents()).map(number);
  const ends = (await page.locator('.course text.total').allTextContents()).map(number);
  expect([...ends].sort((a, b) => b - a)).toEqual([...totals].sort((a, b) => b - a));
  await expect(page.locator('.course text.round').first()).toHaveText('rok 1');
  await expect(page.locator('.course text.round').last()).toHaveText('podliczenie');
  await tidy(page, 'the end of Northgard');
  await accessible(page, 'the end of Northgard');
  await picture(page, 'end-northgard');
  expect(bad).toEqual([]);
});

test('a count below nothing is drawn and printed as it is, with a minus', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { game: 'northgard', seats: ['wolf', 'boar', 'stag'], seed: 3, until: ['--bot', 'random'] });
  await expect(page.locator('.end .who b')).toHaveCount(3);
  const totals = await page.locator('.end .who b').allTextContents();
  expect(totals).toContain('\u221215');
  expect((await page.locator('.course text.total').allTextContents()).sort()).toEqual([...totals].sort());
  // No line leaves its chart.
  const below = await page
    .locator('.course svg path')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.getBoundingClientRect().bottom > (one.closest('svg') as SVGElement).getBoundingClientRect().bottom,
        ).length,
    );
  expect(below).toBe(0);
  await picture(page, 'end-below');
});

test('the Mechanical Marquise that has won stands first, with its points, its sources and its line', async ({
  page,
}) => {
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['eyrie', 'alliance'],
    seed: 1,
    options: { automaton: 'competitive' },
    until: ['--bot', 'random'],
  });
  const rows = page.locator('.end ul li');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Mechaniczny Markiz');
  await expect(rows.first().locator('.who svg')).toHaveCount(2);
  expect(number(await rows.first().locator('.who b').textContent())).toBeGreaterThanOrEqual(30);
  await expect(rows.first().locator('.bar i').first()).toBeVisible();
  expect((await page.locator('.course text.total').allTextContents()).sort()).toEqual(
    (await rows.locator('.who b').allTextContents()).sort(),
  );
  await picture(page, 'end-machine');
});

test('the end of Runewars says why who won: the runes, or what broke the tie', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, { game: 'runewars', seats: ['daqan', 'uthuk'], seed: 2 });
  const end = page.locator('.end');
  await expect(end.locator('.why')).toHaveText(/Po ostatniej zimie|Karta Zwycięstwa|Wszyscy inni/);
  await expect(end.locator('ol li')).toHaveCount(2);
  // Runes, influence and Titles of each; nobody has more runes than the winner.
  const runes = await end
    .locator('ol li')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('.figures b')].map((one) => Number(one.textContent))),
    );
  for (const row of runes) expect(row).toHaveLength(3);
  const won = await end.locator('ol li').evaluateAll((all) => all.findIndex((row) => row.classList.contains('won')));
  expect(runes[won]?.[0]).toBe(Math.max(...runes.map((row) => row[0] ?? 0)));
  await tidy(page, 'the end of Runewars');
  await accessible(page, 'the end of Runewars');
  await picture(page, 'end-runewars');
  expect(bad).toEqual([]);
});

test('when a match ends nothing lies over its map, and the log stands at its end', async ({ page }) => {
  await settle(page, 'en');
  // The last word of the match; a great moment comes of it, which is told across the map at other times.
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven'],
    seed: 9,
    others: 'random',
    until: ['--bot', 'random', '--words', '128', '--about', 'ask-northgard-trade', '--tries', '1'],
  });
  const log = page.locator('.log');
  const gap = (): Promise<number> => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(200);
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const banner = document.querySelector('.end') && document.querySelector('.mapbox .moment');
      if (banner) document.body.dataset.banner = banner.textContent ?? '';
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  await press(page, page.locator('[data-option="done"]').first());
  const confirm = page.locator('[data-confirm]');
  if (await confirm.count()) await press(page, confirm);
  await expect(page.locator('.end')).toBeVisible();
  await expect(page.locator('.log')).toContainText('cannot pay in full');
  await expect.poll(gap).toBeLessThan(8);
  await expect(page.locator('body')).not.toHaveAttribute('data-banner');
});

for (const [game, seats] of [
  ['northgard', ['wolf', 'raven', 'bear']],
  ['root', ['eyrie', 'marquise']],
  ['runewars', ['latari', 'uthuk']],
] as const)
  test(`after the end of ${game} nothing on a phone speaks of a turn or a year that goes on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page, 'pl');
    await sit(page, {
      game,
      seats,
      seed: 5,
      ...(game === 'runewars' ? { options: { ready_made: 'on' }, until: ['--bot', 'random'] } : {}),
    });
    await expect(page.locator('.end')).toBeVisible();
    await page.locator('.nav button').first().click();
    await expect(page.locator('.mapbox')).toBeVisible();
    const texts = await page.locator('.strip, .ask, .status').allInnerTexts();
    expect(texts.join(' ')).not.toMatch(/w tym roku|Pas:|w tej turze|masz \d/i);
    for (const phases of await page.locator('.phases').all()) await expect(phases).toHaveText(/\S/);
    await expect(page.locator('.strip [data-option], .ask [data-option], .hit.lit')).toHaveCount(0);
    await picture(page, `after-${game}-390`);
    await page.locator('.nav button').nth(1).click();
    expect(await page.locator('.hand').innerText()).not.toMatch(/w tym roku|Pas:|w tej turze/i);
  });
