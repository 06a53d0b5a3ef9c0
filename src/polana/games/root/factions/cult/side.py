"""What the Lizard Cult has: gardens, acolytes, the Outcast, the Lost Souls."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CLEARING_SUITS, FOX, SUITS, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.names import CARD_NAMES
from polana.games.root.state import Side
from polana.kernel.notation import Notation

#: The kind of a garden is its printed suit.
GARDENS: Final = tuple(CLEARING_SUITS)

_TABLE: Final = faction_table("cult")
#: 10.5.3: the points above the rightmost empty space, by gardens of the suit on the map.
POINTS: Final[list[int]] = _TABLE["tracks"]["score_vp_by_gardens_on_map"]
#: How many gardens of a suit uncover each of its draw bonuses (10.6.3).
DRAW_BONUSES: Final[list[int]] = _TABLE["tracks"]["garden_draw_bonus_at"]
#: How the board is written in positions.
NOTATION: Final = Notation({"lost_souls": CARD_NAMES, "outcast": SUITS}, flags={"scored": SUITS})


class CultSide(Side):
    """The board of the Cult. All of it is open: anyone may look through the Lost Souls (10.2.6)."""

    __slots__ = ("acolytes", "adjusted", "defending", "hated", "lost_souls", "outcast", "scored")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: Warriors in the Acolytes box.
        self.acolytes: int = 0
        #: The Outcast suit, and whether it is Hated (10.4.1).
        self.outcast: int = FOX
        self.hated: bool = False
        #: Cards that were played, spent or discarded since the last Birdsong (10.2.6).
        self.lost_souls: list[int] = []
        #: Has Birdsong got as far as the conspiracies (10.4.3)?
        self.adjusted: bool = False
        #: The suits that have scored this turn, as bits (10.5.3).
        self.scored: int = 0
        #: Is the Cult the defender in the battle that is being fought (10.2.3)?
        self.defending: bool = False

    def copy(self) -> CultSide:
        twin = CultSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.acolytes = self.acolytes
        twin.outcast = self.outcast
        twin.hated = self.hated
        twin.lost_souls = self.lost_souls[:]
        twin.adjusted = self.adjusted
        twin.scored = self.scored
        twin.defending = self.defending
        return twin

    def gardens(self, suit: int) -> int:
        """Gardens of a suit on the map."""
        return self.rules.pieces[suit].total - self.left[suit]
