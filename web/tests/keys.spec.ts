/** The keyboard at a table: options first, arrows at once, and a field that takes what one types. */
import { expect, type Page } from '@playwright/test';

import { ready, settle, sit, type Wish } from './table';
import { picture } from './watch';
import { test } from './where';

const MARCH: Wish = { game: 'root', seats: ['marquise', 'eyrie'], seed: 3, until: ['--offers', 'march'] };

/** The word of the option that has the focus. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('data-option') ?? (at?.classList.contains('lit') ? at.getAttribute('data-word') : null);
  });
const options = async (page: Page): Promise<string[]> =>
  ((await page.locator('.ask').getAttribute('data-options')) ?? '').split(' ');

for (const wish of [
  MARCH,
  { ...MARCH, until: ['--about', 'move-to', '--kind', 'clearing'] },
  { game: 'northgard', seats: ['wolf', 'bear'], until: ['--words', '40', '--kind', 'land'] },
  {
    game: 'runewars',
    seats: ['daqan', 'uthuk'],
    options: { ready_made: 'on' },
    until: ['--words', '60', '--kind', 'area'],
  },
] as Wish[])
  test(`the first stop of Tab is an option: ${wish.game}, ${wish.until?.at(-1) ?? ''}`, async ({ page }) => {
    await settle(page, 'en');
    await sit(page, wish);
    await ready(page);
    await page.keyboard.press('Tab');
    expect(await options(page)).toContain(await focused(page));
  });

test('an arrow goes onto the map at once, and the next one walks on', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...MARCH, until: ['--about', 'move-to', '--kind', 'clearing'] });
  await ready(page);
  await page.keyboard.press('ArrowRight');
  const first = await focused(page);
  expect(await options(page)).toContain(first);
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-word'));
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow);
    if ((await place()) !== first) break;
  }
  expect(await place()).toMatch(/^clearing:/);
  expect(await place()).not.toBe(first);
});

test('a slash leads into the field and is not typed there', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, MARCH);
  await ready(page);
  const field = page.locator('.cmd input');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});

test('a phrase may repeat what was chosen before it, and its completions are in sight', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, MARCH);
  await ready(page);
  const field = page.locator('.cmd input');
  await field.fill('march');
  await field.press('Enter');
  await expect(page.locator('.ask')).toHaveAttribute('data-options', /clearing:/);
  const from = (await options(page)).find((word) => word.startsWith('clearing:'))?.slice('clearing:'.length) ?? '';
  await field.fill(`march ${from} `);
  const offers = page.locator('.cmd [role=option]');
  await expect(offers.first()).toBeVisible();
  const seen = await offers.evaluateAll((all) =>
    all.every((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(seen).toBe(true);
  await picture(page, 'keys-offers');
  await field.press('Enter');
  await expect(page.locator('[data-answer]')).not.toHaveClass(/bad/);
  await expect(page.locator('[data-answer]')).toContainText(`clearing ${from}`);
});

for (const [game, seats] of [
  ['northgard', ['wolf', 'bear']],
  ['runewars', ['daqan', 'uthuk']],
  ['root', ['alliance', 'eyrie']],
] as const)
  test(`the field's example is a move that may be made now: ${game}`, async ({ page }) => {
    await settle(page, 'en');
    await sit(page, { game, seats, until: ['--words', '30', '--about', ''] });
    await ready(page);
    await expect(page.locator('.cmd input')).not.toHaveAttribute('placeholder', /march 12 to 4/);
  });
