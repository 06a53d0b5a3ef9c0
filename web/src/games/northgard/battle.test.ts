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
