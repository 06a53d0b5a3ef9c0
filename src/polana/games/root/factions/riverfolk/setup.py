"""How the Riverfolk Company sets up (11.3), and sets what services cost (11.3.5, 11.6.2)."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import why_not_place
from polana.games.root.factions.riverfolk import asks
from polana.games.root.factions.riverfolk import news as told
from polana.games.root.factions.riverfolk.funds import pay_in
from polana.games.root.factions.riverfolk.side import PRICES, SERVICES, RiverfolkSide
from polana.games.root.pieces import place_warriors
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import place_word
from polana.kernel.flow import Flow
from polana.kernel.word import Word

FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3


def on_the_river(g: State, own: RiverfolkSide) -> list[Word]:
    """Clearings on the river, or the coast (C.2.2), where the Company may place warriors."""
    return [
        place_word(where)
        for where in range(CLEARINGS)
        if g.woodland.river[where] and why_not_place(g, own, where) is None
    ]


def set_up(g: State, own: RiverfolkSide) -> Flow[None]:
    # 11.3.2 along the river; 11.3.3 the trade posts are on the tracks
    for left in range(FIRST_WARRIORS, 0, -1):
        word = yield asks.begin(own, on_the_river(g, own), left)
        place_warriors(g, own, word.value, 1, "11.3.2")
    # 11.3.4
    pay_in(g, own, own, FIRST_PAYMENTS, "11.3.4")
    # 11.3.5
    yield from set_prices(g, own, "11.3.5")


def set_prices(g: State, own: RiverfolkSide, law: str) -> Flow[None]:
    """Each marker goes to a space of its track, or stays."""
    for service in SERVICES:
        word = yield asks.price(own, service, PRICES, law)
        if own.prices[service] != word.value or law == "11.3.5":
            told.price(g, own, service, word.value, law)
        own.prices[service] = word.value
