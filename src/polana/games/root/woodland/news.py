"""What is told of the woodland: landmarks, closed paths, ruins."""

from __future__ import annotations

from polana.games.root.state import Side, State, seats_of
from polana.games.root.words import CARD_WORDS, PLACE_WORDS
from polana.kernel.word import Word


def landmark(g: State, landmark: Word, where: int) -> None:
    """A.5.3: a landmark lies on the map now."""
    if g.news is not None:
        g.tell("news-root-landmark", "A.5.3", landmark=landmark, where=PLACE_WORDS[where])


def ferry(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-ferry", "C.2.5", seat=me.who, where=PLACE_WORDS[where])


def traded(g: State, me: Side, given: int, taken: int) -> None:
    """F: a card of the hand for one that lies face down; only the trader knows them, unless his hand is open."""
    if g.news is not None:
        one, other = CARD_WORDS[given], CARD_WORDS[taken]
        if me.rules.public_hand(g, me):
            g.tell("news-root-traded-cards", "F", seat=me.who, given=one, taken=other)
            return
        own = seats_of(me)
        g.tell_to(own, "news-root-traded-cards", "F", seat=me.who, given=one, taken=other)
        g.tell_except(own, "news-root-traded", "F", seat=me.who)


def path_opened(g: State, me: Side, one: int, other: int) -> None:
    if g.news is not None:
        g.tell("news-root-path-opened", "C.3.3", seat=me.who, one=PLACE_WORDS[one], two=PLACE_WORDS[other])


def ruin_gone(g: State, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-ruin-gone", "9.5.3", where=PLACE_WORDS[where])
