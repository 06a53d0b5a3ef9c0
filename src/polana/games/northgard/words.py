"""The vocabulary of Northgard."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import (
    BUILDINGS,
    CARDS,
    CLANS,
    COLOURS,
    CREATURES,
    REGIONS,
    RESOURCES,
    SIDES,
    TILES,
)
from polana.kernel.word import Vocabulary

VOCABULARY: Final = Vocabulary("northgard")

# What a player does on a turn (NG.actions.2); a card word plays that card.
PASS: Final = VOCABULARY.word("pass")
WAIT: Final = VOCABULARY.word("wait")
EXCHANGE: Final = VOCABULARY.word("exchange")
REMOVE: Final = VOCABULARY.word("remove")
UPGRADE: Final = VOCABULARY.word("upgrade")
#: Enough: of flash cards, moves, recruits, anything that is done up to a number of times.
DONE: Final = VOCABULARY.word("done")
#: Not this: an optional effect is left out.
SKIP: Final = VOCABULARY.word("skip")
YES: Final = VOCABULARY.word("yes")

# The actions that a card may give a choice of.
RECRUIT: Final = VOCABULARY.word("recruit")
MOVE: Final = VOCABULARY.word("move")
EXPLORE: Final = VOCABULARY.word("explore")
BUILD: Final = VOCABULARY.word("build")
DRAW: Final = VOCABULARY.word("draw")
SPECIAL: Final = VOCABULARY.word("special")

# The choice face of the die, and similar choices (NG.combat.4.choice).
AXE: Final = VOCABULARY.word("axe")
WOUND: Final = VOCABULARY.word("wound")

#: Where a card given up for an upgrade goes (NG.actions.upgrade.1).
ACTIVE: Final = VOCABULARY.word("active")
AWAY: Final = VOCABULARY.word("away")

#: The Bear clan's own figure, and an ordinary unit where the two have to be told apart.
KAIJA: Final = VOCABULARY.word("kaija")
UNIT: Final = VOCABULARY.word("unit")

CARD: Final = VOCABULARY.words_of("card", CARDS)
#: A territory is named by its lowest-numbered region, `land:tile_07.mid`.
LAND: Final = VOCABULARY.words_of("land", REGIONS)
#: A free cell beside the map, named by a neighbouring tile and the side of it that the cell lies on: tile * 4 + side.
SPOT: Final = VOCABULARY.words_of("spot", [f"{tile}.{side}" for tile in TILES for side in SIDES])
ROTATE: Final = VOCABULARY.numbers("rotate", 3)
TILE: Final = VOCABULARY.words_of("tile", TILES)
BUILDING: Final = VOCABULARY.words_of("building", BUILDINGS)
SLOT: Final = VOCABULARY.words_of("slot", ["small", "stone", "large"])
RESOURCE: Final = VOCABULARY.words_of("resource", RESOURCES)
CREATURE: Final = VOCABULARY.words_of("creature", CREATURES)
COUNT: Final = VOCABULARY.numbers("count", 20)
SEAT: Final = VOCABULARY.numbers("seat", 4)
CLAN: Final = VOCABULARY.words_of("clan", CLANS)
COLOUR: Final = VOCABULARY.words_of("colour", COLOURS)
