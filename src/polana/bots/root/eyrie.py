"""What a bot knows about the Eyrie: roosts, and how much of the Decree can be carried out."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import BIRD, CARDS
from polana.games.root.factions.eyrie.side import EyrieSide
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS

#: This many cards in a column of the Decree can usually be carried out.
BEARABLE: Final = 3


@final
class EyrieHabits(Habits[EyrieSide]):
    def worth(self, g: State, me: EyrieSide, w: dict[str, float]) -> float:
        value = w["roost"] * sum(me.buildings[:CLEARINGS])
        for column in me.decree:
            value += w["order"] * len(column) + w["heavy"] * max(0, len(column) - BEARABLE)
            for card in column:
                if card >= 0 and CARDS[card].suit == BIRD:
                    value += w["birds"]
        return value


register("eyrie", EyrieHabits("eyrie"))
