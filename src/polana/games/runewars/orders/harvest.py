"""Harvest, the fourth order: dials are set, developments used and built (RW.orders.4)."""

from __future__ import annotations

from polana.games.runewars.components import HARVEST
from polana.games.runewars.developments import economy
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.realm import resources
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow


class Harvest(Order):
    """RW.orders.4: set the dials to what the player's areas yield; with supremacy use developments, then build one."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        yield from ()
        resources.harvest(g, seat)
        return True

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        yield from economy.use(g, seat)  # RW.orders.4.supremacy.1
        yield from economy.build(g, seat)  # RW.orders.4.supremacy.2
        return True


register(Harvest(HARVEST))
