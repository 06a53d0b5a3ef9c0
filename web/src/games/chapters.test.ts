/** The log in chapters: headings where a turn begins, and battles folded once they are over. */
import { entriesOf, lastFight } from '$lib/chapters';
import type { Line } from '$lib/protocol';
import { expect, test } from 'vitest';

import { chapterOf, tells as northgardTells } from './northgard/chapters';
import { merged, tells } from './root/chapters';
import {
  chapterOf as runewarsChapter,
  merged as runewarsMerged,
  strandOf,
  tells as runewarsTells,
} from './runewars/chapters';
import { trialOf } from './runewars/trials';

const line = (
  kind: string,
  args: Line['args'] = {},
  law = '',
  scope: string[] = ['year:1'],
  about: Line['args'] = {},
): Line => ({
  kind: `news-northgard-${kind}`,
  args,
  law,
  secret: false,
  scope,
  about,
});
const fight = {
  begins: new Set(['news-northgard-combat']),
  blows: new Set<string>(),
  tells: new Set(['news-northgard-won']),
  ends: new Set(['news-northgard-won']),
  asks: () => false,
};
const game = { fight, chapter: chapterOf };

test('a heading stands where a year, a turn or a phase begins, and only there', () => {
  const turn = (number: number, kind: string, seat: number, law = ''): Line =>
    line(kind, { seat }, law, ['year:1', 'actions:2', `turn:${number}`], { year: 3, seat });
  const lines = [
    line('year', { year: 3 }, '', ['year:1'], { year: 3 }),
    line('drew-cards', { seat: 1 }, '', ['year:1'], { year: 3 }),
    turn(3, 'played', 1),
    turn(3, 'moved', 1),
    // A card may do in a turn what others do in the harvest.
    turn(3, 'gained', 1, 'NG.harvest.resources'),
    turn(4, 'played', 1),
    turn(5, 'passed', 0),
    line('gained', { seat: 0 }, 'NG.harvest.resources', ['year:1', 'harvest:6'], { year: 3 }),
    line('gained', { seat: 1 }, 'NG.harvest.resources', ['year:1', 'harvest:6'], { year: 3 }),
  ];
  const heads = entriesOf(lines, game).flatMap((entry) =>
    entry.kind === 'head' ? [[entry.time?.args.year, entry.seat, entry.part]] : [],
  );
  expect(heads).toEqual([
    [3, null, ''],
    [3, 1, ''],
    [3, 0, ''],
    [3, null, 'page-ng-phase-harvest'],
  ]);
});

test('what is told before the first year, season or turn is part of the setup', () => {
  const told = (kind: string, scope: string[]): Line => ({ ...line('', {}, '', scope), kind });
  expect(chapterOf(told('news-northgard-clan', []))).toEqual({ part: 'page-ng-part-setup' });
  expect(chapterOf(told('news-northgard-tile-placed', ['setup:1']))).toEqual({ part: 'page-ng-part-setup' });
  expect(chapterOf(told('news-northgard-tile-placed', ['year:2', 'actions:3']))).toBeNull();
  expect(runewarsChapter(told('news-runewars-faction', []))).toEqual({ part: 'page-rw-setup' });
  expect(runewarsChapter(told('news-runewars-order', ['season:1', 'orders:2']))).toEqual({
    part: 'page-rw-part-orders',
  });
  expect(runewarsChapter(told('news-runewars-won', ['season:9']))).toBeNull();
});

test('a heading with nothing below it gives way to the next', () => {
  const year = line('year', { year: 2 }, '', ['year:1'], { year: 2 });
  const played = line('played', { seat: 2 }, '', ['year:1', 'turn:2'], { year: 2, seat: 2 });
  const entries = entriesOf([year, played], game);
  expect(entries.map((entry) => entry.kind)).toEqual(['head', 'line']);
});

test('a battle is told line by line while it goes on, and is one line when it is over', () => {
  const battle = [
    line('combat', { seat: 0, other: 1 }, '', ['battle:1']),
    line('rolled', { seat: 0 }, '', ['battle:1']),
  ];
  expect(entriesOf(battle, game).map((entry) => entry.kind)).toEqual(['line', 'line']);
  const over = [...battle, line('won', { seat: 0 }, '', ['battle:1'])];
  const [entry] = entriesOf(over, game);
  expect(entry?.kind === 'fight' && [entry.lines.length, entry.told.length]).toEqual([3, 1]);
  expect(entriesOf([...over, line('moved')], game).map((one) => one.kind)).toEqual(['fight', 'line']);
});

