import { describe, expect, test } from 'vitest';

import { dealtOf, fatalWound, verdictOf } from './battle';
import type { ClashView, PartyView } from './view';

const party = (points: number, figures: number, seat: number | null = 0): PartyView => ({
  seat,
  creature: seat === null ? 'creature:draugr_beige' : null,
  figures,
  dice: [],
  points,
  wounds: 0,
});
const clash = (winner: number | null, verdict: ClashView['verdict']): ClashView => ({
  land: 'land:tile_02.b',
  stage: verdict === null ? 'totals' : 'over',
  attacker: party(4, 2),
  defender: party(6, 0, 1),
  points: [],
  wounds: [],
  winner,
  verdict,
  outcomes: [],
});

describe('why a combat ended as it did', () => {
  test.each([
    [0, 'despite'],
    [1, 'higher'],
    [null, 'nobody'],
  ] as const)('won by %s: %s', (winner, verdict) => {
    const told = clash(winner, verdict);
    const found = verdictOf(told);
    expect(found?.why).toBe(`page-ng-verdict-${verdict}`);
    expect(found?.figures).toEqual([4, 6]);
    expect(found?.winner).toBe(winner === null ? null : winner ? told.defender : told.attacker);
    expect(found?.loser).toBe(winner === null ? null : winner ? told.attacker : told.defender);
  });

  test('nothing is said before it is over', () => {
    expect(verdictOf(clash(null, null))).toBeNull();
  });
});

test('wounds stand with whoever deals them, what a card spares with whom it spares', () => {
  const source = { law: 'NG.combat.4', attacker: 0, defender: 2 };
  expect(dealtOf({ ...source, name: 'die-wounds' }).figures).toEqual([2, null]);
  expect(dealtOf({ ...source, name: 'cancelled', attacker: -1, defender: 0 }).figures).toEqual([-1, null]);
});

describe('what one wound more decides', () => {
  const asked = (one: Partial<PartyView>, two: Partial<PartyView>, defends = 1): ClashView => ({
    ...clash(null, null),
    attacker: { ...party(4, 3), ...one },
    defender: { ...party(4, 1, defends), ...two },
    stage: 'dice',
  });
  // Who is asked, what is known of both sides, and what a wound brings.
  test.each([
    ['the last enemy falls, and nobody can fell three', 'wins', 0, {}, {}],
    ['an enemy is left', null, 0, {}, { figures: 2 }],
    ['the tower wounds, and the die may fell the other two', 'falls', 0, { wounds: 1 }, {}],
    ['the defender knows that the attacker has felled nobody', 'wins', 1, { figures: 1 }, {}],
    ['the defender has nobody left either', 'neither', 1, { figures: 1 }, { wounds: 1 }],
    ['the attacker is still to be felled by one more', null, 1, { figures: 2 }, {}],
  ] as const)('%s: %s', (_, fatal, seat, one, two) => {
    expect(fatalWound(asked(one, two), seat)).toBe(fatal);
  });
  test('a creature takes no wounds', () => {
    expect(fatalWound({ ...asked({}, {}), defender: party(4, 1, null) }, 0)).toBeNull();
  });
});
