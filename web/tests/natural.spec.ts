/** The natural way: a click on a place or a card, dragging, typing what one means; and a hand that clicks twice. */
import { expect, test } from '@playwright/test';

import { ready, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';

const ROOT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  seed: 21,
  others: 'random',
  until: ['--words', '120', '--about', 'marquise-daylight', '--offers', 'march'],
};

test('a click on a clearing offers what can be done there, with the keys of the actions', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, ROOT);
  const place = page.locator('.hit.begins').first();
  await place.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await tidy(page, 'the menu of a place');
  await accessible(page, 'the menu of a place');
  // The same key as in the ask bar.
  const row = menu.locator('[data-begin=march]').or(menu.locator('[data-begin]').first()).first();
  const deed = await row.getAttribute('data-begin');
  const key = await row.locator('kbd').innerText();
  await expect(page.locator(`.ask [data-option=${deed}] kbd`)).toHaveText(key);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await place.click();
  const before = await page.locator('.ask').getAttribute('data-ask');
  await menu.locator('[data-begin]').first().click();
  await page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first().waitFor();
  expect(bad).toEqual([]);
});

test('a click where nothing can begin says why', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, ROOT);
  await page.locator('.hit.begins').first().waitFor();
  await page.locator('.hit:not(.begins):not(.lit)').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alertdialog').locator('p').first()).not.toBeEmpty();
});

test('a click where nothing can begin names the actions that would come first, and what keeps each of them from it', async ({
  page,
}) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, ROOT);
  await page.locator('.hit.begins').first().waitFor();
  await page.locator('.hit:not(.begins):not(.lit)').first().click();
  const rows = page.getByRole('alertdialog').locator('dl > div');
  await expect(rows.filter({ hasText: /March/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: /Battle/ })).toHaveCount(1);
  for (const row of await rows.all()) {
    await expect(row.locator('dd')).not.toHaveText(/^\s*$|does not answer/);
    await expect(row.locator('.law')).toBeVisible();
  }
  await tidy(page, 'reasons of actions');
  await accessible(page, 'reasons of actions');
  // The field gives the same reason for a phrase that goes wrong at its second word.
  const place = await page.locator('.hit:not(.begins):not(.lit)').first().getAttribute('data-word');
  const reason = await rows
    .filter({ hasText: /March/ })
    .locator('dd')
    .evaluate((one) => one.firstChild?.textContent?.trim());
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').fill(`march ${place?.split(':')[1]}`);
  await page.getByRole('combobox').press('Enter');
  await expect(page.locator('[data-answer].bad')).toContainText(reason ?? 'no reason');
  expect(bad).toEqual([]);
});

test('the menu of a place covers no other place where something can begin', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  await sit(page, ROOT);
  await page.locator('.hit.begins').first().waitFor();
  for (const place of (await page.locator('.hit.begins').all()).slice(0, 6)) {
    await place.click();
    await expect(page.getByRole('menu')).toBeVisible();
    const covered = await page.evaluate(() => {
      const box = document.querySelector('[role=menu]')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.hit.begins')].filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        return cx > box.left && cx < box.right && cy > box.top && cy < box.bottom;
      }).length;
    });
    expect(covered, (await place.getAttribute('data-word')) ?? '').toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('warriors are dragged from one clearing to another', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, ROOT);
  await page.locator('.hit.begins').first().waitFor();
  // Where a march can begin, and where it can go, as the page itself says.
  let moved = false;
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
    if (!(await page.locator('.carried').count())) {
      await page.mouse.up();
      await page.keyboard.press('Escape');
      continue;
    }
    await accessible(page, 'carrying warriors');
    const before = await page.locator('.ask').getAttribute('data-ask');
    // The first dashed place is a possible one.
    const to = await page.evaluate(() => {
      const ahead = [...document.querySelectorAll('.cl')].find((place) => place.querySelector('[data-ahead]'));
      const rim = ahead?.querySelector('.hit')?.getBoundingClientRect();
      return rim ? { x: rim.x + rim.width / 2, y: rim.y + rim.height / 2 } : null;
    });
    if (!to) throw new Error('no place to go is lit');
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', before ?? '');
    moved = true;
    break;
  }
  expect(moved).toBe(true);
  expect(bad).toEqual([]);
});

test('a second click at the same point right after an answer does nothing', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, ROOT);
  const march = page.locator('.ask [data-option=march]');
  const box = await march.boundingBox();
  if (!box) throw new Error('no march');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  const before = await page.locator('.ask').getAttribute('data-ask');
  // Whatever the machine is busy with: as soon as the next question can be answered, something lit lies there, and the hand clicks again.
  await page.evaluate(({ x, y }) => {
    const ask = document.querySelector('.ask') as HTMLElement;
    const first = ask.dataset.ask;
    const watch = new MutationObserver(() => {
      if (ask.dataset.ask === first || ask.getAttribute('aria-busy') !== 'false') return;
      watch.disconnect();
      const trap = document.createElement('button');
      trap.className = 'lit';
      trap.dataset.option = 'trap';
      trap.style.cssText = `position:fixed;left:${x - 20}px;top:${y - 20}px;width:40px;height:40px;z-index:99`;
      trap.onclick = () => document.body.setAttribute('data-trapped', '');
      document.querySelector('.room')?.append(trap);
      trap.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y, detail: 1 }));
      document.body.setAttribute('data-tried', ask.dataset.ask ?? '');
    });
    watch.observe(ask, { attributes: true });
  }, at);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('body')).toHaveAttribute('data-tried');
  await expect(page.locator('body')).not.toHaveAttribute('data-trapped', '');
  const now = await page.locator('body').getAttribute('data-tried');
  expect(now).not.toBe(before);
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(now);
  // A moment later the same hand means it. The moment begins when the question is drawn, which a busy machine does late.
  await expect(async () => {
    await page.waitForTimeout(400);
    await page.mouse.click(at.x, at.y);
    await expect(page.locator('body')).toHaveAttribute('data-trapped', '', { timeout: 200 });
  }).toPass();
});

