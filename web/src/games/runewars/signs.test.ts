import { beforeAll, beforeEach, expect, test } from 'vitest';

import { STILL, word, type Play } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';
import { speakOf, tongue } from '$lib/speech.svelte';

import { deedOf } from './deeds';
import { FATE, HEROES as HEROES_PRINTED, QUESTS } from './faces';
import { questsHere } from './quests';
import { sameFates, signsOf, unitsCome } from './signs';
import { standing } from './stand';
import type { AreaView, RunewarsView } from './view';
import { yieldsOf } from './yields';

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

test('before a unit of a battle is routed it says whether it would strike yet', () => {
  const battle = { reader: 0, battle: { initiative: 2, strength: null, sides: [] } };
  const rout = (unit: string): string[] => told(`unit:${unit}`, battle, { about: 'ask-runewars-rout' });
  expect(rout('bowman')).toEqual(['has struck']);
  expect(rout('knight')).toEqual(['has struck']);
  expect(rout('footman')).toEqual(['yet to strike']);
  expect(rout('siege_tower')).toEqual(['yet to strike']);
});

const HEROES = {
  reader: 0,
  players: [{ seat: 0, faction: 'daqan', quests: ['mine_of_the_lost_kings', 'the_den_below'] }],
  areas: [
    { area: '5D', city: null, home: null, owner: null, ally: null, units: [], borders: [] },
    { area: '4C', city: null, home: null, owner: null, ally: null, units: [], borders: [] },
    { area: '1A', city: null, home: null, owner: null, ally: null, units: [], borders: [] },
  ],
  heroes: [{ hero: 'corbin', seat: 0, training: [1, 0, 0], damage: 2 }],
};
const corbin = { named: new Set(['hero:corbin']) };

test('where a hero may go, a quest shows what it tests and how many Fate cards that draws', () => {
  const strength = (HEROES_PRINTED.get('corbin')?.strength ?? 0) + 1;
  const step = (area: string): string[] => told(`area:${area}`, HEROES, { ...corbin, about: 'ask-runewars-hero-step' });
  expect(step('5D')).toEqual([String(strength)]);
  expect(step('4C')).toEqual(['Duel']);
  expect(step('1A')).toEqual([]);
});

test('a quest that may be attempted says what it asks, what a success brings and what a failure costs', () => {
  const strength = (HEROES_PRINTED.get('corbin')?.strength ?? 0) + 1;
  const then = (quest: string): string[] =>
    told(`quest:${quest}`, HEROES, { ...corbin, about: 'ask-runewars-hero-then' });
  expect(then('mine_of_the_lost_kings')).toEqual([`${strength} Fate cards, keep one`, 'a reward', '1 damage']);
  expect(then('the_den_below')).toEqual(['duel with a Hellhound', 'a reward', 'nothing']);
});

test('healing and training show the figure before and after', () => {
  const face = HEROES_PRINTED.get('corbin');
  const all = face?.toughness ?? 0;
  expect(told('heal', HEROES, corbin)).toEqual([`${all - 2} → ${all}`]);
  const strength = (face?.strength ?? 0) + 1;
  expect(told('attribute:strength', HEROES, { ...corbin, about: 'ask-runewars-train' })).toEqual([
    `${strength} → ${strength + 1}`,
  ]);
});

test('a Title says how much influence takes it', () => {
  const view = { reader: 0, titles: [{ title: 'captain_heroes_league', owner: 1, influence: 3 }] };
  expect(told('title:captain_heroes_league', view, { about: 'ask-runewars-title' })).toEqual(['from 4']);
});

