"""What the Woodland Alliance has: supporters, officers, sympathy."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.base import AnyFaction
from polana.games.root.names import CARD_NAMES
from polana.games.root.pieces import place_piece
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.kernel.notation import Notation

#: The bases come first, so that a base's kind is its printed suit.
SYMPATHY: Final = 3

_TABLE: Final = faction_table("alliance")
#: 8.4.2.II, 8.4.2.III: supporters and points for the first, second, ... sympathy token.
COST: Final[list[int]] = _TABLE["tracks"]["sympathy_cost_supporters"]
POINTS: Final[list[int]] = _TABLE["tracks"]["sympathy_vp"]
#: How the board is written in positions.
NOTATION: Final = Notation({"supporters": CARD_NAMES})


class AllianceSide(Side):
    """The supporters and the officers."""

    __slots__ = ("officers", "operations", "spreading", "supporters")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        self.officers: int = 0
        #: Officers used this Evening (8.6.1).
        self.operations: int = 0
        #: Has sympathy been spread this turn, so that no revolt can follow (8.4)?
        self.spreading: bool = False
        #: Face-down cards that only their owner may look at (8.2.3).
        self.supporters: list[int] = []

    def copy(self) -> AllianceSide:
        twin = AllianceSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.officers = self.officers
        twin.operations = self.operations
        twin.spreading = self.spreading
        twin.supporters = self.supporters[:]
        return twin


def has_base(own: AllianceSide) -> bool:
    """Is there a base on the map? The others are on the board."""
    return 0 in own.left[:SYMPATHY]


def add_officer(g: State, own: AllianceSide, law: str) -> None:
    """A warrior from the supply becomes an officer, if there is one."""
    if own.supply:
        own.supply -= 1
        own.officers += 1
        told.officer(g, own, own.officers, law)


def place_sympathy(g: State, own: AllianceSide, where: int, law: str) -> None:
    """8.4.2.III, 8.6.1.IV: the next token of the track, and the points that it uncovers."""
    points = next_points(own)
    place_piece(g, own, SYMPATHY, where, law)
    score(g, own, points, law)


def next_points(own: AllianceSide) -> int:
    """What the next token of the track uncovers; nothing if none is left."""
    return POINTS[len(POINTS) - own.left[SYMPATHY]] if own.left[SYMPATHY] else 0


def is_sympathetic(own: AllianceSide, where: int) -> bool:
    """8.2.5.II."""
    return own.cardboard[SYMPATHY * PLACES + where] > 0
