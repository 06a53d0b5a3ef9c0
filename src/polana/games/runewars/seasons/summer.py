"""The Season cards of Summer (RW.season.1)."""

from __future__ import annotations

from typing import final

from polana.games.runewars import hands
from polana.games.runewars.seasons.base import Effect, register
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow


@final
class WarCouncils(Effect):
    """Each player draws 1 Tactics card."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        return hands.draw_tactics(g, seat, 1, "RW.season.1")


register(WarCouncils("war_councils"))
