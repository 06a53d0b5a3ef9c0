/** Every screen in both languages, both themes and three sizes: nothing serious for axe, nothing in the console. */
import { expect, test } from '@playwright/test';

import { ready, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

const CLANS = ['wolf', 'raven', 'bear'];
const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const SCREENS: readonly (Wish & { name: string; part?: string })[] = [
  {
    name: 'Northgard',
    game: 'northgard',
    seats: CLANS,
    seed: 7,
    options: { creatures: 'on' },
    until: ['--words', '90', '--kind', 'land'],
  },
  {
    name: 'a fight of Northgard',
    game: 'northgard',
    seats: CLANS,
    seed: 7,
    until: ['--about', 'combat'],
    part: '.battle',
  },
  { name: 'Root', game: 'root', seats: FACTIONS, seed: 7, until: ['--words', '120', '--kind', 'clearing'] },
  {
    name: 'a battle of Root',
    game: 'root',
    seats: FACTIONS,
    seed: 7,
    until: ['--words', '60', '--about', 'ambush'],
    part: '.battle',
  },
];
const RUNEWARS: Wish & { name: string; part?: string } = {
  name: 'Runewars',
  game: 'runewars',
  seats: ['daqan', 'uthuk', 'latari'],
  seed: 7,
  options: { ready_made: 'on' },
  until: ['--words', '120', '--kind', 'area'],
};
const LAWS = ['root/4.3.2', 'northgard/NG.combat', 'runewars/RW.battle'];
const ENDS: readonly (Wish & { name: string })[] = [
  { name: 'Northgard', game: 'northgard', seats: ['wolf', 'raven'], seed: 2 },
  { name: 'Root', game: 'root', seats: ['eyrie', 'marquise'], seed: 2 },
];

for (const language of ['en', 'pl'] as const) {
  for (const [width, height] of SIZES) {
    const wide = width > 1200;
    test(`every screen in ${language} at ${width}x${height}`, async ({ page }) => {
      const bad = complaints(page);
      await page.setViewportSize({ width, height });
      await settle(page, language, (language === 'pl') === wide ? 'dark' : 'light');
      await page.goto('/');
      await page.locator('[data-game=root]').click();
      await tidy(page, 'the lobby');
      await accessible(page, 'the lobby');
      await page.locator('.side .ib').first().click();
      await page
        .locator('dialog[open] .row button')
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await tidy(page, 'a card of a side');
      await accessible(page, 'a card of a side');
      await page.keyboard.press('Escape');
      for (const law of LAWS) {
        await page.goto(`/law/${law}`);
        await page.locator('.par').first().waitFor();
        await page.locator('main .term').first().click();
        await tidy(page, law);
        await accessible(page, law);
      }
      // The widest window shows everything in both languages; the others share the games between them.
      const shown = (one: Wish): boolean => wide || (one.game === 'root') === (language === 'pl');
      for (const screen of [...SCREENS, RUNEWARS].filter(shown)) {
        await sit(page, screen);
        if (wide && screen.part) await expect(page.locator(screen.part)).toBeVisible();
        await tidy(page, screen.name);
        await accessible(page, screen.name);
        if (screen.part) continue;
        // What stands at a place, told by key.
        await page.locator('.mapbox .hit.lit').first().focus();
        await page.keyboard.press('i');
        await page.locator('.about.stays').waitFor();
        await tidy(page, `a slip of ${screen.name}`);
        await accessible(page, `a slip of ${screen.name}`);
        await page.keyboard.press('Escape');
      }
      for (const end of ENDS.filter(shown)) {
        const table = await sit(page, end);
        await expect(page.locator('.end')).toBeVisible();
        await tidy(page, `the end of ${end.name}`);
        await accessible(page, `the end of ${end.name}`);
        await page.goto(`/replay/${table}`);
        await page.locator('.deck').waitFor();
        await page.keyboard.press('End');
        await tidy(page, `the replay of ${end.name}`);
        await accessible(page, `the replay of ${end.name}`);
      }
      expect(bad).toEqual([]);
    });
  }
}

test('a phone: every view of a table, and a turn by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const bad = complaints(page);
  await settle(page, 'pl');
  for (const screen of SCREENS.filter((one) => !one.part)) {
    await sit(page, screen);
    for (const name of ['seats', 'hand', 'log', 'law', 'board']) {
      await page.locator('.nav button').nth(['board', 'seats', 'hand', 'log', 'law'].indexOf(name)).tap();
      await tidy(page, `${screen.name}, ${name}`);
      await accessible(page, `${screen.name}, ${name}`);
    }
    // What nobody proposes takes no room.
    await expect(page.locator('.notes')).toBeHidden();
    for (let i = 0; i < 3; i++) {
      await ready(page);
      const before = await page.locator('.ask').getAttribute('data-ask');
      // Two taps at one spot within a moment are no two answers: who was too soon taps again.
      await expect(async () => {
        await page.locator('.hit.lit, [data-option]').first().tap();
        const heard = page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first();
        await expect(heard).toBeVisible({ timeout: 2000 });
      }).toPass();
      if (await page.locator('[data-confirm]').count()) await page.locator('[data-confirm]').tap();
      await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', before ?? '');
    }
  }
  expect(bad).toEqual([]);
  await context.close();
});

test('on a short phone every map of Root is whole, and the seats are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page, 'pl');
  for (const map of ['autumn', 'winter', 'lake', 'mountain']) {
    await sit(page, {
      game: 'root',
      seats: FACTIONS,
      seed: 5,
      options: { map },
      until: ['--words', '120', '--kind', 'clearing'],
    });
    await tidy(page, map);
    const cut = await page.evaluate(() => {
      const box = document.querySelector('svg:has(.cl)')?.getBoundingClientRect();
      const rings = [...document.querySelectorAll('.cl .hit')].map((ring) => ring.getBoundingClientRect());
      const chips = [...document.querySelectorAll('.chip small')].filter(
        (last) => last.getBoundingClientRect().right > (last.parentElement?.getBoundingClientRect().right ?? 0) - 2,
      );
      if (!box || rings.length !== 12) return 'no map';
      const out = rings.filter(
        (ring) =>
          ring.left < box.left - 1 ||
          ring.right > box.right + 1 ||
          ring.top < box.top - 1 ||
          ring.bottom > box.bottom + 1,
      );
      // Clearings may touch, but none covers another's middle.
      const covered = rings.filter((a) =>
        rings.some(
          (b) =>
            a !== b &&
            Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < a.width / 2 &&
            Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < a.height / 2,
        ),
      );
      return `${out.length} ${covered.length} ${chips.length}`;
    });
    expect(cut, `${map}: clearings cut off, clearings covered, seats cut off`).toBe('0 0 0');
  }
});
