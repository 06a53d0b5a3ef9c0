/** What the panel of a battle draws is what the table says of it: units, rounds, cards, steps. */
import type { Line, View } from '$lib/protocol';
import { expect, test } from 'vitest';

import { fateOf, happened, pastOf, stepOf, troopsOf } from './battle';
import { fightersOf, happenedIn, roundsOf } from './duel';
import type { BattleView, DuelView, LineView } from './view';

const side = (more: Partial<LineView> = {}): LineView => ({
  seat: 0,
  decider: 0,
  units: [],
  wounds: [],
  toughness: {},
  lost: {},
  support: {},
  attacking: null,
  draws: [0, 0, 0, 0, 0],
  drawn: 0,
  cards: [],
  revealed: [],
  struck: [],
  bonus: 0,
  killed: 0,
  ...more,
});
const fought = (more: Partial<BattleView> = {}): BattleView => ({
  kind: 'battle',
  area: '6D',
  stage: 'round',
  initiative: 2,
  resolving: null,
  reveals: [],
  strength: null,
  sources: [],
  ahead: null,
  winner: null,
  sides: [side(), side()],
  outcomes: [],
  ...more,
});
const line = (kind: string, stands?: BattleView | DuelView): Line => ({
  kind: `news-runewars-${kind}`,
  args: {},
  law: '',
  secret: false,
  scope: ['battle:1'],
  ...(stands && { stands: stands as unknown as View }),
});
const ROUT = { initiative: 2, side: 0, unit: 'berserker', symbol: 'rout', cards: ['8'], total: 1 } as const;

test('units of a side are those that stand or lie with their wounds, and those that are gone', () => {
  const line = side({
    units: [{ unit: 'berserker', standing: 2, routed: 1 }],
    wounds: [{ unit: 'berserker', routed: false, damage: 1 }],
    lost: { berserker: 1, sorceress: 2 },
  });
  expect(troopsOf(line)).toEqual([
    { unit: 'berserker', standing: 2, routed: 1, gone: 1, wounds: [1] },
    { unit: 'sorceress', standing: 0, routed: 0, gone: 2, wounds: [] },
  ]);
});

test('the rail goes from round to round, to strength, and to the end', () => {
  const at = (stage: BattleView['stage'], initiative = 0): number => stepOf(fought({ stage, initiative }));
  expect([at('lined_up'), at('round', 1), at('round', 5), at('fortification', 5), at('strength', 5)]).toEqual([
    0, 0, 4, 5, 5,
  ]);
  expect(at('over', 5)).toBe(6);
});

test('a round is told as past once the next is fought', () => {
  const reveals = [{ ...ROUT, cards: [...ROUT.cards] }];
  const sides = [side({ draws: [0, 3, 0, 0, 0] }), side()];
  expect(pastOf(fought({ reveals, sides }))).toEqual([]);
  const past = [{ round: 2, drawn: [3, 0], shown: reveals }];
  expect(pastOf(fought({ reveals, sides, initiative: 3 }))).toEqual(past);
  expect(pastOf(fought({ reveals, sides, stage: 'strength' }))).toEqual(past);
});

test("Fate cards lie face down but for what is open or one's own; those laid aside are struck", () => {
  const reveals = [{ ...ROUT, cards: [...ROUT.cards] }];
  const drawing = side({ attacking: 'berserker', drawn: 3, cards: ['4'], revealed: ['8'], struck: ['2'] });
  expect(fateOf(fought({ reveals, sides: [drawing, side()] }), 0)).toEqual({
    unit: 'berserker',
    open: [
      { card: '8', unit: 'berserker', struck: false },
      { card: '4', unit: 'berserker', struck: false },
      { card: '2', unit: 'berserker', struck: true },
    ],
    hidden: 2,
  });
  expect(fateOf(fought({ reveals }), 0).open).toEqual([{ card: '8', unit: 'berserker', struck: false }]);
  expect(fateOf(fought({ reveals }), 1)).toEqual({ unit: '', open: [], hidden: 0 });
});

test('of the round that goes on what befalls units is told, and what no figure shows', () => {
  const hit = [side(), side({ units: [{ unit: 'knight', standing: 1, routed: 1 }] })];
  const lines = [
    line('battle', fought({ stage: 'lined_up', initiative: 0 })),
    line('supports'),
    line('round', fought()),
    line('draws-fate', fought({ resolving: 'rout' })),
    line('routed', fought({ resolving: 'rout', sides: hit })),
    line('ravages'),
  ];
  expect(happened(lines).map(({ kind }) => kind.slice(14))).toEqual(['routed', 'ravages']);
  const strength = fought({ stage: 'strength', strength: [2, 1], sides: hit });
  expect(happened([...lines, line('strength', strength)])).toEqual([]);
  const won = [line('strength', strength), line('won-battle', fought({ stage: 'over', winner: 0, sides: hit }))];
  expect(happened([...lines, ...won]).map(({ kind }) => kind.slice(14))).toEqual(['won-battle']);
});

test('a duel is drawn by its rounds: cards, damage taken and kept away', () => {
  const fighter = { seat: 0, unit: null, toughness: 3, cards: [], dealt: 2, weapon: null, armour: null };
  const duel: DuelView = {
    kind: 'duel',
    area: '2A',
    round: 2,
    over: false,
    exchanges: [
      { cards: [[], []], taken: [0, 1] },
      { cards: [['2'], ['16']], taken: [0, 0] },
      { cards: [['5'], []], taken: [0, 1] },
    ],
    sides: [
      { ...fighter, hero: 'mad_carthos', damage: 0, blocked: 0 },
      { ...fighter, seat: 1, hero: 'silhouette', damage: 2, blocked: 1 },
    ],
  };
  expect(fightersOf(duel)).toEqual([
    { word: 'hero:mad_carthos', cards: ['5'], damage: 0, toughness: 3, taken: 0, spared: 0 },
    { word: 'hero:silhouette', cards: [], damage: 2, toughness: 3, taken: 1, spared: 1 },
  ]);
  expect(roundsOf(duel)).toEqual([{ round: 1, cards: [['2'], ['16']], taken: [0, 0] }]);
  const lines = [line('challenged', { ...duel, round: 0 }), line('drew'), line('duel-round', duel), line('struck')];
  expect(happenedIn(lines).map(({ kind }) => kind.slice(14))).toEqual(['struck']);
});
