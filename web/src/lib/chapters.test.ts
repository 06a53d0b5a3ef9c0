import { expect, test } from 'vitest';

import { battleIn, entriesOf, fightEnd, lastFight, settled, TIMES, type Entry, type Teller } from './chapters';
import type { Arg, Line } from './protocol';

const line = (kind: string, args: Record<string, Arg> = {}, ...scope: string[]): Line => ({
  kind,
  args,
  law: '1.1',
  secret: false,
  scope,
});

const told = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => {
    if (entry.kind === 'head') return `# ${entry.seat ?? '-'} ${entry.part}${entry.fresh ? ' !' : ''}`;
    if (entry.kind === 'fight') return `fight of ${entry.lines.length}: ${entry.told.map((one) => one.kind).join()}`;
    return `${entry.line.kind} x${TIMES.get(entry.line) ?? 1}`;
  });

const GAME: Teller = {
  fight: {
    begins: new Set(['battle']),
    blows: new Set(['rolled']),
    tells: new Set(['hits']),
    ends: new Set(['hits']),
  },
  chapter: ({ kind, args }) =>
    kind === 'turn'
      ? { time: { name: 'turn', args: { turn: Number(args.round) } }, seat: Number(args.seat), instead: true }
      : null,
};

test('a turn has a heading of its own, and the line that it stands for is not told again', () => {
  const lines = [
    line('turn', { seat: 0, round: 1 }),
    line('moved'),
    line('turn', { seat: 1, round: 1 }),
    line('built'),
    line('turn', { seat: 0, round: 2 }),
    line('moved'),
  ];
  expect(told(entriesOf(lines, GAME))).toEqual(['# 0  !', 'moved x1', '# 1 ', 'built x1', '# 0  !', 'moved x1']);
});

test('a heading with nothing below it gives way to the next', () => {
  const lines = [line('turn', { seat: 0, round: 1 }), line('turn', { seat: 1, round: 1 }), line('moved')];
  expect(told(entriesOf(lines, GAME))).toEqual(['# 1  !', 'moved x1']);
});

test('a battle is one entry once it is decided, and lines of its own until then', () => {
  const scope = ['turn:1', 'battle:3'];
  const battle = [line('battle', {}, ...scope), line('rolled', {}, ...scope)];
  expect(told(entriesOf(battle, GAME))).toEqual(['battle x1', 'rolled x1']);
  const decided = [...battle, line('hits', {}, ...scope), line('moved', {}, 'turn:1')];
  expect(told(entriesOf(decided, GAME))).toEqual(['fight of 3: hits', 'moved x1']);
  expect(fightEnd(decided, 0)).toBe(3);
  expect(battleIn(decided[1])).toBe('battle:3');
  expect(lastFight(decided, GAME.fight)).toEqual({ from: 0, to: 3 });
});

test('identical lines one after the other are one line and a number, unless one of them is a secret', () => {
  const drew = (): Line => line('drew', { seat: 1, count: 1 }, 'turn:1');
  expect(told(entriesOf([drew(), drew(), drew()], {}))).toEqual(['drew x3']);
  expect(told(entriesOf([drew(), { ...drew(), secret: true }], {}))).toEqual(['drew x1', 'drew x1']);
  expect(told(entriesOf([drew(), line('drew', { seat: 1, count: 1 }, 'turn:2')], {}))).toEqual(['drew x1', 'drew x1']);
});

test('a game may join lines that are not identical', () => {
  const merged = (one: Line, next: Line): Line | null =>
    one.kind === next.kind ? { ...one, args: { count: Number(one.args.count) + Number(next.args.count) } } : null;
  const [entry] = entriesOf([line('scored', { count: 1 }), line('scored', { count: 2 })], { merged });
  expect(entry?.kind === 'line' && entry.line.args).toEqual({ count: 3 });
});

test('entries that have not changed are the same objects when the log grows', () => {
  const lines = [line('turn', { seat: 0, round: 1 }), line('moved'), line('built')];
  const before = entriesOf(lines, GAME);
  const after = settled(before, entriesOf([...lines, line('drew')], GAME));
  expect(after.slice(0, 3).map((entry, i) => entry === before[i])).toEqual([true, true, true]);
  expect(after).toHaveLength(4);
});

test('a line that has been joined with the next is another entry', () => {
  const [one, two] = [line('drew'), line('drew')];
  const before = entriesOf([one], {});
  const after = settled(before, entriesOf([one, two], {}));
  expect(after[0] === before[0]).toBe(false);
  expect(told(after)).toEqual(['drew x2']);
});
