"""What a bot knows about the Lizard Cult: gardens that score every turn, acolytes that fight."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.cult.side import GARDENS, POINTS, cult
from polana.games.root.state import Side, State


@final
class CultHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        own = cult(side)
        value = w["acolyte"] * min(own.acolytes, int(w["acolytes_counted"]))
        for suit in GARDENS:
            gardens = own.gardens(suit)
            value += w["garden"] * gardens + w["track"] * POINTS[gardens]
        return value + w["revealed"] * len(own.revealed)


register("cult", CultHabits("cult"))
