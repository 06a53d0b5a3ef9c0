/** Each step of a lesson at every size: no text is cut, and nothing lies over what the coach points at. */
import { expect, type Page } from '@playwright/test';

import { EVERY } from './every';
import { follow, LESSONS, open, reach, SIZES, stepsOf } from './lessons';
import { covered, cut, hidden, partly, still } from './seen';
import { answer, lucky, ready, settle } from './table';
import { complaints, tidy } from './watch';
import { test } from './where';

/** Each step says for itself what is wrong with it. */
const softly = expect.configure({ soft: true, timeout: 10_000 });

async function seen(page: Page, where: string, points: readonly string[], box = ''): Promise<void> {
  const faults = async (): Promise<string[]> => [
    ...(await page.evaluate(cut, box || '.lesson')),
    ...(await page.evaluate(hidden, points)),
    ...(box ? [...(await page.evaluate(partly, box)), ...(await page.evaluate(covered))] : []),
  ];
  await page.evaluate(still);
  await softly.poll(faults, { message: where, intervals: [50] }).toEqual([]);
}

/** One lesson of each game, with a hand, a battle and a row of seats between them; all in `make page-soak`. */
const SHOWN = ['root/battle', 'northgard/development', 'runewars/orders'];
for (const lesson of EVERY ? LESSONS : SHOWN)
  test(`nothing is cut and nothing covered in the lesson ${lesson}, at any size`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize(SIZES[1]);
    await open(page, lesson, 'pl');
    const steps = stepsOf(lesson);
    for (const [at, step] of steps.entries()) {
      await reach(page, at);
      for (const size of [...SIZES.filter((one) => one !== SIZES[1]), SIZES[1]]) {
        await page.setViewportSize(size);
        const where = `step ${at + 1} (${step.id}) at ${size.width}`;
        await seen(page, where, step.points ?? []);
        await tidy(page, where);
      }
      await follow(page, step, at);
    }
    await reach(page, steps.length);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await seen(page, `the end at ${size.width}`, []);
    }
    expect(bad).toEqual([]);
  });

const GUIDED = ['Northgard', 'Root', 'Runewars'].slice(0, EVERY ? 3 : 1);
/** So many kinds of questions of a guided match are looked at. */
const KINDS = EVERY ? 14 : 4;
for (const name of GUIDED)
  test(`the coach of a guided match of ${name} is whole and covers nothing at any size`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize(SIZES[1]);
    await settle(page, 'pl');
    await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
    await page.goto('/learn');
    await page.locator('.guided .seg button').filter({ hasText: name }).click();
    await page.locator(`[data-guided="${name.toLowerCase()}"]`).click();
    await page.waitForURL('**/t/*');
    const luck = lucky(5);
    const told = new Set<string>();
    for (let asked = 0; asked < 90 && told.size < KINDS; asked++) {
      await ready(page);
      const note = page.locator('.note[data-coach]:visible');
      const about = (await note.count()) ? ((await note.first().getAttribute('data-coach')) ?? '') : '';
      if (about && !told.has(about)) {
        told.add(about);
        for (const size of [...SIZES.filter((one) => one !== SIZES[1]), SIZES[1]]) {
          await page.setViewportSize(size);
          await seen(page, `${about} at ${size.width}`, [], '.note[data-coach]');
        }
      }
      if (!(await answer(page, luck))) break;
    }
    expect(told.size).toBeGreaterThan(2);
    expect(bad).toEqual([]);
  });
