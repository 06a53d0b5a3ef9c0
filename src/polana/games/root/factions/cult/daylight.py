"""Daylight (10.5): cards are revealed, one ritual for each."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as general
from polana.games.root.cards import discard, drop_revealed, promise, reveal
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS
from polana.games.root.control import rules, why_not_build, why_not_place
from polana.games.root.factions.cult import asks
from polana.games.root.factions.cult.setup import add_acolytes
from polana.games.root.factions.cult.side import POINTS, CultSide, cult
from polana.games.root.menu import choose_action
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import BUILD, DONE, RECRUIT, SACRIFICE, SCORE, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

RITUALS: Final = [BUILD, RECRUIT, SCORE, SACRIFICE]
LAWS: Final[dict[Word, str]] = {BUILD: "10.5.1", RECRUIT: "10.5.2", SCORE: "10.5.3", SACRIFICE: "10.5.4"}

NO_CARDS: Final = Refusal("10.5", "why-root-cult-no-cards")
BIRDS_HATED: Final = Refusal("10.2.2", "why-root-cult-birds-hated")
ONLY_BIRDS: Final = Refusal("10.5.4", "why-root-cult-only-birds")
NOWHERE_TO_BUILD: Final = Refusal("10.5.1", "why-root-cult-nowhere-to-build")
NOWHERE_TO_RECRUIT: Final = Refusal("10.5.2", "why-root-cult-nowhere-to-recruit")
NO_GARDEN: Final = Refusal("10.5.3", "why-root-cult-no-garden")
SCORED_ALREADY: Final = Refusal("10.5.3", "why-root-cult-scored")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")


def daylight(g: State, me: Side) -> Flow[bool]:
    """10.5: any number of rituals, each with a card of its own."""
    own = cult(me)
    words = [*RITUALS, DONE]
    ritual = yield from choose_action(g, me, asks.DAYLIGHT, words, "10.5", Rituals(g, own))
    if ritual is None:
        return False
    if ritual is DONE:
        return True
    law = LAWS[ritual]
    suits = 0
    for suit in (*CLEARING_SUITS, BIRD):
        if why_not_with(g, own, ritual, suit) is None:
            suits |= 1 << suit
    promise(own, suits)
    word = yield asks.reveal(own, ritual, law, Revealable(g, own, ritual))
    promise(own, 0)
    card = word.value
    reveal(g, own, card, law)
    suit = CARDS[card].suit
    if ritual is BUILD:
        word = yield asks.build(own, [place_word(where) for where in sites(g, own, suit)])
        place_piece(g, own, suit, word.value, law)
    elif ritual is RECRUIT:
        word = yield asks.recruit(own, [place_word(where) for where in camps(g, own, suit)])
        place_warriors(g, own, word.value, 1, law)
    elif ritual is SCORE:
        own.scored |= 1 << suit
        discard(g, drop_revealed(own, card))
        general.spent(g, own, card, law)
        score(g, own, POINTS[own.gardens(suit)], law)
    else:
        add_acolytes(g, own, 1, law)
    return False


class Rituals(Judge):
    """10.5: rituals for which there is a card in hand."""

    def __init__(self, g: State, own: CultSide) -> None:
        self.g: State = g
        self.own: CultSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        refusal: Refusal | None = NO_CARDS
        for card in self.own.hand:
            refusal = why_not_with(self.g, self.own, word, CARDS[card].suit)
            if refusal is None:
                return None
        return refusal


class Revealable(Judge):
    """10.5: cards with which a ritual can be performed."""

    def __init__(self, g: State, own: CultSide, ritual: Word) -> None:
        self.g: State = g
        self.own: CultSide = own
        self.ritual: Word = ritual

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_with(self.g, self.own, self.ritual, CARDS[word.value].suit)


def why_not_with(g: State, own: CultSide, ritual: Word, suit: int) -> Refusal | None:
    """May this ritual be performed by revealing a card of this suit? Birds stand for no other suit (10.2.2)."""
    if ritual is SACRIFICE:
        if suit != BIRD:
            return ONLY_BIRDS
        return None if own.supply else NO_WARRIORS_LEFT
    if suit == BIRD:
        return BIRDS_HATED
    if ritual is BUILD:
        return None if sites(g, own, suit) else NOWHERE_TO_BUILD
    if ritual is RECRUIT:
        if not own.supply:
            return NO_WARRIORS_LEFT
        return None if camps(g, own, suit) else NOWHERE_TO_RECRUIT
    if own.scored >> suit & 1:
        return SCORED_ALREADY
    return None if own.gardens(suit) else NO_GARDEN


def sites(g: State, own: CultSide, suit: int) -> list[int]:
    """10.5.1: clearings of a suit that the Cult rules, with room for a garden."""
    if not own.left[suit]:
        return []
    return [
        where
        for where in range(CLEARINGS)
        if has_suit(g, where, suit) and rules(g, own, where) and why_not_build(g, own, where) is None
    ]


def camps(g: State, own: CultSide, suit: int) -> list[int]:
    """10.5.2: clearings of a suit where a warrior may be placed."""
    return [where for where in range(CLEARINGS) if has_suit(g, where, suit) and why_not_place(g, own, where) is None]
