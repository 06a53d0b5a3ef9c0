"""What the Corvid Conspiracy has: plots, whose kinds are a secret while they lie face down.

On the map a face-down plot is a piece of the kind `PLOT`, the same for everybody; what it really is lies in `kinds`.
Everybody knows how many plots the supply holds (`left[PLOT]`), and only the Corvids know which (`stock`).
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.corvid.words import PLOT_WORDS
from polana.games.root.names import CLEARING_NAMES, PLACE_NAMES
from polana.games.root.state import Side
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.kernel.notation import Notation

#: Plots that lie face up, by their kind, and any that lies face down.
BOMB: Final = 0
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
KINDS: Final = (BOMB, SNARE, EXTORTION, RAID)
PLOT: Final = 4

_TABLE: Final = faction_table("corvid")
#: How many plots there are of each kind (13.2.2).
COUNTS: Final[list[int]] = [row["count"] for row in _TABLE["plot"]]
ALL_PLOTS: Final = sum(COUNTS)
#: How the board is written in positions.
_PLOTS: Final = [word.label for word in PLOT_WORDS]
NOTATION: Final = Notation(
    {"kinds": _PLOTS, "raided": PLACE_NAMES},
    {"stock": _PLOTS},
    {"kinds": CLEARING_NAMES, "denied": CLEARING_NAMES},
    {"denied": _PLOTS},
)


class CorvidSide(Side):
    """The plots."""

    __slots__ = ("actions", "denied", "exerted", "exposed", "kinds", "plotted", "raided", "recruited", "step", "stock")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: What each face-down plot is, by clearing, and what is in the supply, by kind. Secret (13.2.2.I).
        self.kinds: list[int] = [NONE] * PLACES
        self.stock: list[int] = COUNTS[:]
        #: By clearing: the kinds, as bits, that a wrong guess has shown a face-down plot not to be. Public.
        self.denied: list[int] = [0] * PLACES
        #: How far Birdsong has come (13.4); recruited this turn?
        self.step: int = 0
        self.recruited: bool = False
        #: Actions taken and plots placed this turn (13.5); is the Evening's draw given up (13.6.1)?
        self.actions: int = 0
        self.plotted: int = 0
        self.exerted: bool = False
        #: While pieces are removed: is it by Exposure, and from where did raids go (13.7.4)?
        self.exposed: bool = False
        self.raided: list[int] = []
        # Face-up plots are not in the supply: there all lie face down.
        for kind in KINDS:
            self.left[kind] = 0

    def copy(self) -> CorvidSide:
        twin = CorvidSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.kinds = self.kinds[:]
        twin.stock = self.stock[:]
        twin.denied = self.denied[:]
        twin.step = self.step
        twin.recruited = self.recruited
        twin.actions = self.actions
        twin.plotted = self.plotted
        twin.exerted = self.exerted
        twin.exposed = self.exposed
        twin.raided = self.raided[:]
        return twin

    def face_down(self, where: int) -> bool:
        return self.cardboard[PLOT * PLACES + where] > 0

    def face_up(self, where: int) -> int:
        """The kind of the face-up plot in a clearing, or NONE."""
        for kind in KINDS:
            if self.cardboard[kind * PLACES + where]:
                return kind
        return NONE

    def plots_up(self) -> int:
        """Face-up plots on the map."""
        return sum(self.on_map(kind) for kind in KINDS)

    def plots_down(self) -> list[int]:
        """Clearings with a face-down plot."""
        plots = self.cardboard
        return [where for where in range(CLEARINGS) if plots[PLOT * PLACES + where]]
