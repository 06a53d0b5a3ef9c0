import { expect, test, vi } from 'vitest';

import { entriesOf } from '$lib/chapters';
import type { Arg, Line } from '$lib/protocol';

import { scopeChapter } from './plain';

vi.mock('$lib/speech.svelte', async (original) => ({
  ...(await original<typeof import('$lib/speech.svelte')>()),
  has: (id: string) => id === 'scope-coins-round',
}));

const line = (kind: string, args: Record<string, Arg>, ...scope: string[]): Line => ({
  kind,
  args,
  law: 'CO.round.1',
  secret: false,
  scope,
});

const headings = (...lines: Line[]): string[] =>
  entriesOf(lines, { opens: (one, before) => scopeChapter('coins', one, before) }).flatMap((entry) =>
    entry.kind === 'head' ? [`${entry.seat ?? '-'} ${entry.time?.name ?? ''}`] : [],
  );

test('every round has a heading, though all of them are called the same', () => {
  const found = headings(
    line('began', { number: 1 }, 'round:1'),
    line('shown', { seat: 0 }, 'round:1'),
    line('began', { number: 2 }, 'round:2'),
  );
  expect(found).toEqual(['- scope-coins-round', '- scope-coins-round']);
});

test('a turn has the name of whoever begins it, each time he does', () => {
  const found = headings(line('began', { seat: 1 }, 'round:1'), line('began', { seat: 1 }, 'round:2'));
  expect(found).toEqual(['1 scope-coins-round', '1 scope-coins-round']);
});

test('whose turn it is says the scope before its first line does', () => {
  const found = headings({ ...line('began', { seat: 0 }, 'turn:1'), about: { seat: 1 } });
  expect(found).toEqual(['1 ']);
});
