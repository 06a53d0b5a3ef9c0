"""What an attack may cost is paid from the hand (E.2.2): no question tells who could pay.

A question that comes only where there is a battle to fight, or that answers itself where there is none, would tell
everybody else what the player holds. So wherever only such a card stands between a player and a battle (`is_tempted`),
he is asked, whether or not he holds one, and the question is veiled.
"""

from __future__ import annotations

from polana.games.root import asks
from polana.games.root.battle import can_attack, start_battle_at, why_not_battle
from polana.games.root.components import NONE
from polana.games.root.control import is_enemy
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import DONE, YES
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word


def is_tempted_at(g: State, me: Side, where: int, suit: int = NONE) -> bool:
    """Is there an enemy here whom I could attack for a card, as far as others know?

    Whoever is made to attack in another's turn pays only if he can.
    """
    if len(g.sides) == g.playing:
        return False
    payer = g.player_of(me)
    if payer is None or payer.index != g.turn:
        return False
    if suit != NONE and not has_suit(g, where, suit):
        return False
    for side in g.hirelings:
        if side.rules.charges_attackers and side.has_pieces(where) and is_enemy(me, side):
            return can_attack(g, me, where)
    return False


def is_tempted(g: State, me: Side, suit: int = NONE) -> bool:
    """Is there such an enemy anywhere, in a clearing of this suit?"""
    if len(g.sides) == g.playing:
        return False
    for where in range(PLACES):
        if is_tempted_at(g, me, where, suit):
            return True
    return False


class BattleAt(Judge):
    """Yes to a battle in a given clearing, if there is anybody to fight; other words pass."""

    def __init__(self, g: State, me: Side, where: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.where: int = where

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_battle(self.g, self.me, self.where) if word is YES else None


def must_battle_at(g: State, me: Side, where: int, law: str) -> Flow[bool]:
    """A battle in a given clearing if there is anybody to fight; says whether there was."""
    if why_not_battle(g, me, where) is None:
        yield from start_battle_at(g, me, where, law)
        return True
    if is_tempted_at(g, me, where):
        yield asks.battle_whom(me, [DONE], where, law, None, True)
    return False
