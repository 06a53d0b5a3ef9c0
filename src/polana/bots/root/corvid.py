"""What a bot knows about the Corvid Conspiracy: plots that wait beside a warrior, and those that lie face up."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.corvid import asks
from polana.games.root.factions.corvid.side import EXTORTION, corvid
from polana.games.root.state import Side, State

MENUS: Final = [asks.BIRDSONG.topic, asks.DAYLIGHT, asks.EVENING.topic]


@final
class CorvidHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        own = corvid(side)
        up = own.plots_up()
        value = w["up"] * up + w["extortion"] * own.on_map(EXTORTION)
        for where in own.plots_down():
            # a plot beside a warrior can be flipped: it scores for itself and for those that lie face up
            value += w["down"] + (w["ready"] * (1 + up) if own.warriors[where] else 0.0)
        if own.exerted:
            value += w["exerted"]
        return value


register("corvid", CorvidHabits("corvid", MENUS, []))
