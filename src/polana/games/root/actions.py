"""The actions that most factions have, as deeds: craft (4.1), move (4.2), battle (4.3).

`law` is the paragraph that gives the action; a faction may have a paragraph of its own that bars it.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle, start_battle_at, why_not_battle
from polana.games.root.components import NONE
from polana.games.root.craft import can_craft, craft
from polana.games.root.deed import Deed
from polana.games.root.move import can_move, take_move, take_move_from, why_not_from
from polana.games.root.price import is_tempted
from polana.games.root.state import Side, State
from polana.games.root.words import BATTLE, CRAFT, DONE, MOVE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NONE_LEFT: Final = Refusal("1.5.1", "why-root-none-left")

NO_MOVE: Final = Refusal("4.2.1", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")


class Craft(Deed):
    """4.1: a card of the hand."""

    def __init__(self, law: str, barred: str = "4.1") -> None:
        super().__init__(CRAFT, law)
        self.nothing: Refusal = Refusal(barred, "why-root-nothing-to-craft")

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if can_craft(g, me) else self.nothing

    def do(self, g: State, me: Side) -> Flow[None]:
        return craft(g, me, self.law)


class Move(Deed):
    """4.2: so many moves, from clearings of a suit if one is given; all but the first may be left out."""

    def __init__(
        self, law: str, word: Word = MOVE, moves: int = 1, barred: Refusal = NO_MOVE, suit: int = NONE
    ) -> None:
        super().__init__(word, law)
        self.moves: int = moves
        self.barred: Refusal = barred
        self.suit: int = suit

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if can_move(g, me, self.suit) else self.barred

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from take_move(g, me, self.law, self.suit)
        for _ in range(self.moves - 1):
            if not can_move(g, me, self.suit) or not (yield from take_move(g, me, self.law, self.suit, DONE)):
                return


class MoveFrom(Deed):
    """4.2: from a given clearing, by a paragraph of its own."""

    def __init__(self, law: str, origin: int) -> None:
        super().__init__(MOVE, law)
        self.origin: int = origin

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_from(g, me, self.origin)

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from take_move_from(g, me, self.origin, self.law, self.law)


class GrantedMove(Deed):
    """A move that an effect grants: of warriors, or of a pawn (`Faction.take_move`)."""

    def __init__(self, law: str, barred: Refusal = NO_MOVE) -> None:
        super().__init__(MOVE, law)
        self.barred: Refusal = barred

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if me.rules.can_move(g, me) else self.barred

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from me.rules.take_move(g, me, self.law)


class Battle(Deed):
    """4.3: so many battles, in clearings of a suit if one is given; all but the first may be left out."""

    def __init__(
        self, law: str, word: Word = BATTLE, barred: Refusal = NO_BATTLE, battles: int = 1, suit: int = NONE
    ) -> None:
        super().__init__(word, law)
        self.barred: Refusal = barred
        self.battles: int = battles
        self.suit: int = suit

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if can_battle(g, me, self.suit) else self.barred

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from start_battle(g, me, self.law, self.suit)
        for _ in range(self.battles - 1):
            # Where only a card stands before a battle, whoever does not hold it is asked too (E.2.2).
            if not can_battle(g, me, self.suit) and not is_tempted(g, me, self.suit):
                return
            if not (yield from start_battle(g, me, self.law, self.suit, DONE)):
                return


class BattleHere(Deed):
    """4.3: in a given clearing."""

    def __init__(self, law: str, where: int) -> None:
        super().__init__(BATTLE, law)
        self.where: int = where

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_battle(g, me, self.where)

    def do(self, g: State, me: Side) -> Flow[None]:
        return start_battle_at(g, me, self.where, self.law)
