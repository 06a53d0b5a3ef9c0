/** The page's own messages: the same ids with the same variables in both languages, and none that is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', 'src');
const read = (language: string): Map<string, string> => {
  const found = new Map<string, string>();
  let id = '';
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(`${language}.ftl`),
  );
  for (const line of files.flatMap((name) => readFileSync(join(ROOT, name), 'utf8').split('\n'))) {
    const match = /^([a-z][\w-]*) =(.*)/.exec(line);
    if (match) {
      id = match[1] ?? '';
      found.set(id, match[2] ?? '');
    } else if (id && /^\s|^}/.test(line)) found.set(id, `${found.get(id)}\n${line}`);
  }
  return found;
};
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort();

test('both languages say the same things', () => {
  const [en, pl] = [read('en'), read('pl')];
  expect([...pl.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [id, text] of en) expect(variables(pl.get(id) ?? ''), id).toEqual(variables(text));
});

test('every message that the page names exists', () => {
  const known = read('en');
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
  );
  const missing = files.flatMap((name) =>
    [...readFileSync(join(ROOT, name), 'utf8').matchAll(/'(page-[a-z0-9-]+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((id) => !known.has(id)),
  );
  expect(missing).toEqual([]);
});

test('every question says why it matters', () => {
  const shared = join(ROOT, '..', '..', 'src', 'polana', 'locale', 'en');
  const asked = readdirSync(shared)
    .flatMap((name) => [
      ...readFileSync(join(shared, name), 'utf8').matchAll(/^ask-((?:root|northgard|runewars)-[a-z-]+) =/gm),
    ])
    .map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(430);
  const known = read('en');
  expect(asked.filter((about) => !known.has(`page-why-${about}`))).toEqual([]);
});
