/** Lessons by keys alone: from the lobby to the last sentence, with Tab, Enter, digits and the keys that stand on the page. */
import { expect, type Page } from '@playwright/test';

import { EVERY } from './every';
import { course, LESSONS, reach, stepsOf, type Step } from './lessons';
import { settle } from './table';
import { complaints } from './watch';
import { test } from './where';

/** More stops than any page has. */
const STOPS = 150;

/** Runs in the page: what the focus is on, as the tests name it. */
function focused(): { word: string; own: string; seen: boolean } {
  const at = document.activeElement;
  const lit = at?.matches('[data-option], .lit') ?? false;
  const { width = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
  return {
    word: lit ? (at?.getAttribute('data-option') ?? at?.getAttribute('data-word') ?? '') : '',
    own: ['data-tab', 'data-lesson', 'data-go', 'data-confirm']
      .filter((name) => at?.hasAttribute(name))
      .map((name) => `${name}=${at?.getAttribute(name)}`)
      .join(),
    seen: width > 0 && height > 0,
  };
}

/** Tab until the focus is there. */
async function tabTo(page: Page, what: string, there: (at: ReturnType<typeof focused>) => boolean): Promise<void> {
  const met: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    const at = await page.evaluate(focused);
    if (there(at)) {
      expect(at.seen, `${what} has the focus and is not on the screen`).toBe(true);
      return;
    }
    met.push(at.word || at.own || '-');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${what}: ${met.join(' ')}`);
}

/** Say a word of a lesson: go to where it lies, and press Enter. What must be confirmed is confirmed. */
async function say(page: Page, word: string): Promise<void> {
  await expect(page.locator('.lesson[data-playing], .ask[aria-busy=true]')).toHaveCount(0);
  const before = await page.evaluate(course);
  const said = async (): Promise<boolean> => {
    const now = await page.evaluate(course);
    return now.heard > before.acted || now.ask !== before.ask;
  };
  const number = /^(?:count|influence):(\d+)$/.exec(word)?.[1];
  await page.locator(`[data-option="${word}"], .lit[data-word="${word}"], .stp`).first().waitFor();
  if (number && (await page.locator('.stp').count())) await page.keyboard.type(number);
  else {
    await tabTo(page, word, (at) => at.word === word);
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(async () => (await said()) || (await page.locator('[data-confirm]').count()) > 0, { intervals: [15] })
    .toBe(true);
  if (!(await said())) await page.keyboard.press('Enter');
  await expect.poll(said, { intervals: [15] }).toBe(true);
}

async function take(page: Page, step: Step, at: number): Promise<void> {
  await reach(page, at);
  await page.locator('.coach').waitFor();
  if (step.kind === 'tell') await page.keyboard.press('Enter');
  else if (step.kind === 'watch') {
    await page.keyboard.press('Enter');
    await page.locator('.coach [data-go=on]').waitFor();
    await page.keyboard.press('Enter');
  } else for (const text of step.find ?? step.words ?? []) await say(page, text.split('|')[0] ?? '');
}

for (const lesson of EVERY ? LESSONS : ['root/craft', 'runewars/orders', 'northgard/building'])
  test(`the lesson ${lesson} is taken by keys alone, from the lobby to its end`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, 'pl');
    await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
    await page.goto('/');
    await page.locator('[data-tab=learn]').waitFor();
    await tabTo(page, 'the tab of lessons', ({ own }) => own === 'data-tab=learn');
    await page.keyboard.press('Enter');
    await page.locator(`[data-lesson="${lesson}"]`).waitFor();
    await tabTo(page, lesson, ({ own }) => own === `data-lesson=${lesson}`);
    await page.keyboard.press('Enter');
    const steps = stepsOf(lesson);
    for (const [at, step] of steps.entries()) await take(page, step, at);
    await reach(page, steps.length);
    await expect(page.locator('.coach .told')).not.toBeEmpty();
    expect(bad).toEqual([]);
  });
