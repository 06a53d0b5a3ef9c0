"""How the Underground Duchy sets up (12.3, A.8.2)."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import settle, why_not_place
from polana.games.root.factions.duchy import asks
from polana.games.root.factions.duchy.side import TUNNEL, DuchySide
from polana.games.root.homelands import choose_homeland, corners_for, spread_evenly, why_not_home
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import State
from polana.games.root.woodland.maps import BURROW, CLEARINGS
from polana.games.root.words import place_word
from polana.kernel.flow import Flow

FIRST_WARRIORS: Final = 2
#: 12.3.3: warriors in each clearing around; A.8.2: spread evenly over all of them.
AROUND: Final = 2
SPREAD: Final = 5
HOMELAND_APART: Final = 1
#: 12.3.3: the factions whose starting clearings count for the opposite corner, as printed.
FACED: Final = ("marquise", "eyrie")


def set_up(g: State, own: DuchySide) -> Flow[None]:
    """12.3.2 the Burrow lies beside the map; 12.3.3 a tunnel in a corner."""
    free = [where for where in g.woodland.corners if why_not_home(g, own, where) is None]
    facing = [where for where in free if faced(g, g.woodland.opposite[where])]
    word = yield asks.home(own, [place_word(where) for where in facing or free or corners_for(g, own)])
    home = word.value
    own.homelands.append(home)
    begin(g, own, home, "12.3.3")
    for where in g.near[home]:
        if why_not_place(g, own, where) is None:
            place_warriors(g, own, where, AROUND, "12.3.3")


def faced(g: State, where: int) -> bool:
    """Is it the starting clearing of one of the printed factions?"""
    return any(where in side.homelands for side in g.sides if side.rules.name in FACED)


def set_up_by_card(g: State, own: DuchySide) -> Flow[None]:
    """A.8.2: a clearing that is not next to an enemy homeland."""
    home = yield from choose_homeland(g, own, list(range(CLEARINGS)), HOMELAND_APART, asks.HOME)
    begin(g, own, home, "A.8.2")
    yield from spread_evenly(g, own, home, SPREAD, asks.surface)


def begin(g: State, own: DuchySide, home: int, law: str) -> None:
    settle(g, BURROW)
    place_piece(g, own, TUNNEL, home, law)
    place_warriors(g, own, home, FIRST_WARRIORS, law)
