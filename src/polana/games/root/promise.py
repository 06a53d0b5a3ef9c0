"""Promises: what everybody knows of a face-down pile because of a question that is asked.

Whoever says that he spends a fox card is asked which: so he holds one. An ask whose options depend on secret cards and
that has no way out implies such a promise (`Ask(implies=...)`), and whoever imagines the pile keeps to it.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS
from polana.games.root.state import Side
from polana.kernel.flow import Implied

#: What is promised: suits of cards as bits, or one of these.
CRAFTABLE: Final = 16
ACTIVATABLE: Final = 32


class Promise(Implied):
    """A side holds so many cards of these suits, or of this sort, in a pile: 0 its hand, else one of `secret_cards`."""

    __slots__ = ("count", "pile", "side", "what")

    def __init__(self, me: Side, what: int, count: int = 1, pile: int = 0) -> None:
        self.side: int = me.index
        self.what: int = what
        self.count: int = count
        self.pile: int = pile

    def is_kept_by(self, card: int) -> bool:
        """Is a card of the suits that are promised? A promise of another sort of card says which."""
        return bool(self.what >> CARDS[card].suit & 1)
