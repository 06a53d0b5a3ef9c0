"""The board of a Vagabond, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, capped, one_hot
from polana.eyes.root.board import Board, count, register
from polana.games.root.components import FACTION_NAMES, ITEMS, NONE
from polana.games.root.factions.vagabond.quests import display
from polana.games.root.factions.vagabond.relations import has_marker
from polana.games.root.factions.vagabond.side import KINDS, VagabondSide
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS

Q: Final = len(QUEST_WORDS)
_F: Final = len(FACTION_NAMES)
_CHARACTER: Final = one_hot(len(CHARACTER_WORDS))
_NOT_LOOKING: Final = bytes(1 + KINDS)
#: Where what comes after his pack begins, and how long it is.
_REST: Final = len(CHARACTER_WORDS) + 5 * KINDS
_WANDERINGS: Final = 2 * _F + 2 * Q + 2 * CLEARINGS + KINDS + 2


class VagabondBoard(Board[VagabondSide]):
    def __init__(self) -> None:
        items = ", ".join(ITEMS)
        factions = ", ".join(FACTION_NAMES)
        characters = ", ".join(word.label for word in CHARACTER_WORDS)
        super().__init__(
            [
                ("character", len(CHARACTER_WORDS), f"the character: {characters}"),
                ("pack/ready", KINDS, f"items face up: {items}"),
                ("pack/exhausted", KINDS, "items face down"),
                ("pack/damaged", KINDS, "damaged items, face up"),
                ("pack/wrecked", KINDS, "damaged items, face down"),
                ("pack/gone", KINDS, "items that have left the game"),
                ("relations", _F, f"the relationship plus 2 (1 is hostile, 2 indifferent), by faction: {factions}"),
                ("aids", _F, "by faction: Aids this turn that have improved nothing yet"),
                ("completed", Q, "by quest: 1 if he has completed it"),
                ("quests", Q, "by quest: 1 if it lies open"),
                ("scorched", CLEARINGS, "by clearing: his torches that lie there for good"),
                ("ruins", CLEARINGS, "by clearing: items under the ruin"),
                ("marked", KINDS, "kinds of item of which he has one from a ruin"),
                ("refreshed", 1, "has refreshed items"),
                ("improvised", 1, "has improvised this turn"),
                ("looking", 1, "items of a ruin that he is looking at"),
                ("looked", KINDS, "which they are, for himself alone"),
            ]
        )

        self.character: int = NONE
        self.marked: int = 0
        self.refreshed: bool = False
        self.improvised: bool = False
        self.pack: list[int] = []
        self.relations: list[int] = []
        self.aids: list[int] = []
        self.completed: list[int] = []
        self.scorched: list[int] = []
        self.quests: list[int] = []
        self.searches: int = NONE
        #: His character and his pack, which changes most often; then the rest; then what he is looking at.
        self.whole: bytearray = bytearray(_REST + _WANDERINGS + len(_NOT_LOOKING))

    def forget(self) -> None:
        self.pack = []
        self.searches = NONE

    def read(self, g: State, own: VagabondSide, reader: int) -> Part:
        if own.pack != self.pack or own.character != self.character:
            self.pack = own.pack[:]
            self.character = own.character
            self.whole[:_REST] = _CHARACTER[own.character] + bytes(own.pack)
        if (
            own.marked != self.marked
            or own.refreshed != self.refreshed
            or own.improvised != self.improvised
            or own.relations != self.relations
            or own.aids != self.aids
            or own.completed != self.completed
            or own.scorched != self.scorched
            or display(g).face_up != self.quests
            or g.searches != self.searches
        ):
            self._remember(g, own)
            self.whole[_REST : _REST + _WANDERINGS] = wanderings(g, own)
        looked = own.looked
        if not looked:
            return self.whole
        part = bytearray(_NOT_LOOKING)
        part[0] = capped(len(looked))
        if reader == own.seat:
            count(part, 1, looked)
        return self.whole[: _REST + _WANDERINGS] + part

    def _remember(self, g: State, own: VagabondSide) -> None:
        self.marked = own.marked
        self.refreshed = own.refreshed
        self.improvised = own.improvised
        self.relations = own.relations[:]
        self.aids = own.aids[:]
        self.completed = own.completed[:]
        self.scorched = own.scorched[:]
        self.quests = display(g).face_up[:]
        self.searches = g.searches


def wanderings(g: State, own: VagabondSide) -> bytearray:
    """Friends, quests and marks of a Vagabond."""
    part = bytearray(_WANDERINGS)
    for other in g.sides:
        if has_marker(g, other):
            at = other.rules.word.value
            part[at] = own.relations[other.index] + 2
            part[_F + at] = own.aids[other.index]
    first = 2 * _F
    for quest in own.completed:
        part[first + quest] = 1
    first += Q
    for quest in display(g).face_up:
        part[first + quest] = 1
    first += Q
    for where in own.scorched:
        part[first + where] += 1
    first += CLEARINGS
    if g.ruin_items:
        for where in range(CLEARINGS):
            part[first + where] = len(g.ruin_items[where])
    first += CLEARINGS
    for item in range(KINDS):
        part[first + item] = own.marked >> item & 1
    first += KINDS
    part[first] = own.refreshed
    part[first + 1] = own.improvised
    return part


register("vagabond", VagabondBoard)
register("vagabond2", VagabondBoard)
