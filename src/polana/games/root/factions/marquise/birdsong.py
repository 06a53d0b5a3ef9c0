"""Birdsong (6.4), and how pieces come one to a building."""

from __future__ import annotations

from polana.games.root.asks import Wording
from polana.games.root.control import why_not_place
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.side import SAWMILL, WOOD
from polana.games.root.menu import pause
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import Side, State
from polana.games.root.words import place_word
from polana.kernel.flow import Flow


def birdsong(g: State, me: Side) -> Flow[bool]:
    """6.4: one wood at each sawmill; with too little wood she picks where (1.5.4)."""
    yield from pause(g, me)
    yield from one_each(g, me, SAWMILL, asks.WOOD, "6.4")
    yield from pause(g, me)
    return True


def one_each(g: State, me: Side, kind: int, about: Wording, law: str) -> Flow[None]:
    """One wood at each sawmill, one warrior at each recruiter: as many as there are (1.5.4)."""
    places: list[int] = []
    for where in me.where(kind):
        if why_not_place(g, me, where) is None:
            places.extend([where] * me.at(kind, where))
    while places:
        left = me.left[WOOD] if kind == SAWMILL else me.supply
        if not left:
            return
        where = places[0]
        if left < len(places):
            words = [place_word(where) for where in dict.fromkeys(places)]
            word = yield asks.one_of(me, about, words, law)
            where = word.value
        places.remove(where)
        if kind == SAWMILL:
            place_piece(g, me, WOOD, where, law)
        else:
            place_warriors(g, me, where, 1, law)
