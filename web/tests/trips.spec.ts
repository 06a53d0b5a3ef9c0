/** What a question costs on the wire: besides the state that brings it, one request at most, however it is looked at. */
import { expect, test, type Page } from '@playwright/test';

import { settle, sit, type Wish } from './table';

interface Sent {
  type: string;
  ask?: number;
}

/** What the page sends, message by message. */
function sent(page: Page): Sent[] {
  const found: Sent[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => found.push(JSON.parse(String(payload)) as Sent)),
  );
  return found;
}

const QUESTIONS: readonly [string, Wish][] = [
  [
    'the actions of a Daylight',
    {
      game: 'root',
      seats: ['marquise', 'eyrie', 'alliance'],
      seed: 3,
      until: ['--words', '60', '--about', 'marquise-daylight'],
    },
  ],
  [
    'a menu with other sides’ offers',
    {
      game: 'root',
      seats: ['duchy', 'riverfolk', 'eyrie'],
      seed: 5,
      until: ['--words', '60', '--about', 'duchy-assembly'],
    },
  ],
  [
    'a turn of Northgard',
    { game: 'northgard', seats: ['wolf', 'raven'], seed: 4, until: ['--words', '20', '--about', 'northgard-turn'] },
  ],
];

for (const [name, wish] of QUESTIONS) {
  test(`${name}: one request tells what all options lead to`, async ({ page }) => {
    const all = sent(page);
    await settle(page, 'en');
    await sit(page, wish);
    // Every button is pointed at, those that are barred as well, and so is what is lit on the board.
    for (const button of await page.locator('.ask button:visible').all()) await button.hover();
    for (const lit of (await page.locator('.hit.lit:visible').all()).slice(0, 4)) await lit.hover();
    const about = (): Sent[] => all.filter(({ type }) => ['ahead', 'why'].includes(type));
    await expect.poll(() => about().length).toBe(1);
    expect(about()[0]?.type).toBe('ahead');
    // A barred action says why at once.
    const barred = page.locator('.ask .barred').first();
    if (await barred.count()) {
      await barred.click();
      await expect(page.locator('.why').first()).toBeVisible();
      expect(about()).toHaveLength(1);
    }
  });
}
