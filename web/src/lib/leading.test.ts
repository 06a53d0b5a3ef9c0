import { expect, test } from 'vitest';

import { leadingOf } from './leading';
import type { Line } from './protocol';

const line = (seat: number, count: number): Line => ({
  kind: 'news-scored',
  args: { seat, count },
  law: '',
  secret: false,
  scope: [],
});
const gains = ({ args }: Line) => [{ seat: Number(args.seat), count: Number(args.count), of: 'track' }];

test('the leader is told with what is between him and the next, and with what brought him most', () => {
  const lines = [line(0, 2), line(1, 3), line(1, 1)];
  expect(leadingOf([4, 7, 0], lines, gains)).toEqual({ seats: [1], score: 7, ahead: 3, line: lines[1] });
});

test('where some are level nobody is ahead, and no line says why', () => {
  expect(leadingOf([5, null, 5], [line(0, 2)], gains)).toEqual({ seats: [0, 2], score: 5, ahead: 0, line: null });
});

test('as long as nobody has anything nobody leads', () => {
  expect(leadingOf([0, null, 0], [line(0, 2)], gains)).toBeNull();
  expect(leadingOf([], [], gains)).toBeNull();
});

test('what was lost, and what others gained, is no reason', () => {
  expect(leadingOf([3, 1], [line(0, -2), line(1, 4)], gains)?.line).toBeNull();
});