test('an order says what it would bring as the board stands', () => {
  const area = { owner: 0, food: 2, wood: 0, ore: 1, city: null, token: null };
  const view = {
    reader: 0,
    players: [{ faction: 'daqan', food: 4, wood: 2, ore: 3, played: [] as string[] }],
    areas: [area, { ...area, city: 'tamalir' }, { ...area, owner: 1 }],
  } as unknown as RunewarsView;
  const of = (order: string): string[] => yieldsOf(order, view).map((one) => one.text);
  expect(of('harvest')).toEqual(['4', '2→0', '3→2']);
  // Food 4: three Footmen; wood 2: a Bowman; ore 3: a Knight.
  expect(of('recruit')).toEqual(['3', '1', '1']);
  expect(of('acquire_power')).toEqual(['+2']);
  expect(of('strategize')).toEqual(['+2']);
  // The cards come by supremacy alone.
  view.players[0]?.played.push('conquer');
  expect(of('strategize')).toEqual([]);
  expect(of('rally_support')).toEqual(['×1']);
  expect(of('conquer')).toEqual([]);
});

/** An area of mine where neutral units are allied with me. */
const allied = (footmen: number, more: object = {}): object => ({
  reader: 0,
  turn: 0,
  season: 'winter',
  players: [{ seat: 0, faction: 'daqan', food: 3, wood: 1, ore: 0 }],
  marches: [],
  heroes: [],
  areas: [
    {
      area: '8D',
      owner: 0,
      ally: 0,
      home: null,
      stronghold: null,
      units: [
        { unit: 'footman', standing: footmen, routed: 0 },
        { unit: 'razorwing', standing: 2, routed: 0 },
        { unit: 'dragon', standing: 1, routed: 0 },
      ],
      ...more,
    },
  ],
});

test('the last own unit says which allies leave with it, and that the area is lost', () => {
  const destroys = (text: string, footmen: number, count: number, more: object = {}): string[] =>
    told(text, allied(footmen, more), { about: 'ask-runewars-destroy', named: new Set(['area:8D']), count });
  expect(destroys('unit:footman', 1, 1)).toEqual([
    'initiative 3, toughness 1',
    'your last own unit: 2 Razorwings and a Dragon leave you, 8D is no longer yours',
  ]);
  // Both have to go, or one of three: with two of them the area would be lost as well.
  expect(destroys('unit:footman', 2, 2)[1]).toContain('the last of your own');
  expect(destroys('unit:footman', 2, 1)).toHaveLength(1);
  expect(destroys('unit:dragon', 1, 1)).toHaveLength(1);
  // A stronghold and the home realm hold the area without units.
  expect(destroys('unit:footman', 1, 1, { stronghold: { seat: 0, damaged: false } })).toHaveLength(1);
  expect(destroys('unit:footman', 1, 1, { home: 'daqan' })).toHaveLength(1);
});

test('a dial that brings more than food feeds says so', () => {
  const home = (food: number): object => ({
    reader: 0,
    players: [{ seat: 0, faction: 'daqan', food, wood: 0, ore: 0 }],
    areas: [
      {
        area: 'DA',
        owner: 0,
        stronghold: { seat: 0, damaged: false },
        units: [{ unit: 'footman', standing: 3, routed: 0 }],
      },
    ],
  });
  const brings = (food: number): string[] => told('resource:food', home(food), { about: 'ask-runewars-recruit' });
  expect(brings(3)).toEqual(['3 Footmen in DA', '6 units there; in Winter food feeds 3 in an area']);
  expect(brings(8)).toHaveLength(1);
});

test('whoever is chosen to move no longer stands where he comes from', () => {
  const view = { ...allied(3), marches: [{ area: '8D', to: '8B', unit: 'footman', hero: null, count: 2 }] };
  const asked = { about: 'ask-runewars-move-unit', named: new Set(['area:8D']) };
  expect(told('unit:footman', view, asked)).toEqual(['1 stands there']);
});

