/** The lobby one comes back to: what waits for me first; a good line-up; an invitation that says what it is for. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { lay, ready, settle, sit } from './table';
import { accessible, complaints, picture, tidy } from './watch';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const language of ['en', 'pl'] as const) {
  test(`my tables come first, what waits for me before the rest, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await settle(page, language);
    await lay(page, { game: 'root', seats: ['marquise', 'eyrie', 'alliance'], title: 'An old one' });
    await lay(page, {
      game: 'root',
      seats: ['marquise', 'eyrie'],
      seed: 3,
      others: 'me',
      until: ['--words', '40', '--kind', 'clearing'],
      title: 'Mine to move',
    });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/');
      const first = page.locator('.tcard').first();
      await expect(first).toContainText('Mine to move');
      await expect(first).toContainText(language === 'pl' ? /tura \d/ : /turn \d/);
      await expect(first).toHaveClass(/go/);
      const box = await first.boundingBox();
      expect(box && box.y < 300, `at ${size.width} my tables are at the top`).toBe(true);
      await tidy(page, `lobby at ${size.width}`);
      await accessible(page, `lobby at ${size.width}`);
      await picture(page, `lobby-${language}-${size.width}`);
    }
    expect(bad).toEqual([]);
  });
}

test('a finished table is put into the archive and brought back', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await lay(page, { game: 'northgard', seats: ['wolf', 'raven'], seed: 2, title: 'Dawno temu' });
  await page.goto('/');
  const row = page.locator('.tcard', { hasText: 'Dawno temu' });
  await page.getByRole('button', { name: 'Przenieś „Dawno temu” do archiwum' }).click();
  await expect(row).toBeHidden();
  await page.reload();
  const archive = page.locator('details', { hasText: 'Archiwum' });
  await archive.locator('summary').click();
  await expect(row).toBeVisible();
  await tidy(page, 'the archive');
  await accessible(page, 'the archive');
  await picture(page, 'archive');
  await page.getByRole('button', { name: 'Przywróć „Dawno temu” z archiwum' }).click();
  await expect(archive).toHaveCount(0);
  await expect(row).toBeVisible();
  expect(bad).toEqual([]);
});

test('a quick start seats a good line-up, and a reach that is too low is said before the start', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('.reach')).toHaveText(/Dobry skład: .* 25, a wystarczy 21/);
  const sides = page.locator('.side select');
  expect(await sides.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual([
    'marquise',
    'eyrie',
    'alliance',
    'vagabond',
  ]);
  await sides.nth(0).selectOption('vagabond2');
  await expect(page.locator('.reach.low')).toContainText('Zasięg 17, a dla 4 osób zaleca się 21');
  await expect(page.locator('.reach a')).toHaveAttribute('href', '/law/root/5.2');
  await accessible(page, 'low reach');
  expect(bad).toEqual([]);
});

test('an invitation says what it is for before it is accepted, and a link that only this machine opens says so', async ({
  page,
  browser,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('.reach')).toBeVisible();
  await page.getByRole('group', { name: 'Kto siedzi na miejscu 2' }).getByRole('button').nth(1).click();
  await page.getByLabel('Nazwa stołu').fill('Pod dębem');
  await page.getByLabel('Zegar').selectOption('3');
  await expect(page.getByLabel('Gdy czas minie')).toHaveValue('bot');
  const opened = page.waitForResponse('**/api/tables');
  await page.locator('[data-start]').click();
  const { table, seats } = (await (await opened).json()) as { table: string; seats: { invite: string | null }[] };
  await expect(page.getByRole('note')).toContainText('tylko ten komputer');
  await accessible(page, 'the links');

  const guest = await (await browser.newContext()).newPage();
  const worse = complaints(guest);
  await settle(guest, 'pl');
  for (const size of SIZES) {
    await guest.setViewportSize(size);
    await guest.goto(`/join/${table}#${seats[1]?.invite}`);
    await expect(guest.locator('h1')).toHaveText('Hania zaprasza do stołu „Pod dębem”');
    await expect(guest.locator('form')).toContainText('Dynastie Orlich Gniazd');
    await expect(guest.locator('form')).toContainText('3 dni na ruch');
    await tidy(guest, 'the invitation');
    await accessible(guest, 'the invitation');
    await picture(guest, `invited-${size.width}`);
  }
  expect(worse).toEqual([]);
  expect(bad).toEqual([]);
  await guest.context().close();
});

