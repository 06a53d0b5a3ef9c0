/** Beside the map as on it: what lies in a hand, in a seat's row and on a board tells what it is, at the table and in the replay. */
import { expect, test, type Page } from '@playwright/test';

import { told } from './slip';
import { lay, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

const TABLES: readonly (Wish & { name: string })[] = [
  {
    name: 'Root',
    game: 'root',
    seats: ['vagabond', 'marquise', 'eyrie', 'alliance'],
    seed: 7,
    until: ['--words', '200', '--kind', 'clearing'],
  },
  {
    name: 'Root with six more',
    game: 'root',
    seats: ['duchy', 'cult', 'riverfolk', 'corvid', 'hundreds', 'keepers'],
    seed: 7,
    options: { map: 'lake', setup: 'advanced' },
    until: ['--words', '400', '--holds', '2', '--kind', 'clearing'],
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
    options: { ready_made: 'on' },
    until: ['--words', '120', '--kind', 'area'],
  },
];

interface Found {
  /** Words and points at which they are seen. */
  pieces: { word: string; points: { x: number; y: number }[] }[];
  /** Pictures of pieces and figures that tell nothing. */
  silent: string[];
}

/** Words that are places, deeds and counts, and no pieces. */
const PLAIN = /^(clearing|forest|land|spot|area|hex|suit|count|seat|exert|convert|crusade|sanctify|sacrifice)/;

/** Runs in the page: what stands in one part of it, and where it can be pointed at. */
function lookAt([where, plain]: readonly [string, string]): Found {
  const found = new Map<string, { word: string; points: { x: number; y: number }[] }>();
  const silent: string[] = [];
  const deeds = new RegExp(plain);
  for (const box of document.querySelectorAll(where)) {
    for (const node of box.querySelectorAll('[data-about], [data-word]')) {
      const word = node.getAttribute('data-about') ?? node.getAttribute('data-word') ?? '';
      if (deeds.test(word) || (!word.includes(':') && !node.hasAttribute('data-about'))) continue;
      const rim = node.getBoundingClientRect();
      const piece = found.get(word) ?? { word, points: [] };
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.08, 0.12],
        [0.5, 0.9],
      ] as const) {
        const [x, y] = [rim.x + rim.width * dx, rim.y + rim.height * dy];
        const top = document.elementFromPoint(x, y);
        if (top && node.contains(top) && top.closest('[data-about], [data-word]') === node) piece.points.push({ x, y });
      }
      found.set(word, piece);
    }
    for (const sign of box.querySelectorAll('.st, .tile, .chit, .tag.eff, .plate, .price, .card'))
      if (sign.querySelector('svg') && !sign.closest('[data-about], [data-word], .hd, .wait'))
        silent.push(sign.outerHTML.slice(0, 140));
  }
  return { pieces: [...found.values()], silent };
}

async function allTell(page: Page, where: string, least: number): Promise<void> {
  const { pieces, silent } = await page.evaluate(lookAt, [where, PLAIN.source] as const);
  expect(silent, `${where}: tells nothing`).toEqual([]);
  expect(pieces.length, where).toBeGreaterThanOrEqual(least);
  const missed: string[] = [];
  for (const piece of pieces) {
    // What scrolls out of sight is not pointed at.
    if (!piece.points.length) continue;
    let found = false;
    for (const at of piece.points.slice(0, 2)) {
      const slip = await told(page, at);
      if (!slip) continue;
      expect(slip.parts, slip.word).toHaveLength(3);
      for (const part of slip.parts) expect(part, `${slip.word} says it in words`).not.toMatch(/^$|[{}]|^[a-z]+:/);
      if (slip.word === piece.word) found = true;
      if (found) break;
    }
    if (!found) missed.push(piece.word);
  }
  expect(missed, where).toEqual([]);
}

