"""What the Lord of the Hundreds has: the warlord, mobs, the Hoard and a mood.

The warlord is one of the warriors of his clearing (14.2.2): `warriors[warlord]` counts him too.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import ITEMS, NONE, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.names import PLACE_NAMES
from polana.games.root.state import Side
from polana.kernel.notation import Notation

STRONGHOLD: Final = 0
MOB: Final = 1

_TABLE: Final = faction_table("hundreds")
_TRACKS: Final = _TABLE["tracks"]
#: 14.2.4: the items of each track, and what a track with this many items is worth (14.2.4.II).
COMMAND_ITEMS: Final = [ITEMS.index(name) for name in _TRACKS["command_items"]]
PROWESS_ITEMS: Final = [ITEMS.index(name) for name in _TRACKS["prowess_items"]]
SPACES: Final[int] = _TRACKS["hoard_spaces_per_track"]
VALUES: Final[list[int]] = _TRACKS["value_by_item_count"]
#: The moods, and the item that forbids each (14.4.4), or NONE.
BITTER, GRANDIOSE, JUBILANT, LAVISH, RELENTLESS, ROWDY, STUBBORN, WRATHFUL = range(8)
FORBIDDEN_BY: Final = [ITEMS.index(row["item"]) if "item" in row else NONE for row in _TABLE["mood"]]
#: How the board is written in positions.
NOTATION: Final = Notation(
    {"warlord": PLACE_NAMES, "mood": [word.label for word in MOOD_WORDS], "hoard": ITEMS, "looked": ITEMS},
    {"gone_items": ITEMS},
)


class HundredsSide(Side):
    """The warlord's mood and his hoard."""

    __slots__ = (
        "advances", "commands", "doomed", "gone_items", "hoard", "ignored", "leading", "led", "looked", "looting",
        "mood", "razed", "selling", "step", "warlord",
    )  # fmt: skip

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: The clearing of the warlord, or NONE.
        self.warlord: int = NONE
        self.mood: int = STUBBORN
        #: Items of the Hoard, in the order in which they came, and those that left the game, by kind.
        self.hoard: list[int] = []
        self.gone_items: list[int] = [0] * len(ITEMS)
        #: Items that were found under a ruin and wait for a choice: only the Hundreds see them.
        self.looked: list[int] = []
        #: How far the turn has come; actions of Command and of Prowess taken this turn.
        self.razed: bool = False
        self.step: int = 0
        self.commands: int = 0
        self.advances: int = 0
        #: In a battle: is the attack for loot (14.2.5); was the first hit ignored (14.7.7); does the warlord fall?
        self.looting: bool = False
        self.ignored: bool = False
        self.doomed: bool = False
        #: Does the warlord lead the next move; did he go with the latest one (14.2.2)?
        self.leading: bool = False
        self.led: bool = False
        #: Is the item being crafted sold (14.2.3)?
        self.selling: bool = False
        self.supply -= 1  # the warlord is one of the warriors, but waits beside the board

    def copy(self) -> HundredsSide:
        twin = HundredsSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.warlord = self.warlord
        twin.mood = self.mood
        twin.hoard = self.hoard[:]
        twin.gone_items = self.gone_items[:]
        twin.looked = self.looked[:]
        twin.razed = self.razed
        twin.step = self.step
        twin.commands = self.commands
        twin.advances = self.advances
        twin.looting = self.looting
        twin.ignored = self.ignored
        twin.doomed = self.doomed
        twin.leading = self.leading
        twin.led = self.led
        twin.selling = self.selling
        return twin

    def track(self, items: list[int]) -> list[int]:
        """The items of the Hoard that lie on a track."""
        return [item for item in self.hoard if item in items]

    @property
    def command(self) -> int:
        """14.2.4.II."""
        return VALUES[len(self.track(COMMAND_ITEMS))]

    @property
    def prowess(self) -> int:
        """14.2.4.II."""
        return VALUES[len(self.track(PROWESS_ITEMS))]
