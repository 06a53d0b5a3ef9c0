/** The pictures of the README: a refused click, lobby, Northgard, Root, Runewars, replay and phone, from the real page at fixed positions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { png } from './palette';
import { answer, lay, lucky, ready, settle, sit, tap, type Language, type Wish } from './table';

const OUT = process.env.POLANA_SHOTS ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures');
mkdirSync(OUT, { recursive: true });

const NORTH: Wish = {
  game: 'northgard',
  title: 'Long winter',
  seats: ['wolf', 'raven', 'bear', 'stag'],
  seed: 36,
  options: { creatures: 'on' },
  until: ['--words', '200', '--kind', 'land'],
};
const ROOT: Wish = {
  game: 'root',
  title: 'Under the oak',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 21,
  until: ['--words', '170', '--kind', 'clearing'],
};
const ENDED: Wish = {
  game: 'root',
  title: 'By the lake',
  seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
  seed: 5,
  options: { map: 'lake' },
};
const SIX: Wish = {
  game: 'root',
  title: 'Six at the lake',
  seats: ['duchy', 'cult', 'riverfolk', 'corvid', 'hundreds', 'keepers'],
  seed: 7,
  options: { map: 'lake', setup: 'advanced', hirelings: 'on', landmark: 'lost_city', second_landmark: 'black_market' },
  until: ['--words', '480', '--kind', 'clearing'],
};
const SHOP: Wish = {
  ...SIX,
  until: ['--words', '330', '--holds', '2', '--offers', 'service:hand_card', '--offers', 'service:riverboats'],
};
const RUNES: Wish = {
  game: 'runewars',
  title: 'The long siege',
  seats: ['latari', 'waiqar', 'uthuk'],
  options: { ready_made: 'on' },
  until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'],
};
const LAND: Wish = {
  ...RUNES,
  seats: ['daqan', 'uthuk', 'latari', 'waiqar'],
  seed: 3,
  until: ['--words', '320', '--kind', 'area'],
};
const PUZZLE = 'score-marquise-7';
/** A good try: all but the action that a bird card would pay for. */
const TRIED = [
  ...['craft', 'card:mouse_in_a_sack'],
  ...['march', 'clearing:4', 'clearing:8', 'count:3', 'clearing:11', 'clearing:12', 'count:4'],
  ...['build', 'clearing:12', 'piece:recruiter', 'clearing:4', 'clearing:11', 'clearing:4'],
  ...['build', 'piece:recruiter', 'clearing:4', 'clearing:12'],
  'done',
];
const MARCH: Wish = { ...ROOT, until: ['--words', '170', '--about', 'move-to'] };
const FIGHT: Wish = { ...ROOT, until: ['--words', '90', '--about', 'ambush'] };

/** Fonts are there, nothing is pointed at, nothing moves any more. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  const { width, height, pixels } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0);
    const raw = paper?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let text = '';
    for (let at = 0; at < raw.length; at += 8192) text += String.fromCharCode(...raw.subarray(at, at + 8192));
    return { width: image.width, height: image.height, pixels: btoa(text) };
  }, picture.toString('base64'));
  writeFileSync(join(OUT, `${name}.png`), png(Buffer.from(pixels, 'base64'), width, height));
}

async function replay(page: Page, wish: Wish): Promise<void> {
  const table = await lay(page, wish);
  await page.goto(`/replay/${table}`);
  await page.locator('.deck').waitFor();
  // All of the match is loaded when its end can be shown.
  const slider = page.getByRole('slider');
  const last = await slider.getAttribute('aria-valuemax');
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuenow')).toBe(last);
  }).toPass();
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowLeft');
}

/** Where the table comes from is read and put away. */
async function seated(page: Page, wish: Wish): Promise<void> {
  await sit(page, wish);
  for (const close of await page.locator('.note .btn').all()) await close.click();
}

interface Picture {
  name: string;
  size?: readonly [number, number];
  language?: Language;
  theme?: 'light' | 'dark';
  show: (page: Page) => Promise<unknown>;
}