test('an invitation speaks the language of whoever opens it, and nothing is accepted by looking at it', async ({
  page,
  browser,
}) => {
  await settle(page, 'en');
  await page.goto('/');
  const wish = {
    game: 'northgard',
    title: 'Old oak',
    seats: [
      { player: 'me', value: 'wolf', name: 'Hania' },
      { player: 'friend', value: '?' },
      { player: 'friend', value: 'bear' },
    ],
  };
  const answer = await page.request.post('/api/tables', { data: wish });
  expect(answer.status(), await answer.text()).toBe(201);
  const { table, seats } = (await answer.json()) as { table: string; seats: { invite: string | null }[] };
  const guests = [
    {
      tags: ['pl-PL', 'en'],
      seat: 1,
      lang: 'pl',
      title: 'Hania zaprasza do stołu „Old oak”',
      side: 'do wyboru przy stole',
    },
    {
      tags: ['de-DE', 'pl'],
      seat: 2,
      lang: 'pl',
      title: 'Hania zaprasza do stołu „Old oak”',
      side: 'Klan Niedźwiedzia',
    },
    {
      tags: ['en-GB', 'pl'],
      seat: 1,
      lang: 'en',
      title: 'Hania invites you: Old oak',
      side: 'you choose at the table',
    },
    { tags: ['de-DE'], seat: 2, lang: 'en', title: 'Hania invites you: Old oak', side: 'Bear' },
  ];
  for (const { tags, seat, lang, title, side } of guests) {
    const guest = await (await browser.newContext()).newPage();
    const bad = complaints(guest);
    await guest.addInitScript(
      (languages) => Object.defineProperty(navigator, 'languages', { get: () => languages }),
      tags,
    );
    await guest.goto(`/join/${table}#${seats[seat]?.invite}`);
    await expect(guest.locator('h1')).toHaveText(title);
    await expect(guest.locator('html')).toHaveAttribute('lang', lang);
    await expect(guest.locator('form')).toContainText(side);
    await expect(guest.locator('form')).toContainText('Northgard');
    expect(bad).toEqual([]);
    await guest.context().close();
  }
});

/** Two people at a table: it is the first one's turn, this browser holds the second seat. Returns the table and the other's key. */
async function opposite(page: Page): Promise<{ table: string; key: string }> {
  const table = await lay(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    others: 'me',
    until: ['--words', '20', '--about', 'marquise-daylight'],
  });
  const [other, mine] = (
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { key: string; seat: number }[],
    )
  ).sort((a, b) => a.seat - b.seat);
  if (!mine || !other) throw new Error('two seats');
  await page.evaluate((key) => localStorage.setItem('polana.keys', JSON.stringify([key])), { ...mine, table });
  return { table, key: other.key };
}

