"""The Tower (C.3.4)."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import rules
from polana.games.root.score import score
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.landmark import Landmark
from polana.games.root.woodland.maps import Woodland


class Tower(Landmark):
    """Whoever rules its clearing at the end of his Evening scores a point."""

    def __init__(self) -> None:
        super().__init__("tower")

    def map_place(self, woodland: Woodland) -> int:
        """C.3.1: on the Mountain, in the Pass."""
        return woodland.tower

    def end_of_evening(self, g: State, site: Site, me: Side) -> None:
        """C.3.4."""
        if rules(g, me, site.where):
            score(g, me, 1, "C.3.4")


LANDMARK: Final = Tower()
