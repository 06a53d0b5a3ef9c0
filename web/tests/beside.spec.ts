/** What lies beside Root's map and on its paths: bandits, what is on a hireling's card, the control die, ways to the Burrow. */
import { expect, test } from '@playwright/test';

import { say, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

const THREE: Wish = { game: 'root', seats: ['marquise', 'eyrie', 'alliance'], options: { hirelings: 'on' } };

test('bandits stand in the middle of their paths and are told with both ends', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, { ...THREE, seed: 2, until: ['--words', '60', '--kind', 'clearing'] });
  const bandits = page.locator('.ambusher');
  expect(await bandits.count()).toBeGreaterThanOrEqual(2);
  for (const one of await bandits.all()) {
    const [a, b] = ((await one.getAttribute('data-path')) ?? '').split('-');
    await expect(one).toHaveAccessibleName(new RegExp(`Highway Bandits; on the path between ${a} and ${b}`));
    const boxes = await Promise.all(
      [one, ...[a, b].map((end) => page.locator(`path.hit[data-word="clearing:${end}"]`))].map((it) =>
        it.boundingBox(),
      ),
    );
    const [here, from, to] = boxes.map((box) => (box ? [box.x + box.width / 2, box.y + box.height / 2] : []));
    for (const axis of [0, 1])
      expect(Math.abs((here?.[axis] ?? 0) - ((from?.[axis] ?? 0) + (to?.[axis] ?? 0)) / 2)).toBeLessThan(26);
    // The clearing tells of them too.
    await expect(page.locator(`path.hit[data-word="clearing:${a}"]`)).toHaveAccessibleName(/bandits on the path to/);
  }
  await bandits.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.why')).toBeVisible();
  await tidy(page, 'bandits');
  await accessible(page, 'bandits');
  expect(bad).toEqual([]);
});

test('items and cards that lie on a hireling are seen on it', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, { ...THREE, seed: 4, until: ['--words', '20', '--kind', 'clearing'] });
  const exile = page.locator('.shelf [data-word="hireling:the_exile"]');
  await expect(exile.locator('.it')).toHaveCount(3);
  await expect(exile).toHaveAccessibleName(/przedmioty na karcie: maczuga/);
  await tidy(page, 'items on a hireling');
  await accessible(page, 'items on a hireling');
  expect(bad).toEqual([]);
});

test('the control die of a hireling is seen on its card: its stars, and the markers that it brings', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, { ...THREE, seed: 2, until: ['--words', '40', '--about', 'root-hire', '--kind', 'hireling'] });
  const card = page.locator('.shelf .hire.lit').first();
  const word = await card.getAttribute('data-word');
  await expect(page.locator('.roll')).toHaveCount(0);
  await card.click();
  const hired = page.locator(`.shelf [data-word="${word}"]`);
  const roll = hired.locator('.roll');
  await expect(roll).toBeVisible();
  const brought = Number(await roll.getAttribute('data-roll'));
  expect(brought).toBeGreaterThanOrEqual(1);
  await expect(hired.locator('.ho i.f')).toHaveCount(brought);
  await expect(page.locator('.log li', { hasText: /control die/ }).last()).toContainText(
    /stars?, (one|\d) of them gold/,
  );
  // It has been read: the name of the card is back.
  await expect(roll).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('warriors who leave the Burrow are seen on their way from it', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, {
    game: 'root',
    seats: ['duchy', 'eyrie'],
    seed: 3,
    until: ['--words', '20', '--about', 'move-from', '--offers', 'clearing:burrow', '--tries', '20'],
  });
  await page.evaluate(() => {
    const starts: { x: number; y: number }[] = [];
    (window as unknown as { starts: typeof starts }).starts = starts;
    new MutationObserver(() => {
      for (const line of document.querySelectorAll<SVGPathElement>('.travellers .way path[stroke-dasharray]')) {
        const from = line.getPointAtLength(0).matrixTransform(line.getScreenCTM() ?? undefined);
        starts.push({ x: from.x, y: from.y });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const burrow = page.locator('[data-word="clearing:burrow"]');
  const before = Number(await burrow.locator('b').innerText());
  await say(page, burrow);
  await say(page, page.locator('path.hit.lit').first());
  // How many go, where there is a choice: buttons, or a stepper where there are many.
  const many = page.locator('[data-option^="count:"]').first();
  if (await many.count()) await say(page, many);
  await expect(burrow.locator('b')).not.toHaveText(String(before));
  const box = await burrow.boundingBox();
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { starts: { x: number; y: number }[] }).starts.at(-1) ?? null),
    )
    .not.toBeNull();
  const from = await page.evaluate(
    () => (window as unknown as { starts: { x: number; y: number }[] }).starts[0] ?? { x: 0, y: 0 },
  );
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  expect(Math.hypot(from.x - x, from.y - y)).toBeLessThan(30);
  expect(bad).toEqual([]);
});
