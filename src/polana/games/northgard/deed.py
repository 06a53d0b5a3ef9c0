"""Deeds of Northgard: what a player may do on a turn, and the actions that a card lets him choose from.

A deed is its word, its paragraph, `why_not` and `do` (`kernel.deed`).
"""

from __future__ import annotations

from polana.games.northgard.state import Player, Table
from polana.kernel import deed as kernel
from polana.kernel.refusal import Arg, Refusal


class Deed(kernel.Deed[Table, Player]):
    """Something that a player may do. General: always, and nothing happens."""


class Barred(Deed):
    """A deed that the stage of the turn rules out, whatever else it would need."""

    def __init__(self, deed: kernel.Deed[Table, Player], refusal: Refusal) -> None:
        super().__init__(deed.word, deed.law)
        self.deed: kernel.Deed[Table, Player] = deed
        self.refusal: Refusal = refusal

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        return self.refusal

    def terms(self, g: Table, me: Player) -> dict[str, Arg]:
        return self.deed.terms(g, me)


class End(kernel.End[Table, Player]):
    """How a menu ends."""


#: What a menu is made of.
Deeds = list[kernel.Deed[Table, Player]]
