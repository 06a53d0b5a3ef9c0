/** The Law on a page of its own: read, linked and searched without a table, in both languages, also on a phone. */
import { expect } from '@playwright/test';

import { EVERY } from './every';
import { settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { place, test } from './where';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const language of ['en', 'pl'] as const) {
  test(`a paragraph has an address, and leads to others, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/law/root/4.3.1');
      const sought = page.locator('[data-law="4.3.1"].sought');
      await expect(sought).toBeInViewport();
      await expect(page.locator('h1')).toContainText(language === 'pl' ? 'Walka' : 'Battle');
      await expect(sought).toContainText(
        language === 'pl' ? 'Obrońca może zagrać najwyżej jedną kartę Zasadzki' : 'mbush',
      );
      await tidy(page, `the Law at ${size.width}`);
      await accessible(page, `the Law at ${size.width}`);
      await picture(page, `law-${language}-${size.width}`);
    }
    await page.locator('main p a', { hasText: '4.3.4' }).first().click();
    await expect(page).toHaveURL(/\/law\/root\/4\.3\.4$/);
    await expect(page.locator('.sought')).toHaveAttribute('data-law', '4.3.4');
    await page.goBack();
    await expect(page.locator('.sought')).toHaveAttribute('data-law', '4.3.1');
    // The old form of an address, and one that leads nowhere.
    await page.goto('/law/root#9.2.6');
    await expect(page.locator('.sought')).toHaveAttribute('data-law', '9.2.6');
    await page.goto('/law/root/99.9');
    await expect(page.getByRole('alert')).toContainText('99.9');
    expect(bad).toEqual([]);
  });

  test(`the Law is searched by words and numbers, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await page.setViewportSize(SIZES[2]);
    await page.goto('/law/root');
    await expect(page.locator('.toc a').first()).toBeVisible();
    await accessible(page, 'the chapters');
    await page.keyboard.press('/');
    await page.keyboard.type(language === 'pl' ? 'zasadzka' : 'ambush');
    // Polish words are found in all their cases, cards too.
    if (language === 'pl')
      for (const form of ['Zasadzkę', 'Zasadzki', 'Zasadzek'])
        await expect(page.locator('mark', { hasText: form }).first()).toBeAttached();
    await expect(page.locator('.hits .no', { hasText: language === 'pl' ? 'karta' : 'card' }).first()).toBeAttached();
    await tidy(page, 'hits');
    await accessible(page, 'hits');
    await picture(page, `law-search-${language}`);
    await page.getByRole('searchbox').fill('9.2.6');
    await expect(page.locator('.hits a')).toHaveCount(1);
    await page.locator('.hits a').click();
    await expect(page.locator('.sought')).toHaveAttribute('data-law', '9.2.6');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    expect(bad).toEqual([]);
  });
}

for (const [language, game, sought, id] of [
  ['pl', 'root', 'bitwa', '4.3'],
  ['pl', 'root', 'jak wygrać', '3.1'],
  ['en', 'root', 'how to win', '3.1'],
  ['en', 'northgard', 'fight', 'NG.combat'],
  ['pl', 'runewars', 'jak wygrać', 'RW.'],
] as const)
  test(`the Law of ${game} finds by what players say: ${sought}`, async ({ page }) => {
    await settle(page, language);
    await page.goto(`/law/${game}`);
    await page.getByRole('searchbox').fill(sought);
    await expect(page.locator(`.hits a[href*="/law/${game}/${id}"]`).first()).toBeVisible();
  });

test('every game has its Law, by chapters', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  for (const [game, chapter, law] of [
    ['northgard', 'Walka', 'NG.combat.1'],
    ['runewars', 'Bitwy', 'RW.battle.1'],
  ] as const) {
    await page.goto(`/law/${game}`);
    await page.locator('nav').getByRole('link', { name: chapter, exact: true }).click();
    await expect(page.locator(`[data-law="${law}"]`)).toBeVisible();
    // Books without numbers: a link has the title of the rule, never its id.
    expect(await page.locator('main').innerText()).not.toMatch(/\b(NG|RW)\.[a-z]/);
    await tidy(page, game);
    await accessible(page, game);
    await picture(page, `law-${game}`);
  }
  expect(bad).toEqual([]);
});

