"""The words that only the Keepers say."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.woodland.relics import RELICS
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

ENCAMP: Final = VOCABULARY.word("encamp")
DECAMP: Final = VOCABULARY.word("decamp")
RECOVER: Final = VOCABULARY.word("recover")
#: Adding cards to the Retinue, or moving one of it to another column (15.6.2).
TUCK: Final = VOCABULARY.word("tuck")
SHIFT: Final = VOCABULARY.word("shift")
#: A card of the Retinue that is not one of the deck (15.3.4).
RETAINER: Final = VOCABULARY.word("retainer")
RETINUE_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "retinue", [row["action"] for row in faction_table("keepers")["retinue_column"]]
)
#: The type of a relic, where its value is under it, and that of a waystation. Index: `woodland.relics.RELICS`.
RELIC_WORDS: Final[list[Word]] = VOCABULARY.words_of("relic", RELICS)
TROPHY: Final = VOCABULARY.word("trigger", "trophy")
