"""What a bot knows about the Alliance: supporters, officers, sympathy and bases."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS


@final
class AllianceHabits(Habits[AllianceSide]):
    def worth(self, g: State, me: AllianceSide, w: dict[str, float]) -> float:
        supporters = min(len(me.supporters), int(w["supporters_counted"]))
        value = w["supporter"] * supporters + w["officer"] * me.officers
        value += w["sympathy"] * sum(me.tokens[:CLEARINGS])
        return value + w["base"] * sum(me.buildings[:CLEARINGS])


register("alliance", AllianceHabits("alliance"))
