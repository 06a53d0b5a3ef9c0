/** The lobby: a table against bots at once, a table of one's own making, and friends who follow a link. */
import { expect, test } from '@playwright/test';

import { lay, position, ready, settle, sit, startMatch, type Wish } from './table';
import { accessible, complaints, picture, tidy } from './watch';

for (const language of ['en', 'pl'] as const) {
  test(`a table against bots is two clicks away, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await startMatch(page, 'root');
    await tidy(page, 'a new table');
    expect(bad).toEqual([]);
  });
}

for (const game of ['root', 'northgard', 'runewars'])
  test(`a table of ${game} at which everybody chooses at the table whom to play`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, 'en');
    await sit(page, { game, seats: ['?', '?', '?'], others: 'me', until: ['--words', '0', '--about', ''] });
    await expect(page.locator('.ask.mine')).toBeVisible();
    await expect(page.locator('.mapbox svg').first()).toBeVisible();
    await tidy(page, 'a table without sides');
    await accessible(page, 'a table without sides');
    expect(bad).toEqual([]);
  });

test('a table is opened as it was wished', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByLabel('Side of seat 1').selectOption('vagabond');
  await page.getByLabel('Side of seat 2').selectOption('eyrie');
  await page.getByLabel('Side of seat 3').selectOption('marquise');
  // Every level is told in words.
  await expect(page.getByLabel('Level of the bot in seat 2').locator('option', { hasNotText: ':' })).toHaveCount(0);
  await page.getByLabel('Level of the bot in seat 2').selectOption('easy');
  await page.getByRole('radio', { name: 'Mountain' }).click();
  await page.getByLabel('Name of the table').fill('Under the oak');
  await tidy(page, 'the form');
  await accessible(page, 'the form');
  await page.locator('[data-start]').click();
  await ready(page);
  await expect(page.locator('.top .name')).toHaveText('Under the oak');
  await expect(page.locator('.seat')).toHaveCount(3);
  await expect(page.locator('.seat').nth(0)).toContainText('Vagabond');
  await expect(page.locator('.seat').nth(0)).toContainText('you');
  await expect(page.locator('.seat').nth(1)).toContainText('easy');
  // It is found again in the lobby.
  await page.locator('.brand').click();
  await page.locator('.tcard').click();
  await ready(page);
  expect(bad).toEqual([]);
});

test('line-ups that are good for a first game are offered by the number of players, and choosing one seats it', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.getByRole('group', { name: 'Dobre na pierwszą partię we czworo' }).getByRole('button')).toHaveCount(
    3,
  );
  // What sits there at first is one of them.
  await expect(page.locator('[data-line-up="marquise eyrie alliance vagabond"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.locator('[data-line-up="marquise duchy corvid riverfolk"]').click();
  for (const [i, value] of ['marquise', 'duchy', 'corvid', 'riverfolk'].entries())
    await expect(page.getByLabel(`Strona miejsca ${i + 1}`)).toHaveValue(value);
  await page.getByRole('button', { name: 'Usuń miejsce 4' }).click();
  const three = page.getByRole('group', { name: 'Dobre na pierwszą partię we troje' });
  await three.getByRole('button', { name: /Dynastie Orlich Gniazd, Sojusz/ }).click();
  await expect(page.locator('.reach')).toContainText('Dobry skład');
  await tidy(page, 'line-ups');
  await accessible(page, 'line-ups');
  expect(bad).toEqual([]);
});

for (const language of ['en', 'pl'] as const)
  test(`the card of a game says what it is, how long it takes, how heavy it is and for how many, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    await page.goto('/');
    await expect(page.locator('[data-game]')).toHaveCount(3);
    for (const card of await page.locator('[data-game] small').all()) {
      await expect(card).toHaveText(language === 'pl' ? /minut|godzin/ : /minutes|hours/);
      await expect(card).toHaveText(language === 'pl' ? /trudn/ : /heavy|weight/);
      await expect(card).toHaveText(language === 'pl' ? /od \d do \d osób/i : /\d to \d players/i);
    }
    await tidy(page, 'the games');
    await picture(page, `lobby-games-${language}`);
  });

