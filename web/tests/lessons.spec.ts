/** Lessons: taken in the browser by doing what they say, in both languages, and left and found again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { EVERY } from './every';
import { course, follow, GAMES, LESSONS, open, reach, SIZES, stepsOf, word, type Step } from './lessons';
import { answer, LIT, litWords, lucky, ready, settle, type Language } from './table';
import { accessible, complaints, picture, rawText, tidy } from './watch';
import { test, WORKER } from './where';

/** A lesson is over, and the page keeps that it was taken. */
async function over(page: Page, lesson: string): Promise<void> {
  await reach(page, stepsOf(lesson).length);
  await expect(page.locator('.coach .told')).not.toBeEmpty();
  const done = await page.evaluate(() => localStorage.getItem('polana.lessons') ?? '');
  expect(JSON.parse(done)).toMatchObject({ [lesson]: { done: true } });
}

/** In a worker of the site, where each test starts a Python of its own, one of each dozen: Northgard's, two of Root, Runewars'. */
const TAKEN = WORKER && !EVERY ? LESSONS.filter((_, number) => number % 12 === 6) : LESSONS;

/**
 * Every lesson is taken to its end: each other one on a phone, by doing at once what it says, the rest on a desk, with something
 * else before; and of either half again each other one in English. With POLANA_EVERY both in both, and at once on a desk, too.
 */
const languages = (number: number, half: number): readonly Language[] =>
  EVERY ? ['en', 'pl'] : number % 2 === half ? [number % 4 < 2 ? 'en' : 'pl'] : [];

for (const [number, lesson] of TAKEN.entries())
  for (const language of languages(number, 0))
    for (const size of EVERY ? [SIZES[1], SIZES[3]] : [SIZES[3]])
      test(`the lesson ${lesson} is taken to its end by doing what it says, in ${language} at ${size.width}`, async ({
        page,
      }) => {
        const bad = complaints(page);
        await page.setViewportSize(size);
        await open(page, lesson, language);
        for (const [at, step] of stepsOf(lesson).entries()) {
          await reach(page, at);
          expect(await page.evaluate(rawText), `raw ids in ${step.id}`).toEqual([]);
          await picture(page, `${lesson.replace('/', '-')}-${at + 1}-${language}-${size.width}`);
          await follow(page, step, at);
        }
        await over(page, lesson);
        expect(bad).toEqual([]);
      });

/** Where somebody may click what is no answer, the first few of them: each with a word of its own. */
function elsewhere(lit: string): { word: string; x: number; y: number }[] {
  const found = new Map<string, { x: number; y: number }>();
  for (const place of document.querySelectorAll('.lesson .mapbox [data-word], .lesson .strip [data-word]')) {
    const word = place.getAttribute('data-word') ?? '';
    if (place.matches(lit) || place.closest(lit) || place.querySelector(lit) || found.has(word)) continue;
    if (document.querySelector(`[data-option="${CSS.escape(word)}"]`)) continue;
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && place.contains(hit)) found.set(word, { x, y });
  }
  return [...found].map(([word, at]) => ({ word, ...at })).slice(0, 6);
}

const tries = (page: Page): Promise<number> =>
  page.locator('.lesson').evaluate((lesson) => Number((lesson as HTMLElement).dataset.tries));

/** Click something that is not allowed: the rule refuses it, the coach keeps it once, and the lesson stands where it stood. */
async function forbidden(page: Page, at: number): Promise<boolean> {
  const clicked = new Set<string>();
  const kept = await tries(page);
  for (;;) {
    // What the last click has shown may cover what lay there before.
    const place = (await page.evaluate(elsewhere, LIT)).find(({ word }) => !clicked.has(word));
    if (!place) return false;
    clicked.add(place.word);
    const before = await page.evaluate(course);
    await page.mouse.click(place.x, place.y);
    const { acted } = await page.evaluate(course);
    // It only shows something, or does nothing.
    if (acted === before.acted) continue;
    await expect
      .poll(async () => (await page.evaluate(course)).heard, { intervals: [15] })
      .toBeGreaterThanOrEqual(acted);
    // It is no refusal where something can be begun there.
    if ((await tries(page)) === kept) continue;
    expect(await tries(page)).toBe(kept + 1);
    await expect(page.locator('.coach .tries .no').last()).not.toBeEmpty();
    // Without a slip the key would leave the lesson.
    await expect(page.locator('.why[role=alertdialog]')).toBeVisible();
    await page.keyboard.press('Escape');
    await reach(page, at);
    return true;
  }
}

