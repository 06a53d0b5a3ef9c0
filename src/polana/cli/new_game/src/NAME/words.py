"""The vocabulary: every answer that can be given, numbered in this order. Learners and records rely on it: append."""

from __future__ import annotations

from typing import Final

from polana.kernel.word import Vocabulary

MOST_SEATS: Final = 5
MOST_COINS: Final = 3

VOCABULARY: Final = Vocabulary("NAME")
#: What a seat may be given in the setup. The kind `side` names the seats in the terminal and on the page.
SIDES: Final = ["red", "blue", "green", "yellow", "black"]
SIDE: Final = VOCABULARY.words_of("side", SIDES)
COINS: Final = VOCABULARY.numbers("coins", MOST_COINS)
GUESS: Final = VOCABULARY.numbers("guess", MOST_COINS * MOST_SEATS)
