/** What the tests of lessons have in common: which there are, how they are written, and where a learner stands in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import { parse } from 'smol-toml';

import { settle, type Language } from './table';

export interface Step {
  id: string;
  kind: 'tell' | 'do' | 'watch' | 'find' | 'play';
  words?: string[];
  find?: string[];
  goal?: string[];
}

export const GAMES = join(import.meta.dirname, '..', '..', 'src', 'polana', 'games');
/** Tests that take a few lessons in `make test`, or each in one of two ways, take all with POLANA_EVERY (`make page-soak`). */
export const EVERY = process.env.POLANA_EVERY !== undefined;

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
