"""The words that only the Riverfolk and their customers say."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

DRAW: Final = VOCABULARY.word("draw")
ESTABLISH: Final = VOCABULARY.word("establish")
EXPORT: Final = VOCABULARY.word("export")
SERVICE_WORDS: Final[list[Word]] = VOCABULARY.words_of("service", faction_table("riverfolk")["tracks"]["services"])
DISRUPTION: Final = VOCABULARY.word("trigger", "disruption")
