"""Daylight (10.5): cards are revealed, one ritual for each."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as general
from polana.games.root.actions import NO_WARRIORS_LEFT
from polana.games.root.cards import discard, drop_revealed, reveal
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS
from polana.games.root.control import rules, why_not_build, why_not_place
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.cult import asks
from polana.games.root.factions.cult.setup import add_acolytes
from polana.games.root.factions.cult.side import POINTS, CultSide
from polana.games.root.factions.cult.words import SACRIFICE, SCORE
from polana.games.root.menu import choose
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.promise import Promise
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import BUILD, RECRUIT, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

NO_CARDS: Final = Refusal("10.5", "why-root-cult-no-cards")
BIRDS_HATED: Final = Refusal("10.2.2", "why-root-cult-birds-hated")
ONLY_BIRDS: Final = Refusal("10.5.4", "why-root-cult-only-birds")
NOWHERE_TO_BUILD: Final = Refusal("10.5.1", "why-root-cult-nowhere-to-build")
NOWHERE_TO_RECRUIT: Final = Refusal("10.5.2", "why-root-cult-nowhere-to-recruit")
NO_GARDEN: Final = Refusal("10.5.3", "why-root-cult-no-garden")
SCORED_ALREADY: Final = Refusal("10.5.3", "why-root-cult-scored")


def daylight(g: State, me: CultSide) -> Flow[bool]:
    """10.5: any number of rituals, each with a card of its own."""
    return choose(g, me, asks.DAYLIGHT, RITUALS, "10.5")


class Ritual(OwnDeed[CultSide]):
    """10.5: a card is revealed, and something is done by it."""

    def why_not_with(self, g: State, own: CultSide, suit: int) -> Refusal | None:
        """May it be performed by revealing a card of this suit?"""
        return None

    def perform(self, g: State, own: CultSide, card: int, suit: int) -> Flow[None]:
        """The card is revealed."""
        yield from ()

    def why_not(self, g: State, me: CultSide) -> Refusal | None:
        refusal: Refusal | None = NO_CARDS
        for card in me.hand:
            refusal = self.why_not_with(g, me, CARDS[card].suit)
            if refusal is None:
                return None
        return refusal

    def do(self, g: State, me: CultSide) -> Flow[None]:
        suits = 0
        for suit in (*CLEARING_SUITS, BIRD):
            if self.why_not_with(g, me, suit) is None:
                suits |= 1 << suit
        word = yield asks.reveal(me, self.word, self.law, Revealable(g, me, self), Promise(me, suits))
        card = word.value
        reveal(g, me, card, self.law)
        yield from self.perform(g, me, card, CARDS[card].suit)


class Build(Ritual):
    """10.5.1."""

    def why_not_with(self, g: State, own: CultSide, suit: int) -> Refusal | None:
        if suit == BIRD:
            return BIRDS_HATED
        return None if sites(g, own, suit) else NOWHERE_TO_BUILD

    def perform(self, g: State, own: CultSide, card: int, suit: int) -> Flow[None]:
        word = yield asks.build(own, [place_word(where) for where in sites(g, own, suit)])
        place_piece(g, own, suit, word.value, self.law)


class Recruit(Ritual):
    """10.5.2."""

    def why_not_with(self, g: State, own: CultSide, suit: int) -> Refusal | None:
        if suit == BIRD:
            return BIRDS_HATED
        if not own.supply:
            return NO_WARRIORS_LEFT
        return None if camps(g, own, suit) else NOWHERE_TO_RECRUIT

    def terms(self, g: State, me: CultSide) -> dict[str, Arg]:
        return {"brings_warriors": 1}

    def perform(self, g: State, own: CultSide, card: int, suit: int) -> Flow[None]:
        word = yield asks.recruit(own, [place_word(where) for where in camps(g, own, suit)])
        place_warriors(g, own, word.value, 1, self.law)


class Score(Ritual):
    """10.5.3."""

    def why_not_with(self, g: State, own: CultSide, suit: int) -> Refusal | None:
        if suit == BIRD:
            return BIRDS_HATED
        if own.scored >> suit & 1:
            return SCORED_ALREADY
        return None if own.gardens(suit) else NO_GARDEN

    def perform(self, g: State, own: CultSide, card: int, suit: int) -> Flow[None]:
        own.scored |= 1 << suit
        discard(g, drop_revealed(own, card))
        general.spent(g, own, card, self.law)
        score(g, own, POINTS[own.gardens(suit)], self.law)
        yield from ()


class Sacrifice(Ritual):
    """10.5.4: a bird, which stands for no other suit (10.2.2)."""

    def why_not_with(self, g: State, own: CultSide, suit: int) -> Refusal | None:
        if suit != BIRD:
            return ONLY_BIRDS
        return None if own.supply else NO_WARRIORS_LEFT

    def terms(self, g: State, me: CultSide) -> dict[str, Arg]:
        return {"brings_acolytes": 1}

    def perform(self, g: State, own: CultSide, card: int, suit: int) -> Flow[None]:
        add_acolytes(g, own, 1, self.law)
        yield from ()


RITUALS: Final[OwnDeeds[CultSide]] = [
    Build(BUILD, "10.5.1"),
    Recruit(RECRUIT, "10.5.2"),
    Score(SCORE, "10.5.3"),
    Sacrifice(SACRIFICE, "10.5.4"),
    NO_MORE,
]


class Revealable(Judge):
    """10.5: cards with which a ritual can be performed."""

    def __init__(self, g: State, own: CultSide, ritual: Ritual) -> None:
        self.g: State = g
        self.own: CultSide = own
        self.ritual: Ritual = ritual

    def why_not(self, word: Word) -> Refusal | None:
        return self.ritual.why_not_with(self.g, self.own, CARDS[word.value].suit)


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
