"""What the Underground Duchy has: the Burrow, tunnels, ministers and crowns."""

from __future__ import annotations

from typing import Final, Literal

from polana.games.root.components import faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.duchy.words import MINISTER_WORDS
from polana.games.root.state import Side
from polana.kernel.notation import Notation

CITADEL: Final = 0
MARKET: Final = 1
TUNNEL: Final = 2
BUILDINGS: Final = (CITADEL, MARKET)

_TABLE: Final = faction_table("duchy")
#: Ranks of ministers, the highest last (12.2.3).
RANKS: Final = ("squire", "noble", "lord")
SQUIRE: Final = 0
NOBLE: Final = 1
LORD: Final = 2
#: The rank of each minister, and by rank: crowns, points of a crown space, cards to be revealed (12.5.3, U.D.3).
RANK_OF: Final[list[int]] = [RANKS.index(row["rank"]) for row in _TABLE["minister"]]
CROWNS: Final[list[int]] = [_TABLE["tracks"]["crowns"][rank] for rank in RANKS]
CROWN_POINTS: Final[list[int]] = [_TABLE["tracks"]["crown_vp"][rank] for rank in RANKS]
SWAY_CARDS: Final[list[int]] = [_TABLE["tracks"]["sway_cards"][rank] for rank in RANKS]

#: The steps of Daylight (12.5).
Step = Literal["assembly", "parliament", "sway"]
ASSEMBLY: Final = 0
PARLIAMENT: Final = 1
SWAY: Final = 2
STEPS: Final[tuple[Step, ...]] = ("assembly", "parliament", "sway")
#: How the board is written in positions.
_MINISTERS: Final = [word.label for word in MINISTER_WORDS]
NOTATION: Final = Notation({"step": STEPS}, tables={"crowns": RANKS}, flags={"swayed": _MINISTERS, "acted": _MINISTERS})


class DuchySide(Side):
    """The ministers. The warriors in the Burrow are those at `maps.BURROW`."""

    __slots__ = ("acted", "actions", "crowns", "step", "swayed")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: The step of Daylight, and the actions of the Assembly taken this turn (12.5.1).
        self.step: int = ASSEMBLY
        self.actions: int = 0
        #: Swayed ministers, and those of them who have acted this turn (12.5.2), as bits.
        self.swayed: int = 0
        self.acted: int = 0
        #: Crowns on the board, by rank.
        self.crowns: list[int] = CROWNS[:]

    def copy(self) -> DuchySide:
        twin = DuchySide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.step = self.step
        twin.actions = self.actions
        twin.swayed = self.swayed
        twin.acted = self.acted
        twin.crowns = self.crowns[:]
        return twin

    def has_swayed(self, minister: int) -> bool:
        return self.swayed >> minister & 1 == 1
