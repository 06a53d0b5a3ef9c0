/** What is said stands beside what it is about: a card of the hand, the target of a drag; a confirmation says what is confirmed. */
import { expect, test, type Page } from '@playwright/test';

import { answer, lucky, settle, sit, type Wish } from './table';
import { picture } from './watch';

const DAYLIGHT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 21,
  others: 'random',
  until: ['--words', '120', '--about', 'marquise-daylight', '--offers', 'march'],
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];

/** The gap between two boxes on the screen; 0 where they touch. */
function between(
  a: { x: number; y: number; width: number; height: number },
  b: { x: number; y: number; width: number; height: number },
): number {
  const [dx, dy] = [
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  ];
  return Math.hypot(dx, dy);
}

/** A card of the hand that does not answer the question. */
async function idleCard(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const card = page.locator('.tray .card:not([data-option])').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('no card');
  await page.mouse.click(box.x + 20, box.y + 24);
  return box;
}

for (const size of SIZES)
  for (const language of ['en', 'pl'] as const)
    test(`a card that answers another question says why, beside itself, at ${size.width} in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await settle(page, language);
      await sit(page, DAYLIGHT);
      // While the question is where from, no card answers it.
      await page.locator('[data-option=march]').first().click();
      await expect(page.locator('.hit.lit').first()).toBeAttached();
      const card = await idleCard(page);
      const slip = page.getByRole('alertdialog');
      await expect(slip).toBeVisible();
      await expect(slip).not.toContainText(language === 'en' ? 'does not answer' : 'nie odpowiada');
      await expect(slip.locator('.law')).toBeVisible();
      const box = await slip.boundingBox();
      expect(box && between(box, card)).toBeLessThan(60);
      await picture(page, `card-why-${size.width}-${language}`);
    });

test('after a drag the second move is the second', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, DAYLIGHT);
  await page.locator('.hit.begins').first().waitFor();
  for (const from of await page.locator('.hit.begins').all()) {
    const box = await from.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 4, { steps: 3 });
    await page
      .locator('.carried')
      .waitFor({ timeout: 2500 })
      .catch(() => undefined);
    const to = await page.evaluate(() => {
      const rim = [...document.querySelectorAll('.cl')]
        .find((place) => place.querySelector('[data-ahead]'))
        ?.querySelector('.hit')
        ?.getBoundingClientRect();
      return rim ? { x: rim.x + rim.width / 2, y: rim.y + rim.height / 2 } : null;
    });
    if (to) await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    if (to) break;
    await page.keyboard.press('Escape');
  }
  // How many go is asked for first, where more than one could.
  const many = page.locator('.ask', { hasText: 'how many' });
  await expect(
    page
      .locator('.progress, .ask .q')
      .filter({ hasText: /how many|move \d of 2/ })
      .first(),
  ).toBeVisible();
  if (await many.count()) await page.keyboard.press('1');
  await expect(page.locator('.progress')).toContainText('move 2 of 2');
});

for (const size of SIZES)
  test(`a drag that is refused is answered at its target at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await settle(page, 'pl');
    await sit(page, DAYLIGHT);
    await page.locator('.hit.begins').first().waitFor();
    let tried = 0;
    for (const from of await page.locator('.hit.begins').all()) {
      const box = await from.boundingBox();
      if (!box) continue;
      const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y + 4, { steps: 3 });
      await page
        .locator('.carried')
        .waitFor({ timeout: 2500 })
        .catch(() => undefined);
      const carried = await page.locator('.carried').count();
      // The farthest clearing to which no path leads from there.
      const to = await page.evaluate(
        ({ x, y }) =>
          [...document.querySelectorAll('.cl')]
            .filter((place) => !place.querySelector('[data-ahead]'))
            .flatMap((place) => place.querySelector('path.hit') ?? [])
            .map((hit) => ({ word: hit.getAttribute('data-word') ?? '', rim: hit.getBoundingClientRect() }))
            .map(({ word, rim }) => ({ word, x: rim.x + rim.width / 2, y: rim.y + rim.height / 2 }))
            .sort((a, b) => Math.hypot(b.x - x, b.y - y) - Math.hypot(a.x - x, a.y - y))[0],
        start,
      );
      if (to) await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      if (!carried || !to) {
        await page.keyboard.press('Escape');
        continue;
      }
      tried += 1;
      const slip = page.getByRole('alertdialog');
      await expect(slip).toBeVisible();
      await picture(page, `drag-why-${size.width}`);
      const rim = await slip.boundingBox();
      expect(rim && between(rim, { ...to, width: 0, height: 0 }), to.word).toBeLessThan(70);
      expect(rim && between(rim, { ...start, width: 0, height: 0 }), to.word).toBeGreaterThan(70);
      await expect(slip.locator('h3')).toContainText(/polan/i);
      break;
    }
    expect(tried, 'nothing could be carried').toBe(1);
  });

