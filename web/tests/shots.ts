/** The pictures of the README: lobby, Northgard, Root, replay and phone, from the real page at fixed positions. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { test, type Page } from '@playwright/test';

import { lay, settle, sit, type Language, type Wish } from './table';

const OUT = process.env.POLANA_SHOTS ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures');
mkdirSync(OUT, { recursive: true });

const NORTH: Wish = {
  game: 'northgard',
  title: 'Long winter',
  seats: ['wolf', 'raven', 'bear', 'stag'],
  seed: 21,
  options: { creatures: 'on' },
  until: ['--words', '190', '--kind', 'land'],
};
const ROOT: Wish = {
  game: 'root',
  title: 'Under the oak',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 21,
  until: ['--words', '170', '--kind', 'clearing'],
};
const ENDED: Wish = { game: 'root', title: 'By the lake', seats: ['eyrie', 'marquise', 'alliance', 'vagabond'], seed: 5, options: { map: 'lake' } };
const FIGHT: Wish = { ...ROOT, until: ['--words', '90', '--about', 'ambush'] };

/** Fonts are there, nothing is pointed at, nothing moves any more. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(OUT, `${name}.png`), animations: 'disabled' });
}

async function replay(page: Page, wish: Wish): Promise<void> {
  const table = await lay(page, wish);
  await page.goto(`/replay/${table}`);
  await page.locator('.deck').waitFor();
  // All of the match is loaded when its end can be shown.
  await page.getByRole('slider').focus();
  await page.waitForFunction(() => {
    const slider = document.querySelector('[role=slider]');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    return slider?.getAttribute('aria-valuenow') === slider?.getAttribute('aria-valuemax');
  });
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowLeft');
}

interface Picture {
  name: string;
  size?: readonly [number, number];
  language?: Language;
  theme?: 'light' | 'dark';
  show: (page: Page) => Promise<unknown>;
}

const PICTURES: readonly Picture[] = [
  { name: 'northgard', show: (page) => sit(page, NORTH) },
  { name: 'root', language: 'pl', show: (page) => sit(page, ROOT) },
  { name: 'replay', theme: 'dark', show: (page) => replay(page, ENDED) },
  { name: 'phone', size: [390, 844], show: (page) => sit(page, ROOT) },
  {
    name: 'lobby',
    show: async (page) => {
      for (const wish of [ENDED, NORTH, ROOT]) await lay(page, wish);
      await page.goto('/');
      await page.locator('[data-game=root]').click();
      await page.locator('.tcard').nth(2).waitFor();
    },
  },
];

// Every screen at every size, to be looked at: POLANA_SHOTS=folder POLANA_SHOTS_ALL=1 make page-shots
const ALL: readonly Picture[] = (
  [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const
).flatMap((size) =>
  (['en', 'pl'] as const).flatMap((language) => {
    const same = { size, language, theme: language === 'pl' ? 'dark' : 'light' } as const;
    const label = (name: string): string => `${name}-${size[0]}-${language}`;
    return [
      { ...same, name: label('northgard'), show: (page: Page) => sit(page, NORTH) },
      { ...same, name: label('root'), show: (page: Page) => sit(page, ROOT) },
      { ...same, name: label('battle'), show: (page: Page) => sit(page, FIGHT) },
      { ...same, name: label('end'), show: (page: Page) => sit(page, ENDED) },
      { ...same, name: label('replay'), show: (page: Page) => replay(page, ENDED) },
      { ...same, name: label('lobby'), show: (page: Page) => page.goto('/') },
    ];
  }),
);

for (const { name, size = [1440, 900], language = 'en', theme = 'light', show } of process.env.POLANA_SHOTS_ALL ? ALL : PICTURES) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await settle(page, language, theme);
    await show(page);
    await shoot(page, name);
  });
}