/** Do something that is allowed and not the point: it is answered with a sentence of its own and taken back. */
async function astray(page: Page, step: Step, at: number): Promise<boolean> {
  const wanted = step.find ?? (step.words?.[0] ?? '').split('|');
  for (let said = 0; said < 20; said++) {
    await expect(page.locator('.lesson[data-playing], .ask[aria-busy=true]')).toHaveCount(0);
    if (Number(await page.locator('.lesson').getAttribute('data-step')) !== at) {
      // Another way to the goal is as good as the lesson's: it is taken again.
      await page.locator('.chips li button').nth(at).click();
      await reach(page, at);
      return false;
    }
    const kept = await tries(page);
    const lit = await litWords(page);
    const other = lit.findLast((text) => said > 0 || !wanted.includes(text));
    if (!other) return false;
    await word(page, other);
    await expect(page.locator('.lesson[data-playing], .ask[aria-busy=true]')).toHaveCount(0);
    if ((await tries(page)) > kept) {
      await expect(page.locator('.coach .tries li').last()).not.toBeEmpty();
      await reach(page, at);
      return true;
    }
  }
  return false;
}

for (const [number, lesson] of TAKEN.entries())
  for (const language of languages(number, 1))
    test(`who does something else in ${lesson} is answered and brought back, in ${language}`, async ({ page }) => {
      const bad = complaints(page);
      await page.setViewportSize(SIZES[number % 4 < 2 ? 0 : 1]);
      await open(page, lesson, language);
      let answered = 0;
      for (const [at, step] of stepsOf(lesson).entries()) {
        await reach(page, at);
        expect(await page.evaluate(rawText), `raw ids in ${step.id}`).toEqual([]);
        if (step.kind === 'do' && (await forbidden(page, at))) answered++;
        if ((step.kind === 'do' || step.kind === 'find') && (await astray(page, step, at))) answered++;
        if (step.kind === 'do' || step.kind === 'find')
          expect(await page.evaluate(rawText), `raw ids in ${step.id}, after something else`).toEqual([]);
        await picture(page, `${lesson.replace('/', '-')}-${at + 1}-${language}-astray`);
        await follow(page, step, at);
      }
      await over(page, lesson);
      expect(answered).toBeGreaterThan(0);
      expect(bad).toEqual([]);
    });

const FIRST = 'root/rule';

test('a lesson from files is opened, taken to its end and found again; what is wrong with one is told', async ({
  page,
}) => {
  const bad = complaints(page);
  const folder = join(GAMES, 'root', 'lessons');
  const text = readFileSync(join(folder, 'rule.toml'), 'utf8');
  const texts = ['en', 'pl'].map((language) => join(folder, `rule.${language}.ftl`));
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
  await page.goto('/learn');
  const field = page.locator('[data-own]');
  await field.setInputFiles(join(folder, 'rule.toml'));
  await expect(page.locator('.own [role=alert]')).toContainText('.en.ftl');
  const broken = Buffer.from(text.replace('kind = "find"', 'kind = "sing"'));
  await field.setInputFiles([
    { name: 'mine.toml', mimeType: 'text/plain', buffer: broken },
    { name: 'mine.en.ftl', mimeType: 'text/plain', buffer: readFileSync(texts[0] ?? '') },
  ]);
  await expect(page.locator('.own [role=alert]')).toContainText("Invalid enum value 'sing'");
  await accessible(page, 'a lesson that cannot be taken');
  await tidy(page, 'a lesson that cannot be taken');
  bad.splice(0);
  await field.setInputFiles([join(folder, 'rule.toml'), ...texts]);
  await expect(page).toHaveURL(/\/learn\/root\/own$/);
  const steps = stepsOf(FIRST);
  for (const [at, step] of steps.slice(0, -1).entries()) await follow(page, step, at);
  await reach(page, steps.length - 1);
  await page.reload();
  await reach(page, steps.length - 1);
  await follow(page, steps.at(-1)!, steps.length - 1);
  await reach(page, steps.length);
  await expect(page.locator('.coach .told')).not.toBeEmpty();
  expect(bad).toEqual([]);
});

