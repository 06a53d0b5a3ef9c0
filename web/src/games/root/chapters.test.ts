import type { Arg, Line } from '$lib/protocol';
import { expect, test } from 'vitest';

import { chapterOf, merged, partOf } from './chapters';

const line = (kind: string, args: Record<string, Arg>, ...scope: string[]): Line => ({
  kind: `news-root-${kind}`,
  args,
  law: '4.1',
  secret: false,
  scope,
});
const placed = (where: string, count = 1, piece = 'sawmill', seat = 0): Line =>
  line('placed', { seat, count, piece: { word: `piece:${piece}` }, where: { word: where } }, 'turn:3');

test('a turn is whose its scope says, and everything before the first is setup', () => {
  expect(chapterOf(line('placed', {}))).toEqual({ part: 'page-ng-part-setup', seat: null });
  const turn = { time: { name: 'page-root-turn', args: { turn: 4 } }, seat: 1 };
  const about = { seat: 1, round: 4 };
  expect(chapterOf({ ...line('turn', about, 'turn:5'), about })).toEqual({ ...turn, instead: true });
  expect(chapterOf({ ...line('placed', { seat: 2 }, 'turn:5'), about })).toEqual({ ...turn, instead: false });
  expect(chapterOf(line('placed', {}, 'turn:5'))).toBeNull();
});

test('birdsong, daylight and evening have their signs', () => {
  expect(partOf(line('placed', {}, 'turn:5', 'evening:7'))).toEqual({ glyph: 'moon', name: 'page-root-phase-evening' });
  expect(partOf(line('placed', {}, 'turn:5'))).toBeNull();
});

test('pieces of one kind in one place are added up', () => {
  expect(merged(placed('clearing:1'), placed('clearing:1', 2))?.args.count).toBe(3);
});

test('in several places they are one line with all of them, unless a place comes again or there are not as many', () => {
  const both = merged(placed('clearing:1'), placed('clearing:4'));
  expect(both?.args.where).toEqual([{ word: 'clearing:1' }, { word: 'clearing:4' }]);
  expect(both && merged(both, placed('clearing:1'))).toBeNull();
  expect(merged(placed('clearing:1'), placed('clearing:4', 2))).toBeNull();
});

test('other pieces, other seats and other scopes stay apart', () => {
  expect(merged(placed('clearing:1'), placed('clearing:1', 1, 'workshop'))).toBeNull();
  expect(merged(placed('clearing:1'), placed('clearing:1', 1, 'sawmill', 1))).toBeNull();
  expect(merged(placed('clearing:1'), { ...placed('clearing:1'), scope: ['turn:4'] })).toBeNull();
});

test('points that come one after the other are added up', () => {
  const points = (count: number): Line => line('scored', { seat: 0, count }, 'turn:3');
  expect(merged(points(2), points(3))?.args.count).toBe(5);
});
