"""What the boards of the factions hold, as rows of small numbers: the rest of `root/observation.py`.

A new faction adds a `Board` here: what its `view` shows, always in the same order, and the questions of its chapter.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS, FACTION_NAMES, ITEMS, NONE, SUITS
from polana.games.root.factions.alliance.side import alliance
from polana.games.root.factions.eyrie.side import COLUMNS, LEADERS, VIZIERS, eyrie
from polana.games.root.factions.marquise.side import marquise
from polana.games.root.factions.vagabond.relations import has_marker
from polana.games.root.factions.vagabond.side import KINDS, VagabondSide, vagabond
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import CHARACTER_WORDS, COLUMN_WORDS, LEADER_WORDS, QUEST_WORDS
from polana.kernel.observer import Part, capped, one_hot

C: Final = len(CARDS)
Q: Final = len(QUEST_WORDS)
_F: Final = len(FACTION_NAMES)
_COLUMN: Final = one_hot(COLUMNS)
_LEADER: Final = one_hot(LEADERS)
_CHARACTER: Final = one_hot(len(CHARACTER_WORDS))
_NO_CARDS: Final = bytes(C)
_NOT_LOOKING: Final = bytes(1 + KINDS)


#: The questions of each chapter. Add new ones at the end: learners rely on the places.
MARQUISE_ASKS: Final = [
    "marquise-build-what", "marquise-build-where", "marquise-daylight", "marquise-extra", "marquise-first-building",
    "marquise-home", "marquise-hospitals", "marquise-keep", "marquise-overwork", "marquise-overwork-card",
    "marquise-pay-wood", "marquise-recruit", "marquise-wood",
]  # fmt: skip
EYRIE_ASKS: Final = [
    "eyrie-build", "eyrie-column", "eyrie-decree", "eyrie-first-card", "eyrie-home", "eyrie-leader",
    "eyrie-new-roost", "eyrie-recruit", "eyrie-resolved", "eyrie-second-card",
]  # fmt: skip
ALLIANCE_ASKS: Final = [
    "alliance-birdsong", "alliance-daylight", "alliance-discard-supporter", "alliance-evening", "alliance-mobilize",
    "alliance-organize", "alliance-outrage", "alliance-recruit", "alliance-revolt-suit",
    "alliance-spend-supporter", "alliance-train",
]  # fmt: skip
VAGABOND_ASKS: Final = [
    "vagabond-aid", "vagabond-aid-card", "vagabond-character", "vagabond-coalition", "vagabond-damage",
    "vagabond-day-labor", "vagabond-daylight", "vagabond-enlist", "vagabond-exhaust", "vagabond-explore",
    "vagabond-fight-with", "vagabond-forest", "vagabond-glide", "vagabond-hit", "vagabond-instigate",
    "vagabond-instigate-against", "vagabond-lead", "vagabond-quest", "vagabond-quest-item", "vagabond-refresh",
    "vagabond-repair", "vagabond-reward", "vagabond-slip", "vagabond-steal", "vagabond-strike",
    "vagabond-strike-piece", "vagabond-take-item", "vagabond-too-many",
]  # fmt: skip


def count(part: bytearray, first: int, cards: list[int]) -> None:
    for card in cards:
        part[first + card] += 1


class Board:
    """The board of one faction: its fields, how they are read, and its questions (without `ask-root-`)."""

    def __init__(self, fields: list[tuple[str, int, str]], asks: list[str]) -> None:
        self.fields: list[tuple[str, int, str]] = fields
        self.asks: list[str] = asks

    def read(self, g: State, side: Side, reader: int) -> Part:
        raise NotImplementedError

    def forget(self) -> None:
        """Another match is looked at, or another faction has joined this one."""


class MarquiseBoard(Board):
    def __init__(self) -> None:
        super().__init__(
            [
                ("actions", 1, "actions taken this turn"),
                ("extra", 1, "extra actions bought this turn"),
                ("recruited", 1, "has recruited this turn"),
            ],
            MARQUISE_ASKS,
        )
        self.actions: int = NONE
        self.extra: int = 0
        self.recruited: bool = False
        self.part: Part = b""

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = marquise(side)
        if own.actions != self.actions or own.extra != self.extra or own.recruited != self.recruited:
            self.actions = own.actions
            self.extra = own.extra
            self.recruited = own.recruited
            self.part = bytes((own.actions, own.extra, own.recruited))
        return self.part


class EyrieBoard(Board):
    def __init__(self) -> None:
        columns = ", ".join(word.label for word in COLUMN_WORDS)
        leaders = ", ".join(word.label for word in LEADER_WORDS)
        fields = [
            ("leader", LEADERS, f"the leader: {leaders}"),
            ("leaders", LEADERS, "leaders beside the board"),
            ("column", COLUMNS, f"the column that is being resolved: {columns}"),
            ("due", len(SUITS), "by suit: cards of the column that wait to be resolved"),
            ("resolved", 1, "cards resolved this turn"),
            ("viziers", COLUMNS, "by column: Loyal Viziers"),
        ]
        fields += [(f"decree/{word.label}", C, "by card: the cards of the column") for word in COLUMN_WORDS]
        super().__init__(fields, EYRIE_ASKS)

        self.leader: int = NONE
        self.column: int = NONE
        self.resolved: int = NONE
        self.due: list[int] = []
        self.leaders: list[bool] = []
        self.decree: list[list[int]] = []
        self.part: Part = b""

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = eyrie(side)
        if (
            own.resolved != self.resolved
            or own.column != self.column
            or own.leader != self.leader
            or own.due != self.due
            or own.leaders != self.leaders
            or own.decree != self.decree
        ):
            self.resolved = own.resolved
            self.column = own.column
            self.leader = own.leader
            self.due = own.due[:]
            self.leaders = own.leaders[:]
            self.decree = [cards[:] for cards in own.decree]
            viziers = [0] * COLUMNS
            if own.leader != NONE:
                for column in VIZIERS[own.leader]:
                    viziers[column] += 1
            decree = bytearray(COLUMNS * C)
            for column, cards in enumerate(own.decree):
                count(decree, column * C, cards)
            self.part = (
                _LEADER[own.leader]
                + bytes(own.leaders)
                + (_COLUMN[own.column] if own.column < COLUMNS else _COLUMN[NONE])
                + bytes([*own.due, own.resolved, *viziers])
                + decree
            )
        return self.part


class AllianceBoard(Board):
    def __init__(self) -> None:
        super().__init__(
            [
                ("officers", 1, "officers"),
                ("operations", 1, "officers used this Evening"),
                ("spreading", 1, "has spread sympathy this turn"),
                ("supporters", 1, "supporters"),
                ("stack", C, "by card: the supporters, for the Alliance alone"),
            ],
            ALLIANCE_ASKS,
        )
        self.officers: int = NONE
        self.operations: int = 0
        self.spreading: bool = False
        self.supporters: list[int] = []
        #: For the others, and for the Alliance itself.
        self.part: Part = b""
        self.own_part: Part = b""

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = alliance(side)
        if (
            own.operations != self.operations
            or own.officers != self.officers
            or own.spreading != self.spreading
            or own.supporters != self.supporters
        ):
            self.officers = own.officers
            self.operations = own.operations
            self.spreading = own.spreading
            self.supporters = own.supporters[:]
            row = bytes((own.officers, own.operations, own.spreading, len(own.supporters)))
            self.part = row + _NO_CARDS
            stack = bytearray(C)
            count(stack, 0, own.supporters)
            self.own_part = row + stack
        return self.own_part if reader == side.seat else self.part


class VagabondBoard(Board):
    def __init__(self, asks: list[str]) -> None:
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
            ],
            asks,
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
        self.part: Part = b""
        self.whole: Part = b""

    def forget(self) -> None:
        self.pack = []

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = vagabond(side)
        if (
            own.pack != self.pack
            or own.character != self.character
            or own.marked != self.marked
            or own.refreshed != self.refreshed
            or own.improvised != self.improvised
            or own.relations != self.relations
            or own.aids != self.aids
            or own.completed != self.completed
            or own.scorched != self.scorched
            or g.quests != self.quests
            or g.searches != self.searches
        ):
            self._remember(g, own)
            self.part = _CHARACTER[own.character] + bytes(own.pack) + wanderings(g, own)
            self.whole = self.part + _NOT_LOOKING
        looked = own.looked
        if not looked:
            return self.whole
        part = bytearray(_NOT_LOOKING)
        part[0] = capped(len(looked))
        if reader == side.seat:
            count(part, 1, looked)
        return self.part + part

    def _remember(self, g: State, own: VagabondSide) -> None:
        self.character = own.character
        self.marked = own.marked
        self.refreshed = own.refreshed
        self.improvised = own.improvised
        self.pack = own.pack[:]
        self.relations = own.relations[:]
        self.aids = own.aids[:]
        self.completed = own.completed[:]
        self.scorched = own.scorched[:]
        self.quests = g.quests[:]
        self.searches = g.searches


def wanderings(g: State, own: VagabondSide) -> bytearray:
    """Friends, quests and marks of a Vagabond."""
    part = bytearray(2 * _F + 2 * Q + 2 * CLEARINGS + KINDS + 2)
    for other in g.sides:
        if has_marker(g, other):
            at = other.rules.word.value
            part[at] = own.relations[other.index] + 2
            part[_F + at] = own.aids[other.index]
    first = 2 * _F
    for quest in own.completed:
        part[first + quest] = 1
    first += Q
    for quest in g.quests:
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


def boards() -> dict[str, Board]:
    """A board for every faction. A board remembers what it read last, so every observer has its own."""
    return {
        "marquise": MarquiseBoard(),
        "eyrie": EyrieBoard(),
        "alliance": AllianceBoard(),
        "vagabond": VagabondBoard(VAGABOND_ASKS),
        "vagabond2": VagabondBoard([]),  # the same questions
    }
