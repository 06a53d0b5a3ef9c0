"""The words that only the Hundreds say."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

ADVANCE: Final = VOCABULARY.word("advance")
INCITE: Final = VOCABULARY.word("incite")
#: What becomes of a crafted item (14.2.3).
HOARD_ITEM: Final = VOCABULARY.word("hoard-item")
SELL_ITEM: Final = VOCABULARY.word("sell-item")
MOOD_WORDS: Final[list[Word]] = VOCABULARY.words_of("mood", [row["id"] for row in faction_table("hundreds")["mood"]])
