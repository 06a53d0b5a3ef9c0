/** The lobby one comes back to: what waits for me first; a good line-up; an invitation that says what it is for. */
import { expect, test } from '@playwright/test';

import { lay, settle } from './table';
import { accessible, complaints, tidy } from './watch';

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
    await lay(page, { game: 'root', seats: ['marquise', 'eyrie'], seed: 3, others: 'me', until: ['--words', '40', '--kind', 'clearing'], title: 'Mine to move' });
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
      await page.screenshot({ path: `test-results/lobby-${language}-${size.width}.png` });
    }
    expect(bad).toEqual([]);
  });
}

test('a quick start seats a good line-up, and a reach that is too low is said before the start', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('.reach')).toHaveText(/Zasięg 25 z 21: dobry skład/);
  const sides = page.locator('.side select');
  expect(await sides.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond']);
  await sides.nth(0).selectOption('vagabond2');
  await expect(page.locator('.reach.low')).toContainText('Zasięg 17, a dla 4 osób zaleca się 21');
  await expect(page.locator('.reach a')).toHaveAttribute('href', '/law/root/5.2');
  await accessible(page, 'low reach');
  expect(bad).toEqual([]);
});

test('an invitation says what it is for before it is accepted, and a link that only this machine opens says so', async ({ page, browser }) => {
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
    await guest.screenshot({ path: `test-results/invited-${size.width}.png` });
  }
  expect(worse).toEqual([]);
  expect(bad).toEqual([]);
  await guest.context().close();
});

for (const size of SIZES) {
  test(`who returns is told what happened, marked in the log, at ${size.width}`, async ({ page, browser }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, 'pl');
    const table = await lay(page, { game: 'root', seats: ['marquise', 'eyrie'], seed: 3, others: 'me', until: ['--words', '20', '--about', 'marquise-daylight'] });
    const [other, mine] = (await page.evaluate(() => JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as { key: string; seat: number }[])).sort((a, b) => a.seat - b.seat);
    if (!mine || !other) throw new Error('two seats');
    // It is the first seat's turn; the reader holds the second and goes away.
    await page.evaluate((key) => localStorage.setItem('polana.keys', JSON.stringify([key])), { ...mine, table });
    await page.goto(`/t/${table}`);
    await page.locator('.ask').waitFor();
    await page.goto('/health');
    const play = await (await browser.newContext()).newPage();
    await play.goto('/health');
    await play.evaluate(
      async (keys) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/play`);
        let asked = 0;
        let said = 0;
        await new Promise<void>((done, fail) => {
          socket.onerror = () => fail(new Error('socket'));
          socket.onopen = () => socket.send(JSON.stringify({ type: 'open', keys }));
          socket.onmessage = (event) => {
            const message = JSON.parse(String(event.data)) as { type: string; sides?: { seat: number; ask: { id: number; options: string[] } | null }[] };
            if (message.type !== 'state') return;
            const side = message.sides?.find((one) => one.ask);
            if (said >= 14 || (said > 0 && !side)) return done();
            if (!side?.ask || side.ask.id === asked) return;
            asked = side.ask.id;
            said += 1;
            socket.send(JSON.stringify({ type: 'say', id: said, seat: side.seat, ask: asked, words: [side.ask.options.find((word) => !/battle|march/.test(word))] }));
          };
        });
        socket.close();
      },
      [other.key],
    );
    await play.context().close();
    await page.goto(`/t/${table}`);
    const since = page.locator('.since');
    await expect(since).toBeVisible();
    await expect(since.locator('li').first()).toBeVisible();
    await tidy(page, 'since');
    await accessible(page, 'since');
    await page.screenshot({ path: `test-results/since-${size.width}.png` });
    if (size.width === 1440) await expect(page.locator('.log .fresh').first()).toBeAttached();
    await since.getByRole('button', { name: 'Gram dalej' }).click();
    await expect(since).toHaveCount(0);
    expect(bad).toEqual([]);
  });
}
