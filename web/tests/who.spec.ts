/** "Who am I?": every side says what it is, how it wins and what its turn looks like, before and during a match. */
import { expect, test } from '@playwright/test';

import { answer, lay, lucky, settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const language of ['en', 'pl'] as const) {
  test(`the lobby tells who a side is, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/');
      await page.locator('[data-game=root]').click();
      // A quick start seats them second.
      await expect(page.locator('.side select').nth(1)).toHaveValue('eyrie');
      await page.locator('.side .ib').nth(1).click();
      const card = page.getByRole('dialog');
      await expect(card).toContainText(language === 'pl' ? 'Dynastie Orlich Gniazd' : 'Eyrie Dynasties');
      await expect(card).toContainText(language === 'pl' ? 'Komandor' : 'Commander');
      await expect(card.locator('ol li')).toHaveCount(3);
      await tidy(page, `who at ${size.width}`);
      await accessible(page, `who at ${size.width}`);
      await picture(page, `who-${language}-${size.width}`);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
    expect(bad).toEqual([]);
  });
}

test('every faction and clan that can be seated has its card', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  for (const [game, one] of [
    ['root', 'marquise'],
    ['northgard', 'wolf'],
  ]) {
    await page.locator(`[data-game=${game}]`).click();
    await page.locator(`.side option[value=${one}]`).first().waitFor({ state: 'attached' });
    // What another seat has cannot be chosen twice: the others choose at the table.
    for (const other of (await page.locator('.side select').all()).slice(1)) await other.selectOption('?');
    const side = page.locator('.side select').first();
    const values = await side
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter((value) => value !== '?'));
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) {
      await side.selectOption(value);
      await page.locator('.side .ib').first().click();
      await expect(page.getByRole('dialog').locator('header p')).not.toBeEmpty();
      // How hard it is, and what its turn or year looks like.
      await expect(page.getByRole('dialog').locator('header dd').first()).not.toBeEmpty();
      await expect(page.getByRole('dialog').locator('ol li')).toHaveCount(3);
      await tidy(page, value);
      await page.keyboard.press('Escape');
    }
  }
  expect(bad).toEqual([]);
});

test('at the table every seat tells who it is, and its leader of now', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    until: ['--words', '40', '--kind', 'clearing'],
  });
  await page.getByRole('button', { name: 'Kto to: Dynastie Orlich Gniazd' }).click();
  const card = page.getByRole('dialog');
  await expect(card.locator('.now')).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Zasady: rozdział 7' })).toHaveAttribute('href', '/law/root/7');
  await accessible(page, 'a seat’s card');
  expect(bad).toEqual([]);
});

for (const size of SIZES) {
  test(`choosing a side shows what each one is, at ${size.width}`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, 'pl');
    const table = await lay(page, { game: 'northgard', seats: ['?', '?'], others: 'me', until: ['--about', ''] });
    await page.goto(`/t/${table}`);
    await page.locator('.choosing .card, [data-option]').first().waitFor();
    if (await page.locator('.lift, .curtain button').count())
      await page.locator('.lift, .curtain button').first().click();
    await expect(page.locator('.choosing .card')).toHaveCount(7);
    await tidy(page, 'choosing');
    await accessible(page, 'choosing');
    await picture(page, `choosing-${size.width}`);
    expect(bad).toEqual([]);
  });
}

test('leaders, characters, ministers and moods have cards of their own, from the card of their side', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await page.locator('.side option[value=eyrie]').first().waitFor({ state: 'attached' });
  for (const other of (await page.locator('.side select').all()).slice(1)) await other.selectOption('?');
  const side = page.locator('.side select').first();
  for (const [faction, count] of [
    ['eyrie', 4],
    ['vagabond', 9],
    ['duchy', 9],
    ['hundreds', 8],
  ] as const) {
    await side.selectOption(faction);
    await page.locator('.side .ib').first().click();
    const card = page.getByRole('dialog');
    const name = (await card.locator('h2').innerText()).trim();
    const rows = card.locator('.row button');
    await expect(rows).toHaveCount(count);
    for (let i = 0; i < count; i++) {
      const row = (await rows.nth(i).innerText()).trim();
      await rows.nth(i).click();
      await expect(card.locator('h2')).toHaveText(row);
      await expect(card.locator('header p')).not.toBeEmpty();
      await expect(card.locator('header dd')).not.toBeEmpty();
      // What it can do, how it helps to win, what a turn looks like: as text.
      for (const part of await card.locator('.body h3 + p').all()) await expect(part).not.toBeEmpty();
      expect(await card.locator('.body h3').count()).toBe(3);
      await tidy(page, row);
      if (i === 0) {
        await accessible(page, row);
        await picture(page, `who-of-${faction}`);
      }
      await card.getByRole('button', { name: `Wróć: ${name}` }).click();
      await expect(card.locator('h2')).toHaveText(name);
    }
    await page.keyboard.press('Escape');
  }
  expect(bad).toEqual([]);
});

for (const [about, faction, kind] of [
  ['ask-root-eyrie-leader', 'eyrie', 'leader'],
  ['ask-root-vagabond-character', 'vagabond', 'character'],
  ['ask-root-duchy-sway', 'duchy', 'minister'],
  ['ask-root-hundreds-mood', 'hundreds', 'mood'],
] as const) {
  test(`the question ${about} shows a card for each answer`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, 'pl');
    await sit(page, {
      game: 'root',
      seats: [faction, faction === 'eyrie' ? 'marquise' : 'eyrie'],
      seed: 3,
      until: ['--bot', 'random', '--about', about, '--kind', kind],
    });
    const cards = page.locator('.choosing .card');
    expect(await cards.count()).toBeGreaterThanOrEqual(2);
    for (const card of await cards.all()) await expect(card.locator('p')).not.toHaveCount(0);
    await tidy(page, about);
    await accessible(page, about);
    await picture(page, `choosing-${faction}`);
    await cards.first().locator('.btn').nth(1).click();
    await expect(page.getByRole('dialog').locator('h2')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(bad).toEqual([]);
  });
}

for (const [about, faction, kind] of [
  ['ask-root-duchy-sway', 'duchy', 'minister'],
  ['ask-root-hundreds-mood', 'hundreds', 'mood'],
] as const)
  test(`what is taken in the middle of a match leaves the map in sight: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, 'en');
    await sit(page, {
      game: 'root',
      seats: [faction, 'eyrie'],
      seed: 3,
      until: ['--bot', 'random', '--about', about, '--kind', kind],
    });
    const cards = page.locator('.choosing .card');
    await expect(cards.first()).toBeVisible();
    // How hard it is to play is nothing that a minister has.
    await expect(page.locator('.choosing')).not.toContainText('Difficulty');
    const [map, all] = [await page.locator('.mapbox').boundingBox(), await page.locator('.choosing').boundingBox()];
    expect((all?.height ?? 0) / (map?.height ?? 1)).toBeLessThan(0.35);
    await picture(page, `choosing-late-${kind}`);
    await page.getByRole('button', { name: 'Put the cards away' }).click();
    await expect(cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the cards' }).click();
    await cards.first().locator('[data-option]').click();
    await expect(page.locator('[data-confirm], .ask:not([data-options*="' + kind + ':"])').first()).toBeVisible();
  });

