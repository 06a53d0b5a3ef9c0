"""Dominance cards (3.3): activating one, taking an available one, and winning by it."""

from __future__ import annotations

from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.cards import holds_suit, spend_card, stands_for
from polana.games.root.components import BIRD, CARDS, NONE
from polana.games.root.control import rules_for_dominance
from polana.games.root.deed import FreeAction
from polana.games.root.score import win
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import CARD_WORDS, DOMINANCE, TAKE
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

NOT_DOMINANCE: Final = Refusal("2.1.3", "why-root-not-dominance")
NO_DOMINANCE_CARD: Final = Refusal("3.3.1", "why-root-no-dominance-card")
NONE_AVAILABLE: Final = Refusal("3.3.4", "why-root-no-dominance-available")
NO_CARD_TO_TAKE_WITH: Final = Refusal("3.3.4", "why-root-no-card-of-that-suit")

#: 3.3.1.I: clearings of the card's suit to rule.
CLEARINGS_TO_RULE: Final = 3


def dominates(g: State, me: Side) -> bool:
    """Does the active card win for its owner now?"""
    suit = CARDS[me.dominance].suit
    if suit == BIRD:  # 3.3.1.II two opposite corners
        for corner in g.woodland.corners:
            if rules_for_dominance(g, me, corner) and rules_for_dominance(g, me, g.woodland.opposite[corner]):
                return True
        return False
    count = 0  # 3.3.1.I three clearings of its suit
    for where in range(CLEARINGS):
        if has_suit(g, where, suit) and rules_for_dominance(g, me, where):
            count += 1
    return count >= CLEARINGS_TO_RULE


def check_dominance(g: State, me: Side) -> None:
    """At the start of Birdsong."""
    if me.dominance != NONE and me.rules.dominates(g, me):
        win(g, me, "3.3.1.II" if CARDS[me.dominance].suit == BIRD else "3.3.1.I")


# --- activating ---------------------------------------------------------------------------------------------------


def why_not_card(g: State, me: Side, card: int) -> Refusal | None:
    return me.rules.why_not_dominance(g, me, card) if CARDS[card].dominance else NOT_DOMINANCE


def why_not_activate(g: State, me: Side) -> Refusal | None:
    """Can any card of the hand be activated?"""
    refusal: Refusal = NO_DOMINANCE_CARD
    for card in me.hand:
        if CARDS[card].dominance:
            found = me.rules.why_not_dominance(g, me, card)
            if found is None:
                return None
            refusal = found
    return refusal


class Activatable(Judge):
    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_card(self.g, self.me, word.value)


def activate(g: State, me: Side) -> Flow[None]:
    """3.3.1: place a dominance card from the hand in the play area; the score marker leaves the track for good."""
    word = yield asks.dominance(me, Activatable(g, me))
    me.hand.remove(word.value)
    told.activated_dominance(g, me, word.value)
    yield from me.rules.activate_dominance(g, me, word.value)


# --- taking an available one ----------------------------------------------------------------------------------------


def why_not_take_card(me: Side, card: int) -> Refusal | None:
    """3.3.4: a card of the same suit must be spent; only a bird for the bird one."""
    return None if holds_suit(me, CARDS[card].suit) else NO_CARD_TO_TAKE_WITH


def why_not_take(g: State, me: Side) -> Refusal | None:
    if not g.available:
        return NONE_AVAILABLE
    for card in g.available:
        if why_not_take_card(me, card) is None:
            return None
    return NO_CARD_TO_TAKE_WITH


class Takeable(Judge):
    def __init__(self, me: Side) -> None:
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_take_card(self.me, word.value)


def take(g: State, me: Side) -> Flow[None]:
    """3.3.4: spend a card of its suit and take an available dominance card into the hand."""
    words = distinct([CARD_WORDS[card] for card in g.available])
    suits = 0
    for card in g.available:
        suits |= stands_for(CARDS[card].suit)
    word = yield asks.take_dominance(me, words, Takeable(me), suits)
    g.available.remove(word.value)
    g.shown.append(word.value)
    yield from spend_card(g, me, asks.TAKE_DOMINANCE_COST, "3.3.4", CARDS[word.value].suit)
    g.shown.remove(word.value)
    me.hand.append(word.value)
    told.took_dominance(g, me, word.value)


# --- what anybody may do in Daylight ----------------------------------------------------------------------------------


class Activate(FreeAction):
    """3.3.1: in Daylight, with a dominance card in hand."""

    def is_made(self, g: State, me: Side) -> bool:
        return len(me.hand) > 0

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_activate(g, me)

    def do(self, g: State, me: Side) -> Flow[None]:
        return activate(g, me)


class TakeAvailable(FreeAction):
    """3.3.4: in Daylight, for a card of its suit."""

    def is_made(self, g: State, me: Side) -> bool:
        return len(me.hand) > 0 and len(g.available) > 0

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_take(g, me)

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"cards": 1, "which": "same"}

    def do(self, g: State, me: Side) -> Flow[None]:
        return take(g, me)


ACTIVATE: Final[FreeAction] = Activate(DOMINANCE, "3.3.1", True)
TAKE_AVAILABLE: Final[FreeAction] = TakeAvailable(TAKE, "3.3.4", True)
