/** What the tests of lessons have in common: which there are, how they are written, and where a learner stands in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import { parse } from 'smol-toml';

import { settle, tap, type Language } from './table';

export interface Step {
  id: string;
  kind: 'tell' | 'do' | 'watch' | 'find' | 'play';
  words?: string[];
  find?: string[];
  goal?: string[];
  points?: string[];
}

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
export const GAMES = join(import.meta.dirname, '..', '..', 'src', 'polana', 'games');

/** All lessons that there are, as they are written: `root/rule`. */
export const LESSONS: readonly string[] = readdirSync(GAMES, { withFileTypes: true }).flatMap(({ name }) => {
  try {
    const course = parse(readFileSync(join(GAMES, name, 'lessons', 'course.toml'), 'utf8')) as {
      lessons: { name: string }[];
    };
    return course.lessons.map((lesson) => `${name}/${lesson.name}`);
  } catch {
    // A game without lessons.
    return [];
  }
});
export const stepsOf = (lesson: string): Step[] => {
  const [game = '', name = ''] = lesson.split('/');
  return (parse(readFileSync(join(GAMES, game, 'lessons', `${name}.toml`), 'utf8')) as unknown as { steps: Step[] })
    .steps;
};

export async function open(page: Page, lesson: string, language: Language): Promise<void> {
  await settle(page, language);
  // Nothing is to wait for what moves: the test looks at where it leads.
  await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
  await page.goto(`/learn/${lesson}`);
}

/** Wait until a step is on (the number after the last: the lesson is over), and nothing more is about to be shown. */
export async function reach(page: Page, step: number): Promise<void> {
  await expect(page.locator(`.lesson[data-step="${step}"]:not([data-playing])`)).toBeVisible();
}

/** Runs in the page: how much was done and heard, and what is asked, with how many answers to it are picked together. */
export function course(): { acted: number; heard: number; ask: string } {
  const { acted, heard } = document.querySelector<HTMLElement>('.lesson')?.dataset ?? {};
  const { ask } = document.querySelector<HTMLElement>('.ask')?.dataset ?? {};
  return { acted: Number(acted), heard: Number(heard), ask: ask ?? '' };
}

/** Say a word, and wait until it has been heard, or lies with others that are picked together. */
export async function word(page: Page, text: string): Promise<void> {
  // A click while the last one is on its way would not count.
  await expect(page.locator('.lesson[data-playing], .ask[aria-busy=true]')).toHaveCount(0);
  const before = await page.evaluate(course);
  // The board may still be turning to what is asked.
  await expect(() => tap(page, text)).toPass({ timeout: 20_000 });
  // On a phone the first touch opens what a card does, and the second gives it.
  const gives = page.locator(`[data-peek="${text}"] [data-confirm]`);
  let given = false;
  await expect
    .poll(
      async () => {
        if (!given && (await gives.isVisible())) {
          given = true;
          await gives.click();
        }
        const now = await page.evaluate(course);
        return now.heard > before.acted || now.ask !== before.ask;
      },
      { intervals: [15] },
    )
    .toBe(true);
}

/** Do what a step says. */
export async function follow(page: Page, step: Step, at: number): Promise<void> {
  await reach(page, at);
  if (step.kind === 'tell') await page.locator('.coach [data-go]').click();
  else if (step.kind === 'watch') {
    await page.locator('.coach [data-go=watch]').click();
    await page.locator('.coach [data-go=on]').click();
  } else for (const text of step.find ?? step.words ?? []) await word(page, text.split('|')[0] ?? '');
}
