"""Who acts first (RW.turnorder)."""

from __future__ import annotations

from polana.games.runewars.components import START_INFLUENCE
from polana.games.runewars.state import Table


def clockwise(g: Table, start: int) -> list[int]:
    """All seats from one on, to the left."""
    count = len(g.players)
    return [(start + at) % count for at in range(count)]


def left_of(g: Table, seat: int) -> int:
    """The next player to the left who is still in the game."""
    count = len(g.players)
    for at in range(1, count):
        if not g.players[(seat + at) % count].out:
            return (seat + at) % count
    return seat


def _rank(g: Table, seat: int, order: int) -> int:
    """Ascending: by order, then descending by influence, then by starting influence, which is never equal."""
    player = g.players[seat]
    return (order * 1000 - player.influence) * 10 - START_INFLUENCE[player.faction]


def _ranked(g: Table, last: bool) -> list[int]:
    ranks: list[int] = []
    for player in g.players:
        if not player.out:
            ranks.append(_rank(g, player.seat, player.last_order if last else player.order) * 4 + player.seat)
    ranks.sort()
    return [rank & 3 for rank in ranks]


def order_of_play(g: Table) -> list[int]:
    """RW.season.3: by the orders of the season before; in the first Spring there are none (RW.turnorder.2)."""
    return _ranked(g, True)


def order_of_orders(g: Table) -> list[int]:
    """RW.orders.resolve.2, RW.orders.resolve.3: by the orders that were revealed."""
    return _ranked(g, False)
