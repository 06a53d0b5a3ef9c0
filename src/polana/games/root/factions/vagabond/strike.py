"""Strike (9.5.6)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import NOT_AN_ENEMY, side_of
from polana.games.root.components import CROSSBOW, NONE
from polana.games.root.control import is_enemy, is_safe_from
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond.items import exhaust
from polana.games.root.factions.vagabond.relations import IN_FOREST
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_CROSSBOW: Final = Refusal("9.5.6", "why-root-vagabond-no-crossbow")
NOBODY_TO_STRIKE: Final = Refusal("9.5.6", "why-root-vagabond-nobody-to-strike")


def why_not_strike_whom(g: State, own: VagabondSide, other: Side) -> Refusal | None:
    """An enemy with a warrior here that can be removed, or with no warrior but a building or token."""
    if not is_enemy(own, other):
        return NOT_AN_ENEMY
    where = own.pawn
    if is_safe_from(g, other, own, where):
        return NOBODY_TO_STRIKE
    if other.warriors[where]:
        return None if other.rules.removable(g, other, where) else NOBODY_TO_STRIKE
    return None if other.buildings[where] or other.tokens[where] else NOBODY_TO_STRIKE


def why_not_strike(g: State, own: VagabondSide) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    if not own.pack[CROSSBOW]:
        return NO_CROSSBOW
    for side in g.sides:
        if why_not_strike_whom(g, own, side) is None:
            return None
    return NOBODY_TO_STRIKE


class StrikeWhom(Judge):
    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_strike_whom(self.g, self.own, side_of(self.g, word))


def strike(g: State, own: VagabondSide) -> Flow[None]:
    """9.5.6: not a battle: one warrior goes, or where that enemy has none, one building or token."""
    exhaust(g, own, CROSSBOW, "9.5.6")
    where = own.pawn
    words = [side.rules.word for side in g.sides if side is not own]
    word = yield asks.strike(own, words, StrikeWhom(g, own))
    other = side_of(g, word)
    kind = NONE
    if not other.warriors[where]:
        pieces = other.rules.pieces
        words = [piece.word for at, piece in enumerate(pieces) if other.at(at, where)]
        word = yield asks.strike_piece(own, words, other)
        for at, piece in enumerate(pieces):
            if piece.word is word:
                kind = at
    yield from remove(g, Removal([Loss(other, where, kind, 1, own)], "9.5.6"))
