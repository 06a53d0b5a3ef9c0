/** What the tests do at a table: watch the console, look with axe, and answer by clicking what is lit. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything the console complains about; must stay empty. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

export async function settle(page: Page, language: 'en' | 'pl', theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.addInitScript(
    ([lang, look]) => {
      localStorage.setItem('polana.language', lang ?? 'en');
      localStorage.setItem('polana.theme', look ?? 'light');
      localStorage.setItem('polana.name', 'Hania');
    },
    [language, theme],
  );
}

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** No serious or critical violation on the screen as it is now. */
export async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe;
    const { violations } = await axe.run();
    return violations.filter((entry) => entry.impact === 'serious' || entry.impact === 'critical');
  });
  const told = found.map((entry) => `${entry.id}: ${entry.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(told, `${where} has accessibility violations`).toEqual([]);
}

export async function startMatch(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-game=${game}]`).click();
  await page.locator('[data-start]').click();
  await page.waitForURL('**/t/*');
  await page.locator('.ask').first().waitFor();
}

/** One answer: a click on an option that is lit; with a confirm where it cannot be taken back. True if one was given. */
export async function answer(page: Page, luck: () => number): Promise<boolean> {
  const confirm = page.locator('[data-confirm]');
  if (await confirm.count()) {
    // The table may have moved on in between: then there is nothing to confirm any more.
    await confirm.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  const before = await page.locator('.ask .q').innerText();
  const options = page.locator('[data-option], .hit.lit, .spot[data-word]');
  const count = await options.count();
  if (!count) return false;
  let pick = Math.floor(luck() * count);
  const word = async (at: number): Promise<string> =>
    (await options.nth(at).evaluate((node) => (node as HTMLElement | SVGElement).dataset.option ?? (node as SVGElement).dataset.word, undefined, { timeout: 1000 }).catch(() => '')) ?? '';
  // Passing at once would make a match that shows little.
  if (['pass', 'done'].includes(await word(pick)) && luck() < 0.5) pick = Math.floor(luck() * count);
  await options.nth(pick).dispatchEvent('click', { clientX: 400, clientY: 300 }, { timeout: 1000 }).catch(() => undefined);
  await page
    .waitForFunction((was) => document.querySelector('.ask .q')?.textContent !== was || document.querySelector('[data-confirm]'), before, { timeout: 400 })
    .catch(() => undefined);
  return true;
}

export function lucky(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