/** The other one says so many words, or as many as he is asked for. */
async function playOn(browser: Browser, key: string, most: number): Promise<void> {
  const play = await (await browser.newContext()).newPage();
  await play.goto('/health');
  await play.evaluate(
    async ([secret, count]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/play`);
      let asked = 0;
      let said = 0;
      await new Promise<void>((done, fail) => {
        socket.onerror = () => fail(new Error('socket'));
        socket.onopen = () => socket.send(JSON.stringify({ type: 'open', keys: [secret] }));
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as {
            type: string;
            sides?: { seat: number; ask: { id: number; options: string[] } | null }[];
          };
          if (message.type !== 'state') return;
          const side = message.sides?.find((one) => one.ask);
          if (said >= count || (said > 0 && !side)) return done();
          if (!side?.ask || side.ask.id === asked) return;
          asked = side.ask.id;
          said += 1;
          socket.send(
            JSON.stringify({
              type: 'say',
              id: said,
              seat: side.seat,
              ask: asked,
              words: [side.ask.options.find((word) => !/battle|march/.test(word))],
            }),
          );
        };
      });
      socket.close();
    },
    [key, most] as const,
  );
  await play.context().close();
}

for (const size of SIZES) {
  test(`who returns is told what happened, marked in the log, at ${size.width}`, async ({ page, browser }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, 'pl');
    const { table, key } = await opposite(page);
    // It is the first seat's turn; the reader holds the second and goes away.
    await page.goto(`/t/${table}`);
    await page.locator('.ask').waitFor();
    await page.goto('/health');
    await playOn(browser, key, 14);
    await page.goto(`/t/${table}`);
    const since = page.locator('.since');
    await expect(since).toBeVisible();
    await expect(since.locator('li').first()).toBeVisible();
    // Seat by seat: points from and to, what was done where, each with its pin on the map.
    await expect(since.locator('ul > li')).toHaveCount(1);
    await expect(since.locator('.pts')).toHaveText(/^\d+ → \d+/);
    const numbers = await since.locator('ol .no').allInnerTexts();
    expect(numbers.length).toBeGreaterThan(0);
    const pinned = (await page.locator('.mapbox .pin').allInnerTexts()).flatMap((text) => text.split(' '));
    expect(numbers.filter((number) => !pinned.includes(number))).toEqual([]);
    await tidy(page, 'since');
    await accessible(page, 'since');
    await picture(page, `since-${size.width}`);
    if (size.width === 1440) await expect(page.locator('.log .fresh').first()).toBeAttached();

    // It is watched from where the reader left, at this table, and ends with now.
    await since.getByRole('button', { name: 'Obejrzyj od tego miejsca' }).click();
    const strip = page.getByRole('region', { name: 'Spojrzenie wstecz' });
    await expect(strip).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
    const line = strip.getByRole('slider');
    const left = Number(await line.getAttribute('aria-valuemin'));
    await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeGreaterThan(left + 2);
    await page.keyboard.press('w');
    await tidy(page, 'watching');
    await accessible(page, 'watching');
    await picture(page, `watching-${size.width}`);
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', String(left));
    await page.keyboard.press('Escape');
    await expect(strip).toHaveCount(0);
    await since.getByRole('button', { name: 'Gram dalej' }).click();
    await expect(since).toHaveCount(0);
    expect(bad).toEqual([]);
  });
}

for (const size of [SIZES[1], SIZES[2]]) {
  test(`what happened since one left covers nothing that is lit on the map, at ${size.width}`, async ({
    page,
    browser,
  }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, 'pl');
    const { table, key } = await opposite(page);
    await page.goto(`/t/${table}`);
    await page.locator('.ask').waitFor();
    await page.goto('/health');
    await playOn(browser, key, 14);
    // As if the question were one about places at the upper rim of the map.
    await page.routeWebSocket('**/api/play', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const told = JSON.parse(String(message)) as { sides?: { ask: { about: string; options: string[] } | null }[] };
        for (const side of told.sides ?? [])
          if (side.ask)
            Object.assign(side.ask, {
              about: 'ask-root-move-from',
              options: ['clearing:1', 'clearing:2', 'clearing:5'],
            });
        socket.send(JSON.stringify(told));
      });
    });
    await page.goto(`/t/${table}`);
    const since = page.locator('.since');
    await expect(since).toBeVisible();
    for (const close of await page.locator('.notes .note:not(.since) .btn').all()) await close.click();
    await expect(page.locator('.mapbox .hit.lit')).toHaveCount(3);
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('.mapbox .hit.lit')].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.mapbox');
        }).length,
    );
    expect(covered).toBe(0);
    await accessible(page, 'since, folded');
    await picture(page, `since-folded-${size.width}`);
    await since.getByRole('button', { name: /Od twojego wyjścia/ }).click();
    await expect(since.locator('ol li').first()).toBeVisible();
    expect(bad).toEqual([]);
  });
}

for (const size of [SIZES[0], SIZES[2]]) {
  test(`a running match is stepped back through at the table, in one's own view, and back to now, at ${size.width}`, async ({
    page,
  }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, 'en');
    const asked: string[] = [];
    page.on('request', (request) => /\/(replay|outline)\?/.test(request.url()) && asked.push(request.url()));
    await sit(page, {
      game: 'root',
      seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
      seed: 21,
      others: 'random',
      until: ['--words', '120', '--about', 'marquise-daylight', '--offers', 'march'],
    });
    const ask = page.locator('.ask');
    const before = await ask.getAttribute('data-ask');
    const map = await page.locator('.mapbox').boundingBox();
    const drawn = async (): Promise<string> =>
      (
        await page
          .locator('.mapbox .hit')
          .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace(/\(.*\)/g, '')))
      ).join('|');
    await page.locator('.hit.begins').first().waitFor();
    const now = await drawn();
    await page.keyboard.press('w');
    const strip = page.getByRole('region', { name: 'Looking back' });
    const line = strip.getByRole('slider');
    await expect(ask).toContainText('You are looking back');
    await expect(page.locator('.veil')).toBeVisible();
    // Nothing is offered, and no key or click answers; the map has not moved.
    await expect(page.locator('[data-option], .hit.lit, .hit.begins, [data-confirm]')).toHaveCount(0);
    await page.keyboard.press('2');
    await page.keyboard.press('u');
    await page.locator('.hit').first().click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await ask.getAttribute('data-ask')).toBe(before);
    expect(await page.locator('.mapbox').boundingBox()).toEqual(map);
    await tidy(page, 'looking back');
    await accessible(page, 'looking back');
    await picture(page, `past-${size.width}`);
    // Step by step and turn by turn; each is said aloud.
    const at = async (): Promise<number> => Number(await line.getAttribute('aria-valuenow'));
    const start = await at();
    await page.keyboard.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', String(start - 1));
    await expect(page.locator('[role=status].sr')).toContainText(`step ${start - 1} of`);
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuenow', String(start));
    for (let i = 0; i < 6; i++) await page.keyboard.press('[');
    await expect.poll(at).toBeLessThan(start - 12);
    await expect.poll(drawn).not.toBe(now);
    if (size.width > 1000) {
      // The log ends where the match then was.
      const told = await page.locator('.log li').count();
      await page.keyboard.press('Escape');
      await expect(strip).toHaveCount(0);
      await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told);
    } else await strip.getByRole('button', { name: 'Back to now' }).click();
    await expect(strip).toHaveCount(0);
    await expect(page.locator('[role=status].sr')).toContainText('Back to now');
    await ready(page);
    expect(await ask.getAttribute('data-ask')).toBe(before);
    await expect.poll(drawn).toBe(now);
    expect(asked.length).toBeGreaterThan(1);
    for (const url of asked) expect(url).toContain('as=0');
    expect(bad).toEqual([]);
  });
}

