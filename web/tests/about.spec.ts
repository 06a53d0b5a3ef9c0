/** Every piece, token and card tells what it is and which paragraph it follows: when the pointer rests on it, by key, by a long press. */
import { expect, test } from '@playwright/test';

import { told } from './slip';
import { settle, sit, type Wish } from './table';
import { accessible, complaints, picture, tidy } from './watch';

const MAPS: readonly (Wish & { name: string })[] = [
  {
    name: 'Root',
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 7,
    options: { landmark: 'lost_city' },
    until: ['--words', '200', '--kind', 'clearing'],
  },
  {
    name: 'Root with six more',
    game: 'root',
    seats: ['duchy', 'cult', 'riverfolk', 'corvid', 'hundreds', 'keepers'],
    seed: 7,
    options: {
      map: 'lake',
      setup: 'advanced',
      hirelings: 'on',
      landmark: 'lost_city',
      second_landmark: 'black_market',
    },
    until: ['--words', '400', '--kind', 'clearing'],
  },
  {
    name: 'Northgard',
    game: 'northgard',
    seats: ['snake', 'bear', 'wolf'],
    seed: 7,
    options: { creatures: 'on' },
    until: ['--words', '160', '--kind', 'land'],
  },
  {
    name: 'Runewars',
    game: 'runewars',
    seats: ['daqan', 'uthuk', 'latari', 'waiqar'],
    seed: 7,
    options: { ready_made: 'on', explore: 'on' },
    until: ['--words', '120', '--kind', 'area'],
  },
];

interface Piece {
  word: string;
  points: { x: number; y: number }[];
}

/** Runs in the page: every kind of piece on the map with points of it, and the outlines of pieces that belong to none. */
function lookAround(): { pieces: Piece[]; silent: string[] } {
  const map = document.querySelector('.mapbox');
  const found = new Map<string, Piece>();
  for (const node of map?.querySelectorAll('[data-about]') ?? []) {
    const word = node.getAttribute('data-about') ?? '';
    const box = node.getBoundingClientRect();
    const piece = found.get(word) ?? { word, points: [] };
    const inside = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && map !== null && map.contains(top);
    };
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.75],
      [0.3, 0.7],
    ] as const) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (piece.points.length < 24 && inside(x, y)) piece.points.push({ x, y });
    }
    found.set(word, piece);
  }
  const silent = [...(map?.querySelectorAll('svg .po') ?? [])]
    .filter((outline) => !outline.closest('[data-about], [data-word], .travellers'))
    .map((outline) => outline.outerHTML.slice(0, 120));
  return { pieces: [...found.values()], silent };
}

for (const [i, wish] of MAPS.entries()) {
  test(`on the map of ${wish.name} every piece tells what it is`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, i % 2 ? 'en' : 'pl');
    await sit(page, wish);
    // Where a camera shows a part of the map, all of it is looked at.
    const whole = page.getByRole('button', { name: i % 2 ? 'Show the whole map' : 'Pokaż całą mapę' });
    if (await whole.count()) await whole.click();
    const { pieces, silent } = await page.evaluate(lookAround);
    expect(silent, 'pieces that tell nothing').toEqual([]);
    expect(pieces.length).toBeGreaterThan(9);
    const missed: string[] = [];
    for (const piece of pieces) {
      let found = false;
      for (const at of piece.points.slice(0, 8)) {
        const slip = await told(page, at);
        if (!slip) continue;
        expect(slip.parts, piece.word).toHaveLength(3);
        for (const part of slip.parts) expect(part, `${slip.word} says it in words`).not.toMatch(/^$|[{}]|^[a-z]+:/);
        if (slip.word === piece.word) found = true;
        if (found) break;
      }
      if (!found) missed.push(piece.word);
    }
    // Something smaller may stand on all points of a piece that were tried, but not on many.
    expect(missed.length, missed.join()).toBeLessThanOrEqual(1);
    await picture(page, `about-${i}`);
    await tidy(page, 'a slip');
    await accessible(page, 'a slip');
    expect(bad).toEqual([]);
  });

  test(`on the map of ${wish.name} a place tells by key what stands on it`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, 'pl');
    await sit(page, wish);
    const place = page.locator('.mapbox .hit.lit').first();
    await place.focus();
    await page.keyboard.press('i');
    const slip = page.getByRole('dialog');
    await expect(slip.locator('section').first()).toBeVisible();
    for (const row of await slip.locator('section').all()) {
      await expect(row.locator('h3')).not.toBeEmpty();
      await expect(row.locator('p')).not.toBeEmpty();
      await expect(row.locator('.law')).toBeVisible();
    }
    await accessible(page, 'a slip that stays');
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
    await expect(place).toBeFocused();
    expect(bad).toEqual([]);
  });
}

test('a card tells its paragraph, which opens from there', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    until: ['--words', '40', '--kind', 'clearing'],
  });
  await page.locator('.tray [data-word^="card:"]').first().focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').locator('.law').first().click();
  await expect(page.locator('.panel section.on')).toBeInViewport();
  expect(bad).toEqual([]);
});

test('a long press tells what a piece is, and answers nothing', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 7,
    until: ['--words', '120', '--kind', 'clearing'],
  });
  for (const close of await page.locator('.notes .btn').all()) await close.tap();
  const asked = await page.locator('.ask').getAttribute('data-ask');
  const box = await page.locator('.mapbox [data-about^="warrior:"]').first().boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.locator('.about.stays section')).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.about.stays')).toContainText('Wojownik');
  await expect(page.locator('.why')).toHaveCount(0);
  await expect(page.locator('.ask')).toHaveAttribute('data-ask', asked ?? '');
  await tidy(page, 'a slip on a phone');
  await accessible(page, 'a slip on a phone');
  await picture(page, 'about-phone');
  await page.locator('.about .x').tap();
  await expect(page.locator('.about')).toHaveCount(0);
  expect(bad).toEqual([]);
  await context.close();
});