test('the box of a seat opens its board wherever it is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 3,
    until: ['--words', '40', '--about', 'marquise-daylight'],
  });
  const seat = page.locator('.seat').nth(2);
  const box = await seat.boundingBox();
  if (!box) throw new Error('no seat');
  await page.mouse.click(box.x + box.width * 0.62, box.y + box.height - 8);
  const name = seat.locator('button.open');
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  // What lies on an open board is no button that folds it.
  await page.mouse.click(box.x + box.width * 0.62, box.y + box.height - 8);
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await name.click();
  await expect(name).toHaveAttribute('aria-expanded', 'false');
});

test('a hero of Runewars has a card too', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'runewars',
    seats: ['daqan', 'uthuk'],
    options: { ready_made: 'on' },
    seed: 1,
    until: ['--words', '40', '--kind', 'area'],
  });
  await page.locator('.mapbox .hit.lit').first().waitFor();
  // The question may be about another part of the map.
  await page.getByRole('button', { name: 'Pokaż całą mapę' }).click();
  const box = await page.locator('.mapbox [data-about^="hero:"]').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('i');
  await page.locator('.about.stays .btn').click();
  const card = page.locator('dialog[open]');
  await expect(card.locator('.body')).toContainText('Siła');
  await tidy(page, 'a hero');
  await accessible(page, 'a hero');
  await picture(page, 'who-hero');
  expect(bad).toEqual([]);
});

test('a match begins with who one is and how one wins, and a click on the crest tells it again', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, { game: 'root', seats: ['marquise', 'eyrie'], seed: 3, until: ['--about', 'marquise-keep'] });
  const note = page.locator('[data-begin]');
  await expect(note).toContainText('Wygrywa ten, kto pierwszy zdobędzie 30 punktów.');
  await expect(note).toContainText('Markiza de Kot');
  await expect(page.locator('.ask .lead')).toHaveText(
    /^Twój wojownik zacznie na każdej polanie prócz przeciwległego rogu; tutaj tylko ty możesz/,
  );
  await note.locator('[data-begin-on]').click();
  await expect(note).toHaveCount(0);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('[data-who]').click();
    await expect(note.locator('[data-begin-on]')).toBeVisible();
    await page.locator('[data-who]').click();
    await expect(note).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // Whoever answers without closing it has the standings before him, where it lay.
  await sit(page, { game: 'root', seats: ['marquise', 'eyrie'], seed: 3, until: ['--about', 'marquise-keep'] });
  await expect(note.locator('[data-begin-on]')).toBeVisible();
  await answer(page, lucky(1));
  await expect(note).toHaveCount(0);
});
