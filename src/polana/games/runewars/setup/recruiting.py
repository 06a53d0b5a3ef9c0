"""New figures from the unused ones, spread over areas (RW.setup.6.2, RW.orders.5)."""

from __future__ import annotations

from polana.games.runewars.map import board
from polana.games.runewars.setup import asks
from polana.games.runewars.setup import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import COUNT
from polana.kernel.flow import Flow


def spread(g: Table, seat: int, kinds: list[int], areas: list[int], law: str) -> Flow[None]:
    """The player says for each kind how many of its figures come into which of the areas.

    `kinds` has an entry for each figure; there must be as many unused ones.
    """
    for kind in sorted(set(kinds)):
        left = kinds.count(kind)
        while left:
            where = yield asks.muster_where(seat, kind, left, areas, law)
            count = left
            if len(areas) > 1:
                word = yield asks.muster_count(seat, kind, where, COUNT[1 : left + 1], law)
                count = word.value
            board.muster(g, where.value, kind, count)
            told.mustered(g, seat, kind, count, where.value, law)
            left -= count
