"""What a bot knows about the Mechanical Marquise: an enemy that scores what it holds with three warriors (R.M.8)."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.control import ruler
from polana.games.root.factions.mechanical_marquise.orders import GUARDS
from polana.games.root.factions.mechanical_marquise.side import MachineSide
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS

#: Points that win (3.1).
GOAL: Final = 30


@final
class MechanicalMarquiseHabits(Habits[MachineSide]):
    def worth(self, g: State, side: MachineSide, w: dict[str, float]) -> float:
        value = 0.0
        for where in range(CLEARINGS):
            if ruler(g, where) == side.index:
                warriors = side.warriors[where]
                value += w["held"] if warriors >= GUARDS else w["gathers"] * warriors
        return value

    def shared(self, g: State, side: MachineSide, standings: list[float], w: dict[str, float]) -> float:
        """R.K.1: what all have together against the machine. The slowest decides; whoever had 30 points is done.

        What the machine holds when its turn begins scores; then it recruits, whatever it has lost. So to be rid of one
        warrior of three in time saves two points.
        """
        slowest = float(GOAL)
        total = 0.0
        count = 0
        for one in g.players:
            if one is side:
                continue
            progress = float(GOAL)
            if one.index not in side.reached:
                progress = min(one.score + w["promise"] * standings[one.index], progress)
            slowest = min(slowest, progress)
            total += progress
            count += 1
        machine = side.score + scores(g, side, w)
        return w["slowest"] * slowest + w["all"] * total / count - w["machine"] * machine


def scores(g: State, side: Side, w: dict[str, float]) -> float:
    """R.M.8: the points that the machine will score with its clearings, as far as one can tell now."""
    value = 0.0
    for where in range(CLEARINGS):
        warriors = side.warriors[where]
        if not warriors:
            continue
        if ruler(g, where) != side.index:
            value += w["contested"] * min(warriors, GUARDS)
        elif warriors < GUARDS:
            value += w["gathers"] * warriors
        else:
            value += w["held"] + w["more"] * (warriors - GUARDS)
    return value


register("mechanical_marquise", MechanicalMarquiseHabits("mechanical_marquise"))
