"""Deeds of Northgard: what a player may do on a turn, and the actions that a card lets him choose from.

A deed is its word, its paragraph, `why_not` and `do` (`kernel.deed`).
"""

from __future__ import annotations

from polana.games.northgard.state import Player, Table
from polana.kernel import deed as kernel


class Deed(kernel.Deed[Table, Player]):
    """Something that a player may do. General: always, and nothing happens."""


class End(kernel.End[Table, Player]):
    """How a menu ends."""


#: What a menu is made of.
Deeds = list[kernel.Deed[Table, Player]]
