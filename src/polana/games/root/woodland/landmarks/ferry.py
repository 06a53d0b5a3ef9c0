"""The Ferry (C.2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root.cards import draw
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland import asks
from polana.games.root.woodland import news as told
from polana.games.root.woodland.landmark import BesideWater
from polana.games.root.woodland.maps import Woodland
from polana.games.root.woodland.words import FERRY
from polana.kernel.flow import Flow


class Ferry(BesideWater):
    """Once a turn a move out of its clearing may go along the water, the ferry with it; whoever moves draws a card."""

    def __init__(self) -> None:
        super().__init__("ferry")

    def map_place(self, woodland: Woodland) -> int:
        """C.2.1: on the Lake."""
        return woodland.ferry

    def reach(self, g: State, site: Site, me: Side, origin: int) -> Sequence[int]:
        """C.2.5: any other coastal clearing; on a map without a lake, the next clearings along the river."""
        return () if site.used or site.where != origin else g.woodland.rivers[origin]

    def goes_by(self, g: State, site: Site, me: Side, destination: int, adjacent: bool) -> Flow[bool]:
        if not adjacent:
            return True
        word = yield asks.ferry(me, destination)
        return word is FERRY

    def went_by(self, g: State, site: Site, movers: list[Side], destination: int) -> None:
        """C.2.5: it stays at the destination, and all whose pieces moved draw a card."""
        site.where = destination
        site.used = 1
        told.ferry(g, movers[0], destination)
        for side in movers:
            player = g.player_of(side) or g.current  # E.3.7: with hirelings, whoever moves them
            draw(g, player, 1, "C.2.5")


LANDMARK: Final = Ferry()
