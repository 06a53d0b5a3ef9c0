"""The words that only the Alliance says."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY

MOBILIZE: Final = VOCABULARY.word("mobilize")
TRAIN: Final = VOCABULARY.word("train")
ORGANIZE: Final = VOCABULARY.word("organize")
#: What pieces of others and bases that are lost bring (8.2.6, 8.2.4).
OUTRAGE: Final = VOCABULARY.word("trigger", "outrage")
BASE_LOST: Final = VOCABULARY.word("trigger", "base")
