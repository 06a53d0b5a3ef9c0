/** Deal when all sit: what people see until then, and that every browser has a part in the deal. */
import { expect, test, type Page } from '@playwright/test';

import { settle } from './table';
import { accessible, complaints, picture, tidy } from './watch';

interface Made {
  table: string;
  seats: { seat: number; key: string | null; invite: string | null }[];
  watch: string;
}

/** A table for two; this browser holds the first seat. */
async function open(
  page: Page,
  seats: object[] = [
    { player: 'me', value: 'wolf', name: 'Hania' },
    { player: 'friend', value: 'bear' },
  ],
): Promise<Made> {
  const answer = await page.request.post('/api/tables', { data: { game: 'northgard', title: 'Pod dębem', seats } });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Made;
  await page.goto('/health');
  await page.evaluate(
    (keys) => localStorage.setItem('polana.keys', JSON.stringify(keys)),
    made.seats.flatMap((seat) =>
      seat.key ? [{ table: made.table, key: seat.key, seat: seat.seat, watch: made.watch }] : [],
    ),
  );
  return made;
}

async function join(page: Page, made: Made, seat = 1): Promise<void> {
  await page.goto(`/join/${made.table}#${made.seats[seat]?.invite}`);
  await page.locator('form .pri').click();
  await page.waitForURL(`**/t/${made.table}`);
}

const dealt = (page: Page) => expect(page.locator('.ask')).toBeVisible();
const stakes = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('polana.stakes') ?? '{}') as Record<string, { number: string; opened?: boolean }>,
  );

test('a table waits until all sit, says so calmly in both languages, then deals at once with a number of each', async ({
  page,
  browser,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  const made = await open(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/t/${made.table}`);
    await expect(page.locator('h1')).toHaveText('Czekamy, aż wszyscy usiądą');
    await expect(page.locator('.seat').first()).toContainText('gotowe');
    await expect(page.locator('.seat').nth(1)).toContainText('wolne miejsce');
    await tidy(page, 'waiting for all to sit');
    await accessible(page, 'waiting for all to sit');
    await picture(page, `gather-${size.width}`);
  }
  // What can be done about a free seat is a click away, and about one's own nothing that needs a match.
  await page.locator('.seat').nth(1).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Kopiuj zaproszenie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.seat').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).not.toContainText('Zrezygnuj');
  await page.keyboard.press('Escape');

  const watcher = await (await browser.newContext()).newPage();
  await settle(watcher, 'en');
  await watcher.goto(`/t/${made.table}#${made.watch}`);
  await expect(watcher.locator('h1')).toHaveText('Waiting for everybody to sit down');
  await expect(watcher.locator('.seat button')).toHaveCount(0);

  const guest = await (await browser.newContext()).newPage();
  const worse = complaints(guest);
  await settle(guest, 'en');
  await join(guest, made);
  for (const one of [page, guest, watcher]) await dealt(one);
  const numbers = [Object.values(await stakes(page)), Object.values(await stakes(guest))].map(([drawn]) => drawn);
  for (const drawn of numbers) expect(drawn?.opened).toBe(true);
  expect(Object.keys(await stakes(watcher))).toEqual([]);
  expect([...bad, ...worse]).toEqual([]);
  await guest.context().close();
  await watcher.context().close();
});

test('at the end each browser checks that its own number was in the deal, and finds it if it was not', async ({
  page,
  browser,
}) => {
  await settle(page, 'en');
  const made = await open(page);
  await page.goto(`/t/${made.table}`);
  const guest = await (await browser.newContext()).newPage();
  await settle(guest, 'en');
  await join(guest, made);
  await dealt(page);
  await dealt(guest);
  // They agree on a draw.
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Propose a draw' }).click();
  await guest.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, guest]) {
    await expect(one.locator('[data-deal]').first()).toHaveAttribute('data-deal', 'mixed');
    await expect(one.locator('[data-deal]').first()).toContainText('the players’ own numbers');
  }
  // As if the table had taken another number of this browser than it says now.
  await guest.evaluate(() => {
    const all = JSON.parse(localStorage.getItem('polana.stakes') ?? '{}') as Record<string, { number: string }>;
    for (const drawn of Object.values(all)) drawn.number = '0'.repeat(32);
    localStorage.setItem('polana.stakes', JSON.stringify(all));
  });
  await guest.reload();
  await expect(guest.locator('[data-deal]').first()).toHaveAttribute('data-deal', 'changed');
  // As if what all had laid down was another list when it was closed.
  await page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem('polana.stakes') ?? '{}') as Record<
      string,
      { closed?: Record<string, string> }
    >;
    for (const drawn of Object.values(all)) drawn.closed = { ...drawn.closed, 1: '0'.repeat(64) };
    localStorage.setItem('polana.stakes', JSON.stringify(all));
  });
  await page.reload();
  await expect(page.locator('[data-deal]').first()).toHaveAttribute('data-deal', 'changed');
  await guest.context().close();
});

test('a page that is opened again before the deal keeps its number, and one that was away opens it when it is back', async ({
  page,
  browser,
}) => {
  await settle(page, 'en');
  const made = await open(page, [
    { player: 'me', value: 'wolf', name: 'Hania' },
    { player: 'friend', value: 'bear' },
    { player: 'friend', value: 'stag' },
  ]);
  await page.goto(`/t/${made.table}`);
  await expect(page.locator('.seat').first()).toContainText('ready');
  const before = await stakes(page);
  const guests: Page[] = [];
  for (const seat of [1, 2]) {
    if (seat === 2) await page.goto('about:blank');
    const guest = await (await browser.newContext()).newPage();
    await settle(guest, 'en');
    await join(guest, made, seat);
    guests.push(guest);
  }
  // All have laid down, and the first is missing for a moment.
  await expect(guests[1]!.locator('h1')).toHaveText('Dealing');
  await page.goto(`/t/${made.table}`);
  for (const one of [page, ...guests]) await dealt(one);
  const [[name, drawn] = ['', { number: '' }]] = Object.entries(await stakes(page));
  expect(drawn).toMatchObject({ number: before[name]?.number, opened: true });
  for (const guest of guests) await guest.context().close();
});
