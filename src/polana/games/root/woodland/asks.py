"""What players are asked about closed paths and landmarks."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.state import Side
from polana.games.root.woodland.words import FERRY
from polana.games.root.words import MOVE, PLACE_WORDS
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_LANDMARK: Final = TOPICS.topic("ask-root-landmark")
_FERRY: Final = TOPICS.topic("ask-root-ferry")
_OPEN_PATH_FROM: Final = TOPICS.topic("ask-root-open-path-from")
_OPEN_PATH_TO: Final = TOPICS.topic("ask-root-open-path-to")
OPEN_PATH_CARD: Final = Wording(TOPICS.topic("ask-root-open-path-card"))
_MARKET_WHICH: Final = TOPICS.topic("ask-root-market-which")
_MARKET_CARD: Final = Wording(TOPICS.topic("ask-root-market-card"))


def landmark(me: Side, clearings: list[Word], landmark: Word, judge: Judge) -> Ask:
    """A.5.3: where does it lie?"""
    return Ask(me.seat, _LANDMARK, clearings, "A.5.3", judge, args={"landmark": landmark})


def ferry(me: Side, destination: int) -> Ask:
    """C.2.5: by ferry or along the path?"""
    return Ask(me.seat, _FERRY, [FERRY, MOVE], "C.2.5", args={"destination": PLACE_WORDS[destination]})


def open_path_from(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _OPEN_PATH_FROM, clearings, "C.3.3")


def open_path_to(me: Side, clearings: list[Word], origin: int) -> Ask:
    return Ask(me.seat, _OPEN_PATH_TO, clearings, "C.3.3", args={"origin": PLACE_WORDS[origin]})


def market_which(me: Side, cards: list[Word]) -> Ask:
    """F: which of the cards at the Black Market?"""
    return Ask(me.seat, _MARKET_WHICH, cards, "F")


def market_card(me: Side) -> Ask:
    """F: for which card of the hand?"""
    return CardAsk(me, _MARKET_CARD, "F", None, [])
