"""Order 7: Acquire Power (RW.orders.7)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import ACQUIRE_POWER, INFLUENCE_ICON, dial_gains
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.realm import asks, hands
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import INFLUENCE, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

#: Influence is counted in words, and there is none for more (docs/rulings.md).
MOST: Final = len(INFLUENCE) - 1

OWN_TITLE: Final = Refusal("RW.orders.7.supremacy.1", "why-runewars-title-own")
TOO_DEAR: Final = Refusal("RW.orders.7.supremacy.1", "why-runewars-title-dear")


@final
class TitleJudge(Judge):
    """RW.orders.7.supremacy.1: a Title of somebody else or of nobody, on which less lies than the player can spend."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        if self.g.title_owner[word.value] == self.seat:
            return OWN_TITLE
        return None if can_spend(self.g, self.seat) > self.g.title_influence[word.value] else TOO_DEAR


def can_spend(g: Table, seat: int) -> int:
    """How much influence a player can put on a Title."""
    return min(g.players[seat].influence, MOST)


@final
class AcquirePower(Order):
    def primary(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.7.primary: one influence for each symbol at or below the arrows."""
        yield from ()
        player = g.players[seat]
        gained = dial_gains(player.faction, player.dials, INFLUENCE_ICON)
        hands.gain_influence(g, seat, gained, "RW.orders.7.primary")
        return True

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.7.supremacy.1: more influence than lies on a Title takes it."""
        title = yield asks.title(seat, TitleJudge(g, seat))
        if title is SKIP:
            return True
        prices = INFLUENCE[g.title_influence[title.value] + 1 : can_spend(g, seat) + 1]
        word = yield asks.title_price(seat, title, prices)
        hands.spend_influence(g, seat, word.value, "RW.orders.7.supremacy.1")
        g.title_owner[title.value] = seat
        g.title_influence[title.value] = word.value  # RW.orders.7.supremacy.2: the old tokens are gone
        told.title_taken(g, seat, title, word.value)
        return True


register(AcquirePower(ACQUIRE_POWER))
