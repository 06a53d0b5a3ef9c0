"""The words that only the Duchy says."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

DIG: Final = VOCABULARY.word("dig")
MINISTER_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "minister", [row["id"] for row in faction_table("duchy")["minister"]]
)
FAILURE: Final = VOCABULARY.word("trigger", "failure")
