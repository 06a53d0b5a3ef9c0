/** Northgard as somebody plays it for the first time: what is picked, where a tile lies, why a card is not lit. */

import { expect } from '@playwright/test';

import { settle, sit } from './table';
import { accessible, complaints, picture } from './watch';
import { test } from './where';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

test('goods to give fill their boxes one by one, and one’s own goods are told at every size', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize(PHONE);
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven'],
    seed: 3,
    others: 'random',
    until: ['--bot', 'random', '--about', 'ask-northgard-trade-give', '--least', '2'],
  });
  const bar = page.locator('.ask');
  const full = bar.locator('[data-boxes] .full');
  const goods = bar.locator('[data-option^="resource:"]');
  const held = (): Promise<number[]> =>
    goods.evaluateAll((all) =>
      all.map((one) => Number(/you have (\d+)/.exec(one.querySelector('small')?.textContent ?? '')?.[1])),
    );
  const before = await held();
  const own = page.locator('[data-own] b');
  const amounts = (await own.allInnerTexts()).map(Number);
  expect(amounts).toHaveLength(3);
  // What can be given is what one has.
  expect(amounts.filter((count) => count > 0)).toEqual(before);
  await expect(bar).toContainText('3 to go');
  // The one of which there is least: once it is spent, another tap takes nothing back.
  const least = before.indexOf(Math.min(...before));
  const most = Math.min(before[least] ?? 0, 2);
  for (let i = 1; i <= most; i++) {
    await goods.nth(least).click();
    await expect(full).toHaveCount(i);
    await expect(bar).toContainText(`${3 - i} to go`);
    expect((await held())[least]).toBe((before[least] ?? 0) - i);
  }
  if (most === before[least]) {
    await expect(goods.nth(least)).toBeDisabled();
    await expect(full).toHaveCount(most);
  }
  await picture(page, 'boxes-390-en');
  await accessible(page, 'goods that are picked');
  await page.setViewportSize(LAPTOP);
  await expect(full).toHaveCount(most);
  await expect(own).toHaveCount(3);
  await picture(page, 'boxes-1366-en');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(own.first()).toBeVisible();
  await picture(page, 'boxes-1024-en');
  await page.setViewportSize(PHONE);
  // A box gives back what lies in it.
  await full.first().click();
  await expect(full).toHaveCount(most - 1);
  expect((await held())[least]).toBe((before[least] ?? 0) - most + 1);
  expect(bad).toEqual([]);
});

test('a tile is shown as the option under the pointer turns it, and each option tells what it joins', async ({
  page,
}) => {
  const bad = complaints(page);
  await page.setViewportSize(LAPTOP);
  await settle(page, 'pl');
  await sit(page, {
    game: 'northgard',
    seats: ['goat', 'bear', 'stag'],
    seed: 4,
    until: ['--words', '18', '--about', 'northgard-rotation', '--kind', 'rotate', '--least', '3'],
  });
  const options = page.locator('.ask [data-option^="rotate:"]');
  const shown = page.locator('.ask [data-option^="rotate:"][aria-current=true]');
  const map = page.locator('.mapbox [data-word^="rotate:"]');
  await expect(shown).toHaveCount(1);
  for (const option of [options.last(), options.first()]) {
    await option.hover();
    await expect(option).toHaveAttribute('aria-current', 'true');
    await expect(shown).toHaveCount(1);
    await expect(map).toHaveAttribute('data-word', (await option.getAttribute('data-option')) ?? '');
  }
  await page.keyboard.press('r');
  await expect(options.nth(1)).toHaveAttribute('aria-current', 'true');
  // Before the first year: where one's own units may stand then.
  await expect(page.locator('.ask .why')).toContainText(/jednostki zaczną na (jednej z|jedynej wolnej) części:/);
  await picture(page, 'turned-1366-pl');
  await accessible(page, 'a tile that is turned');
  await page.setViewportSize(PHONE);
  await expect(shown).toHaveCount(1);
  await picture(page, 'turned-390-pl');
  expect(bad).toEqual([]);
});

test('a click on a card that is not lit tells why, before what can be done with it besides', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize(LAPTOP);
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['goat', 'bear', 'stag'],
    seed: 9,
    others: 'random',
    until: ['--bot', 'random', '--words', '87', '--about', 'northgard-turn'],
  });
  await page.locator('.tray [data-word="card:build"]').first().click();
  const menu = page.getByRole('menu');
  await expect(menu.locator('.not')).toContainText('There is no free slot in your land.');
  await expect(menu.getByRole('menuitem')).not.toHaveCount(0);
  await picture(page, 'unlit-1366-en');
  await accessible(page, 'a card that is not lit');
  await page.setViewportSize(PHONE);
  await picture(page, 'unlit-390-en');
  expect(bad).toEqual([]);
});
