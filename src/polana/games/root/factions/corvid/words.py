"""The words that only the Corvids say, and others of their plots."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

FLIP: Final = VOCABULARY.word("flip")
PLACE_PLOT: Final = VOCABULARY.word("place-plot")
TRICK: Final = VOCABULARY.word("trick")
EXERT: Final = VOCABULARY.word("exert")
EXPOSE: Final = VOCABULARY.word("expose")
PLOT_WORDS: Final[list[Word]] = VOCABULARY.words_of("plot", [row["id"] for row in faction_table("corvid")["plot"]])
RAIDED: Final = VOCABULARY.word("trigger", "raid")
