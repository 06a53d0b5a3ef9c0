"""What positions call things whose numbers the state holds."""

from __future__ import annotations

from typing import Final

from polana.games.root.woodland.maps import PLACES
from polana.games.root.words import CARD_WORDS, PLACE_WORDS

CARD_NAMES: Final[list[str]] = [word.label for word in CARD_WORDS]
#: Clearings and forests, where something can be in either.
PLACE_NAMES: Final[list[str]] = [word.text for word in PLACE_WORDS]
#: Clearings by their number, then the Burrow: where nothing can be in a forest.
CLEARING_NAMES: Final = [word.label for word in PLACE_WORDS[:PLACES]]
#: Players, by the index of their side.
PLAYER_NAMES: Final = ["0", "1", "2", "3", "4", "5", "6"]