/** Where the question is about the map, a hand may lie folded at its edge. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('.spines [aria-keyshortcuts="H"]');
  if (await folded.count()) await folded.click();
}

for (const [i, wish] of TABLES.entries())
  test(`at a table of ${wish.name} hand, seats and boards tell what lies there`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, i % 2 ? 'en' : 'pl');
    await sit(page, wish);
    for (const close of await page.locator('.note .btn').all()) await close.click();
    await unfold(page);
    await allTell(page, '.tray', 2);
    for (const tab of (await page.locator('.tray [role=tab]').all()).slice(1)) {
      await tab.click();
      await allTell(page, '.tray', 1);
    }
    await allTell(page, '.seat', 6);
    // The whole boards, one after the other.
    for (let n = 0; n < wish.seats.length; n++) {
      const open = page.locator('.seat:not(.whole) .open').nth(n);
      if (!(await open.count())) break;
      await open.click();
      await allTell(page, '.seat.whole', 3);
      await page.keyboard.press('Escape');
    }
    await tidy(page, 'a slip');
    expect(bad).toEqual([]);
  });

for (const [i, wish] of TABLES.entries())
  test(`at a table of ${wish.name} hand and seat tell by key`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, i % 2 ? 'pl' : 'en');
    await sit(page, wish);
    await unfold(page);
    const slip = page.getByRole('dialog');
    for (const focus of [page.locator('.tray button[data-word]').first(), page.locator('.seat button').first()]) {
      await focus.focus();
      await page.keyboard.press('i');
      await expect(slip.locator('section').first()).toBeVisible();
      for (const row of await slip.locator('section').all()) {
        await expect(row.locator('h3')).not.toBeEmpty();
        await expect(row.locator('p')).not.toBeEmpty();
        await expect(row.locator('.law')).toBeVisible();
      }
      await accessible(page, 'what lies there');
      await page.keyboard.press('Escape');
      await expect(slip).toHaveCount(0);
      await expect(focus).toBeFocused();
    }
    expect(bad).toEqual([]);
  });

/** The replay of a match, at a moment when much stands on the map. */
async function replay(page: Page, wish: Wish): Promise<void> {
  const table = await lay(page, wish);
  await page.goto(`/replay/${table}?at=100`);
  await page.locator('.deck').waitFor();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '100');
}

for (const [i, wish] of TABLES.entries())
  test(`in the replay of ${wish.name} pieces and cards tell what they are, by pointer and by key`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, i % 2 ? 'en' : 'pl');
    await replay(page, wish);
    const { pieces } = await page.evaluate(() => {
      const map = document.querySelector('.map svg:not(.under)')?.parentElement;
      return {
        pieces: [...(map?.querySelectorAll('[data-about]') ?? [])].map((node) => ({
          word: node.getAttribute('data-about') ?? '',
          box: node.getBoundingClientRect().toJSON() as DOMRect,
        })),
      };
    });
    expect(pieces.length).toBeGreaterThan(9);
    const words = new Set<string>();
    for (const { word, box } of pieces) {
      if (words.has(word) || words.size > 7) continue;
      const slip = await told(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      if (slip?.word === word) words.add(word);
    }
    expect(words.size).toBeGreaterThan(2);
    await unfold(page);
    if (await page.locator('.own .tray').count()) await allTell(page, '.own .tray', 1);
    // Without an option the map still lets the keyboard in; arrows walk over it and do not turn the match.
    await page.mouse.move(2, 2);
    const place = page.locator('.map .hit[tabindex="0"]').first();
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '100');
    await page.keyboard.press('Escape');
    const full = page.locator('.map .hit');
    let shown = false;
    for (let n = 0; n < (await full.count()) && !shown; n++) {
      await full.nth(n).focus();
      await page.keyboard.press('i');
      shown = await page.getByRole('dialog').isVisible();
    }
    expect(shown).toBe(true);
    await accessible(page, 'a slip in the replay');
    await page.getByRole('dialog').locator('.law').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(bad).toEqual([]);
  });

test('a long press tells what stands in a seat, and what lies on the map of a replay', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const bad = complaints(page);
  await settle(page, 'pl');
  const touch = await context.newCDPSession(page);
  const press = async (selector: string): Promise<void> => {
    const pressed = page.locator(selector).first();
    // A finger that comes down while the sheet is still moving would miss.
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = JSON.stringify(await pressed.boundingBox());
        return last !== 'null' && last === before;
      })
      .toBe(true);
    const box = await pressed.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.locator('.about.stays section')).toHaveCount(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.about.stays h3')).not.toBeEmpty();
    await page.locator('.about .x').tap();
    await expect(page.locator('.about')).toHaveCount(0);
  };
  await sit(page, TABLES[0] as Wish);
  for (const close of await page.locator('.notes .btn').all()) await close.tap();
  await page
    .getByRole('tab', { name: 'Miejsca' })
    .or(page.getByRole('button', { name: 'Miejsca' }))
    .first()
    .tap();
  await press('.seat .st[data-about]');
  await press('.seat .crest');
  await replay(page, TABLES[0] as Wish);
  await press('.map [data-about^="warrior:"]');
  await tidy(page, 'a slip on a phone');
  expect(bad).toEqual([]);
  await context.close();
});
