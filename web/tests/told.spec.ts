/** What somebody who has never held the box has to be told: what just happened to him, what an option does, what it is about. */
import { expect, test } from '@playwright/test';

import { answer, lucky, press, ready, say, settle, sit, tap, type Wish } from './table';
import { picture } from './watch';

const EYRIE: Wish = { game: 'root', seats: ['eyrie', 'marquise', 'alliance', 'vagabond'], seed: 3, others: 'random' };
const at = (about: string, ...more: string[]): string[] => ['--bot', 'random', '--about', about, ...more];

test('after turmoil the question for a new leader says what has happened', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...EYRIE, until: ['--bot', 'random', '--words', '40', '--about', 'ask-root-eyrie-leader'] });
  await expect(page.locator('.ask .why')).toContainText(/^Turmoil: .*Decree and leader are gone/);
  await picture(page, 'told-turmoil');
});

test('before the first turn the same question says what a leader is', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...EYRIE, until: at('ask-root-eyrie-leader') });
  await expect(page.locator('.ask .why')).toContainText(/lays two Viziers into the Decree/);
});

test('a card for the Decree says in which clearings it will have to be carried out', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, { ...EYRIE, until: at('ask-root-eyrie-column') });
  await expect(page.locator('.ask .why')).toContainText(
    /od teraz robisz to co turę na (polanie (lisa|królika|myszy)|dowolnej polanie)/i,
  );
  await expect(page.locator('.ask .q')).not.toContainText('symbolu tej karty');
});

test('each order of the Decree says where it may be carried out', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, { ...EYRIE, until: at('ask-root-eyrie-decree', '--words', '60', '--kind', 'suit') });
  const orders = page.locator('.ask .two [data-option^="suit:"]');
  expect(await orders.count()).toBeGreaterThan(1);
  for (const order of await orders.all()) await expect(order).toContainText(/in (a (fox|rabbit|mouse)|any) clearing/);
});

test('how many move says how many stay', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    until: at('ask-root-move-count', '--kind', 'count'),
  });
  const counts = page.locator('.ask .two [data-option^="count:"]');
  const all = await counts.count();
  expect(all).toBeGreaterThan(1);
  await expect(counts.last()).toContainText(all > 4 ? 'Move' : 'nobody stays');
});

test('a tile says in words what it brings', async ({ page }) => {
  await settle(page, 'pl');
  await sit(page, { game: 'northgard', seats: ['wolf', 'raven'], seed: 3, until: at('ask-northgard-setup-tile') });
  const tiles = page.locator('.tray .tile');
  await expect(tiles.first()).toBeVisible();
  for (const tile of await tiles.all())
    await expect(tile.locator('small')).toHaveText(/żywność|drewno|wiedza|miejsc|legowisko|bez symboli/);
  await picture(page, 'told-tiles');
});

test('after a Flash card the card of the turn may still be played, and the question says so', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['goat', 'raven', 'bear'],
    seed: 3,
    until: [
      '--words',
      '10',
      '--about',
      'ask-northgard-turn',
      '--offers',
      'card:goat_clan',
      '--offers',
      'wait',
      '--least',
      '4',
    ],
  });
  await tap(page, 'card:goat_clan');
  const more = page.locator('.ask[data-ask]', { hasText: 'Do you play another card?' });
  const luck = lucky(2);
  for (let i = 0; i < 6 && !(await more.count()); i++) await answer(page, luck);
  await expect(more.locator('.why')).toContainText('The one main card of this turn');
});

test('the territory that a question speaks of is marked on the map', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'northgard',
    seats: ['goat', 'raven', 'bear'],
    seed: 3,
    until: ['--words', '10', '--about', 'ask-northgard-build', '--kind', 'building'],
  });
  await page.reload();
  await ready(page);
  // Nothing that has been said since the page was opened chose it.
  await expect(page.locator('.mapbox .lights path[stroke-dasharray]')).not.toHaveCount(0);
});

test('against bots a word is taken back without asking anybody, even once they have answered', async ({ page }) => {
  await settle(page, 'en');
  await sit(page, {
    game: 'root',
    seats: ['marquise', 'eyrie'],
    seed: 3,
    others: 'random',
    until: ['--words', '20', '--about', 'marquise-daylight', '--offers', 'done'],
  });
  const bar = page.locator('.ask.mine[aria-busy=false]');
  await expect(bar).toContainText('Daylight: choose an action');
  const lines = await page.locator('.log li').count();
  await press(page, page.locator('.ask [data-option=done]'));
  // What is confirmed stands on the button; the line beside it asks nobody's leave.
  await expect(page.locator('[data-confirm]')).toContainText('End Daylight');
  await expect(page.locator('.ask .lead')).toHaveText(/^What comes next is up to the bots or to chance/);
  await say(page, page.locator('[data-confirm]'));
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
  await expect(page.getByRole('button', { name: 'Ask to undo' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(bar).toContainText('Daylight: choose an action');
  await expect.poll(() => page.locator('.log li').count()).toBe(lines);
});
