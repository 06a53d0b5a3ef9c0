"""What Lanterns (`toy.py`) is played with: its cards and words, its questions, refusals and rule ids."""

from __future__ import annotations

from typing import Final

from polana.kernel.law import Law
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal
from polana.kernel.topic import Topics
from polana.kernel.word import Vocabulary

HOUSES: Final = ["fox", "owl", "mole", "bear"]
CARDS: Final = ["coin", "ambush", "theft", "lamp"]
COIN: Final = 0
AMBUSH: Final = 1
THEFT: Final = 2
LAMP: Final = 3
COPIES: Final = [8, 4, 7, 5]
HAND: Final = 3
PURSE: Final = 2
ACTIONS: Final = 2

WORDS: Final = Vocabulary("lanterns")
PASS: Final = WORDS.word("pass")
DRAW: Final = WORDS.word("draw")
PLAY: Final = WORDS.word("play")
STASH: Final = WORDS.word("stash")
PEEK: Final = WORDS.word("peek")
FAULT: Final = WORDS.word("fault")
HOUSE: Final = WORDS.words_of("house", HOUSES)
CARD: Final = WORDS.words_of("card", CARDS)
SEAT: Final = WORDS.words_of("seat", ["0", "1", "2", "3"])
BID: Final = WORDS.numbers("bid", 9)

NOT_HELD: Final = Refusal("L.4.1", "why-toy-not-held")
ONLY_DEFENCE: Final = Refusal("L.4.2", "why-toy-only-defence")
NOTHING_TO_STEAL: Final = Refusal("L.5.1", "why-toy-nothing-to-steal")
NOTHING_TO_PLAY: Final = Refusal("L.4.3", "why-toy-nothing-to-play")
PILE_EMPTY: Final = Refusal("L.3.1", "why-toy-pile-empty")
NOT_SELF: Final = Refusal("L.5.2", "why-toy-not-yourself")
TOO_POOR: Final = Refusal("L.2.1", "why-toy-too-poor")
LATER: Final = Refusal("L.6.2", "why-toy-bids-later")
NO_FAULT: Final = Refusal("L.0", "why-toy-no-fault")

# The questions, each declared once.
TOPICS: Final = Topics("lanterns")
_HOUSE: Final = TOPICS.topic("ask-toy-house")
_BID: Final = TOPICS.topic("ask-toy-bid")
_BEGIN: Final = TOPICS.topic("ask-toy-begin")
_ACT: Final = TOPICS.topic("ask-toy-act")
_PLAY: Final = TOPICS.topic("ask-toy-play")
_ROB: Final = TOPICS.topic("ask-toy-rob")
_AMBUSH: Final = TOPICS.topic("ask-toy-ambush")
_STASH: Final = TOPICS.topic("ask-toy-stash")

# What lines of news are part of.
TURN: Final = "turn"
THEFT_SCOPE: Final = "theft"

LAWS: Final = {
    id: Law(id, "rule", {"en": id, "pl": id}, "A chapter of the toy's rules.")
    for id in ["L.0", "L.1", "L.2", "L.3", "L.4", "L.5", "L.6", "L.7"]
}

# The steps.
HOUSES_CHOSEN: Final = 0
DEALT: Final = 1
BIDDING: Final = 2
TURNS: Final = 3
OVER: Final = 4


#: How a position is written.
PHASES: Final = ["houses", "deal", "bids", "turns", "over"]
NOTATION: Final = Notation(
    {"phase": PHASES, "houses": HOUSES, **dict.fromkeys(("hands", "stashes", "pile", "discard"), CARDS)},
    skip=("chance", "news", "rounds", "faults"),
)
