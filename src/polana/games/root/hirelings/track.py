"""Hireling markers on the score track (A.6.4, E.1.1)."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as told
from polana.games.root.components import read
from polana.games.root.state import Extra, Side, State
from polana.games.root.view import MarkersView

_COMMON: Final = read("hirelings")["common"]
SPACES: Final[list[int]] = _COMMON["score_markers"]


class Markers(Extra):
    """The hireling markers on the score track, and those that wait for the end of their taker's turn."""

    __slots__ = ("claims", "track")

    def __init__(self, track: list[int], claims: list[int]) -> None:
        #: The spaces on which a marker still lies.
        self.track: list[int] = track
        #: The players who have taken one and not hired yet, by index, once for each marker.
        self.claims: list[int] = claims

    def copy(self) -> Extra:
        return Markers(self.track[:], self.claims[:])


def markers(g: State) -> Markers | None:
    """The markers, where hirelings are played with."""
    for extra in g.extras:
        if isinstance(extra, Markers):
            return extra
    return None


def score_marker_moved(g: State, me: Side, before: int) -> None:
    """E.1.1: whoever reaches or passes a hireling marker takes it; one behind the score he began with he leaves."""
    found = markers(g)
    if found is None:
        return
    for space in found.track[:]:
        if before < space <= me.score:
            found.track.remove(space)
            found.claims.append(me.index)
            told.marker_taken(g, me, space)


def markers_view(g: State) -> MarkersView:
    found = markers(g)
    return {"track": [], "claims": []} if found is None else {"track": found.track[:], "claims": found.claims[:]}
