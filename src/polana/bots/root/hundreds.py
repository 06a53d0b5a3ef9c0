"""What a bot knows about the Lord of the Hundreds: strongholds, mobs, the Hoard, clearings held alone."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import NONE
from polana.games.root.factions.hundreds.evening import POINTS, oppressed
from polana.games.root.factions.hundreds.side import MOB, STRONGHOLD, HundredsSide
from polana.games.root.state import State


@final
class HundredsHabits(Habits[HundredsSide]):
    def worth(self, g: State, own: HundredsSide, w: dict[str, float]) -> float:
        value = w["stronghold"] * own.on_map(STRONGHOLD) + w["mob"] * own.on_map(MOB)
        value += w["item"] * len(own.hoard) + w["value"] * (own.command + own.prowess)
        if own.warlord != NONE:
            value += w["warlord"]
        return value + w["oppressed"] * POINTS[min(oppressed(g, own), len(POINTS) - 1)]


register("hundreds", HundredsHabits("hundreds"))
