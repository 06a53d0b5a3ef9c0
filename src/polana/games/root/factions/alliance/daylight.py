"""Daylight (8.5): craft, mobilize and train."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as general
from polana.games.root.actions import NO_WARRIORS_LEFT, Craft
from polana.games.root.cards import choose_card, discard, stands_for, why_not_suit
from polana.games.root.components import CLEARING_SUITS
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.alliance.side import AllianceSide, add_officer, has_base
from polana.games.root.factions.alliance.supporters import gain_supporter
from polana.games.root.factions.alliance.words import MOBILIZE, TRAIN
from polana.games.root.menu import choose
from polana.games.root.promise import Promise
from polana.games.root.state import State
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

NO_CARDS: Final = Refusal("8.5.2", "why-root-alliance-no-cards")
NO_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-on-map")
WRONG_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-of-that-suit")


def daylight(g: State, me: AllianceSide) -> Flow[bool]:
    """8.5: craft, mobilize and train, in any order."""
    return choose(g, me, asks.DAYLIGHT, DAYLIGHT, "8.5")


class Mobilize(OwnDeed[AllianceSide]):
    """8.5.2: a card of the hand becomes a supporter."""

    def __init__(self) -> None:
        super().__init__(MOBILIZE, "8.5.2")

    def why_not(self, g: State, me: AllianceSide) -> Refusal | None:
        return None if me.hand else NO_CARDS

    def terms(self, g: State, me: AllianceSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "card"}

    def do(self, g: State, me: AllianceSide) -> Flow[None]:
        card = yield from choose_card(g, me, asks.MOBILIZE, "8.5.2")
        told.mobilized(g, me, card)
        gain_supporter(g, me, card)


# --- train (8.5.3) ----------------------------------------------------------------------------------------------------


class Train(OwnDeed[AllianceSide]):
    """8.5.3: a card of a base's suit for an officer."""

    def __init__(self) -> None:
        super().__init__(TRAIN, "8.5.3")

    def why_not(self, g: State, me: AllianceSide) -> Refusal | None:
        if not me.supply:
            return NO_WARRIORS_LEFT
        refusal: Refusal | None = NO_CARDS if has_base(me) else NO_BASE
        for card in me.hand:
            refusal = why_not_train_with(me, card)
            if refusal is None:
                return None
        return refusal

    def terms(self, g: State, me: AllianceSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "base"}

    def do(self, g: State, me: AllianceSide) -> Flow[None]:
        suits = 0
        for suit in CLEARING_SUITS:
            if not me.left[suit]:
                suits |= stands_for(suit)
        word = yield asks.train(me, OfBase(me), Promise(me, suits))
        me.hand.remove(word.value)
        discard(g, word.value)
        general.spent(g, me, word.value, "8.5.3")
        add_officer(g, me, "8.5.3")


def why_not_train_with(own: AllianceSide, card: int) -> Refusal | None:
    """8.5.3: a card that matches the printed suit of a base on the map."""
    if not has_base(own):
        return NO_BASE
    for suit in CLEARING_SUITS:
        if not own.left[suit] and why_not_suit(card, suit) is None:
            return None
    return WRONG_BASE


class OfBase(Judge):
    """8.5.3: cards to train an officer with."""

    def __init__(self, own: AllianceSide) -> None:
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_train_with(self.own, word.value)


DAYLIGHT: Final[OwnDeeds[AllianceSide]] = [Craft("8.5.1"), Mobilize(), Train(), NO_MORE]
