"""Scenes of one order: its effects without the windows around them."""

from __future__ import annotations

from polana.games.runewars.components import ORDERS
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.match import Match
from tests.runewars.bench import Foretold, scene


def _effects(g: Table, seat: int) -> Flow[None]:
    player = g.players[seat]
    rule = rule_of(player.order)
    done = False
    while not done:
        done = yield from rule.primary(g, seat)
    done = not player.supremacy
    while not done:
        done = yield from rule.supremacy(g, seat)


def order(g: Table, name: str, chance: Foretold | None = None, supremacy: bool = False, seat: int = 0) -> Match:
    """A player resolves an order, with its supremacy bonus or without."""
    g.turn = seat
    g.players[seat].order = ORDERS.index(name)
    g.players[seat].supremacy = supremacy
    return scene(g, lambda g: _effects(g, seat), chance)
