"""The words that only the Lizards say."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY

CRUSADE: Final = VOCABULARY.word("crusade")
CONVERT: Final = VOCABULARY.word("convert")
SANCTIFY: Final = VOCABULARY.word("sanctify")
SCORE: Final = VOCABULARY.word("score")
SACRIFICE: Final = VOCABULARY.word("sacrifice")
#: 10.2.5.
FEAR: Final = VOCABULARY.word("trigger", "fear")
