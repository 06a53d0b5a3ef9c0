"""How the Marquise sets up (6.3, A.8.2)."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import why_not_build
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.side import BUILDINGS, KEEP
from polana.games.root.homelands import between_enemies, choose_homeland, taken, why_not_home
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import place_word
from polana.kernel.flow import Flow

HOMELANDS: Final = 3


def set_up(g: State, me: Side) -> Flow[None]:
    # 6.3.2 the keep
    corners = [place_word(where) for where in g.woodland.corners if not taken(g, where)]
    word = yield asks.keep(me, corners)
    home = word.value
    place_piece(g, me, KEEP, home, "6.3.2")
    me.homelands.append(home)
    # 6.3.3 the garrison
    for where in range(CLEARINGS):
        if where != g.woodland.opposite[home]:
            place_warriors(g, me, where, 1, "6.3.3")
    # 6.3.4 one building of each type; 6.3.5 the rest are on the tracks
    for kind in BUILDINGS:
        places = [where for where in (home, *g.near[home]) if why_not_build(g, me, where) is None]
        if not places:
            continue  # buildings of hirelings fill the slots around the keep: hers stays on its track
        words = [place_word(where) for where in places]
        word = yield asks.first_building(me, words, kind)
        place_piece(g, me, kind, word.value, "6.3.4")


def set_up_by_card(g: State, me: Side) -> Flow[None]:
    """A.8.2: three homelands, each next to another; two warriors in each, one in every other clearing."""
    while among := next_homelands(g, me):
        yield from choose_homeland(g, me, among, 0, asks.HOMELAND)
    for where in range(CLEARINGS):
        place_warriors(g, me, where, 2 if where in me.homelands else 1, "A.8.2")
    # the keep: not next to an enemy homeland, if possible (A.8.2.II)
    homes = [where for where in me.homelands if between_enemies(g, me, where) > 0] or me.homelands
    word = yield asks.keep_by_card(me, [place_word(where) for where in homes])
    place_piece(g, me, KEEP, word.value, "A.8.2")
    # a sawmill, a workshop and a recruiter, each in a different homeland
    left = list(me.homelands)
    for kind in BUILDINGS[: len(left)]:
        words = [place_word(where) for where in left]
        word = yield asks.first_building_by_card(me, words, kind)
        place_piece(g, me, kind, word.value, "A.8.2")
        left.remove(word.value)


def next_homelands(g: State, me: Side, builds: bool = True) -> list[int]:
    """A.8.2: clearings from which the next of three homelands is chosen, each next to another.

    Where others leave no three in a row, those beside one that have room will do, else any that have.
    """
    if len(me.homelands) == HOMELANDS:
        return []
    room = [where for where in range(CLEARINGS) if why_not_home(g, me, where, builds) is None]
    near = [where for where in room if beside(g, where, me.homelands)]
    return [where for where in near if grows(g, me, where, builds)] or near or room


def beside(g: State, where: int, homes: list[int]) -> bool:
    """Is a clearing next to one of the homelands chosen so far? The first may be anywhere."""
    return not homes or any(where in g.near[home] for home in homes)


def grows(g: State, me: Side, where: int, builds: bool = True) -> bool:
    """Could three homelands be chosen, this clearing being the next? Each needs room for what is set up (A.8.2.I)."""
    homes = [*me.homelands, where]
    while len(homes) < HOMELANDS:
        more = [
            other
            for home in homes
            for other in g.near[home]
            if other not in homes and why_not_home(g, me, other, builds) is None
        ]
        if not more:
            return False
        homes.append(more[0])
    return True
