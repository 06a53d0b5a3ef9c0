/** What lies over the table for a while leaves in sight what one needs: one's own seat, and whatever is lit. */
import { expect, test, type Page } from '@playwright/test';

import { answer, lay, lucky, ready, settle, sit, type Wish } from './table';
import { picture } from './watch';

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const;

/** The battle that goes on; one that is over is a line of the log. */
const FIGHT = 'div.fight';

const BATTLES: readonly (Wish & { game: string })[] = [
  {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 7,
    until: ['--about', 'root-ambush', '--least', '2'],
  },
  {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 7,
    others: 'random',
    until: ['--about', 'combat-food', '--kind', 'count'],
  },
  {
    game: 'runewars',
    seats: ['latari', 'waiqar', 'uthuk', 'daqan'],
    seed: 1,
    others: 'random',
    options: { ready_made: 'on' },
    until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'],
  },
];

/** Runs in the page: of what one needs, what lies under something of those names. */
function under(over: string): string[] {
  const covered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((x) =>
      [0.15, 0.5, 0.85].some((y) => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return at !== null && !element.contains(at) && at.closest(over) !== null;
      }),
    );
  };
  const own = [...document.querySelectorAll('.chip.me, .seat.mine')].filter(covered).map(() => 'the own seat');
  // Of a territory a part is enough: it is clicked wherever it can be seen.
  const middle = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && !element.contains(at) && at.closest(over) !== null;
  };
  const lit = [...document.querySelectorAll('[data-option], .hit.lit, .spot.lit')]
    .filter((one) => !one.closest(over) && middle(one))
    .map((one) => one.getAttribute('data-option') ?? one.getAttribute('data-word') ?? 'something');
  return [...own, ...lit];
}

/** Sit down with the key of one seat only. */
async function sitAt(page: Page, wish: Wish, seat: number): Promise<void> {
  const table = await lay(page, { ...wish, others: 'me' });
  await page.evaluate(
    ([id, mine]) => {
      const keys = JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { table: string; seat: number }[];
      localStorage.setItem('polana.keys', JSON.stringify(keys.filter((key) => key.table !== id || key.seat === mine)));
    },
    [table, seat] as const,
  );
  await page.goto(`/t/${table}`);
  await page.locator(FIGHT).waitFor();
}

for (const [width, height] of SIZES)
  for (const wish of BATTLES)
    test(`a battle of ${wish.game} leaves one's own seat and what is lit in sight at ${width}x${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await settle(page, 'pl');
      await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
      await sit(page, wish);
      const fight = page.locator(FIGHT);
      await expect(fight).toBeVisible();
      await expect(page.locator('.chip.me, .seat.mine')).toHaveCount(1);
      expect(await page.evaluate(under, FIGHT)).toEqual([]);
      await picture(page, `sight-${wish.game}-${width}`);
      // On a phone it is a sheet that can be raised: it covers the map then, but not one's seat.
      const bar = fight.locator('button.bar');
      for (let i = 0; i < 2 && (await bar.count()); i++) {
        await bar.click();
        expect((await page.evaluate(under, FIGHT)).filter((one) => one === 'the own seat')).toEqual([]);
        await picture(page, `sight-${wish.game}-${width}-${i}`);
      }
      // As the battle goes on, and what comes after it is asked on the map.
      const luck = lucky(5);
      for (let i = 0; i < 4; i++) {
        if (!(await answer(page, luck))) break;
        await ready(page);
        expect(await page.evaluate(under, FIGHT), `after ${i + 1} answers`).toEqual([]);
      }
      // Whoever sits last at the table sees his own seat as well.
      await sitAt(page, wish, wish.seats.length - 1);
      expect(await page.evaluate(under, FIGHT)).toEqual([]);
      await picture(page, `sight-${wish.game}-${width}-last`);
    });

for (const [width, height] of SIZES.slice(2))
  for (const wish of BATTLES.slice(0, 2))
    test(`what a table of ${wish.game} has to say of itself lies in the log and covers nothing at ${width}x${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await settle(page, 'en');
      await sit(page, wish);
      const note = page.locator('[data-note]', { hasText: 'This table began from a record' });
      await expect(note).toHaveCount(0);
      const list = page.locator(width < 768 ? '.nav button:nth-child(4)' : '.ib[aria-expanded]').first();
      await expect(list.getByTitle('the table has something to say')).toBeVisible();
      await list.click();
      await note.getByRole('button').click();
      await expect(note).toHaveCount(0);
      if (width < 768) await page.locator('.nav button').first().click();
      else await list.click();
      await expect(page.getByTitle('the table has something to say')).toHaveCount(0);
    });

for (const language of ['en', 'pl'] as const)
  test(`in a guided match at 1366x768 the way on is in sight below who one is, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, language);
    for (const game of ['northgard', 'root', 'runewars']) {
      await page.goto('/learn');
      await page
        .locator(`.guided .seg button`)
        .filter({ hasText: new RegExp(game, 'i') })
        .click();
      await page.locator(`[data-guided="${game}"]`).click();
      await page.waitForURL('**/t/*');
      await ready(page);
      const on = page.locator('[data-begin-on]');
      await expect(on).toBeVisible();
      await picture(page, `guided-${game}-${language}`);
      expect(await page.evaluate(whole, '[data-begin-on]'), game).toBe(true);
      await on.click();
      await expect(on).toHaveCount(0);
    }
  });

/** Runs in the page: can all of it be seen? */
function whole(what: string): boolean {
  const one = document.querySelector(what);
  if (!one) return false;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ].every(([x, y]) => one.contains(document.elementFromPoint(x ?? 0, y ?? 0)));
}

for (const language of ['en', 'pl'] as const)
  test(`a long row of the Marquise says what her actions do at 1440x900, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, language);
    await sit(page, {
      game: 'root',
      seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
      seed: 21,
      others: 'random',
      until: ['--words', '120', '--about', 'marquise-daylight'],
    });
    const luck = lucky(11);
    let rows = 0;
    for (let i = 0; i < 25; i++) {
      await ready(page);
      const row = page.locator('.ask .two');
      const actions = row.locator('.btn.opt:not(.plain)');
      if (
        (await row.locator('.btn').count()) > 5 &&
        (await row.locator('[data-word=overwork], [data-option=overwork]').count())
      ) {
        rows += 1;
        for (const action of await actions.all())
          await expect(action.locator('.does, .sign').first(), await action.innerText()).toBeVisible();
        expect(await row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
        await picture(page, `row-${language}-${rows}`);
      }
      if (!(await answer(page, luck))) break;
    }
    expect(rows).toBeGreaterThan(2);
  });
