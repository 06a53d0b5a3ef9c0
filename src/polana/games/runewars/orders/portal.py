"""Magic Portals in the moves of an order (RW.explore.portal): one influence opens them all."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.deed import Deed
from polana.games.runewars.moves.movement import PORTAL
from polana.games.runewars.realm import hands
from polana.games.runewars.state import Table
from polana.games.runewars.words import EXPLORATION
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

PRICE: Final = 1

NO_INFLUENCE: Final = Refusal("RW.explore.portal", "why-runewars-no-influence")


def why_not(g: Table, seat: int) -> Refusal | None:
    return None if g.players[seat].influence >= PRICE else NO_INFLUENCE


class OpenPortals(Deed):
    """Until the order is done, areas with face-up portals are beside each other."""

    def __init__(self) -> None:
        super().__init__(EXPLORATION[PORTAL], "RW.explore.portal")

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return why_not(g, me)

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {"influence": PRICE}

    def do(self, g: Table, me: int) -> Flow[None]:
        hands.spend_influence(g, me, PRICE, "RW.explore.portal")
        g.acts.portal_paid = True
        yield from ()


OPEN_PORTALS: Final = OpenPortals()
