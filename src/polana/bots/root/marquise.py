"""What a bot knows about the Marquise: her buildings, her wood, her Keep."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.side import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP
from polana.games.root.state import Side, State


@final
class MarquiseHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        return (
            w["sawmill"] * side.on_map(SAWMILL)
            + w["workshop"] * side.on_map(WORKSHOP)
            + w["recruiter"] * side.on_map(RECRUITER)
            + w["wood"] * min(6, side.on_map(WOOD))
            + w["keep"] * side.on_map(KEEP)
        )


register("marquise", MarquiseHabits("marquise", [asks.DAYLIGHT], []))