test('two battles in a row stay two', () => {
  const [one, two] = [1, 2].map((battle) => [
    line('combat', {}, '', [`battle:${battle}`]),
    line('won', {}, '', [`battle:${battle}`]),
  ]);
  const lines = [...(one ?? []), ...(two ?? []), line('moved')];
  expect(entriesOf(lines, game).map((entry) => entry.kind)).toEqual(['fight', 'fight', 'line']);
  expect(lastFight(lines, fight)).toEqual({ from: 2, to: 4 });
});

test('alike pieces placed one after the other are one line, and it names no place twice', () => {
  const placed = (where: number, piece = 'wood'): Line => ({
    ...line(''),
    kind: 'news-root-placed',
    args: { seat: 0, piece: { word: `piece:${piece}` }, where: { word: `clearing:${where}` } },
  });
  const told = (lines: Line[]) =>
    entriesOf(lines, { merged }).flatMap((entry) =>
      entry.kind === 'line' ? [[entry.line.args.where, entry.line.args.count]] : [],
    );
  const [one, two, ten] = [1, 2, 10].map((at) => ({ word: `clearing:${at}` }));
  expect(told([placed(1), placed(2)])).toEqual([[[one, two], undefined]]);
  expect(told([placed(10), placed(10)])).toEqual([[ten, 2]]);
  // Also where the log was told before the page knew the game.
  const early = [placed(10), placed(10)];
  expect(entriesOf(early, {}).length).toBe(1);
  expect(told(early)).toEqual([[ten, 2]]);
  expect(told([placed(1), placed(10), placed(10)])).toEqual([
    [[one, ten], undefined],
    [ten, undefined],
  ]);
  expect(told([placed(1), placed(1, 'sawmill')])).toEqual([
    [one, undefined],
    [one, undefined],
  ]);
});

test('one line for one action: what it is, with what it cost and brought inside', () => {
  const root = (kind: string, action: number, args: Line['args'] = {}): Line => ({
    ...line(''),
    kind: `news-root-${kind}`,
    args: { seat: 3, ...args },
    scope: ['turn:1', 'daylight:2', `action:${action}`],
  });
  const lines = [
    root('vagabond-exhausted', 5),
    root('vagabond-aided', 5, { other: 0 }),
    root('vagabond-improved', 5, { other: 0 }),
    root('scored', 5, { count: 1, score: 3 }),
    root('crafted', 6),
    root('took-item', 6),
    root('scored', 6, { count: 2, score: 5 }),
    root('battle', 7),
  ];
  const told = entriesOf(lines, { tells }).map((entry) =>
    entry.kind === 'line' ? [entry.line.kind.slice(10), entry.parts.map((part) => part.kind.slice(10))] : [],
  );
  expect(told).toEqual([
    ['vagabond-aided', ['vagabond-exhausted', 'vagabond-improved', 'scored']],
    ['crafted', ['took-item', 'scored']],
    ['battle', []],
  ]);
});

test('Northgard tells a card in one line: what is played, with all that came of it', () => {
  const about = { year: 1, seat: 0 };
  const part = (kind: string, action: number): Line =>
    line(kind, { seat: 0 }, '', ['year:1', 'actions:2', 'turn:3', `action:${action}`], about);
  const lines = [
    part('played', 4),
    part('tile-drawn', 4),
    part('tile-placed', 4),
    part('fame', 4),
    part('exchanged', 5),
    part('drew-cards', 5),
    part('waited', 6),
  ];
  const told = entriesOf(lines, { tells: northgardTells, chapter: chapterOf }).flatMap((entry) =>
    entry.kind === 'line' ? [[entry.line, ...entry.parts].map(({ kind }) => kind.slice(15))] : [],
  );
  expect(told).toEqual([['played', 'tile-drawn', 'tile-placed', 'fame'], ['exchanged', 'drew-cards'], ['waited']]);
});

