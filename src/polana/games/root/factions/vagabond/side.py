"""The Vagabond's board (9.2.5): items face up and face down, on tracks, in the Satchel, in the Damaged box.

All that matters about an item is its kind and how it lies, so `pack` counts them: the items of kind `item` are at
`item` face up, at `EXHAUSTED + item` face down, at `DAMAGED + item` and `WRECKED + item` the same in the Damaged box,
and at `GONE + item` those that have left the game. `PACK_WORDS` has the word of each. Where the items on a track end
and the Satchel begins follows from the numbers (9.2.5.I): up to three face-up teas, coins and bags are on their tracks.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import ITEMS, NONE
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_NAMES
from polana.games.root.names import PLACE_NAMES, PLAYER_NAMES
from polana.games.root.state import Side
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.kernel.notation import Notation

KINDS: Final = len(ITEMS)
EXHAUSTED: Final = KINDS
DAMAGED: Final = 2 * KINDS
WRECKED: Final = 3 * KINDS
GONE: Final = 4 * KINDS
#: The same places as positions name them.
PACK_NAMES: Final = [f"{item}{lies}" for lies in ("", ".down", ".damaged", ".wrecked", ".gone") for item in ITEMS]

#: Room for the relationship markers of six players, by the index of their side.
MOST_PLAYERS: Final = 6
#: How the board is written in positions.
NOTATION: Final = Notation(
    {
        "character": [word.label for word in CHARACTER_WORDS],
        "completed": QUEST_NAMES,
        "looked": ITEMS,
        "scorched": PLACE_NAMES,
    },
    {
        "pack": PACK_NAMES,
        "started": ITEMS,
    },
    {"relations": PLAYER_NAMES, "aids": PLAYER_NAMES},
    {"marked": ITEMS},
)


class VagabondSide(Side):
    """The board of one Vagabond."""

    __slots__ = (
        "aids",
        "character",
        "completed",
        "hurt",
        "improvised",
        "looked",
        "marked",
        "pack",
        "refreshed",
        "relations",
        "scorched",
        "started",
    )

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: The character card (9.3.1), or NONE before it is chosen.
        self.character: int = NONE
        #: Has he refreshed items this Birdsong (9.4.1)? Has he improvised this turn (D.7.2)?
        self.refreshed: bool = False
        self.improvised: bool = False
        #: How many items were damaged in the current battle (9.2.9.II.d).
        self.hurt: int = 0
        #: The kinds of item, as bits, of which he has one marked R (9.7.3).
        self.marked: int = 0
        self.pack: list[int] = [0] * (5 * KINDS)
        #: The items that he brought into the game (9.3.5), by kind. Never changed afterwards: copies share it.
        self.started: list[int] = [0] * KINDS
        #: The relationship with each player (9.2.9), and Aids this turn that have improved nothing yet.
        self.relations: list[int] = [0] * MOST_PLAYERS
        self.aids: list[int] = [0] * MOST_PLAYERS
        #: Quests that he has completed (9.5.5).
        self.completed: list[int] = []
        #: Clearings where his torch lies for good (D.6.2).
        self.scorched: list[int] = []
        #: Items of a ruin that he, and nobody else, is looking at (9.7.3).
        self.looked: list[int] = []

    def copy(self) -> VagabondSide:
        twin = VagabondSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.character = self.character
        twin.refreshed = self.refreshed
        twin.improvised = self.improvised
        twin.hurt = self.hurt
        twin.marked = self.marked
        twin.pack = self.pack[:]
        twin.started = self.started
        twin.relations = self.relations[:]
        twin.aids = self.aids[:]
        twin.completed = self.completed[:]
        twin.scorched = self.scorched[:]
        twin.looked = self.looked[:]
        return twin

    @property
    def in_forest(self) -> bool:
        return self.pawn >= FIRST_FOREST
