/** Puzzles: tried with the mouse, judged, shown; the list remembers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { parse } from 'smol-toml';

import { answer, lucky, ready, settle, type Language } from './table';
import { accessible, complaints, picture, tidy } from './watch';
import { test } from './where';

const GAMES = join(import.meta.dirname, '..', '..', 'src', 'polana', 'games');

/** The first puzzle of a kind in a game: `score` with the shortest line. */
function easiest(game: string): string {
  const folder = join(GAMES, game, 'puzzles');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.toml'))
    .map((file) => ({
      file,
      data: parse(readFileSync(join(folder, file), 'utf8')) as { kind: string; line: string[] },
    }))
    .filter(({ data }) => data.kind === 'score')
    .sort((a, b) => a.data.line.length - b.data.line.length || (a.file < b.file ? -1 : 1));
  return (found[0]?.file ?? '').replace(/\.toml$/, '');
}

for (const [game, language, size] of [
  ['root', 'en', { width: 1366, height: 768 }],
  ['northgard', 'pl', { width: 390, height: 844 }],
] as const satisfies readonly (readonly [string, Language, object])[])
  test(`a puzzle of ${game} is tried, judged and shown, in ${language}`, async ({ page }) => {
    const bad = complaints(page);
    await page.setViewportSize(size);
    await settle(page, language);
    await page.addInitScript(() => localStorage.setItem('polana.pace', 'off'));
    const name = easiest(game);
    await page.goto(`/puzzles/${game}`);
    await page.locator(`[data-puzzle-link="${name}"]`).click();
    await ready(page);
    await picture(page, `begin-${game}-${language}`);
    await accessible(page, 'a puzzle');
    await tidy(page, 'a puzzle');
    const luck = lucky(7);
    const over = page.locator('.puzzle[data-over]');
    for (let words = 0; words < 60 && !(await over.count()); words++) {
      await answer(page, luck);
      await page.locator('.puzzle:not([data-playing])').waitFor();
    }
    await expect(over).toBeVisible();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await page.locator('[data-line]').click();
    await expect(page.locator('.lines.best [data-row]').first()).toBeVisible();
    await accessible(page, 'a puzzle that is over');
    await tidy(page, 'a puzzle that is over');
    await picture(page, `over-${game}-${language}`);
    await page.locator('[data-again]').click();
    await expect(over).toHaveCount(0);
    await ready(page);
    await page.locator('[data-leave]').click();
    await expect(page.locator(`[data-puzzle-link="${name}"] .tick`)).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('polana.puzzles') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ [`${game}/${name}`]: { tries: 1 } });
    await tidy(page, 'the list of puzzles');
    await picture(page, `list-${game}-${language}`);
    expect(bad).toEqual([]);
  });
