"""The Black Market (F): a card of the hand for one that nobody has seen."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import draw_one
from polana.games.root.components import NONE
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland import asks
from polana.games.root.woodland import news as told
from polana.games.root.woodland.landmark import Landmark
from polana.games.root.words import COUNT_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

CARDS_THERE: Final = 3
MOMENTS: Final = (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)

NOT_ONE_SLOT: Final = Refusal("A.5.3", "why-root-landmark-not-one-slot")
NOT_THERE: Final = Refusal("F", "why-root-landmark-not-there")
TRADED_ALREADY: Final = Refusal("F", "why-root-market-used")
NOTHING_TO_TRADE: Final = Refusal("F", "why-root-market-no-card")


class Trade(Deed):
    """Once in his turn a player with faction pieces there may swap a card of his hand for one of those face down."""

    def __init__(self, site: Site) -> None:
        super().__init__(site.rules.word, "F")
        self.site: Site = site

    def why_not(self, g: State, me: Side) -> Refusal | None:
        if self.site.used:
            return TRADED_ALREADY
        if not me.has_pieces(self.site.where):
            return NOT_THERE
        return None if me.hand and self.site.cards else NOTHING_TO_TRADE

    def do(self, g: State, me: Side) -> Flow[None]:
        site = self.site
        word = yield asks.market_which(me, COUNT_WORDS[1 : len(site.cards) + 1])
        at = word.value - 1
        word = yield asks.market_card(me)
        site.used = 1
        me.hand.remove(word.value)
        card = site.cards[at]
        site.cards[at] = word.value
        me.hand.append(card)
        g.chance.reveal()
        told.traded(g, me, word.value, card)


class BlackMarket(Landmark):
    """Three cards that nobody has seen lie beside it."""

    def __init__(self) -> None:
        super().__init__("black_market")

    def why_not_lie(self, g: State, where: int) -> Refusal | None:
        """A.5.3: in a clearing with one slot and no ruin."""
        if g.woodland.slots[where] != 1 or g.woodland.ruins[where]:
            return NOT_ONE_SLOT
        return super().why_not_lie(g, where)

    def laid(self, g: State, site: Site) -> None:
        for _ in range(CARDS_THERE):
            card = draw_one(g)
            if card != NONE:
                site.cards.append(card)

    def offers(self, g: State, site: Site, me: Side, moment: int) -> list[Deed]:
        return [Trade(site)] if moment in MOMENTS else []


LANDMARK: Final = BlackMarket()
