"""What a hireling remembers."""

from __future__ import annotations

from typing import TypeVar

from polana.games.root.factions.base import AnyFaction
from polana.games.root.state import Side


class HirelingSide(Side):
    """The pieces of a hireling and what lies on its card."""

    __slots__ = ("acted", "control", "on_card", "turn_note")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        #: Control markers on the card (E.1.2).
        self.control: int = 0
        #: Which of its actions were taken this turn, as bits (E.2.3, E.2.4).
        self.acted: int = 0
        #: Warriors that lie on the card.
        self.on_card: int = 0
        #: What is remembered within a turn: pairs of a number that a rule understands and a count.
        self.turn_note: list[int] = []

    def copy(self) -> HirelingSide:
        twin = HirelingSide(self.rules, self.index, True)
        self.copy_card_to(twin)
        return twin

    def copy_card_to(self, twin: HirelingSide) -> None:
        """The pieces, and what lies on the card."""
        self.copy_to(twin)
        twin.control = self.control
        twin.acted = self.acted
        twin.on_card = self.on_card
        twin.turn_note = self.turn_note[:]


#: The side of a hireling: any, or that of one card.
H = TypeVar("H", bound=HirelingSide)


def hireling(side: Side) -> HirelingSide:
    """For whoever finds it among all sides; its own rules are handed it as it is."""
    assert isinstance(side, HirelingSide)
    return side
