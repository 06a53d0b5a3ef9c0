"""What is said of the woodland alone: opening a closed path (C.3.3), going by ferry (C.2.5)."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY

OPEN_PATH: Final = VOCABULARY.word("open-path")
FERRY: Final = VOCABULARY.word("ferry")
