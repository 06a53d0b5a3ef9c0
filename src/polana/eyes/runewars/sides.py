"""What a seat sees of a battle and of a duel: the two sides of each."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, capped, one_hot
from polana.eyes.runewars.beside import seen_from
from polana.eyes.runewars.fields import DUELLIST, LINE, WOUNDS, A, F, H, K, R
from polana.games.runewars.battle.battlefield import Battle, Duel
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table

_AREA: Final = one_hot(A)
_KIND: Final = one_hot(K)
_HERO: Final = one_hot(H)
_REWARD: Final = one_hot(R)
NO_BATTLE: Final = bytes(A + 3 + 2 * sum(count for _, count, _ in LINE))
NO_DUEL: Final = bytes(A + 1 + 2 * sum(count for _, count, _ in DUELLIST))


def fate_counts(cards: list[int]) -> bytearray:
    part = bytearray(F)
    for card in cards:
        part[card] += 1
    return part


def battle_parts(g: Table, battle: Battle, seat: int) -> list[Part]:
    strength = [capped(number + 1) for number in battle.strength] if battle.counted else [0, 0]
    parts: list[Part] = [_AREA[battle.area], bytes((battle.initiative,)), bytes(strength)]
    for side in range(2):
        parts += line_parts(g, battle, side, seat)
    return parts


def line_parts(g: Table, battle: Battle, side: int, seat: int) -> list[Part]:
    """One side; cards that are not revealed are seen by whoever decides for it."""
    first = side * K
    wounds = bytearray(K * 2 * WOUNDS)
    for wound in battle.wounds:
        if wound >> 5 < first or wound >> 5 >= first + K:
            continue
        damage = min(wound & 15, WOUNDS)
        wounds[((wound >> 4) - first * 2) * WOUNDS + damage - 1] += 1
    nothing: list[int] = []
    return [
        seen_from(g, seat, battle.attacker if side == 0 else battle.defender),
        seen_from(g, seat, battle.decider[side]),
        bytes(battle.standing[first : first + K]),
        bytes(battle.routed[first : first + K]),
        wounds,
        bytes([hero + 1 for hero in battle.support[first : first + K]]),
        _KIND[battle.drawing[side]],
        bytes((len(battle.drawn[side]),)),
        fate_counts(battle.drawn[side] if battle.decider[side] == seat else nothing),
        fate_counts(battle.discarded[side]),
        bytes((capped(battle.bonus[side]), battle.killed[side])),
    ]


def duel_parts(g: Table, duel: Duel, seat: int) -> list[Part]:
    parts: list[Part] = [_AREA[g.hero_area[duel.heroes[0]]], bytes((duel.round,))]
    for side in range(2):
        parts += duellist_parts(g, duel, side, seat)
    return parts


def duellist_parts(g: Table, duel: Duel, side: int, seat: int) -> list[Part]:
    hero = duel.heroes[side]
    return [
        seen_from(g, seat, duel.seats[side]),
        _HERO[hero],
        _KIND[duel.unit if hero == NOBODY else NOBODY],
        bytes((duel.wounds if hero == NOBODY else g.hero_damage[hero],)),
        fate_counts(duel.cards[side]),
        bytes((duel.dealt[side], duel.blocked[side])),
        _REWARD[duel.weapon[side]],
        _REWARD[duel.armour[side]],
    ]
