/** What a question costs on the wire: besides the state that brings it, one request at most, however it is looked at. */
import { expect, test, type Page } from '@playwright/test';

import { answer, lucky, ready, settle, sit, type Wish } from './table';

interface Sent {
  type: string;
  ask?: number;
  options?: Readonly<Record<string, { options: object }>>;
  sides?: readonly { ask: { id: number; menu: readonly { end: boolean; why: object | null }[] | null } | null }[];
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

/** What the page is told, message by message. */
function heard(page: Page): Sent[] {
  const found: Sent[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => found.push(JSON.parse(String(payload)) as Sent)),
  );
  return found;
}

/** Two pictures later the page has said all that it says when it hears something. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const TURNS: readonly [string, Wish][] = [
  [
    'cards with several actions',
    { game: 'northgard', seats: ['wolf', 'raven'], seed: 4, until: ['--words', '20', '--about', 'northgard-turn'] },
  ],
  [
    'ministers and their actions',
    { game: 'root', seats: ['duchy', 'cult'], seed: 2, until: ['--words', '50', '--about', 'duchy'] },
  ],
];

for (const [name, wish] of TURNS) {
  test(`${name}: no question of a turn asks the table twice`, async ({ page }) => {
    const [all, told] = [sent(page), heard(page)];
    await settle(page, 'en');
    await sit(page, { ...wish, others: 'random' });
    let menus = 0;
    for (let i = 0; i < 14; i++) {
      await ready(page);
      const ask = told.findLast((one) => one.type === 'state')?.sides?.[0]?.ask;
      // A menu that stands a moment is looked through for what begins where.
      if (ask?.menu?.some((deed) => !deed.end && !deed.why)) {
        menus += 1;
        await expect.poll(() => told.some((one) => one.type === 'outlook' && one.ask === ask.id)).toBe(true);
        await drawn(page);
      }
      if (!(await answer(page, lucky(5 + i)))) break;
    }
    const asked = all.filter(({ type }) => ['ahead', 'why'].includes(type)).map((one) => one.ask);
    expect(menus).toBeGreaterThan(2);
    // Some deeds have several actions, and what those lead to came with them.
    const deeper = told.flatMap((one) => (one.type === 'outlook' ? Object.values(one.options ?? {}) : []));
    if (wish.game === 'northgard')
      expect(deeper.filter((one) => Object.keys(one.options).length).length).toBeGreaterThan(0);
    expect(
      asked.filter((ask, i) => asked.indexOf(ask) !== i),
      'asked of a question for the second time',
    ).toEqual([]);
  });
}

/** Where a march can set out and where it can go, as the table has told it. */
interface Way {
  next: { options: readonly string[] } | null;
  options: Readonly<Record<string, Way>>;
}

const PHRASES: readonly [string, (page: Page, from: string, to: string) => Promise<void>][] = [
  [
    'typed',
    async (page, from, to) => {
      const field = page.getByRole('combobox');
      await field.pressSequentially(`march ${from.split(':')[1]} to ${to.split(':')[1]}`);
      await field.press('Enter');
    },
  ],
  [
    'dragged',
    async (page, from, to) => {
      const at = async (word: string): Promise<{ x: number; y: number }> => {
        const box = await page.locator(`.hit[data-word="${word}"]`).boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      };
      const [start, end] = [await at(from), await at(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 14, start.y + 6, { steps: 3 });
      await page.locator('.carried').waitFor();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
  ],
];

for (const [how, march] of PHRASES) {
  test(`a march that is ${how} asks the table nothing besides`, async ({ page }) => {
    const [all, told] = [sent(page), heard(page)];
    await settle(page, 'en');
    await sit(page, {
      game: 'root',
      seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
      seed: 21,
      others: 'random',
      until: ['--words', '120', '--about', 'marquise-daylight', '--offers', 'march'],
    });
    await page.locator('.hit.begins').first().waitFor();
    const before = await page.locator('.ask').getAttribute('data-ask');
    const outlook = told.find((one) => one.type === 'outlook')?.options as Readonly<Record<string, Way>>;
    const ways = Object.entries(outlook.march?.options ?? {}).find(([, way]) => way.next?.options.length);
    expect(ways).toBeDefined();
    const [from, way] = ways as [string, Way];
    await march(page, from, way.next?.options[0] ?? '');
    await page.locator(`[data-confirm], .ask:not([data-ask="${before}"])`).first().waitFor();
    const said = all.findIndex(({ type }) => type === 'say');
    expect(said).toBeGreaterThan(0);
    expect(all.slice(0, said).filter(({ type }) => ['ahead', 'why'].includes(type)).length).toBe(1);
    expect(all.filter(({ type }) => type === 'say').length).toBe(1);
  });
}

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
