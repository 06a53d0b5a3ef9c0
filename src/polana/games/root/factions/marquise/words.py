"""The words that only the Marquise says."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY

MARCH: Final = VOCABULARY.word("march")
OVERWORK: Final = VOCABULARY.word("overwork")
#: One more action for a bird card (6.5).
EXTRA: Final = VOCABULARY.word("extra")
#: 6.2.3.
HOSPITALS: Final = VOCABULARY.word("trigger", "hospitals")