test('the field takes phrases, completes as one types and answers visibly', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, ROOT);
  await page.locator('.hit.begins').first().waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('mar');
  await expect(page.getByRole('option', { name: /March/ })).toBeVisible();
  await accessible(page, 'completions');
  await field.fill('blorb');
  await field.press('Enter');
  await expect(page.locator('[data-answer]')).toContainText('blorb');
  // A phrase of two words at once.
  const before = Number(await page.locator('.ask').getAttribute('data-ask'));
  await field.fill('march ');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(/clearing/i);
  const name = (await first.innerText()).replace(/march/i, '').trim();
  await field.fill(`march from ${name}`);
  await field.press('Enter');
  await expect(page.locator('[data-answer]')).toContainText(/said/i);
  await expect
    .poll(async () => Number(await page.locator('.ask').getAttribute('data-ask')))
    .toBeGreaterThan(before + 1);
  // What may not be chosen is answered with its reason.
  await ready(page);
  await field.fill(`why ${await page.locator('.hit:not(.lit)').first().getAttribute('data-word')}`);
  await field.press('Enter');
  await expect(page.locator('[data-answer].bad')).toBeVisible();
  expect(bad).toEqual([]);
});

test('watchers have no field for choices', async ({ page }) => {
  await settle(page, 'en');
  const table = await sit(page, ROOT);
  await page.evaluate((id) => {
    const keys = JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { table: string; watch: string }[];
    const watch = keys.find((key) => key.table === id)?.watch;
    localStorage.setItem('polana.keys', JSON.stringify([{ table: id, key: watch, seat: -1 }]));
  }, table);
  await page.reload();
  await page.locator('.seat').first().waitFor();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('keys say what labels say: food, forests, actions that stay where they are', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 7,
    until: ['--about', 'combat-food', '--kind', 'count'],
  });
  for (const button of await page.locator('.ask [data-option^="count:"]').all()) {
    const word = await button.getAttribute('data-option');
    await expect(button).toHaveAttribute('aria-keyshortcuts', word?.slice(6) ?? '');
  }
  await sit(page, {
    game: 'root',
    seats: ['vagabond', 'marquise', 'eyrie'],
    seed: 4,
    until: ['--about', 'vagabond-forest'],
  });
  expect(await page.locator('.forest.lit .key1').allTextContents()).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7']);
  await page.keyboard.press('f');
  await page.keyboard.press('3');
  await expect(page.locator('[data-confirm]')).toContainText('orest 3');
  await sit(page, ROOT);
  const keys = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      await page
        .locator('.ask .two [data-option]')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('data-option'), one.querySelector('kbd')?.textContent ?? '']),
        ),
    );
  const all = await keys();
  expect(all).toMatchObject({ battle: '1', march: '2', build: '4' });
  // Recruiting is possible once a turn; the others keep their keys.
  if (all.recruit) {
    await page.locator('[data-option=recruit]').click();
    await expect(page.locator('.ask [data-option=recruit]')).toHaveCount(0);
    await ready(page);
    const later = await keys();
    for (const [deed, key] of Object.entries(later)) expect(key, deed).toBe(all[deed]);
    await expect(page.locator('.ask [data-word=recruit]')).toBeVisible();
  }
});

test('the moves of a card are counted in pips: move 1 of 2', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'northgard',
    seats: ['bear', 'wolf'],
    seed: 3,
    until: ['--words', '57', '--about', 'ask-northgard-move-from'],
  });
  await expect(page.locator('.ask .pips i')).toHaveCount(2);
  await expect(page.locator('.ask .pips i.now')).toHaveCount(1);
  await expect(page.locator('.ask .progress')).toHaveText('ruch 1 z 2');
  expect(bad).toEqual([]);
});

test('an action that goes on keeps its pip until it is done', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
    seed: 8,
    until: ['--words', '110', '--about', 'eyrie-decree', '--kind', 'suit'],
  });
  const pips = (): Promise<string[]> =>
    page
      .locator('.ask .pips i')
      .evaluateAll((all) =>
        all.map((one) => (one.classList.contains('spent') ? 'spent' : one.classList.contains('now') ? 'now' : '')),
      );
  const [before, text] = [await pips(), await page.locator('.ask .progress').innerText()];
  expect(before.filter((pip) => pip === 'now')).toHaveLength(1);
  const asked = await page.locator('.ask').getAttribute('data-ask');
  await page.locator('.ask .two [data-option^="suit:"]').first().click();
  await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', asked ?? '');
  await ready(page);
  // Where to recruit or to move is asked now: the card counts as taken, and still goes on.
  await expect(page.locator('.ask .q')).not.toContainText('Dekret');
  expect(await pips()).toEqual(before);
  await expect(page.locator('.ask .progress')).toHaveText(text);
});