test('who does something else is answered and brought back; hints come; the place is kept', async ({ page }) => {
  const bad = complaints(page);
  const steps = stepsOf(FIRST);
  const last = steps.length - 1;
  await open(page, FIRST, 'en');
  await reach(page, 0);
  await expect(page.locator('.coach [data-go]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await reach(page, 1);
  // A wrong click is answered, and nothing is found by it.
  await word(page, 'clearing:1');
  await expect(page.locator('.slip')).toContainText('another suit');
  await expect(page.locator('.coach .found')).toHaveText('0 of 4');
  await page.locator('.foot [data-show]').click();
  await reach(page, 2);
  await expect(page.locator('.chips .shown')).toHaveCount(1);
  // Any step can be begun at once; who comes back is where he was.
  await page.locator('.chips li button').nth(last).click();
  await reach(page, last);
  await word(page, 'march');
  await page.goto('/learn');
  await expect(page.locator(`[data-lesson="${FIRST}"]`)).toContainText(`step ${last + 1} of ${steps.length}`);
  await page.locator('[data-go-on]').click();
  await reach(page, last);
  await expect(page.locator('[data-option="clearing:12"]').first()).toBeVisible();
  // What is not allowed is refused by its rule, and the coach keeps it.
  const heard = Number(await page.locator('.lesson').getAttribute('data-heard'));
  await page.locator('.mapbox [data-word="clearing:6"]').click();
  await expect(page.locator('.coach .tries .no')).toHaveCount(1);
  await expect(page.locator('.why')).toBeVisible();
  expect(Number(await page.locator('.lesson').getAttribute('data-heard'))).toBeGreaterThan(heard);
  await page.keyboard.press('Escape');
  // What is allowed and not the point is answered with its sentence, and asked again; the second try brings a hint.
  await word(page, 'clearing:12');
  await word(page, 'clearing:11');
  await word(page, 'count:1');
  await expect(page.locator('.coach .tries')).toContainText('2 against 2');
  await expect(page.locator('.coach [data-hint="1"]')).toBeVisible();
  await word(page, 'count:3');
  await reach(page, steps.length);
  expect(bad).toEqual([]);
});

test('Enter goes on after a click on the board, and what was said about a step goes with it', async ({ page }) => {
  const bad = complaints(page);
  await open(page, FIRST, 'en');
  await reach(page, 0);
  await page.locator('.coach [data-go]').press('Enter');
  await reach(page, 1);
  await word(page, 'clearing:1');
  await expect(page.locator('.slip')).toContainText('another suit');
  await word(page, 'clearing:2');
  await expect(page.locator('.coach .found')).toHaveText('1 of 4');
  await expect(page.locator('.slip')).toHaveCount(0);
  // To find something is none of the turn's actions.
  await expect(page.locator('.ask .pips')).toHaveCount(0);
  for (const clearing of [7, 9, 11]) await word(page, `clearing:${clearing}`);
  await reach(page, 2);
  await expect(page.locator('.coach [data-go]')).toBeFocused();
  // Nothing is asked now: a click on the board is refused, and the refusal does not stay for the next step.
  await page.locator('.mapbox [data-word="clearing:7"]').click();
  await expect(page.locator('.why')).toBeVisible();
  await page.locator('.coach [data-go]').focus();
  await page.keyboard.press('Enter');
  await reach(page, 3);
  await expect(page.locator('.why')).toHaveCount(0);
  expect(bad).toEqual([]);
});

test('a lesson and the list of lessons are tidy and accessible at every size', async ({ page }) => {
  const bad = complaints(page);
  await open(page, FIRST, 'pl');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`/learn/${FIRST}`);
    for (const step of [0, 1, stepsOf(FIRST).length - 1]) {
      await page.locator('.chips li button').nth(step).click();
      await reach(page, step);
      // The smallest and a usual desk: in between only room differs.
      await accessible(page, `step ${step + 1} at ${size.width}`);
      await tidy(page, `step ${step + 1} at ${size.width}`);
      await picture(page, `size-${size.width}-${step + 1}`);
    }
    await page.goto('/learn');
    await expect(page.locator(`[data-lesson="${FIRST}"]`)).toBeVisible();
    await accessible(page, `the list at ${size.width}`);
    await tidy(page, `the list at ${size.width}`);
    await picture(page, `list-${size.width}`);
  }
  expect(bad).toEqual([]);
});

