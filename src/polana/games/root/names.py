"""What positions call things whose numbers the state holds, besides cards and places (`words.py`)."""

from __future__ import annotations

from typing import Final

from polana.games.root.woodland.maps import PLACES
from polana.games.root.words import PLACE_WORDS, QUEST_WORDS

#: Clearings by their number, then the Burrow: where nothing can be in a forest.
CLEARING_NAMES: Final = [word.label for word in PLACE_WORDS[:PLACES]]
QUEST_NAMES: Final = [word.label for word in QUEST_WORDS]
#: Players, by the index of their side.
PLAYER_NAMES: Final = ["0", "1", "2", "3", "4", "5", "6"]
