import { beforeAll, beforeEach, expect, test } from 'vitest';

import { STILL, word, type Play } from '$lib/choices';
import { speakOf, tongue } from '$lib/speech.svelte';

import { deedOf } from './deeds';
import { FATE } from './faces';
import { signsOf } from './signs';
import type { RunewarsView } from './view';

beforeAll(() => speakOf('runewars'));
beforeEach(() => tongue.choose('en'));

const told = (text: string, view: object, play: Partial<Play>): string[] =>
  signsOf(word(text), view as RunewarsView, { ...STILL, ...play }).map((sign) => sign.count || sign.name);

/** My side of a battle, in which a Knight (toughness 2) has been hit before. */
const BATTLE = {
  reader: 0,
  battle: {
    sides: [
      {
        seat: 0,
        decider: 0,
        wounds: [{ unit: 'knight', routed: false, damage: 1 }],
        toughness: { knight: 2, footman: 1 },
      },
    ],
  },
};

test('a unit that would take damage says how much of it, and whether it survives', () => {
  const damage = (text: string, count: number): string | undefined =>
    told(text, BATTLE, { about: 'ask-runewars-damage', count }).at(-1);
  expect(damage('unit:knight', 1)).toBe('takes 1, survives');
  expect(damage('unit:knight', 2)).toBe('takes 2 and is destroyed');
  expect(damage('unit:footman', 2)).toBe('takes 1 and is destroyed');
  expect(damage('wounded:knight', 2)).toBe('takes 1 and is destroyed');
});

test('diplomacy offers no more influence than there is', () => {
  const cost = (influence: number): string | undefined =>
    told('negotiate', { reader: 0, players: [{ influence }], areas: [] }, { about: 'ask-runewars-meet' })[0];
  expect(cost(1)).toBe('1, for a Fate card');
  expect(cost(3)).toBe('1 to 3, a Fate card for each');
  expect(cost(9)).toBe('1 to 6, a Fate card for each');
});

test('a second area with neutral units has no crossed swords', () => {
  const area = {
    area: '7A',
    owner: null,
    ally: null,
    units: [{ unit: 'giant', standing: 1, routed: 0 }],
    stronghold: null,
  };
  const signs = (about: string): string[] =>
    signsOf(word('area:7A'), { reader: 0, areas: [area] } as unknown as RunewarsView, { ...STILL, about }).map(
      (sign) => sign.glyph,
    );
  expect(signs('ask-runewars-activate')).toEqual(['swords']);
  expect(signs('ask-runewars-activate-again')).toEqual(['influence']);
});

test('the choice of a Fate card is confirmed with what it brings', () => {
  const ask = { about: 'ask-runewars-parley-card', args: {} } as Parameters<typeof deedOf>[1];
  const of = (destiny: string): string => {
    const [card] = [...FATE].find(([, face]) => face.destiny === destiny) ?? [''];
    return deedOf(word(`fate:${card}`), ask);
  };
  expect(of('success')).toMatch(/they join you$/);
  expect(of('middle')).toMatch(/they leave$/);
  expect(of('failure')).toMatch(/you fight or retreat$/);
});
