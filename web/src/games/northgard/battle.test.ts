import { describe, expect, test } from 'vitest';

import { dealtOf, verdictOf } from './battle';
import type { ClashView, PartyView } from './view';

const party = (points: number, figures: number, seat: number | null = 0): PartyView => ({
  seat,
  creature: seat === null ? 'creature:draugr_beige' : null,
  figures,
  dice: [],
  points,
  wounds: 0,
});
const clash = (attacker: PartyView, defender: PartyView, winner: number | null): ClashView => ({
  land: 'land:tile_02.b',
  stage: 'over',
  attacker,
  defender,
  points: [],
  wounds: [],
  winner,
  outcomes: [],
});

describe('why a combat ends as it does', () => {
  // Points and who is left on both sides, who won, and the reason for it.
  test.each([
    ['despite', party(4, 2), party(6, 0, 1), 0],
    ['wiped', party(6, 2), party(4, 0, 1), 0],
    ['despite', party(5, 0), party(4, 1, 1), 1],
    ['tie', party(4, 1), party(4, 1, 1), 1],
    ['higher', party(5, 1), party(4, 1, 1), 0],
    ['higher', party(3, 1), party(4, 1, 1), 1],
    ['nobody', party(3, 0), party(4, 0, 1), null],
    // A creature has no figures to lose.
    ['higher', party(7, 1), party(6, 0, null), 0],
  ] as const)('%s', (why, attacker, defender, winner) => {
    const found = verdictOf(clash(attacker, defender, winner));
    expect(found?.why).toBe(`page-ng-verdict-${why}`);
    expect(found?.figures).toEqual([attacker.points, defender.points]);
    expect(found?.winner).toBe(winner === null ? null : winner ? defender : attacker);
  });

  test('nothing is said before it is over', () => {
    expect(verdictOf({ ...clash(party(4, 2), party(6, 1, 1), null), stage: 'totals' })).toBeNull();
  });
});

test('wounds stand with whoever deals them, what a card spares with whom it spares', () => {
  const source = { law: 'NG.combat.4', attacker: 0, defender: 2 };
  expect(dealtOf({ ...source, name: 'die-wounds' }).figures).toEqual([2, null]);
  expect(dealtOf({ ...source, name: 'cancelled', attacker: -1, defender: 0 }).figures).toEqual([-1, null]);
});
