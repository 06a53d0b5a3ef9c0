"""Trade: three resources for one, and exchanges between partners (NG.harvest.trade, NG.variant.team.4)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.pieces.control import partner_of
from polana.games.northgard.pieces.resources import NONE_LEFT, change, held, held_in_all
from polana.games.northgard.state import NOBODY, Player, Table
from polana.games.northgard.words import DONE, RESOURCE, SEAT, SKIP
from polana.games.northgard.year import asks
from polana.games.northgard.year import news as year_news
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

TRADE_PRICE: Final = 3  # NG.harvest.trade
TOO_FEW_RESOURCES: Final = Refusal("NG.harvest.trade", "why-northgard-too-few-resources")
PARTNER_HAS_NONE: Final = Refusal("NG.variant.team.4", "why-northgard-partner-has-none")
SAME_RESOURCE: Final = Refusal("NG.variant.team.4", "why-northgard-same-resource")
NOT_BACK: Final = Refusal("NG.variant.team.4", "why-northgard-partner-not-back")
REFUSED_BEFORE: Final = Refusal("NG.variant.team.4", "why-northgard-partner-refused-that")
NO_PARTNER_TRADE: Final = Refusal("NG.variant.team.4", "why-northgard-no-partner-trade")
TRADE_WORDS: Final = [DONE] + RESOURCE


@final
class Barter:
    """What partners have exchanged in one trade step (NG.variant.team.4).

    What was received is not given back, and what was given is not asked for: any series of exchanges comes to the same
    as one without such detours, and so they come to an end. What the partner has refused is not proposed again.
    """

    __slots__ = ("given", "me", "partner", "refused", "taken")

    def __init__(self, me: Player, partner: Player | None) -> None:
        self.me: Player = me
        self.partner: Player | None = partner
        self.given: list[int] = []
        self.taken: list[int] = []
        #: What was to be given for what.
        self.refused: list[tuple[int, int]] = []

    def possible(self) -> bool:
        """Is there anything left to exchange?"""
        if self.partner is None:
            return False
        for which in range(3):
            if self.why_not_give(which) is None:
                return True
        return False

    def why_not_give(self, which: int) -> Refusal | None:
        if held(self.me, which) == 0:
            return NONE_LEFT
        if which in self.taken:
            return NOT_BACK
        refusal = PARTNER_HAS_NONE
        for other in range(3):
            why = self.why_not_take(which, other)
            if why is None:
                return None
            if why is REFUSED_BEFORE:
                refusal = why
        return refusal

    def why_not_take(self, given: int, which: int) -> Refusal | None:
        if which == given:
            return SAME_RESOURCE
        if which in self.given:
            return NOT_BACK
        partner = self.partner
        if partner is None or held(partner, which) == 0:
            return PARTNER_HAS_NONE
        return REFUSED_BEFORE if (given, which) in self.refused else None


@final
class TradeJudge(Judge):
    """What may be had in the trade step: a resource for three others, or an exchange with the partner."""

    __slots__ = ("barter", "player")

    def __init__(self, player: Player, barter: Barter) -> None:
        self.player: Player = player
        self.barter: Barter = barter

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if word.kind == "seat":
            return None if self.barter.possible() else NO_PARTNER_TRADE
        return None if held_in_all(self.player) >= TRADE_PRICE else TOO_FEW_RESOURCES


def trade(g: Table, seat: int) -> Flow[None]:
    """NG.harvest.trade: three resources of any types for one, any number of times."""
    player = g.players[seat]
    partner = partner_of(g, seat)
    barter = Barter(player, None if partner == NOBODY else g.players[partner])
    words = TRADE_WORDS if partner == NOBODY else TRADE_WORDS + [SEAT[partner]]
    # Alone there is nothing to judge: whoever has too few resources is not asked.
    judge = None if partner == NOBODY else TradeJudge(player, barter)
    while held_in_all(player) >= TRADE_PRICE or barter.possible():
        word = yield asks.trade(seat, words, judge)
        if word is DONE:
            return
        if word.kind == "seat":
            yield from exchange(g, barter)
            continue
        for _ in range(TRADE_PRICE):
            given = yield asks.trade_give(player, word)
            change(player, given.value, -1)
        change(player, word.value, 1)
        year_news.traded(g, seat, word.value)


@final
class GiveJudge(Judge):
    """What a player may offer: a resource for which the partner has another."""

    __slots__ = ("barter",)

    def __init__(self, barter: Barter) -> None:
        self.barter: Barter = barter

    def why_not(self, word: Word) -> Refusal | None:
        return self.barter.why_not_give(word.value)


@final
class TakeJudge(Judge):
    """What may be asked for: another resource that the partner has."""

    __slots__ = ("barter", "given")

    def __init__(self, barter: Barter, given: int) -> None:
        self.barter: Barter = barter
        self.given: int = given

    def why_not(self, word: Word) -> Refusal | None:
        return self.barter.why_not_take(self.given, word.value)


def exchange(g: Table, barter: Barter) -> Flow[None]:
    """NG.variant.team.4: partners exchange resources one for one, if both agree."""
    me, partner = barter.me, barter.partner
    assert partner is not None
    given = yield asks.partner_give(me.seat, GiveJudge(barter))
    taken = yield asks.partner_take(me.seat, TakeJudge(barter, given.value), given)
    answer = yield asks.partner_agree(partner.seat, me.seat, given, taken)
    if answer is SKIP:
        barter.refused.append((given.value, taken.value))
        year_news.partner_refused(g, partner.seat, me.seat)
        return
    change(me, given.value, -1)
    change(partner, given.value, 1)
    change(partner, taken.value, -1)
    change(me, taken.value, 1)
    barter.given.append(given.value)
    barter.taken.append(taken.value)
    year_news.partner_exchanged(g, me.seat, partner.seat, given.value, taken.value)
