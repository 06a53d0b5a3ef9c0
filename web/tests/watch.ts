/** What must never show, whatever is played: complaints in the console, raw message ids, what axe calls serious. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything the console complains about, the content security policy included; must stay empty. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
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
    const axe = (
      window as unknown as { axe: { run: (what: Document, how: object) => Promise<{ violations: Finding[] }> } }
    ).axe;
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.filter((entry) => entry.impact === 'serious' || entry.impact === 'critical');
  });
  const told = found.map(
    (entry) =>
      `${entry.id}: ${entry.nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
  expect(told, `${where}: accessibility`).toEqual([]);
}

/** A picture of how it looks, for whoever wants to see it: into the folder POLANA_SHOTS. No test looks at one. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.POLANA_SHOTS;
  if (!folder) return;
  // Ink follows the map a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Messages that were not found, and words of the game that nobody translated. */
export function rawText(): string[] {
  const found = new Set<string>();
  for (const [id] of document.body.outerHTML.matchAll(/\{\$?[a-z]+-[a-z0-9-]+\}/g)) found.add(id);
  for (const [word] of document.body.innerText.matchAll(/(?<![\w/.])[a-z][a-z_]*:[a-z][\w.]*/g)) found.add(word);
  return [...found];
}

/** Nothing raw, and nothing that sticks out sideways. */
export async function tidy(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(rawText), `${where}: raw ids`).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${where}: sticks out sideways`).toBeLessThanOrEqual(0);
}