test('neutral units carry the colour of their ally, and stand to the right of those who come to meet them', () => {
  const groups = (view: object): [string, number | null][] =>
    standing(view as RunewarsView, (view as RunewarsView).areas[0] as AreaView).groups.map(({ unit, ally }) => [
      unit,
      ally,
    ]);
  expect(groups(allied(1))).toEqual([
    ['footman', null],
    ['razorwing', 0],
    ['dragon', 0],
  ]);
  const foes = allied(0, { owner: null, ally: null, units: [{ unit: 'sorcerer', standing: 1, routed: 0 }] });
  const force = { seat: 0, area: '8D', units: [{ unit: 'dragon', standing: 1, routed: 0 }] };
  expect(groups({ ...foes, force })).toEqual([
    ['dragon', 0],
    ['sorcerer', null],
  ]);
});

test('a hero who stands where a quest leads is offered it in one step', () => {
  const quest = [...QUESTS.keys()].find((id) => QUESTS.get(id)?.area === '5D') ?? '';
  const view = (area: string): RunewarsView =>
    ({
      reader: 0,
      players: [{ seat: 0, quests: [quest] }],
      heroes: [{ hero: 'ronan', area }],
      areas: [{ area: '5D' }, { area: 'DA' }],
    }) as unknown as RunewarsView;
  const ask = {
    about: 'ask-runewars-quest-action',
    options: ['move', 'train', 'heal'],
    args: { hero: { word: 'hero:ronan' } },
  } as unknown as AskInfo;
  expect(questsHere(ask, view('5D')).map(({ phrase }) => phrase)).toEqual([['move', 'done']]);
  expect(questsHere(ask, view('DA'))).toEqual([]);
});

test('an area that may be activated says how many units can come, or that only a hero can', () => {
  const note = (message: string, count = 0) => [{ message: `note-runewars-${message}`, args: { count } }];
  const areas = ['7A', '7B', '7C'].map((area) => ({ area, owner: null, ally: null, units: [], stronghold: null }));
  const play = {
    about: 'ask-runewars-activate',
    notes: new Map([
      ['area:7A', note('units-come', 3)],
      ['area:7B', note('hero-comes')],
      ['area:7C', note('nobody-comes')],
    ]),
  };
  const of = (area: string): string[] => told(`area:${area}`, { reader: 0, areas }, play);
  expect(of('7A')).toEqual(['≤ 3']);
  expect(of('7B')).toEqual(['hero only']);
  expect(of('7C')).toEqual([]);
  const come = ['7A', '7B', '7C'].filter((area) => unitsCome(`area:${area}`, { ...STILL, ...play }));
  expect(come).toEqual(['7A']);
});

test('a choice between Fate cards that come to the same is no choice', () => {
  const cards = (destiny: string): string[] =>
    [...FATE].filter(([, face]) => face.destiny === destiny).map(([card]) => `fate:${card}`);
  const same = (about: string, options: string[]): boolean => sameFates({ about, options } as AskInfo);
  const failures = cards('failure');
  expect(same('ask-runewars-destiny', failures.slice(0, 2))).toBe(true);
  expect(same('ask-runewars-parley-card', failures)).toBe(true);
  expect(same('ask-runewars-destiny', [...failures.slice(0, 1), ...cards('success').slice(0, 1)])).toBe(false);
  // In a battle every part of a card may count.
  expect(same('ask-runewars-support-discard', failures)).toBe(false);
  const misses = [...FATE].filter(([, face]) => face.circle.kind === 'miss').map(([card]) => `fate:${card}`);
  expect(same('ask-runewars-duel-card', misses)).toBe(true);
});

test('before a fight it is said whom one meets, and what both sides are worth now', () => {
  const units = [{ unit: 'beastman', standing: 2, routed: 1 }];
  const view = {
    reader: 0,
    areas: [{ area: '2C', units }],
    force: { seat: 0, area: '2C', units: [{ unit: 'knight', standing: 1, routed: 0 }] },
  };
  const [fight] = told('fight', view, { about: 'ask-runewars-meet', named: new Set(['area:2C']) });
  expect(fight).toBe('3 Beastmen · strength 1 to 2 now');
});
