"""The Tower (C.3.4)."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import rules
from polana.games.root.score import score
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.landmark import Landmark
from polana.games.root.woodland.maps import Woodland
from polana.kernel.refusal import Refusal

NO_RUIN: Final = Refusal("A.5.3", "why-root-landmark-no-ruin")


class Tower(Landmark):
    """Whoever rules its clearing at the end of his Evening scores a point."""

    def __init__(self) -> None:
        super().__init__("tower")
        self.near_others = True

    def why_not_lie(self, g: State, where: int) -> Refusal | None:
        """A.5.3: at a ruin; another landmark may be next to it."""
        return super().why_not_lie(g, where) if g.woodland.ruins[where] else NO_RUIN

    def map_place(self, woodland: Woodland) -> int:
        """C.3.1: on the Mountain, in the Pass."""
        return woodland.tower

    def end_of_evening(self, g: State, site: Site, me: Side) -> None:
        """C.3.4."""
        if rules(g, me, site.where):
            score(g, me, 1, "C.3.4")


LANDMARK: Final = Tower()
