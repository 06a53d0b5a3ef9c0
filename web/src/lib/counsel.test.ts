import { describe, expect, test } from 'vitest';

import { deedOf, deedsAfter, drawnOf, lineOf } from './counsel.svelte';
import type { Candidate, LineStep } from './protocol';

const step = (word: string, begins = false, seat = 0): LineStep => ({ seat, about: 'ask-x', args: {}, word, begins });
const words = (deeds: readonly (readonly LineStep[])[]): string[][] => deeds.map((deed) => deed.map((one) => one.word));
const candidate = (line: LineStep[]): Candidate => ({
  word: line[0]?.word ?? '',
  chance: 0.5,
  low: 0.4,
  high: 0.6,
  gain: 0,
  behind: 0,
  behind_low: 0,
  behind_high: 0,
  alike: false,
  points: null,
  later: null,
  reasons: [],
  line,
});

const MARCH = [step('march', true), step('clearing:9'), step('clearing:12'), step('count:2')];
const BUILD = [step('build', true), step('clearing:12'), step('piece:sawmill')];

describe('a line is told deed by deed', () => {
  test('a deed is a word of a menu with all that is said for it', () => {
    const line = [...MARCH, ...BUILD, step('ambush', false, 1), step('done', true)];
    expect(deedOf(line, 0)).toEqual(MARCH);
    expect(words(deedsAfter(line, 0))).toEqual([['build', 'clearing:12', 'piece:sawmill'], ['ambush'], ['done']]);
  });

  test('in the middle of a deed every answer stands alone until the next deed begins', () => {
    const line = [step('clearing:9'), step('clearing:4'), ...BUILD];
    expect(deedOf(line, 0)).toEqual([step('clearing:9')]);
    expect(words(deedsAfter(line, 0))).toEqual([['clearing:4'], ['build', 'clearing:12', 'piece:sawmill']]);
  });

  test('what another says belongs to no deed of mine', () => {
    const line = [...MARCH, step('card:3', false, 1), step('count:1')];
    expect(words(deedsAfter(line, 0))).toEqual([['card:3'], ['count:1']]);
  });
});

describe('a line is drawn on the map', () => {
  test('what would be built stands where it would be built; what is moved goes along', () => {
    expect(drawnOf(candidate(BUILD), 0, 1)).toEqual([
      { number: 1, from: '', to: 'clearing:12', ghost: 'piece:sawmill' },
    ]);
    const answer = candidate([step('building:menhir'), step('land:start.n')]);
    expect(drawnOf(answer, 0, 1)).toEqual([]);
    const carried = candidate([step('move', true), step('clearing:9'), step('clearing:12'), step('piece:wood')]);
    expect(drawnOf(carried, 0, 1)).toEqual([{ number: 1, from: 'clearing:9', to: 'clearing:12' }]);
  });
  test('the candidate by its number, what follows by letters', () => {
    const one = candidate([...MARCH, step('craft', true), ...BUILD]);
    expect(drawnOf(one, 0, 2)).toEqual([{ number: 2, from: 'clearing:9', to: 'clearing:12' }]);
    expect(lineOf(one, 0, 2)).toEqual([
      { number: 2, from: 'clearing:9', to: 'clearing:12' },
      { number: 2, from: '', to: 'clearing:12', ghost: 'piece:sawmill', step: 'b' },
    ]);
  });
});
