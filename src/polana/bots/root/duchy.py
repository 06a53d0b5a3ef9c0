"""What a bot knows about the Underground Duchy: ministers that act every turn, buildings, tunnels."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.duchy.side import (
    CITADEL,
    MARKET,
    RANK_OF,
    RANKS,
    TUNNEL,
    DuchySide,
)
from polana.games.root.state import State
from polana.games.root.woodland.maps import BURROW


@final
class DuchyHabits(Habits[DuchySide]):
    def worth(self, g: State, own: DuchySide, w: dict[str, float]) -> float:
        value = w["citadel"] * own.on_map(CITADEL) + w["market"] * own.on_map(MARKET) + w["tunnel"] * own.on_map(TUNNEL)
        for minister in range(len(RANK_OF)):
            if own.has_swayed(minister):
                value += w[RANKS[RANK_OF[minister]]]
        # in the Burrow they rule nothing; revealed cards come back, birds do not
        value += w["burrowed"] * own.warriors[BURROW]
        return value + w["revealed"] * len(own.revealed)


register("duchy", DuchyHabits("duchy"))
