"""What bots think of a position. Without this file the random bot plays, and no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polana.bots.player import Feeling, Manner, Sense
from polana.kernel.flow import Ask

from NAME.state import Table

FILE: Final = Path(__file__).with_name("figures.toml")


class CLASSSense(Sense[Table]):
    """Points, and what the others' points are worth."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.point: float = figures["worth"]["point"]
        self.rival: float = figures["worth"]["rival"]
        self._manner: Manner = Manner(figures["search"])

    def value(self, state: Table, seat: int) -> float:
        """How good an imagined position is for a seat."""
        best = max(points for other, points in enumerate(state.points) if other != seat)
        return self.point * state.points[seat] - self.rival * best

    def moment(self, state: Table) -> int:
        """Where in the match it is: here, in which round."""
        return state.round

    def rests(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """Has what began at that moment come to its end? Here: is it another round?"""
        return self.moment(state) > since

    def settled(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """The same for the bots that search: all positions that are compared should lie equally far ahead."""
        return self.rests(state, ask, seat, since)

    def counts_all(self) -> bool:
        """A guess is right or wrong whatever the bot does next: the mean of all looks, not of the better half."""
        return True

    def manner(self) -> Manner:
        return self._manner


feeling: Final = Feeling(FILE, CLASSSense)