/** One lesson of each kind that draws something of its own: cards, a die, Fate cards, a hero, a faction's board, the machine. */
const DRAWN = [
  'root/battle',
  'root/duchy',
  'root/machine',
  'northgard/combat',
  'northgard/development',
  'runewars/battle',
  'runewars/heroes',
];
for (const [number, lesson] of (EVERY ? LESSONS : WORKER ? TAKEN : DRAWN).entries())
  test(`the lesson ${lesson} is accessible where it begins and in its middle`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize(SIZES[number % 4] ?? SIZES[0]);
    await open(page, lesson, number % 2 ? 'pl' : 'en');
    const steps = stepsOf(lesson);
    for (const at of [0, Math.floor(steps.length / 2)]) {
      if (at) await page.locator('.chips li button').nth(at).click();
      await reach(page, at);
      await accessible(page, `step ${at + 1}`);
      await tidy(page, `step ${at + 1}`);
    }
    expect(bad).toEqual([]);
  });

test('who chooses a game for the first time is offered its basics, once', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-game=root]').click();
  await expect(page.locator('.offer')).toBeVisible();
  await page.locator('.offer button').click();
  await page.reload();
  await page.locator('[data-game=root]').click();
  await expect(page.locator('[data-start]')).toBeEnabled();
  await expect(page.locator('.offer')).toHaveCount(0);
  await page.locator('[data-tab=learn]').click();
  await expect(page).toHaveURL(/\/learn$/);
});

test('in a guided first match the coach speaks before each new kind of question, once, and can be sent away', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'en');
  await page.goto('/learn');
  // Every game offers one: choose which.
  await page.locator('.guided .seg button').filter({ hasText: 'Root' }).click();
  await page.locator('[data-guided="root"]').click();
  await page.waitForURL('**/t/*');
  await ready(page);
  // What he says about the game is fetched beside the match, and may come after the first question.
  await page.locator('.note[data-coach]:visible').waitFor();
  // What was said at which question; an answer may take a second click.
  const told = new Map<string, string>();
  for (let n = 0; n < 9; n++) {
    // Both at one moment: a question that answers itself may go in between.
    const { ask, note } = await page.evaluate(() => ({
      ask: document.querySelector('.ask')?.getAttribute('data-ask') ?? '',
      note:
        [...document.querySelectorAll('.note[data-coach]')]
          .find((element) => element.checkVisibility())
          ?.getAttribute('data-coach') ?? '',
    }));
    if (note) told.set(ask, note);
    if (n === 0) await picture(page, 'coach');
    await answer(page, lucky(n + 3));
    await ready(page);
  }
  const said = [...told.values()];
  expect(said[0]).toBe('ask-root-marquise-keep');
  // Never twice about the same, though buildings are asked for more than once.
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThan(1);
  await page.evaluate(() => localStorage.removeItem('polana.coached'));
  await page.reload();
  await ready(page);
  // On a phone it is one line while places of the map may be chosen, and opens at a touch.
  await page.setViewportSize(SIZES[3]);
  await picture(page, 'coach-phone');
  await page.locator('[data-coach-open], [data-coach-off]').first().waitFor();
  const fold = page.locator('[data-coach-open]');
  if (await fold.count()) await fold.click();
  await picture(page, 'coach-phone-open');
  await page.locator('[data-coach-off]').click();
  await expect(page.locator('.note[data-coach]')).toHaveCount(0);
  await picture(page, 'coach-off');
  expect(bad).toEqual([]);
});

test('after each round of a guided match the coach says who leads, and why', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.goto('/learn');
  await page.locator('.guided .seg button').filter({ hasText: 'Northgard' }).click();
  await page.locator('[data-guided="northgard"]').click();
  await page.waitForURL('**/t/*');
  const said = page.locator('[data-coach-round]:visible');
  const luck = lucky(11);
  for (let n = 0; n < 150 && !(await said.count()); n++) {
    await ready(page);
    await expect(page.locator('.note[data-coach] .where, .note[data-coach-round], .ask').first()).toBeVisible();
    await answer(page, luck);
  }
  await expect(said).toContainText(/Na koniec rundy.*(prowadz|po tyle samo)/);
  await picture(page, 'coach-round');
  await accessible(page, 'after a round');
  await tidy(page, 'after a round');
  await said.locator('[data-coach-round-said]').click();
  await expect(said).toHaveCount(0);
  expect(bad).toEqual([]);
});