test('a new question calls back whoever looks at the past', async ({ page, browser }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  const { table, key } = await opposite(page);
  await page.goto(`/t/${table}`);
  await page.locator('.ask').waitFor();
  await page.getByRole('button', { name: 'Spójrz wstecz' }).click();
  const strip = page.getByRole('region', { name: 'Spojrzenie wstecz' });
  await expect(page.locator('.ask')).toContainText('Oglądasz, co było');
  const words = Number(await strip.getByRole('slider').getAttribute('aria-valuemax'));
  await playOn(browser, key, 80);
  // The strip has grown, the reader stays where he is, and the question is told at once.
  await expect
    .poll(async () => Number(await strip.getByRole('slider').getAttribute('aria-valuemax')))
    .toBeGreaterThan(words);
  await expect(page.locator('.ask.called')).toContainText('Czeka na ciebie nowe pytanie');
  await expect(page.locator('[role=alert].sr')).not.toBeEmpty();
  await expect(page.locator('[data-option]')).toHaveCount(0);
  await accessible(page, 'called back');
  await picture(page, 'called');
  await page.keyboard.press('Escape');
  await ready(page);
  expect(bad).toEqual([]);
});

test('an invitation says what was known of the match before, and that others have seen this hand', async ({
  page,
  browser,
}) => {
  await settle(page, 'pl');
  await page.goto('/');
  const wish = {
    game: 'northgard',
    seats: [
      { player: 'me', value: '?', name: 'Hania' },
      { player: 'friend', value: '?' },
    ],
  };
  const answer = await page.request.post('/api/tables', { data: wish });
  const { table, seats } = (await answer.json()) as { table: string; seats: { invite: string | null }[] };
  const guest = await (await browser.newContext()).newPage();
  const bad = complaints(guest);
  await settle(guest, 'pl');
  // What the table answers is tested elsewhere; here is how it is shown.
  await guest.route('**/api/invited', async (route) => {
    const told = (await (await route.fetch()).json()) as { notes: unknown[] };
    const notes = ['table-note-dealt', 'table-note-handed', 'table-note-seen'].map((message) => ({
      message,
      args: { seat: 0 },
      at: 5,
    }));
    await route.fulfill({ json: { ...told, notes } });
  });
  await guest.goto(`/join/${table}#${seats[1]?.invite}`);
  await expect(guest.locator('form .note')).toHaveCount(3);
  await expect(guest.locator('form .note').nth(1)).toContainText('Hania');
  await expect(guest.locator('form .note.bad')).toHaveText(
    'Inni widzieli, co jest na tym miejscu, i nie da się już tego rozdać na nowo.',
  );
  await tidy(guest, 'the invitation with notes');
  await accessible(guest, 'the invitation with notes');
  expect(bad).toEqual([]);
  await guest.context().close();
});
