/** Sentences of the log that stand one after the other. */
import { expect, test } from 'vitest';

import type { Line } from './protocol';
import { bare, counted, subjectOf } from './sentences';

const piece = (text: string, word = ''): { text: string; word: string } => ({ text, word });
const text = (said: readonly { text: string }[]): string => said.map((one) => one.text).join('');
const line = (seat?: Line['args'][string]): Line => ({
  kind: 'news-runewars-bid',
  args: seat === undefined ? {} : { seat },
  law: '',
  secret: false,
  scope: [],
});

test('a sentence of several seats names them all, whoever has been named before', () => {
  const several = [piece('Elfy', 'seat:2'), piece(', '), piece('Daqanici', 'seat:0'), piece(' niczego nie licytują.')];
  expect(text(bare(several, { seat: [2, 0] }, 2))).toBe('Elfy, Daqanici niczego nie licytują.');
  const one = [piece('Elfy', 'seat:2'), piece(' licytują 6 żetonów.')];
  expect(text(bare(one, { seat: 2 }, 2))).toBe('Licytują 6 żetonów.');
  expect(text(bare(one, { seat: 2 }, 0))).toBe('Elfy licytują 6 żetonów.');
});

test('a sentence goes on about the one before only where that speaks of the same seat', () => {
  expect(subjectOf([line(0)])).toBe(0);
  // Somebody else has been named since.
  expect(subjectOf([line(0), line(3)])).toBe(3);
  expect(subjectOf([line(0), line([1, 2])])).toBeNull();
  // What names nobody changes nothing.
  expect(subjectOf([line(0), line()])).toBe(0);
});

test('what happens several times is counted within its sentence', () => {
  const said = [piece('Niszczą '), piece('Ożywieńca', 'unit:reanimate'), piece('.')];
  expect(text(counted(said, 3))).toBe('Niszczą Ożywieńca\u00a0(×3).');
  expect(text(counted(said, 1))).toBe('Niszczą Ożywieńca.');
  expect(text(counted([piece('Elfy', 'seat:2')], 2))).toBe('Elfy\u00a0(×2)');
});
