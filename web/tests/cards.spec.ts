/** Every card of Root can be read in the hand: its text is whole, no word of its name is broken, no picture lies under its text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';

import { settle, sit } from './table';
import { picture } from './watch';

const DATA = join(import.meta.dirname, '..', '..', 'src', 'polana', 'games', 'root', 'data');
/** Both decks, and the spies that take the place of the dominance cards. */
const CARDS = [
  ...new Set(
    ['standard', 'exiles_partisans'].flatMap((deck) =>
      [...readFileSync(join(DATA, `deck_${deck}.toml`), 'utf8').matchAll(/^id = "(\w+)"$/gm)].map(
        (found) => found[1] ?? '',
      ),
    ),
  ),
  ...['fox', 'rabbit', 'mouse', 'bird'].map((suit) => `spy_${suit}`),
];
/** As many as lie side by side. */
const HELD = 5;

interface Told {
  type: string;
  seq?: number;
  sides?: { view: { sides: { hand: string[] | null; cards: number }[] } }[];
}

/** The table tells its position again with other cards in the reader's hand. */
async function dealer(page: Page): Promise<(cards: readonly string[]) => void> {
  let hand: readonly string[] = [];
  let last = '';
  let line: WebSocketRoute | null = null;
  const tell = (message: string): void => {
    const told = JSON.parse(message) as Told;
    if (told.type === 'state') last = message;
    for (const side of told.sides?.flatMap((one) => one.view.sides) ?? [])
      if (side.hand && hand.length) [side.hand, side.cards] = [[...hand], hand.length];
    line?.send(JSON.stringify(told));
  };
  await page.routeWebSocket('**/api/play', (socket) => {
    line = socket;
    socket.connectToServer().onMessage((message) => tell(String(message)));
  });
  return (cards) => {
    hand = cards;
    tell(last);
  };
}

interface Fault {
  card: string;
  what: string;
}

/** Runs in the page: what of the cards in hand cannot be read. */
function unread(): Fault[] {
  const lines = (node: Node, from = 0, to = node.textContent?.length ?? 0): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  return [...document.querySelectorAll<HTMLElement>('.tray .fan .card')].flatMap((card) => {
    const found: Fault[] = [];
    const id = card.dataset.word ?? '';
    const text = card.querySelector<HTMLElement>('.txt');
    if (!text?.firstChild || !text.checkVisibility()) return [{ card: id, what: 'no text' }];
    // The letters of a line reach beyond it: its middle lies inside the text, and the text above the foot.
    const whole = text.getBoundingClientRect();
    const foot = card.querySelector<HTMLElement>('.foot');
    const end = foot?.checkVisibility() ? foot.getBoundingClientRect().top : card.getBoundingClientRect().bottom;
    if (lines(text.firstChild).some((line) => (line.top + line.bottom) / 2 > whole.bottom) || whole.bottom > end + 1)
      found.push({ card: id, what: `cut: ${text.textContent}` });
    const name = card.querySelector('.cap b')?.firstChild;
    for (const word of (name?.textContent ?? '').matchAll(/\S+/g))
      if (name && lines(name, word.index, word.index + word[0].length).length > 1)
        found.push({ card: id, what: `broken: ${word[0]}` });
    // What is behind the text is seen through it.
    const picture = card.querySelector('.wm svg')?.getBoundingClientRect();
    for (const line of picture ? lines(text.firstChild) : [])
      if (picture && line.right > picture.left + 1 && line.bottom > picture.top + 2 && line.top < picture.bottom - 2) {
        found.push({ card: id, what: `a picture behind: ${text.textContent}` });
        break;
      }
    return found;
  });
}

for (const language of ['en', 'pl'] as const)
  test(`every card of Root can be read in the hand at 1366x768, in ${language}`, async ({ page }) => {
    expect(CARDS.length).toBeGreaterThan(60);
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, language);
    const deal = await dealer(page);
    await sit(page, {
      game: 'root',
      seats: ['marquise', 'eyrie'],
      seed: 3,
      others: 'random',
      until: ['--about', 'marquise-daylight'],
    });
    const faults: Fault[] = [];
    for (let i = 0; i < CARDS.length; i += HELD) {
      const held = CARDS.slice(i, i + HELD);
      deal(held);
      await expect(page.locator(`.tray .fan [data-word="card:${held[0]}"]`)).toBeVisible();
      await expect(page.locator('.tray .fan .card')).toHaveCount(held.length);
      await expect(page.locator('.tray .fan.fanned')).toHaveCount(0);
      faults.push(...(await page.evaluate(unread)));
      if (i === 0 || held.some((card) => card.startsWith('dominance_fox')))
        await picture(page, `cards-${language}-${i}`);
    }
    expect(faults).toEqual([]);
  });
