import { expect, test } from 'vitest';

import { courseOf, sumsOf, turnings, type Ledger } from './points';
import type { Line } from './protocol';

const scored = (turn: number, seat: number, count: number, of = 'build'): Line => ({
  kind: 'scored',
  args: { seat, count, of },
  law: '1.1',
  secret: false,
  scope: [`turn:${turn}`],
});

const LEDGER: Ledger = {
  sources: ['build', 'craft'],
  rest: ['other', 'lost'],
  stretch: 'turn',
  gains: ({ args }) => [{ seat: Number(args.seat), count: Number(args.count), of: String(args.of) }],
};

test('points are summed by what they came from', () => {
  const lines = [scored(1, 0, 2), scored(2, 1, 3, 'craft'), scored(3, 0, 1), scored(3, 0, 4, 'craft')];
  const sums = sumsOf(lines, LEDGER, [7, 3]).map((sum) => Object.fromEntries(sum));
  expect(sums).toEqual([{ build: 3, craft: 4 }, { craft: 3 }]);
});

test('what the log does not account for is other, gained or lost: bars add up to the total', () => {
  const sums = sumsOf([scored(1, 0, 5), scored(2, 1, 5)], LEDGER, [7, 4]).map((sum) => Object.fromEntries(sum));
  expect(sums).toEqual([
    { build: 5, other: 2 },
    { build: 5, lost: -1 },
  ]);
});

test('the course has the scores at the end of every stretch', () => {
  const course = courseOf([scored(1, 0, 2), scored(1, 0, 1), scored(2, 1, 4), scored(3, 0, 2)], LEDGER, 2);
  expect(course.map(({ at, scores }) => [at, scores])).toEqual([
    ['turn:1', [3, 0]],
    ['turn:2', [3, 4]],
    ['turn:3', [5, 4]],
  ]);
});

test('a match turned where somebody leapt ahead, took the lead or fell back', () => {
  const course = courseOf(
    [scored(1, 0, 3), scored(2, 1, 8), scored(3, 0, 2), scored(4, 1, -3), scored(5, 0, 3)],
    LEDGER,
    2,
  );
  expect(turnings(course)).toEqual([
    { i: 1, seat: 1, what: 'leap', count: 8 },
    { i: 3, seat: 1, what: 'fall', count: 3 },
    { i: 4, seat: 0, what: 'lead', count: 8 },
  ]);
});