test('a confirmation says what is confirmed', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...DAYLIGHT, until: ['--words', '60', '--about', 'ask-root-battle-where', '--kind', 'clearing'] });
  await page.locator('.hit.lit').first().click();
  await expect(page.locator('[data-confirm]')).toHaveText(/(Battle|Attack).* (in )?clearing \d+/i);
  await expect(page.locator('[data-confirm]')).not.toContainText('·');
  // What ends something says so, on its button and in its confirmation.
  await sit(page, DAYLIGHT);
  await expect(page.locator('[data-option="done"] .does')).toHaveText('End Daylight');
  await page.locator('[data-option="done"]').click();
  await expect(page.locator('[data-confirm] .deed')).toHaveText('End Daylight');
});

test('a look at a paragraph gives the log back with Esc, and with the next question', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, DAYLIGHT);
  const tab = page.getByRole('tab', { selected: true });
  const chip = page.locator('.ask .law').first();
  await chip.click();
  await expect(tab).toHaveText('Law');
  await page.keyboard.press('Escape');
  await expect(tab).toHaveText('Log');
  await chip.click();
  await expect(tab).toHaveText('Law');
  await page.locator('.ask [data-option="march"]').click();
  await expect(tab).toHaveText('Log');
  // Who asks for the Law himself keeps it.
  await page.getByRole('tab', { name: 'Law' }).click();
  await page.keyboard.press('u');
  await expect(page.locator('.ask.mine[aria-busy=false] [data-option]').first()).toBeVisible();
  await expect(tab).toHaveText('Law');
});

const ELSEWHERE: readonly { wish: Wish; click: string; says: RegExp }[] = [
  // An order is asked for: the map does not answer.
  {
    wish: {
      game: 'runewars',
      seats: ['daqan', 'uthuk'],
      options: { ready_made: 'on' },
      seed: 7,
      until: ['--about', 'runewars-order'],
    },
    click: '.map .hit',
    says: /First answer the question: “Which order/,
  },
  // A card that was drawn to be played, in the middle of another.
  {
    wish: {
      game: 'northgard',
      seats: ['wolf', 'raven', 'bear'],
      seed: 3,
      others: 'random',
      until: ['--words', '30', '--about', 'northgard-move-from', '--kind', 'land'],
    },
    click: '.tray .card:not([data-option])',
    says: /main card|first|cannot be played|end; it is not/i,
  },
  {
    wish: { ...DAYLIGHT, until: ['--words', '40', '--about', 'marquise-build-what', '--kind', 'piece'] },
    click: '.mapbox .forest',
    says: /First answer the question: “Build in clearing/,
  },
];

for (const { wish, click, says } of ELSEWHERE)
  test(`what answers another question says which one is asked, or what it lacks: ${wish.game}`, async ({ page }) => {
    await settle(page, 'en');
    await sit(page, wish);
    const thing = page.locator(click).first();
    await thing.waitFor({ state: 'attached' });
    const at = await thing.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      for (let i = 1; i < 12; i++)
        for (let j = 1; j < 12; j++) {
          const [px, py] = [x + (width * i) / 12, y + (height * j) / 12];
          const top = document.elementFromPoint(px, py);
          if (top && one.contains(top)) return { x: px, y: py };
        }
      return null;
    });
    if (!at) throw new Error('it cannot be clicked');
    await page.mouse.click(at.x, at.y);
    const slip = page.getByRole('alertdialog');
    await expect(slip).toContainText(says);
    await expect(slip).not.toContainText('does not answer');
    await expect(slip.locator('.law')).toBeVisible();
  });

test('after a reload the second move is still the second', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, DAYLIGHT);
  await page.locator('.ask [data-option="march"]').click();
  const bar = page.locator('.ask.mine[aria-busy=false]');
  await expect(bar.locator('.progress')).toContainText('move 1 of 2');
  const luck = lucky(3);
  for (let i = 0; i < 4 && !(await bar.locator('.progress', { hasText: 'move 2 of 2' }).count()); i++)
    await answer(page, luck);
  await expect(bar.locator('.progress')).toContainText('move 2 of 2');
  await page.reload();
  await expect(bar.locator('.progress')).toContainText('move 2 of 2');
});
