"""Pieces: their kinds, putting them on the map and moving them.

Only this file and removal.py change what stands in a clearing.
"""

from __future__ import annotations

from typing import final

from polana.games.root import news as told
from polana.games.root.control import settle
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.words import piece_word
from polana.kernel.word import Word


@final
class Piece:
    """One kind of building or token of a faction. `rules.pieces` lists them; a kind is the place in that list."""

    def __init__(self, name: str, building: bool, total: int) -> None:
        self.name: str = name
        self.building: bool = building
        self.total: int = total
        self.word: Word = piece_word(name)


def place_warriors(g: State, me: Side, where: int, count: int, law: str = "") -> int:
    """G.1.19, 1.5.4: place warriors from the supply, as many of them as there are; says how many."""
    count = min(count, me.supply)
    if count <= 0:
        return 0
    me.changes += 1
    me.supply -= count
    me.warriors[where] += count
    settle(g, where)
    told.placed_warriors(g, me, count, where, law)
    return count


def place_piece(g: State, me: Side, kind: int, where: int, law: str = "") -> bool:
    """G.1.19: place one building or token from its supply or track; False if there is none left (1.5.1)."""
    if me.left[kind] <= 0:
        return False
    bring_piece(g, me, kind, where)
    told.placed(g, me, kind, where, law)
    return True


def bring_piece(g: State, me: Side, kind: int, where: int) -> None:
    """A building or token comes from its supply or track into a clearing."""
    me.left[kind] -= 1
    put_piece(g, me, kind, where)


def put_piece(g: State, me: Side, kind: int, where: int) -> None:
    """Put a building or token that comes from anywhere into a clearing."""
    me.changes += 1
    me.cardboard[kind * PLACES + where] += 1
    if me.rules.pieces[kind].building:
        me.buildings[where] += 1
    else:
        me.tokens[where] += 1
    settle(g, where)
    for site in g.landmarks:
        site.rules.placed(g, site, me, kind, where)


def lift_piece(g: State, me: Side, kind: int, where: int, count: int = 1) -> None:
    """Take buildings or tokens out of a clearing, to anywhere."""
    me.changes += 1
    me.cardboard[kind * PLACES + where] -= count
    if me.rules.pieces[kind].building:
        me.buildings[where] -= count
    else:
        me.tokens[where] -= count
    settle(g, where)


def swap_pieces(g: State, one: Side, kind: int, where: int, other: Side, other_kind: int, other_where: int) -> None:
    """G.1.31: two buildings or tokens exchange their positions, whatever forbids moving or placing there."""
    lift_piece(g, one, kind, where)
    lift_piece(g, other, other_kind, other_where)
    put_piece(g, one, kind, other_where)
    put_piece(g, other, other_kind, where)


def take_back(g: State, me: Side, kind: int, where: int) -> None:
    """A side takes one of its own pieces off the map as a cost: it goes to its supply or track (G.1.27)."""
    lift_piece(g, me, kind, where)
    return_pieces(me, kind, 1)


def return_pieces(me: Side, kind: int, count: int) -> None:
    """Buildings or tokens that have left the map go to their supply or track (G.1.27)."""
    me.changes += 1
    me.left[kind] += count


def raise_warrior(g: State, me: Side, where: int) -> None:
    """One warrior that does not come from the supply stands in a clearing (14.4.3)."""
    me.changes += 1
    me.warriors[where] += 1
    settle(g, where)


def lift_warriors(g: State, me: Side, where: int, count: int) -> None:
    """Take warriors out of a clearing, to anywhere."""
    me.changes += 1
    me.warriors[where] -= count
    settle(g, where)


def shift_warriors(g: State, me: Side, origin: int, destination: int, count: int) -> None:
    me.changes += 1
    me.warriors[origin] -= count
    me.warriors[destination] += count
    settle(g, origin)
    settle(g, destination)
