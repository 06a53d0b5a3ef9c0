"""The words that only the Eyrie says."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

LEADER_WORDS: Final[list[Word]] = VOCABULARY.words_of("leader", [row["id"] for row in faction_table("eyrie")["leader"]])
COLUMN_WORDS: Final[list[Word]] = VOCABULARY.words_of("column", faction_table("eyrie")["turn"]["decree_columns"])
