"""Tactics cards of one's own turn (RW.tactics.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import hands
from polana.games.runewars.state import Table
from polana.games.runewars.tactics.base import Tactic, register
from polana.kernel.flow import Flow

FAVOURS: Final = 3


@final
class FavoursCalledIn(Tactic):
    """Gain 3 influence."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        hands.gain_influence(g, seat, FAVOURS, "RW.tactics.1")


register(FavoursCalledIn("favours_called_in"))
