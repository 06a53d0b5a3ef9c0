/** The battle panel: every hit with its source, the step that asks, and an end. */
import { expect, test, type Page } from '@playwright/test';

import { battleOf } from '../src/games/root/battle';
import type { Line } from '../src/lib/protocol';
import { answer, lucky, ready, settle, sit } from './table';
import { accessible, complaints } from './watch';

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const line = (kind: string, args: Line['args'] = {}): Line => ({ kind: `news-root-${kind}`, args, law: '', secret: false, scope: ['battle:1'] });

test('hits are summed from the roll, the limit, the leader, cards and a defenceless enemy', () => {
  const lines = [
    line('battle', { seat: 1, other: 0, where: { word: 'clearing:5' } }),
    line('rolled', { one: 3, other_die: 2, attacker_die: 3, defender_die: 2, attacker: 1, defender: 0 }),
    line('extra-hits', { seat: 1, count: 1, by: { word: 'leader:commander' } }),
    line('defenseless', { seat: 1, other: 0, count: 1 }),
    line('vagabond-damaged', { seat: 0 }),
    line('used', { seat: 0, card: { word: 'card:armorers' } }),
    line('ignored-hits', { seat: 0, other: 1, count: 1, by: { word: 'card:armorers' } }),
  ];
  const battle = battleOf(lines);
  expect(battle?.sources.map((source) => source.hits)).toEqual([[3, 2], [-2, -2], [1, null], [1, null], [-1, null]]);
  expect(battle?.total).toEqual([2, 0]);
  // A line in between does not move the rail, and a question does.
  expect(battle?.step).toBe(2);
  expect(battleOf(lines, 'ask-root-lose')?.step).toBe(3);
  expect(battleOf([...lines, line('hits', { seat: 1, other: 0, one: 0, two: 2 })])?.step).toBe(4);
});

/** The figures of the panel: what the rows add up to, and the total. */
const sums = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.battle table:has([data-total])')].map((table) => {
      const figures = (row: Element): number[] => [...row.querySelectorAll('td')].map((cell) => Number((cell.textContent ?? '').replace('−', '-').replace('+', '')) || 0);
      const all = [...table.querySelectorAll('tbody tr')];
      // What stands below the total is no part of it.
      const rows = all.slice(0, all.findIndex((row) => row.hasAttribute('data-total'))).map(figures);
      const total = figures(table.querySelector('[data-total]') as Element);
      return `${[0, 1].map((i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0))} = ${total}`;
    }),
  );

test('a battle that costs nobody anything folds into the log, and its sum is true', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, { game: 'root', seats: FOUR, seed: 3, until: ['--about', 'battle-whom', '--leads', 'news-root-rolled one=0 other_die=0'] });
  await page.locator('.ask [data-option^=faction]').first().click();
  const confirm = page.locator('[data-confirm]');
  await confirm.waitFor();
  // The button says whom and where.
  await expect(confirm).toContainText(/polan/);
  await confirm.click();
  await expect(page.locator('.battle')).toBeVisible();
  await expect(page.locator('.battle [data-total]')).toBeVisible();
  for (const sum of await sums(page)) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  await expect(page.locator('.fight:has(.battle)')).toHaveCount(0, { timeout: 6000 });
  // One line of the log, which opens to the same sum.
  const folded = page.locator('.log button.fight').last();
  await folded.click();
  await expect(page.locator('.log .battle [data-total]')).toBeVisible();
  await accessible(page, 'an opened battle');
  expect(bad).toEqual([]);
});

test('in every battle of a long play the rows add up to the total', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, { game: 'root', seats: FOUR, seed: 7, until: ['--words', '60', '--about', 'daylight'] });
  const luck = lucky(3);
  for (let i = 0; i < 40; i++) if (!(await answer(page, luck))) break;
  await ready(page);
  for (const folded of await page.locator('.log button.fight').all()) await folded.click();
  const all = await sums(page);
  expect(all.length).toBeGreaterThan(3);
  for (const sum of all) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
});

test('in a battle of Northgard every answer tells what it leads to, and the rows add up to the points', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, { game: 'northgard', seats: ['wolf', 'raven', 'bear'], seed: 7, others: 'random', until: ['--about', 'combat-food', '--kind', 'count'] });
  const panel = page.locator('.fight .battle');
  // The rail stands at the step that asks, and the answers have the keys of their numbers.
  await expect(panel.locator('li.n.mine')).toHaveCount(1);
  const answers = panel.locator('.answer');
  expect(await answers.count()).toBeGreaterThan(1);
  for (const one of await answers.all()) {
    await expect(one.locator('kbd')).toHaveText((await one.getAttribute('data-option'))?.slice(6) ?? '');
    expect(await one.locator('.rw').count()).toBe(2);
  }
  await accessible(page, 'a battle of Northgard');
  const luck = lucky(3);
  const folded = page.locator('.log button.fight');
  const before = await folded.count();
  for (let i = 0; i < 12 && (await folded.count()) <= before; i++) await answer(page, luck);
  await ready(page);
  for (const one of await folded.all()) await one.click();
  const all = await sums(page);
  expect(all.length).toBeGreaterThan(0);
  for (const sum of all) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  expect(bad).toEqual([]);
});

test('in a battle of Northgard the sum before the dice has what the card adds, and each answer counts it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  // The Raven attacks two against one, with a card that adds a point.
  await sit(page, { game: 'northgard', seats: ['wolf', 'raven', 'bear'], seed: 1, until: ['--words', '100', '--about', 'combat-food', '--kind', 'count'] });
  const panel = page.locator('.fight .battle');
  const figures = (row: string): Promise<string[]> => panel.locator('tbody tr', { hasText: row }).locator('td').allInnerTexts();
  expect(await figures('jednostki')).toEqual(['2', '1']);
  expect(await figures('karta')).toEqual(['+1', '']);
  expect(await panel.locator('[data-total] td').allInnerTexts()).toEqual(['3', '1']);
  for (const sum of await sums(page)) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  expect(await panel.locator('.answer .rw:first-of-type b, .answer .hd + .rw b').allInnerTexts()).toEqual(['1', '2']);
  await accessible(page, 'a battle before the dice');
});

test('on a phone a battle is a sheet of three heights, which never covers what is lit on the map', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'pl');
  const height = async (): Promise<number> => Math.round((await page.locator('.fight').boundingBox())?.height ?? 0);
  // A question of the battle itself: its answers stand in the sheet, and it can be made higher and lower.
  await sit(page, { game: 'root', seats: FOUR, seed: 7, until: ['--about', 'root-ambush'] });
  const fight = page.locator('.fight');
  await expect(fight).toHaveAttribute('data-height', 'question');
  await expect(fight.locator('[data-option]').first()).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(210);
  await page.screenshot({ path: 'test-results/sheet-question.png' });
  const bar = fight.locator('button.bar');
  await bar.click();
  await expect(fight).toHaveAttribute('data-height', 'ledger');
  expect(await height()).toBeLessThanOrEqual(420);
  await page.screenshot({ path: 'test-results/sheet-ledger.png' });
  await accessible(page, 'the ledger on a phone');
  await bar.click();
  await expect(fight).toHaveAttribute('data-height', 'bar');
  expect(await height()).toBeLessThanOrEqual(56);
  await page.screenshot({ path: 'test-results/sheet-bar.png' });
  // A question whose answers lie on the map, with a battle just told: every lit place can be clicked.
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  const luck = lucky(5);
  for (let i = 0; i < 12; i++) if (!(await answer(page, luck))) break;
  expect(bad).toEqual([]);
});
