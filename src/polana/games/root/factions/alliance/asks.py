"""What the Woodland Alliance is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.promise import Promise
from polana.games.root.state import Side
from polana.games.root.words import PLACE_WORDS
from polana.kernel.flow import Ask, Judge
from polana.kernel.topic import BETWEEN
from polana.kernel.word import Word

BIRDSONG: Final = Wording(TOPICS.topic("ask-root-alliance-birdsong"))
DAYLIGHT: Final = Wording(TOPICS.topic("ask-root-alliance-daylight"))
EVENING: Final = TOPICS.topic("ask-root-alliance-evening", BETWEEN)
DISCARD_SUPPORTER: Final = Wording(TOPICS.topic("ask-root-alliance-discard-supporter"))
_SPEND_SUPPORTER: Final = TOPICS.topic("ask-root-alliance-spend-supporter")
MOBILIZE: Final = Wording(TOPICS.topic("ask-root-alliance-mobilize"))
_TRAIN: Final = Wording(TOPICS.topic("ask-root-alliance-train"))
_RECRUIT: Final = TOPICS.topic("ask-root-alliance-recruit")
_ORGANIZE: Final = TOPICS.topic("ask-root-alliance-organize")
_OUTRAGE: Final = TOPICS.topic("ask-root-alliance-outrage")
_REVOLT_SUIT: Final = TOPICS.topic("ask-root-alliance-revolt-suit")


def evening(left: int) -> Wording:
    """8.6.1: the next operation, with this many officers left?"""
    return Wording(EVENING, {"left": left})


def spend_supporter(left: int) -> Wording:
    """One of this many still to be spent."""
    return Wording(_SPEND_SUPPORTER, {"count": left})


def outrage(where: int, alliance: Side) -> Wording:
    """8.2.6: which card does the payer give?"""
    return Wording(_OUTRAGE, {"where": PLACE_WORDS[where], "other": alliance.who})


def train(me: Side, judge: Judge, implies: Promise) -> Ask:
    return CardAsk(me, _TRAIN, "8.5.3", judge, [], implies=implies)


def recruit(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _RECRUIT, clearings, "8.6.1.III", judge)


def organize(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _ORGANIZE, clearings, "8.6.1.IV", judge)


def revolt_suit(me: Side, suits: list[Word]) -> Ask:
    """8.4.1.I: which base, in a clearing of several suits?"""
    return Ask(me.seat, _REVOLT_SUIT, suits, "8.4.1.I")
