"""Daylight (8.5): craft, mobilize and train."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as general
from polana.games.root.cards import choose_card, discard, promise, stands_for, why_not_suit
from polana.games.root.components import CLEARING_SUITS
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.alliance.side import AllianceSide, add_officer, alliance, has_base
from polana.games.root.factions.alliance.supporters import gain_supporter
from polana.games.root.menu import choose_action
from polana.games.root.state import Side, State
from polana.games.root.words import CRAFT, DONE, MOBILIZE, TRAIN
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
NO_CARDS: Final = Refusal("8.5.2", "why-root-alliance-no-cards")
NO_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-on-map")
WRONG_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-of-that-suit")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")


def daylight(g: State, me: Side) -> Flow[bool]:
    """8.5: craft, mobilize and train, in any order."""
    own = alliance(me)
    words = [CRAFT, MOBILIZE, TRAIN, DONE]
    word = yield from choose_action(g, me, asks.DAYLIGHT, words, "8.5", Daylight(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    if word is CRAFT:
        yield from craft(g, me, "8.5.1")
    elif word is MOBILIZE:
        card = yield from choose_card(g, me, asks.MOBILIZE, "8.5.2")
        told.mobilized(g, me, card)
        gain_supporter(g, own, card)
    else:
        yield from train(g, own)
    return False


class Daylight(Judge):
    """8.5."""

    def __init__(self, g: State, own: AllianceSide) -> None:
        self.g: State = g
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if word is CRAFT:
            return None if can_craft(self.g, self.own) else NOTHING_TO_CRAFT
        if word is MOBILIZE:
            return None if self.own.hand else NO_CARDS
        return why_not_train(self.own)


# --- train (8.5.3) ----------------------------------------------------------------------------------------------------


def train(g: State, own: AllianceSide) -> Flow[None]:
    """8.5.3: a card of a base's suit for an officer."""
    suits = 0
    for suit in CLEARING_SUITS:
        if not own.left[suit]:
            suits |= stands_for(suit)
    promise(own, suits)
    word = yield asks.train(own, OfBase(own))
    promise(own, 0)
    own.hand.remove(word.value)
    discard(g, word.value)
    general.spent(g, own, word.value, "8.5.3")
    add_officer(g, own, "8.5.3")


def why_not_train_with(own: AllianceSide, card: int) -> Refusal | None:
    """8.5.3: a card that matches the printed suit of a base on the map."""
    if not has_base(own):
        return NO_BASE
    for suit in CLEARING_SUITS:
        if not own.left[suit] and why_not_suit(card, suit) is None:
            return None
    return WRONG_BASE


def why_not_train(own: AllianceSide) -> Refusal | None:
    if not own.supply:
        return NO_WARRIORS_LEFT
    refusal: Refusal | None = NO_CARDS if has_base(own) else NO_BASE
    for card in own.hand:
        refusal = why_not_train_with(own, card)
        if refusal is None:
            return None
    return refusal


class OfBase(Judge):
    """8.5.3: cards to train an officer with."""

    def __init__(self, own: AllianceSide) -> None:
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_train_with(self.own, word.value)
