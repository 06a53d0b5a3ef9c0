"""What areas yield, and the dials that show it (RW.resources)."""

from __future__ import annotations

from polana.games.runewars.box.decks import EXPLORATION_RESOURCE
from polana.games.runewars.components import DIAL_TOP
from polana.games.runewars.map.tiles import AREA_YIELD
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import Table


def yield_of(g: Table, area: int, resource: int) -> int:
    """What an area yields of a resource; a face-up Village adds 1 of its own (RW.explore.village)."""
    amount = AREA_YIELD[area * 3 + resource]
    if g.token_up[area] and g.token[area] != NOBODY and EXPLORATION_RESOURCE[g.token[area]] == resource:
        return amount + 1
    return amount


def yields(g: Table, seat: int) -> list[int]:
    """RW.orders.4.primary: food, wood and ore of all areas that a player controls. Developments do not count."""
    totals = [0, 0, 0]
    for area in g.chart.areas:
        if g.owner[area] == seat:
            for resource in range(3):
                totals[resource] += yield_of(g, area, resource)
    return totals


def harvest(g: Table, seat: int, law: str = "RW.orders.4.primary") -> None:
    """RW.orders.4.primary: each dial is set to the sum, up or down, at most to 8 (RW.resources.5)."""
    totals = yields(g, seat)
    dials = g.players[seat].dials
    for resource in range(3):
        value = min(DIAL_TOP, totals[resource])
        if dials[resource] != value:
            dials[resource] = value
            g.players[seat].changes += 1
            told.dial_turned(g, seat, resource, value, law)