/** A click where nobody may go, and the paragraph that says so. */
async function refused(page: Page): Promise<void> {
  await seated(page, MARCH);
  for (const place of await page.locator('.hit:not(.lit)').all()) {
    await page.keyboard.press('Escape');
    await place.click();
    await page.locator('.why').waitFor();
    if (await page.locator('.why .rule').count()) return;
  }
  throw new Error('no click was refused by a paragraph');
}

/** A lesson, in which somebody has done something that is allowed and not enough. */
async function lesson(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
  await page.goto('/learn/root/rule');
  await page.locator('.chips li button').last().click();
  for (const word of ['march', 'clearing:12', 'clearing:11', 'count:1']) {
    await page.locator(`[data-option="${word}"]`).first().waitFor();
    await expect(page.locator('.lesson[data-playing], .ask[aria-busy=true]')).toHaveCount(0);
    await tap(page, word);
  }
  await page.locator('.slip').waitFor();
  await expect(page.locator('.lesson[data-playing]')).toHaveCount(0);
}

/** A puzzle after a first try, with the best line beside one's own. */
async function puzzle(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
  await page.goto(`/puzzles/root/${PUZZLE}`);
  await ready(page);
  const heard = async (): Promise<void> => {
    await page.locator('.puzzle:not([data-playing])').waitFor();
    await expect(page.locator('.ask[aria-busy=true]')).toHaveCount(0);
  };
  for (const word of TRIED) {
    await expect(() => tap(page, word)).toPass();
    await heard();
  }
  // Whichever cards are too many.
  const luck = lucky(5);
  while (!(await page.locator('.puzzle[data-over]').count())) {
    await answer(page, luck);
    await heard();
  }
  await page.locator('[data-verdict]').waitFor();
  await page.locator('[data-line]').click();
  await page.locator('.lines.best [data-row]').first().waitFor();
}

const PICTURES: readonly Picture[] = [
  { name: 'refused', show: refused },
  { name: 'northgard', show: (page) => seated(page, NORTH) },
  { name: 'root', language: 'pl', show: (page) => seated(page, ROOT) },
  { name: 'runewars', show: (page) => seated(page, RUNES) },
  {
    name: 'runewars-land',
    language: 'pl',
    show: async (page) => {
      await seated(page, LAND);
      // The land is painted in slices.
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'law',
    show: async (page) => {
      await page.goto('/law/root/4.2.1?show=4.2.1');
      await page.locator('.example .board svg').first().waitFor();
    },
  },
  { name: 'lesson', size: [1366, 768], show: lesson },
  { name: 'puzzle', size: [1366, 768], show: puzzle },
  { name: 'replay', theme: 'dark', show: (page) => replay(page, ENDED) },
  { name: 'phone', size: [390, 844], show: (page) => seated(page, ROOT) },
  { name: 'six', show: (page) => seated(page, SHOP) },
  { name: 'six-phone', size: [390, 844], show: (page) => seated(page, SHOP) },
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
      { ...same, name: label('northgard'), show: (page: Page) => seated(page, NORTH) },
      { ...same, name: label('root'), show: (page: Page) => seated(page, ROOT) },
      { ...same, name: label('six'), show: (page: Page) => seated(page, SIX) },
      { ...same, name: label('shop'), show: (page: Page) => seated(page, SHOP) },
      {
        ...same,
        name: label('board'),
        show: async (page: Page) => {
          await seated(page, SIX);
          await page.keyboard.press('b');
        },
      },
      { ...same, name: label('battle'), show: (page: Page) => seated(page, FIGHT) },
      { ...same, name: label('end'), show: (page: Page) => sit(page, ENDED) },
      { ...same, name: label('replay'), show: (page: Page) => replay(page, ENDED) },
      { ...same, name: label('lobby'), show: (page: Page) => page.goto('/') },
    ];
  }),
);

for (const { name, size = [1440, 900], language = 'en', theme = 'light', show } of process.env.POLANA_SHOTS_ALL
  ? ALL
  : PICTURES) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await settle(page, language, theme);
    await show(page);
    await shoot(page, name);
  });
}
