/** A seat at the table: every way to answer, to ask, to take back, and what others at the same table see of it. */
import { expect } from '@playwright/test';

import { answer, lay, litWords, lucky, ready, settle, sit, type Wish } from './table';
import { accessible, complaints, tidy } from './watch';
import { test } from './where';

const NORTH: Wish = {
  game: 'northgard',
  seats: ['wolf', 'raven'],
  seed: 3,
  others: 'random',
  until: ['--words', '40', '--about', 'northgard-turn'],
};
/** Questions about places: a click on another has nothing to begin, and a reason. */
const LANDS: Wish = {
  game: 'northgard',
  seats: ['wolf', 'raven'],
  seed: 3,
  others: 'random',
  until: ['--words', '40', '--kind', 'land'],
};
const PLACES: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie'],
  seed: 5,
  others: 'random',
  until: ['--words', '30', '--kind', 'clearing'],
};
const ROOT: Wish = {
  game: 'root',
  seats: ['marquise', 'eyrie'],
  seed: 5,
  others: 'random',
  until: ['--words', '30', '--about', 'daylight'],
};

for (const language of ['en', 'pl'] as const)
  for (const wish of [LANDS, PLACES])
    test(`a click on what is not lit tells why not: ${wish.game} in ${language}`, async ({ page }) => {
      const bad = complaints(page);
      await settle(page, language);
      await sit(page, wish);
      await page.locator('.hit:not(.lit)').first().click();
      const slip = page.getByRole('alertdialog');
      await expect(slip).toBeVisible();
      await expect(slip.locator('p').first()).not.toBeEmpty();
      await tidy(page, 'why not');
      await accessible(page, 'why not');
      await page.keyboard.press('Escape');
      await expect(slip).toHaveCount(0);
      expect(bad).toEqual([]);
    });

test('everything can be played as text', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, NORTH);
  const field = page.locator('.cmd input');
  for (let i = 0; i < 5; i++) {
    await ready(page);
    const before = await page.locator('.ask').getAttribute('data-ask');
    // The first option; where there is nothing but to go on, that.
    const only = /^(done|pass)$/.test((await page.locator('.ask').getAttribute('data-options')) ?? '');
    await field.fill(only ? '0' : '1');
    await field.press('Enter');
    await page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first().waitFor();
    if (await page.locator('[data-confirm]').count()) {
      await field.fill('confirm');
      await field.press('Enter');
    }
    await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', before ?? '');
  }
  await ready(page);
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('nonsense');
  await field.fill(`why ${await page.locator('.hit:not(.lit)').first().getAttribute('data-word')}`);
  await field.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('everything can be played with the keyboard', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, ROOT);
  const luck = lucky(8);
  for (let i = 0; i < 8; i++) {
    await ready(page);
    const before = await page.locator('.ask').getAttribute('data-ask');
    const keys = await page.locator('kbd').allInnerTexts();
    const board = page.locator('.hit.lit');
    if (await board.count()) {
      // By the arrows and Enter, as a board is walked.
      await board.first().focus();
      await page.keyboard.press('Enter');
    } else {
      const digits = keys.filter((key) => /^\d+$/.test(key));
      await page.locator('.ask').click({ position: { x: 3, y: 3 } });
      await page.keyboard.type(digits[Math.floor(luck() * digits.length)] ?? '1');
    }
    await page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first().waitFor();
    if (await page.locator('[data-confirm]').count()) {
      await page.locator('.ask').click({ position: { x: 3, y: 3 } });
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.ask')).not.toHaveAttribute('data-ask', before ?? '');
  }
  await ready(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Zasady');
  await page.keyboard.press('g');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/Dziennik/);
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tidy(page, 'the help');
  await accessible(page, 'the help');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('the language changes at any time', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, ROOT);
  const english = await page.locator('.ask .q').innerText();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('tab', { name: 'Dziennik' })).toBeVisible();
  await expect(page.locator('.ask .q')).not.toHaveText(english);
  await tidy(page, 'in Polish');
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('what was just said can be taken back', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...ROOT, until: [...(ROOT.until ?? []), '--offers', 'march'] });
  const before = await litWords(page);
  const question = await page.locator('.ask .q b').innerText();
  await page.locator('[data-option=march]').click();
  await expect(page.locator('.ask .q b')).not.toHaveText(question);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.ask .q b')).toHaveText(question);
  expect(await litWords(page)).toEqual(before);
});

