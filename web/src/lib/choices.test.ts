import { expect, test } from 'vitest';

import { isAmount, keyed, word } from './choices';

const keys = (texts: readonly string[], own: (text: string) => string | null = () => null, open?: readonly string[]) =>
  keyed(texts.map(word), (one) => own(one.text), open && ((one) => open.includes(one.text))).map(
    ({ text, key }) => `${key} ${text}`,
  );

test('a word has a kind and a label, which may have a colon of its own', () => {
  expect(word('pass')).toEqual({ text: 'pass', kind: 'pass', label: '' });
  expect(word('clearing:12')).toEqual({ text: 'clearing:12', kind: 'clearing', label: '12' });
  expect(word('unit:a:b')).toEqual({ text: 'unit:a:b', kind: 'unit', label: 'a:b' });
});

test('options are counted from 1 in their order, and what ends the question has 0', () => {
  expect(keys(['march', 'done', 'battle'])).toEqual(['1 march', '0 done', '2 battle']);
});

test('amounts are typed as they are, and no other option takes their number', () => {
  expect(isAmount(word('count:2'))).toBe(true);
  expect(keys(['card:a', 'count:1', 'count:2', 'card:b'])).toEqual(['3 card:a', '1 count:1', '2 count:2', '4 card:b']);
});

test('an amount of nothing has 0, and then what ends the question is counted', () => {
  expect(keys(['count:0', 'pass'])).toEqual(['0 count:0', '1 pass']);
});

test('a place is typed by the number that stands on it', () => {
  const own = (text: string) => (text.startsWith('clearing:') ? text.slice(9) : null);
  expect(keys(['clearing:1', 'march', 'clearing:3'], own)).toEqual(['1 clearing:1', '2 march', '3 clearing:3']);
});

test('of two that end something, the one that may be said now has 0', () => {
  expect(keys(['pass', 'done'])).toEqual(['0 pass', '1 done']);
  expect(keys(['pass', 'done'], () => null, ['done'])).toEqual(['1 pass', '0 done']);
});

test('an option keeps its key while one before it may not be chosen', () => {
  const all = ['march', 'battle', 'build'];
  expect(keys(all, () => null, ['build'])).toEqual(keys(all));
});
