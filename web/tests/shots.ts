/** The pictures of the README: lobby, Northgard, Root, replay and phone, from the real page against real bots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { test, type Page } from '@playwright/test';

import { answer, lucky, settle, startMatch } from './table';

const OUT = process.env.POLANA_SHOTS ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures');
mkdirSync(OUT, { recursive: true });

const shot = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: join(OUT, `${name}.png`) });

/** Play on until so many answers are given and the reader is asked on the map. */
async function playOn(page: Page, answers: number, seed: number): Promise<void> {
  const luck = lucky(seed);
  for (let given = 0, waited = 0; given < answers && waited < 400; ) {
    if (await page.locator('.end').count()) return;
    if (await answer(page, luck)) given += 1;
    else {
      waited += 1;
      await page.waitForTimeout(100);
    }
  }
  for (let i = 0; i < 60 && !(await page.locator('.hit.lit').count()); i++) {
    if (await page.locator('.end').count()) return;
    if (!(await answer(page, luck))) await page.waitForTimeout(150);
  }
  await page.mouse.move(5, 5);
  await page.waitForTimeout(600);
}

test('lobby and Northgard', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'northgard');
  await playOn(page, 38, 4);
  await shot(page, 'northgard');
  await page.goto('/');
  await page.locator('.tcard').first().waitFor();
  await page.waitForTimeout(600);
  await shot(page, 'lobby');
});

test('Root, its replay and the phone', async ({ page }) => {
  await settle(page, 'en');
  await startMatch(page, 'root');
  await playOn(page, 26, 9);
  await shot(page, 'root');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(900);
  await shot(page, 'phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/replay/${table}`);
  await page.locator('.deck').waitFor();
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(800);
  await shot(page, 'replay');
});