test('between two people at one screen a curtain falls', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, { ...NORTH, others: 'me' });
  const luck = lucky(4);
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await tidy(page, 'the curtain');
  await accessible(page, 'the curtain');
  const first = await curtain.locator('h2').innerText();
  await page.locator('[data-lift]').click();
  await expect(curtain).toHaveCount(0);
  for (let i = 0; i < 60 && !(await curtain.count()); i++) await answer(page, luck);
  await expect(curtain).toBeVisible();
  expect(await curtain.locator('h2').innerText()).not.toBe(first);
  // Nothing behind it can be reached.
  await expect(page.locator('.room')).toHaveAttribute('inert', '');
  await page.keyboard.press('Enter');
  await expect(curtain).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('who has sealed an answer hands the screen on to whoever at it has not answered yet', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  const table = await lay(page, {
    game: 'runewars',
    seats: ['daqan', 'uthuk'],
    options: { ready_made: 'on' },
    others: 'me',
    until: ['--bot', 'random', '--about', 'ask-runewars-order', '--least', '8'],
  });
  await page.goto(`/t/${table}`);
  const curtain = page.locator('.curtain');
  const orders = page.locator('[data-option^="order:"]');
  const choose = async (): Promise<string> => {
    const who = await curtain.locator('h2').innerText();
    await page.locator('[data-lift]').click();
    await expect(curtain).toHaveCount(0);
    await orders.first().click();
    return who;
  };
  const first = await choose();
  await expect(curtain).toBeVisible();
  expect(await choose()).not.toBe(first);
  // Both orders lie, and the first of them is carried out.
  await expect(orders).toHaveCount(0);
});

test('nobody has to come to the screen for what the page answers by itself', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { curtains: shown });
    new MutationObserver(() => {
      const who = document.querySelector('.curtain h2')?.textContent;
      if (who && who !== shown.at(-1)) shown.push(who);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const table = await lay(page, {
    game: 'runewars',
    seats: ['daqan', 'uthuk'],
    options: { ready_made: 'on' },
    others: 'me',
    until: ['--words', '0', '--about', ''],
  });
  await page.goto(`/t/${table}`);
  // The pieces of both are placed by then: it is the first question that is put to anybody.
  await page.locator('.ask[data-options]').waitFor();
  expect(await page.evaluate(() => (window as unknown as { curtains: string[] }).curtains)).toEqual([
    'Now it is Daqan Lords',
  ]);
});

test('two windows of one seat agree', async ({ page }) => {
  await settle(page, 'en');
  const table = await sit(page, NORTH);
  const other = await page.context().newPage();
  await other.goto(`/t/${table}`);
  await ready(other);
  const luck = lucky(6);
  for (let i = 0; i < 4; i++) {
    const here = i % 2 ? other : page;
    await answer(here, luck);
    // What is picked of several is one window's alone until all of it is said.
    while ((await here.locator('.ask').getAttribute('data-ask'))?.includes('+')) await answer(here, luck);
    if (await page.locator('[data-confirm]').count()) await answer(page, luck);
    if (await other.locator('[data-confirm]').count()) await answer(other, luck);
    await ready(page);
    const now = await page.locator('.ask').getAttribute('data-ask');
    await expect(other.locator('.ask')).toHaveAttribute('data-ask', now ?? '');
    expect(await litWords(other)).toEqual(await litWords(page));
  }
  await other.close();
});

test('what is said in the chat is shown as text', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await sit(page, NORTH);
  const markup = '<img src=x onerror="document.title=1"> <b>bold</b> {page-home} & more';
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say' }).fill(markup);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').locator('li').last()).toContainText(markup);
  await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
  await accessible(page, 'the chat');
  expect(bad).toEqual([]);
});

test('the law is open at the table', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, ROOT);
  await page
    .locator('.ask')
    .getByRole('button', { name: /Otwórz/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Zasady' })).toHaveAttribute('aria-selected', 'true');
  await tidy(page, 'the law');
  await accessible(page, 'the law');
  expect(bad).toEqual([]);
});

test('the settings and the menu of a seat', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl', 'dark');
  await sit(page, ROOT);
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await tidy(page, 'the settings');
  await accessible(page, 'the settings');
  await page.keyboard.press('Escape');
  await page.locator('.seat .menu', { hasText: '⋯' }).first().click();
  await expect(page.locator('dialog')).toBeVisible();
  await tidy(page, 'the menu of a seat');
  await accessible(page, 'the menu of a seat');
  await page.locator('dialog .field').first().fill('Jagna');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat').first()).toContainText('Jagna');
  expect(bad).toEqual([]);
});

test('the keys of cards count from left to right', async ({ page }) => {
  await settle(page, 'en');
  for (const wish of [
    {
      game: 'root',
      seats: ['eyrie', 'marquise'],
      seed: 2,
      until: ['--words', '20', '--about', 'eyrie-first-card', '--kind', 'card'],
    },
    { game: 'northgard', seats: ['wolf', 'raven'], seed: 2, until: ['--words', '20', '--kind', 'card'] },
  ]) {
    await sit(page, wish);
    const keys = (await page.locator('.tray .card.lit kbd').allTextContents()).map((text) =>
      Number(/\d+$/.exec(text)?.[0]),
    );
    expect(keys.length).toBeGreaterThan(1);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  }
});