test('Runewars tells a deed in one line: what it is, with what it cost and what came of it', () => {
  const told = (kind: string, action: number, args: Line['args'] = {}): Line => ({
    ...line('', args, '', ['season:1', 'turn:2', `action:${action}`], { year: 1, season: 'spring', seat: 0 }),
    kind: `news-runewars-${kind}`,
  });
  const lines = [
    told('spent-influence', 3, { seat: 0, count: 2 }),
    told('title-taken', 3, { seat: 0 }),
    told('activated', 4, { seat: 0 }),
    told('moved', 4, { seat: 0, count: 1 }),
    told('moved', 4, { seat: 0, count: 2 }),
  ];
  const entries = entriesOf(lines, { tells: runewarsTells, chapter: runewarsChapter });
  expect(
    entries.map((entry) =>
      entry.kind === 'line'
        ? [entry.line.kind.slice(14), entry.parts.map((part) => part.kind.slice(14))]
        : [entry.kind === 'head' && entry.time?.name, entry.seat],
    ),
  ).toEqual([
    ['page-rw-spring-of', 0],
    ['title-taken', ['spent-influence']],
    ['activated', ['moved', 'moved']],
  ]);
});

test("what is nobody's turn any longer stands under no heading of a turn, and has none that says no more than before", () => {
  const told = (kind: string, seat: number | null): Line => ({
    ...line('', {}, '', seat === null ? ['season:1'] : ['season:1', 'turn:2']),
    kind: `news-runewars-${kind}`,
    about: { year: 1, season: 'spring', ...(seat === null ? {} : { seat }) },
  });
  const lines = [told('spring', null), told('season-card', null), told('resolves', 1), told('won', null)];
  expect(entriesOf(lines, { chapter: runewarsChapter }).map((entry) => [entry.kind, entry.seat])).toEqual([
    ['head', null],
    ['line', null],
    ['head', 1],
    ['line', 1],
    ['line', null],
  ]);
});

test('a test of a hero belongs to the quest in whose scope it is told, and to no other', () => {
  const told = (kind: string, args: Line['args'], ...scope: string[]): Line => ({
    kind: `news-runewars-${kind}`,
    args,
    law: '',
    secret: false,
    scope,
  });
  const hero = { word: 'hero:corbin' };
  const attempt = told('attempts', { hero, quest: { word: 'quest:the_seal' } }, 'quest:7');
  const tested = { hero, attribute: { word: 'attribute:wisdom' }, cards: [{ word: 'fate:3' }] };
  const between = [1, 2, 3, 4].map(() => told('used', {}, 'quest:7'));
  expect(trialOf([attempt, ...between, told('test', tested, 'quest:7')])?.quest).toBe('the_seal');
  expect(trialOf([attempt, told('test', tested, 'turn:8')])?.quest).toBe('');
});

test('talks of another are over with the turn, and what others do then is not what came of them', () => {
  const told = (kind: string, args: Line['args'], ...scope: string[]): Line => ({
    kind: `news-runewars-${kind}`,
    args,
    law: '',
    secret: false,
    scope,
  });
  const cards = [{ word: 'fate:4' }];
  const drew = told('parley-drew', { seat: 2, cards }, 'season:1', 'turn:5', 'parley:6');
  const kept = told('parley-middle', { card: { word: 'fate:4' } }, 'season:1', 'turn:5', 'parley:6');
  const withdrew = told('retreated-neutral', {}, 'season:1', 'turn:5');
  const next = told('resolves', { seat: 0 }, 'season:1', 'turn:7');
  const other = (): boolean => false;
  expect(trialOf([drew, kept, withdrew], other)?.after).toEqual([withdrew]);
  expect(trialOf([drew, kept, withdrew, next], other)).toBe(null);
  expect(trialOf([drew, kept, withdrew, next], () => true)?.after).toEqual([withdrew]);
});

/** What stands under a heading of Runewars' log: the kind of each line, with those of its parts. */
function toldIn(lines: Line[]): string[] {
  const runewars = { chapter: runewarsChapter, merged: runewarsMerged, strand: strandOf, tells: runewarsTells };
  const short = ({ kind }: Line): string => kind.replace('news-runewars-', '').replace('page-each-runewars-', 'each-');
  return entriesOf(lines, runewars).flatMap((entry) =>
    entry.kind === 'line' ? [[entry.line, ...entry.parts].map(short).join(' ')] : [],
  );
}
const told = (kind: string, args: Line['args'], scope: string[]): Line => ({
  kind: `news-runewars-${kind}`,
  args,
  law: '',
  secret: false,
  scope,
});
const word = (text: string): { word: string } => ({ word: text });