test('beside the table the Law has chapters, search and links, in the reader’s language', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    until: ['--words', '40', '--kind', 'clearing'],
  });
  await page.getByRole('tab', { name: 'Zasady' }).click();
  await page.locator('.panel').getByRole('button', { name: 'Kluczowe akcje' }).click();
  await expect(page.locator('.panel [data-law="4.1"]')).toContainText('Przekucie');
  await page.getByRole('searchbox', { name: 'Szukaj w zasadach' }).fill('walki');
  await page.locator('.panel .hits a', { hasText: 'Walka' }).first().click();
  await expect(page.locator('.panel section.on')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Całe zasady' })).toHaveAttribute('href', /\/law\/root\/./);
  await tidy(page, 'the tab');
  await accessible(page, 'the tab');
  await picture(page, 'law-tab');
  expect(bad).toEqual([]);
});

for (const language of ['en', 'pl'] as const) {
  test(`beside a paragraph stands what refers to it, and defined words explain themselves, in ${language}`, async ({
    page,
  }) => {
    const bad = complaints(page);
    await settle(page, language);
    // Each size in one language, and with POLANA_EVERY in both.
    for (const size of SIZES.filter((_, at) => EVERY || at % 2 === (language === 'en' ? 0 : 1))) {
      await page.setViewportSize(size);
      for (const [game, law, group] of [
        ['root', '4.3.2', language === 'pl' ? 'Kto to zmienia' : 'Who changes this'],
        ['northgard', 'NG.combat', language === 'pl' ? 'Zdefiniowane słowa' : 'Defined words'],
        ['runewars', 'RW.battle', language === 'pl' ? 'Zdefiniowane słowa' : 'Defined words'],
      ] as const) {
        await page.goto(`/law/${game}/${law}`);
        const aside = page.locator('aside section', { has: page.getByRole('heading', { name: group }) });
        await expect(aside.locator('li a').first()).toBeAttached();
        // A defined word is explained where it stands, and leads to its definition.
        const term = page.locator('main .term').first();
        await term.click();
        await expect(term).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('.def')).toContainText('.');
        await expect(page.locator('.def a')).toHaveAttribute('href', new RegExp(`/law/${game}/`));
        // A paragraph without a number takes the whole width.
        const narrow = await page
          .locator('.par p')
          .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width < 200).length);
        expect(narrow, 'paragraphs squeezed into a strip').toBe(0);
        await tidy(page, `${law} at ${size.width}`);
        await accessible(page, `${law} at ${size.width}`);
        await picture(page, `law-aside-${game}-${language}-${size.width}`);
      }
    }
    const first = page.locator('aside li a').first();
    const to = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${to?.replaceAll(/[.?]/g, '\\$&')}$`));
    expect(bad).toEqual([]);
  });
}

test('beside a table the Law says where a paragraph came up in the match, and shows it on the board', async ({
  page,
  context,
}) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 'pl');
  const table = await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 21,
    until: ['--words', '120', '--kind', 'clearing'],
  });
  // In the panel, under the paragraph that a line of the log leads to.
  await page.locator('.log .law').last().click();
  const box = page.locator('.panel section.on .match section');
  await expect(box).toContainText(/W tej partii/);
  await expect(box.locator('li').first()).not.toBeEmpty();
  await accessible(page, 'a paragraph and its match');
  await expect(page.getByRole('link', { name: 'Całe zasady' })).toHaveAttribute(
    'href',
    new RegExp(`[?&]table=${table}$`),
  );

  // On its page, which asks the table.
  const book = await context.newPage();
  const worse = complaints(book);
  await book.setViewportSize({ width: 1440, height: 900 });
  await book.goto(`/law/root/6.4?table=${table}`);
  const beside = book.locator('.beside .match');
  await expect(beside).toContainText(/W tej partii/);
  await expect(book.getByRole('link', { name: 'Wróć do stołu' })).toHaveAttribute('href', place(`/t/${table}`));
  await accessible(book, 'the Law beside a match');
  await picture(book, 'law-match');
  await beside.getByRole('button').first().click();
  await expect(page.locator('.past')).toBeVisible();
  // A table of another game, or one that is not open, says nothing.
  await book.goto(`/law/northgard?table=${table}`);
  await expect(book.locator('.match')).toHaveCount(0);
  expect([...bad, ...worse]).toEqual([]);
});
