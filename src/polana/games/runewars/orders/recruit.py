"""Recruit, the fifth order: figures from a dial (RW.orders.5)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import KIND_COUNT, RECRUIT, dial_units
from polana.games.runewars.map import board
from polana.games.runewars.moves import limits
from polana.games.runewars.orders import asks
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.setup import recruiting
from polana.games.runewars.state import Table
from polana.games.runewars.words import ROUTED, SKIP, UNIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

SAME_DIAL: Final = Refusal("RW.orders.5.supremacy", "why-runewars-same-dial")


@final
class DialJudge(Judge):
    """RW.orders.5.supremacy: the second dial is another one."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        return SAME_DIAL if word is not SKIP and word.value == self.g.acts.recruited else None


def recruit(g: Table, seat: int, resource: int, law: str) -> Flow[None]:
    """The units at and below the arrow of a dial come to his strongholds; no dial falls (RW.orders.5.primary.4)."""
    player = g.players[seat]
    areas = board.strongholds_of(g, seat)  # RW.orders.5.primary.2
    kinds = dial_units(player.faction, resource, player.dials[resource])
    coming: list[int] = []
    for kind in sorted(set(kinds)):
        count = kinds.count(kind)
        if count > g.unused[kind]:
            yield from reuse(g, seat, kind, count - g.unused[kind])
        coming += [kind] * min(count, g.unused[kind])
    yield from recruiting.spread(g, seat, coming, areas, law)
    for area in areas:
        yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.orders.5.primary.3")


def reuse(g: Table, seat: int, kind: int, missing: int) -> Flow[None]:
    """RW.limits.3: for each figure that is missing, one on the board may be destroyed and placed anew."""
    for _ in range(missing):
        areas = [area for area in board.areas_of(g, seat) if kind in board.kinds_of(g, seat, area)]
        where = yield asks.reuse_where(seat, kind, areas)
        if where is SKIP:
            return
        at = where.value * KIND_COUNT + kind
        figure = UNIT[kind]
        if g.routed[at]:
            figure = ROUTED[kind]
            if g.standing[at]:
                figure = yield asks.reuse_figure(seat, kind, where.value)
        limits.give_up(g, seat, where.value, figure, "RW.limits.3")


@final
class Recruit(Order):
    """RW.orders.5: units from one dial, and with supremacy from a second."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        if board.strongholds_of(g, seat):
            word = yield asks.dial(seat, DialJudge(g), False)
            g.acts.recruited = word.value
            yield from recruit(g, seat, word.value, "RW.orders.5.primary.1")
        return True

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        if board.strongholds_of(g, seat):
            word = yield asks.dial(seat, DialJudge(g), True)
            if word is not SKIP:
                yield from recruit(g, seat, word.value, "RW.orders.5.supremacy")
        return True


register(Recruit(RECRUIT))
