"""The words about the queue of the Mechanical Marquise and about its spies."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

#: Orders of the queue from left to right (R.M.5); a spy is played (R.S.1).
ORDER_WORDS: Final[list[Word]] = VOCABULARY.words_of("order", ["1", "2", "3", "4", "5"])
PLAY_SPY: Final = VOCABULARY.word("play-spy")