test('a side that another seat has is swapped with it', async ({ page }) => {
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  const side = (seat: number) => page.getByLabel(`Strona miejsca ${seat}`);
  await expect(side(1)).toHaveValue('marquise');
  await side(1).selectOption('alliance');
  await expect(side(1)).toHaveValue('alliance');
  await expect(side(3)).toHaveValue('marquise');
  // What may be chosen at the table is nobody's.
  await side(2).selectOption('?');
  await side(1).selectOption('?');
  await expect(side(2)).toHaveValue('?');
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const)
  test(`names of sides are whole in the lobby at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, 'pl');
    await page.goto('/');
    await page.locator('[data-game=root]').click();
    await expect(page.getByLabel('Strona miejsca 2')).toHaveValue('eyrie');
    const cut = await page.locator('.side select').evaluateAll((all) =>
      (all as HTMLSelectElement[])
        .filter((one) => {
          const style = getComputedStyle(one);
          const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          paper.font = style.font;
          // The arrow of a list takes 20 px.
          return (
            paper.measureText(one.selectedOptions[0]?.text ?? '').width + 20 >
            one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
          );
        })
        .map((one) => one.selectedOptions[0]?.text),
    );
    expect(cut).toEqual([]);
    await tidy(page, 'the lobby');
  });

test('choosing another game moves nothing but what belongs to it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  await page.goto('/');
  await expect(page.locator('[data-start]')).toBeEnabled();
  const places = () =>
    page.locator('[data-game], .sum, .mine, .rest .row >> nth=0').evaluateAll((all) =>
      all.map((one) => ({
        x: one.getBoundingClientRect().x,
        y: one.getBoundingClientRect().y,
        w: one.getBoundingClientRect().width,
      })),
    );
  const before = await places();
  // While the page of a game comes, what was there stays.
  let seen: Awaited<ReturnType<typeof places>> | null = null;
  await page.route('**/assets/*.js', async (route) => {
    seen ??= await places();
    await route.continue();
  });
  await page.locator('[data-game=runewars]').click();
  await expect(page.getByLabel('Strona miejsca 1')).toContainText('Daqan');
  expect(seen).toEqual(before);
  expect(await places()).toEqual(before);
});

test('from the card of a game to Start it is at most 10 stops of the keyboard', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('[data-start]')).toBeEnabled();
  await page.locator('[data-game]').first().focus();
  let stops = 0;
  while (!(await page.locator('[data-start]').evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops += 1;
    expect(stops).toBeLessThanOrEqual(10);
  }
});

test('a running table shows its crests, whose turn it is and what is asked', async ({ page }) => {
  await settle(page, 'pl');
  await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance'],
    until: ['--words', '60', '--about', ''],
    title: 'Nad rzeką',
  });
  await page.goto('/');
  const card = page.locator('.tcard', { hasText: 'Nad rzeką' });
  await expect(card.locator('.crests > span')).toHaveCount(3);
  await expect(card.locator('.crests > .turn')).toHaveCount(1);
  await expect(card.locator('.asked')).toHaveText(/[?.:!]$/);
  await expect(card).not.toContainText('bot, bot');
  await tidy(page, 'my tables');
  await picture(page, 'lobby-mine');
});

test('a table is shown as it was set up, also when it is over', async ({ page }) => {
  await settle(page, 'en');
  const begun: Pick<Wish, 'others' | 'until'> = { others: 'me', until: ['--about', ''] };
  const maps = ['autumn', 'winter', 'lake', 'mountain'];
  for (const map of maps)
    await lay(page, { ...begun, game: 'root', seats: ['marquise', 'eyrie'], options: { map }, title: `On ${map}` });
  await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance'],
    options: { map: 'winter' },
    title: 'An old one',
  });
  await lay(page, {
    ...begun,
    game: 'northgard',
    seats: ['bear', 'goat'],
    options: { creatures: 'off' },
    title: 'Quiet shore',
  });
  await lay(page, {
    ...begun,
    game: 'northgard',
    seats: ['boar', 'snake', 'stag'],
    options: { creatures: 'on' },
    title: 'Wild shore',
  });
  const bad = complaints(page);
  await page.goto('/');
  const card = (title: string) => page.locator('.tcard', { hasText: title });
  for (const map of maps) await expect(card(`On ${map}`).locator('[data-map]')).toHaveAttribute('data-map', map);
  await expect(card('An old one')).toContainText('watch the replay');
  await expect(card('An old one').locator('[data-map]')).toHaveAttribute('data-map', 'winter');
  // The clans of the table, and creatures where it has them.
  await expect(card('Quiet shore').locator('[fill="var(--c-bear)"]')).not.toHaveCount(0);
  await expect(
    card('Quiet shore').locator('[fill="var(--c-wolf)"], [fill="var(--c-stag)"], [fill="var(--creature)"]'),
  ).toHaveCount(0);
  await expect(card('Wild shore').locator('[fill="var(--c-snake)"]')).not.toHaveCount(0);
  await expect(card('Wild shore').locator('[fill="var(--creature)"]')).not.toHaveCount(0);
  expect(bad).toEqual([]);
});

test('what cannot be done is told in the language of the page', async ({ page }) => {
  await settle(page, 'pl');
  await page.goto('/');
  const record = page.locator('.mine input[type=file]');
  const bring = (text: string) =>
    record.setInputFiles({ name: 'partia.polana', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const alert = page.locator('.mine [role=alert]');
  await bring('ciekawe');
  await expect(alert).toHaveText('Tego zapisu nie da się rozegrać: wiersz 1. Zapis zaczyna się wierszem „polana 1”.');
  // Once it is mended, the same file can be chosen again.
  await expect(record).toHaveValue('');
  await bring('x'.repeat(1_000_001));
  await expect(alert).toHaveText('Ten plik jest za duży jak na zapis partii.');
  await bring('polana 1\ngame chess 1 data 1\n');
  await expect(alert).toHaveText('Tego zapisu nie da się rozegrać: wiersz 2. Nie ma tu gry „chess”.');
  // A word that the rules do not allow is told as in the game, with the game's names.
  const whole = await position({ game: 'root', seats: ['marquise', 'eyrie'], until: ['--words', '1', '--about', ''] });
  await bring(`${whole}0 card:ambush_fox\n`);
  await expect(alert).toContainText('Tego zapisu nie da się rozegrać: wiersz');
  await expect(alert).not.toContainText(/card|:ambush|[{}]/);
  await page.locator('[data-game=northgard]').click();
  await page.getByText('Kto pasuje, może wprowadzić nowego Stwora').click();
  await page.locator('[data-start]').click();
  await expect(page.locator('.sum [role=alert]')).toHaveText(
    'Tak nie da się otworzyć stołu. Nowe Stwory wprowadza się tylko w grze ze Stworami: włącz także je.',
  );
  await tidy(page, 'faults');
});

test('a friend follows a link, and a link that is spent opens nothing', async ({ page, browser }) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=northgard]').click();
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Friend').click();
  await page.getByLabel('Side of seat 1').selectOption('wolf');
  await page.getByLabel('Side of seat 2').selectOption('bear');
  const opened = page.waitForResponse('**/api/tables');
  await page.locator('[data-start]').click();
  const { table, seats } = (await (await opened).json()) as { table: string; seats: { invite: string | null }[] };
  await accessible(page, 'the invites');
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.locator('.seat').nth(1)).toContainText('Bear');

  const guest = await (await browser.newContext()).newPage();
  const worse = complaints(guest);
  await settle(guest, 'pl');
  await guest.goto(`/join/${table}#${seats[1]?.invite}`);
  await tidy(guest, 'joining');
  await accessible(guest, 'joining');
  await guest.locator('input').fill('Zuza');
  await guest.locator('form .pri').click();
  await guest.waitForURL(`**/t/${table}`);
  await expect(guest.locator('.seat[data-seat="1"]')).toContainText('Zuza');
  await expect(page.locator('.seat').nth(1)).toContainText('Zuza');
  expect(worse).toEqual([]);

  await page.goto(`/join/${table}#${seats[1]?.invite}`);
  await page.locator('form .pri').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await tidy(page, 'a spent link');
  // The browser itself notes that the server said no.
  expect(bad.filter((line) => !line.includes('403'))).toEqual([]);
  await guest.context().close();
});

test('the games stand side by side, and below them the seats are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'en');
  await page.goto('/');
  const games = page.locator('[data-game]');
  await expect(games).toHaveCount(3);
  const tops = await games.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeInViewport();
});
