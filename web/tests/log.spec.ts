/** The log can be read: a turn of somebody else is a few lines, counted in whole matches. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { settle } from './table';
import { accessible, picture } from './watch';
import { post } from './where';

const GOLDEN = join(import.meta.dirname, '..', '..', 'tests', 'golden');
const MATCHES = ['2', '2-ready', '3-ready', '3-explore', '4', '4-explore'];
/** "A turn of another can be read in four to eight lines." */
const MOST = 8;

interface Opened {
  table: string;
  seats: { seat: number; key: string | null }[];
}

/** Open a recorded match at its end, as whoever has sat first. */
async function recorded(page: Page, file: string): Promise<void> {
  const record = readFileSync(join(GOLDEN, `${file}.polana`), 'utf8');
  const sides = (/^seats (.*)$/m.exec(record)?.[1] ?? '').split(' ');
  const answer = await post(page, '/api/tables/import', {
    record,
    seats: sides.map((value, i) =>
      i === 0 ? { player: 'me', value, name: 'Hania' } : { player: 'bot', value, level: 'random' },
    ),
    title: '',
  });
  expect(answer.status, answer.text).toBe(201);
  const { table, seats } = JSON.parse(answer.text) as Opened;
  await page.goto('/health');
  await page.evaluate((fresh) => localStorage.setItem('polana.keys', JSON.stringify([fresh])), {
    table,
    key: seats[0]?.key,
    seat: 0,
  });
  await page.goto(`/t/${table}`);
  await page.locator('.end').waitFor();
  await page.locator('.log .older').click();
  await expect(page.locator('.log .older')).toHaveCount(0);
}

/** How many lines stand below each heading; whose turn it is, or none: a season, the orders, the setup. */
const below = (page: Page): Promise<{ turn: string | null; heading: string; count: number }[]> =>
  page.evaluate(() => {
    const found: { turn: string | null; heading: string; count: number }[] = [];
    for (const line of document.querySelectorAll<HTMLElement>('.log > li'))
      if (line.classList.contains('head'))
        found.push({ turn: line.getAttribute('data-turn'), heading: (line.textContent ?? '').trim(), count: 0 });
      else (found.at(-1) ?? { count: 0 }).count += 1;
    return found;
  });

test('in whole matches of Runewars a turn of another is at most eight lines of the log', async ({ page }) => {
  await settle(page, 'pl');
  const all: number[] = [];
  for (const name of MATCHES) {
    await recorded(page, `runewars-${name}`);
    const chapters = await below(page);
    const others = chapters.filter(({ turn }) => turn !== null && turn !== '0');
    expect(others.length, name).toBeGreaterThan(8);
    expect(
      others.filter(({ count }) => count > MOST),
      name,
    ).toEqual([]);
    all.push(...others.map(({ count }) => count));
    // What a season brings to all, and what nobody decides, is short as well; in summer every hero has a line.
    const seasons = chapters.filter(({ turn, heading }) => turn === null && /^(Wiosna|Jesień|Zima)/.test(heading));
    expect(seasons.length, name).toBeGreaterThan(1);
    expect(
      seasons.filter(({ count }) => count > MOST),
      name,
    ).toEqual([]);
    const orders = chapters.filter(({ heading }) => heading.startsWith('Rozkazy'));
    expect(orders.length, name).toBeGreaterThan(1);
    expect(
      orders.filter(({ count }) => count > 4),
      name,
    ).toEqual([]);
  }
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length;
  test.info().annotations.push({ type: 'lines', description: `${all.length} turns, ${mean.toFixed(1)} lines each` });
  await picture(page, 'log-runewars');
  await accessible(page, 'a folded log');
});