test('a bid of all is one line, and what is bid is spent', () => {
  const season = ['season:9'];
  const lines = [
    told('season-card', { card: word('season:the_frozen_vault') }, season),
    ...[0, 1, 2].map((seat) => told('announced', { seat, count: 4 }, season)),
    ...[0, 1, 2].map((seat) => told('bid', { seat, count: seat ? 1 : 0 }, season)),
    ...[1, 2].map((seat) => told('spent-influence', { seat, count: 1 }, season)),
    told('tied-first', { seat: 0, other: 1 }, season),
    told('rune-placed', { seat: 1, area: word('area:2A') }, season),
  ];
  expect(toldIn(lines)).toEqual(['season-card', 'each-announced bid each-bid tied-first', 'rune-placed']);
  const [, bids] = entriesOf(lines, { merged: runewarsMerged, strand: strandOf, tells: runewarsTells });
  const parts = bids?.kind === 'line' ? bids.parts : [];
  expect(parts.map(({ args }) => [args.seat, args.count])).toEqual([
    [0, 0],
    [[1, 2], 1],
    [0, undefined],
  ]);
  // What is spent for something else is told.
  const paid = [
    told('bid', { seat: 0, count: 1 }, season),
    told('spent-influence', { seat: 1, count: 1 }, ['season:10']),
  ];
  expect(runewarsMerged(paid[0] as Line, paid[1] as Line)).toBeNull();
});

test('a march is told with its activation, and another march is another line', () => {
  const step = (action: number): string[] => ['season:1', 'turn:2', `action:${action}`];
  const march = (to: string, action: number): Line[] => [
    told('activated', { seat: 1, area: word(to) }, step(action)),
    told(
      'moved',
      { seat: 1, unit: word('unit:bowman'), count: 1, area: word('area:DA'), to: word(to) },
      step(action + 1),
    ),
    told('hero-moved', { hero: word('hero:corbin'), area: word('area:DA'), to: word(to) }, step(action + 1)),
  ];
  expect(toldIn([...march('area:2A', 3), ...march('area:2B', 6)])).toEqual([
    'activated moved hero-moved',
    'activated moved hero-moved',
  ]);
});

test('what a seat loses in winter is one line of that seat, and secrets are not mixed with what all know', () => {
  const winter = ['season:5'];
  const lost = (seat: number): Line[] => [
    told('food-limit', { seat, count: 3 }, winter),
    told('destroyed', { seat, unit: word('unit:bowman'), area: word('area:DA') }, winter),
    told('destroyed', { seat, unit: word('unit:bowman'), area: word('area:DB') }, winter),
  ];
  const stores = [
    told('tactic', { seat: 1, card: word('tactic:winter_stores') }, [...winter, 'action:6']),
    told('stores', { seat: 1, area: word('area:DA') }, [...winter, 'action:6']),
  ];
  const [limit, ...rest] = lost(1);
  expect(toldIn([...lost(0), limit as Line, ...stores, ...rest])).toEqual([
    'food-limit destroyed destroyed',
    'food-limit tactic stores destroyed destroyed',
  ]);
  expect(toldIn([...lost(0), ...lost(1)])).toEqual([
    'food-limit destroyed destroyed',
    'food-limit destroyed destroyed',
  ]);
  const drew = (seat: number, secret: boolean): Line => ({
    ...told('drew-tactics-hidden', { seat, count: 1 }, winter),
    secret,
  });
  expect(runewarsMerged(drew(0, false), drew(1, false))?.args.seat).toEqual([0, 1]);
  expect(runewarsMerged(drew(0, true), drew(1, false))).toBeNull();
});

test('a hero who goes on is told from where he was to where he is', () => {
  const moved = (from: string, to: string): Line =>
    told('hero-moved', { hero: word('hero:corbin'), area: word(from), to: word(to) }, ['season:1', 'action:2']);
  expect(runewarsMerged(moved('area:1', 'area:2'), moved('area:2', 'area:3'))?.args).toMatchObject({
    area: word('area:1'),
    to: word('area:3'),
  });
  expect(runewarsMerged(moved('area:1', 'area:2'), moved('area:2', 'area:1'))).toBeNull();
});
