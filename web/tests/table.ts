/** What the tests do at a table: open one, find what is lit, and click it as a person would, with the mouse. */
import { join } from 'node:path';

import { errors, expect, type Locator, type Page } from '@playwright/test';

import { rawText } from './watch';
import { post } from './where';

const HERE = import.meta.dirname;
export const PYTHON = process.env.POLANA_PYTHON ?? join(HERE, '..', '..', '.venv', 'bin', 'python');

export type Language = 'en' | 'pl';

/** The settings of a reader who comes for the first time; what the reader then changes stays. */
export async function settle(page: Page, language: Language, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.addInitScript(
    ([lang, look]) => {
      if (localStorage.getItem('polana.name')) return;
      localStorage.setItem('polana.language', lang ?? 'en');
      localStorage.setItem('polana.theme', look ?? 'light');
      localStorage.setItem('polana.name', 'Hania');
    },
    [language, theme],
  );
}

export interface Wish {
  game: string;
  /** Clans or factions; the reader has the first. */
  seats: readonly string[];
  seed?: number;
  options?: Readonly<Record<string, string>>;
  /** Play so far: see position.py. */
  until?: readonly string[];
  /** Who sits in the other seats. */
  others?: 'random' | 'normal' | 'me';
  title?: string;
}

/** A position that bots have played up to; or the beginning of a match with a fixed seed. */
export async function position(wish: Wish): Promise<string> {
  const words = [wish.game, wish.seats.join(','), '--seed', String(wish.seed ?? 1), ...(wish.until ?? [])];
  for (const [name, value] of Object.entries(wish.options ?? {})) words.push('--option', `${name}=${value}`);
  const answer = await fetch(`http://127.0.0.1:${process.env.POLANA_POSITIONS_PORT}`, {
    method: 'POST',
    body: JSON.stringify(words),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

interface Opened {
  table: string;
  seats: { seat: number; key: string | null }[];
  watch: string;
}

/** Open a table at a position, and give this browser the keys of its seats. Returns the table's id. */
export async function lay(page: Page, wish: Wish): Promise<string> {
  const others = wish.others ?? 'normal';
  const seats = wish.seats.map((value, i) =>
    i === 0 || others === 'me'
      ? { player: 'me', value, name: i === 0 ? 'Hania' : 'Staś' }
      : { player: 'bot', value, level: others },
  );
  // The first record that a server reads takes longest.
  const answer = await post(page, '/api/tables/import', {
    record: await position(wish),
    seats,
    title: wish.title ?? '',
  });
  expect(answer.status, answer.text).toBe(201);
  const opened = JSON.parse(answer.text) as Opened;
  const keys = opened.seats.flatMap((seat) =>
    seat.key ? [{ table: opened.table, key: seat.key, seat: seat.seat, watch: opened.watch }] : [],
  );
  // Any address of the server will do; this one is small.
  await page.goto('/health');
  await page.evaluate((fresh) => {
    const had = JSON.parse(localStorage.getItem('polana.keys') ?? '[]') as unknown[];
    localStorage.setItem('polana.keys', JSON.stringify([...had, ...fresh]));
  }, keys);
  return opened.table;
}

/** The table that the lobby offers: against bots, at once. */
export async function startMatch(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-game=${game}]`).click();
  await page.locator('[data-start]').click();
  await page.waitForURL('**/t/*');
  await ready(page);
}

/** Lay a table and sit down at it. */
export async function sit(page: Page, wish: Wish): Promise<string> {
  const table = await lay(page, wish);
  await page.goto(`/t/${table}`);
  await ready(page);
  return table;
}

export const LIT = '[data-option]:not(:disabled), .hit.lit, .spot.lit';

/**
 * Wait until this seat can answer (the question may come before the board is drawn) or the match is over. On the site
 * two Pythons may start before that, and bots think beside the page.
 */
export async function ready(page: Page): Promise<void> {
  const free = `body:has(.ask.mine[aria-busy=false]:not([data-passing])):has([data-confirm], ${LIT})`;
  await page.locator(`${free}, .end`).first().waitFor({ timeout: 240_000 });
}

export interface Lit {
  word: string;
  /** Where a click would reach it; null if nothing of it can be clicked. */
  at: { x: number; y: number } | null;
}

interface Look {
  ask: string;
  over: boolean;
  confirm: Lit | null;
  lit: Lit[];
  /** Every option of the question. */
  options: string[];
  /** Was something scrolled for it? What was found before may lie elsewhere now. */
  moved: boolean;
  raw: string[];
}

/** Runs in the page: everything that is lit, and a point of each at which a click hits it and nothing that covers it. */
function look([selector, only]: readonly [string, string]): Omit<Look, 'raw'> {
  const hit = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top);
  };
  const point = (element: Element): { x: number; y: number } | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // The middle first, then a net of points: a territory may be bent around its own middle.
    for (const parts of [2, 8, 24])
      for (let i = 1; i < parts; i++)
        for (let j = 1; j < parts; j++) {
          const [x, y] = [left + (width * i) / parts, top + (height * j) / parts];
          if (hit(element, x, y)) return { x, y };
        }
    return null;
  };
  let moved = false;
  const reach = (element: Element): { x: number; y: number } | null => {
    const now = point(element);
    if (now) return now;
    moved = true;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const nearer = point(element);
    if (nearer) return nearer;
    // It may have come to lie under a panel at the edge: a person scrolls on.
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return point(element);
  };
  const nameOf = (element: Element): string =>
    element.getAttribute('data-option') ?? element.getAttribute('data-word') ?? '';
  const confirm = document.querySelector('[data-confirm]');
  const lit = confirm
    ? []
    : [...document.querySelectorAll(selector)].filter((element) => !only || nameOf(element) === only);
  const found = new Map<string, { word: string; at: { x: number; y: number } | null }>();
  for (const element of lit) {
    const word = nameOf(element);
    if (!found.get(word)?.at) found.set(word, { word, at: reach(element) });
  }
  return {
    ask: document.querySelector('.ask.mine')?.getAttribute('data-ask') ?? '',
    over: document.querySelector('.end') !== null,
    confirm: confirm ? { word: 'confirm', at: reach(confirm) } : null,
    lit: [...found.values()],
    // What is spent of goods that are given stays on the screen, and is barred.
    options: (document.querySelector('.ask.mine')?.getAttribute('data-options') ?? '')
      .split(' ')
      .filter((word) => word && !document.querySelector(`[data-option="${CSS.escape(word)}"]:disabled`)),
    moved,
  };
}

/** Runs in the page: a map that grows is drawn back softly, a dialog finds its place beside a clearing once it knows its height,
 * and a person waits for where they come to rest. */
async function still(): Promise<void> {
  const place = document.querySelector('.spot.lit, .guess');
  if (!place) return;
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const at = (): string => JSON.stringify(place.getBoundingClientRect());
  for (let was = ''; was !== at();) {
    was = at();
    await frame();
    await frame();
  }
}

/** Where the camera of a map does not show a place, the small map has a dot for it, and a click on that goes there. */
const dotOf = (page: Page, word: string) => page.locator(`.overview [data-dot="${word.slice(word.indexOf(':') + 1)}"]`);
async function bring(page: Page, word: string): Promise<void> {
  const box = await dotOf(page, word).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** In one visit to the page: it has come to rest, what is lit, and what is raw. */
const SEE = `(async () => {
  await (${still})();
  return { ...(${look})(${JSON.stringify([LIT, ''])}), raw: (${rawText})() };
})()`;

async function see(page: Page): Promise<Look> {
  const seen = await page.evaluate<Look>(SEE);
  for (const lit of seen.lit.filter((one) => !one.at)) {
    if (!(await dotOf(page, lit.word).count())) continue;
    seen.moved = true;
    await bring(page, lit.word);
    lit.at = (await page.evaluate(look, [LIT, lit.word] as const)).lit[0]?.at ?? null;
  }
  return seen;
}

/** Every option is lit somewhere, where a person can click it. Numbers may stand on a stepper, one at a time. */
function allThere(seen: Look): void {
  const buried = seen.lit.filter((lit) => !lit.at).map((lit) => lit.word);
  const dark = seen.options.filter(
    (word) => !/^(count|influence):/.test(word) && !seen.lit.some((lit) => lit.word === word),
  );
  expect(buried, 'lit, but something covers it').toEqual([]);
  expect(dark, 'an option that is lit nowhere').toEqual([]);
  expect(seen.raw, 'raw ids').toEqual([]);
}

/** Passing at once would make a match that shows little. */
const IDLE = new Set(['pass', 'done', 'skip', 'end']);

export type Luck = () => number;

interface Pick {
  ask: string;
  confirm: boolean;
  word: string;
  /** How many answers the question has. */
  options: number;
  at: { x: number; y: number };
}

/** What to click next: something that is lit, or the button that confirms. Null: the match is over; undefined: it moved on. */
export async function choose(page: Page, luck: Luck): Promise<Pick | null | undefined> {
  await ready(page);
  const seen = await see(page);
  if (seen.over) return null;
  // The table moved on between waiting and looking.
  if (!seen.ask) return undefined;
  if (!seen.confirm) allThere(seen);
  const from = seen.lit.filter((lit) => lit.at);
  let pick = seen.confirm ?? from[Math.floor(luck() * from.length)];
  if (pick && IDLE.has(pick.word) && luck() < 0.6) pick = from[Math.floor(luck() * from.length)];
  expect(pick?.at, 'nothing can be clicked').toBeTruthy();
  if (!pick?.at) return undefined;
  // Looking for the others may have scrolled it away, or moved the map.
  let again = seen.confirm || !seen.moved ? pick : (await page.evaluate(look, [LIT, pick.word] as const)).lit[0];
  if (again && !again.at && (await dotOf(page, pick.word).count())) {
    await bring(page, pick.word);
    again = (await page.evaluate(look, [LIT, pick.word] as const)).lit[0];
  }
  return {
    ask: seen.ask,
    confirm: seen.confirm !== null,
    word: pick.word,
    options: seen.options.length,
    at: again?.at ?? pick.at,
  };
}

/**
 * Wait until the page has gone on from a question: another one is asked, it is to be confirmed, the match is over, or the
 * curtain has fallen: who is asked then may be asked the same.
 */
async function past(page: Page, ask: string, confirm: boolean, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    ([was, confirming]) => {
      const bar = document.querySelector('.ask');
      if (bar?.getAttribute('aria-busy') === 'true') return false;
      return (
        bar?.getAttribute('data-ask') !== was ||
        (!confirming && document.querySelector('[data-confirm]')) ||
        document.querySelector('.end, .curtain')
      );
    },
    [ask, confirm] as const,
    { timeout, polling: 20 },
  );
}

/** Click it, and wait for what comes of it. */
export async function take(page: Page, { ask, confirm, word, at }: Pick): Promise<void> {
  // A person moves on between two clicks.
  await page.mouse.move(at.x + 9, at.y + 9);
  await page.mouse.click(at.x, at.y);
  try {
    await past(page, ask, confirm, 10_000);
    return;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  // Two clicks at one spot within a moment are no two answers, and what was lit may have moved on between looking and
  // clicking: who was not heard looks and clicks again, once. An answer that is on its way is waited for.
  if ((await page.locator('.ask[aria-busy=true]').count()) === 0) {
    const seen = await page.evaluate(look, [LIT, word] as const);
    const again = confirm ? seen.confirm?.at : seen.lit[0]?.at;
    if (seen.ask === ask && again) await page.mouse.click(again.x, again.y);
  }
  await past(page, ask, confirm);
}

/** Give the answer that a click on this gives, and wait until it has been heard: the places of a question stay lit until then. */
export async function press(page: Page, what: Locator): Promise<void> {
  const bar = page.locator('.ask.mine[aria-busy=false]');
  const ask = (await bar.getAttribute('data-ask')) ?? '';
  const confirm = (await page.locator('[data-confirm]').count()) > 0;
  await what.click();
  await past(page, ask, confirm);
}

/** Give that answer, and wait until the table asks again. */
export async function say(page: Page, what: Locator): Promise<void> {
  await press(page, what);
  await ready(page);
}

/** One answer with the mouse, and with a second click where it cannot be taken back. False when the match is over. */
export async function answer(page: Page, luck: Luck): Promise<boolean> {
  const pick = await choose(page, luck);
  if (pick) await take(page, pick);
  return pick !== null;
}

export function lucky(seed: number): Luck {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** The options that are lit, in the order of their names. */
export const litWords = async (page: Page): Promise<string[]> => (await see(page)).lit.map((lit) => lit.word).sort();

/** Click the option of this word with the mouse, wherever it is lit; a number that stands on no button is typed. */
export async function tap(page: Page, word: string): Promise<void> {
  await page.evaluate(still);
  const find = async (): Promise<Lit['at']> =>
    (await page.evaluate(look, [LIT, word] as const)).lit.find((lit) => lit.at)?.at ?? null;
  let at = await find();
  if (!at && (await dotOf(page, word).count())) {
    await bring(page, word);
    at = await find();
  }
  const typed = /^(?:count|influence):(\d+)$/.exec(word)?.[1];
  if (at) {
    // A person moves on between two clicks.
    await page.mouse.move(at.x + 9, at.y + 9);
    await page.mouse.click(at.x, at.y);
  } else if (typed) await page.keyboard.type(typed);
  else expect(at, `${word} is lit nowhere`).not.toBeNull();
}
