"""How the Lizard Cult sets up (10.3, A.8.2)."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CLEARING_SUITS
from polana.games.root.control import why_not_place
from polana.games.root.factions.cult import asks
from polana.games.root.factions.cult import news as told
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.homelands import choose_homeland, corners_for, spread_evenly
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import SUIT_WORDS, place_word
from polana.kernel.flow import Flow

#: Warriors that start beside the first garden (10.3.2, A.8.2).
FIRST_WARRIORS: Final = 4
#: A.8.2: warriors spread evenly over the clearings around, and acolytes.
PILGRIMS: Final = 3
FIRST_ACOLYTES: Final = 2
#: A.8.2: clearings between the homeland and those of enemies.
HOMELAND_APART: Final = 1


def set_up(g: State, own: CultSide) -> Flow[None]:
    # 10.3.2 in a corner, opposite another's starting clearing if possible
    corners = [place_word(where) for where in corners_for(g, own)]
    word = yield asks.home(own, corners)
    home = word.value
    own.homelands.append(home)
    yield from first_garden(g, own, home, "10.3.2")
    for where in g.near[home]:
        if why_not_place(g, own, where) is None:
            place_warriors(g, own, where, 1, "10.3.2")
    # 10.3.3 the Outcast; 10.3.4 the rest of the gardens are on the tracks
    yield from choose_outcast(g, own, "10.3.3")


def set_up_by_card(g: State, own: CultSide) -> Flow[None]:
    """A.8.2: a clearing that is not next to an enemy homeland."""
    home = yield from choose_homeland(g, own, list(range(CLEARINGS)), HOMELAND_APART, asks.HOME)
    yield from first_garden(g, own, home, "A.8.2")
    yield from spread_evenly(g, own, home, PILGRIMS, asks.pilgrims)
    add_acolytes(g, own, FIRST_ACOLYTES, "A.8.2")
    yield from choose_outcast(g, own, "A.8.2")


def first_garden(g: State, own: CultSide, home: int, law: str) -> Flow[None]:
    word = yield asks.garden(own, suit_list(g, home), law)
    place_piece(g, own, word.value, home, law)
    place_warriors(g, own, home, FIRST_WARRIORS, law)


def choose_outcast(g: State, own: CultSide, law: str) -> Flow[None]:
    word = yield asks.outcast(own, [SUIT_WORDS[suit] for suit in CLEARING_SUITS], law)
    own.outcast = word.value
    told.outcast(g, own, own.outcast, False, law)


def add_acolytes(g: State, own: CultSide, count: int, law: str) -> None:
    """1.5.4: warriors from the supply join the acolytes, as many of them as there are."""
    count = min(count, own.supply)
    if count:
        own.supply -= count
        own.acolytes += count
        told.acolytes(g, own, count, law)
