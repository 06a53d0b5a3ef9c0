"""Magic Portals in the moves of an order (RW.explore.portal): one influence opens them all."""

from __future__ import annotations

from typing import Final

from polana.games.runewars import hands
from polana.games.runewars.state import Table
from polana.kernel.refusal import Refusal

PRICE: Final = 1

NO_INFLUENCE: Final = Refusal("RW.explore.portal", "why-runewars-no-influence")


def why_not(g: Table, seat: int) -> Refusal | None:
    return None if g.players[seat].influence >= PRICE else NO_INFLUENCE


def pay(g: Table, seat: int) -> None:
    """Until the order is done, areas with face-up portals are beside each other."""
    hands.spend_influence(g, seat, PRICE, "RW.explore.portal")
    g.acts.portal_paid = True
