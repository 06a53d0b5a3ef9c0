"""Limits of units in an area (RW.move.limit, RW.season.winter, RW.orders.5.primary.3): the owner says who goes."""

from __future__ import annotations

from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.map import board
from polana.games.runewars.moves import asks
from polana.games.runewars.moves import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import ROUTED, UNIT
from polana.kernel.flow import Flow
from polana.kernel.word import Word


def figures(g: Table, seat: int, area: int) -> list[Word]:
    """The units of a player in an area as words: `unit:...` if one stands, `routed:...` if one lies."""
    words: list[Word] = []
    for kind in board.kinds_of(g, seat, area):
        if g.standing[area * KIND_COUNT + kind]:
            words.append(UNIT[kind])
        if g.routed[area * KIND_COUNT + kind]:
            words.append(ROUTED[kind])
    return words


def give_up(g: Table, seat: int, area: int, figure: Word, law: str) -> None:
    """A player destroys one of his own units; with the last of them the alliance ends (RW.neutral.ally.3)."""
    allied = g.ally[area] == seat
    board.destroy(g, area, figure.value, 1, figure.kind == "routed")
    told.destroyed(g, seat, figure, area, law)
    if allied:
        told.parted(g, seat, area)


def trim(g: Table, seat: int, area: int, limit: int, law: str) -> Flow[None]:
    """A player with more units in an area than the limit destroys some of his choice (RW.move.limit.1)."""
    while board.army(g, seat, area) > limit:
        surplus = board.army(g, seat, area) - limit
        word = yield asks.destroy(seat, figures(g, seat, area), area, surplus, law)
        give_up(g, seat, area, word, law)
