"""What a bot knows about the Mechanical Marquise: an enemy that scores what it holds with three warriors (R.M.8)."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.control import ruler
from polana.games.root.factions.mechanical_marquise.orders import GUARDS
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS


@final
class MechanicalMarquiseHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        value = 0.0
        for where in range(CLEARINGS):
            if ruler(g, where) == side.index:
                warriors = side.warriors[where]
                value += w["held"] if warriors >= GUARDS else w["gathers"] * warriors
        return value


register("mechanical_marquise", MechanicalMarquiseHabits("mechanical_marquise"))
