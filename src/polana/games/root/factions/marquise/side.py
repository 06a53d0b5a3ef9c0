"""The pieces of the Marquise de Cat, and what she remembers within a turn."""

from __future__ import annotations

from typing import Final

from polana.games.root.factions.base import AnyFaction
from polana.games.root.state import Side

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
KEEP: Final = 3
WOOD: Final = 4
BUILDINGS: Final = (SAWMILL, WORKSHOP, RECRUITER)


class MarquiseSide(Side):
    """What the Marquise remembers within a turn."""

    __slots__ = ("actions", "extra", "keep_lost", "recruited")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: Actions taken this turn, and how many she has in all.
        self.actions: int = 0
        self.extra: int = 0
        self.recruited: bool = False
        self.keep_lost: bool = False

    def copy(self) -> MarquiseSide:
        twin = MarquiseSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.actions = self.actions
        twin.extra = self.extra
        twin.recruited = self.recruited
        twin.keep_lost = self.keep_lost
        return twin
