"""What a bot knows about the Riverfolk Company: funds that bring dividends, trade posts, prices that are paid."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.riverfolk.side import (
    HAND_CARD,
    MERCENARIES,
    POSTS,
    RIVERBOATS,
    RiverfolkSide,
)
from polana.games.root.state import State


@final
class RiverfolkHabits(Habits[RiverfolkSide]):
    def worth(self, g: State, own: RiverfolkSide, w: dict[str, float]) -> float:
        posts = sum(own.on_map(suit) for suit in POSTS)
        value = w["post"] * posts
        value += (w["fund"] if posts else w["idle"]) * sum(own.funds)
        value += w["payment"] * sum(own.payments)
        value += w["committed"] * (sum(own.commitments) + sum(own.tracks))
        for player in g.players:
            if player is not own:
                value += w["foreign"] * own.held(player.index)
        value -= w["prices"] * abs(own.prices[HAND_CARD] - w["card_price"])
        value -= w["prices"] * abs(own.prices[RIVERBOATS] - w["boats_price"])
        return value - w["prices"] * abs(own.prices[MERCENARIES] - w["hire_price"])


register("riverfolk", RiverfolkHabits("riverfolk"))
