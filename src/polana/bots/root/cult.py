"""What a bot knows about the Lizard Cult: gardens that score every turn, acolytes that fight."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.cult.side import GARDENS, POINTS, CultSide
from polana.games.root.state import State


@final
class CultHabits(Habits[CultSide]):
    def worth(self, g: State, own: CultSide, w: dict[str, float]) -> float:
        value = w["acolyte"] * min(own.acolytes, int(w["acolytes_counted"]))
        for suit in GARDENS:
            gardens = own.gardens(suit)
            value += w["garden"] * gardens + w["track"] * POINTS[gardens]
        return value + w["revealed"] * len(own.revealed)


register("cult", CultHabits("cult"))
