"""What the Eyrie Dynasties have: roosts, the Decree, the leaders."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import BIRD, CARDS, NONE, SUITS, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.names import CARD_NAMES
from polana.games.root.state import Side
from polana.kernel.notation import Notation

ROOST: Final = 0

#: The columns of the Decree, from left to right (7.5.2).
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final = 4

#: The leaders (7.8).
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final = 4

_TABLE: Final = faction_table("eyrie")
#: The columns in which each leader puts the two Loyal Viziers.
VIZIERS: Final[list[list[int]]] = [
    [_TABLE["turn"]["decree_columns"].index(column) for column in leader["viziers"]] for leader in _TABLE["leader"]
]
#: How the board is written in positions.
_LEADERS: Final = [word.label for word in LEADER_WORDS]
_COLUMNS: Final = [word.label for word in COLUMN_WORDS]
NOTATION: Final = Notation(
    {"leader": _LEADERS, "column": [*_COLUMNS, "done"], "decree": CARD_NAMES},
    {"due": SUITS},
    {"decree": _COLUMNS, "leaders": _LEADERS},
)


class EyrieSide(Side):
    """The Decree and the leaders."""

    __slots__ = ("column", "decree", "due", "leader", "leaders", "oppressed", "resolved")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: The leader in office, or NONE before one was chosen.
        self.leader: int = NONE
        #: The column that is being resolved, COLUMNS after the last, NONE before the Decree has been looked at this
        #: turn.
        self.column: int = NONE
        #: How many cards of the Decree were resolved this turn.
        self.resolved: int = 0
        #: Has the Despot had his point in the current battle (7.8.4)?
        self.oppressed: bool = False
        #: The cards of each column, without the Loyal Viziers: the leader says where these are.
        self.decree: list[list[int]] = [[], [], [], []]
        #: Which leaders lie face up beside the board (7.7.3).
        self.leaders: list[bool] = [True] * LEADERS
        #: Cards of the column that wait to be resolved, by suit; a vizier is a bird.
        self.due: list[int] = [0] * len(SUITS)

    def copy(self) -> EyrieSide:
        twin = EyrieSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.leader = self.leader
        twin.column = self.column
        twin.resolved = self.resolved
        twin.oppressed = self.oppressed
        one, two, three, four = self.decree
        twin.decree = [one[:], two[:], three[:], four[:]]
        twin.leaders = self.leaders[:]
        twin.due = self.due[:]
        return twin


# --- the Decree -----------------------------------------------------------------------------------------------------


def suits_of(own: EyrieSide, column: int) -> list[int]:
    """The cards of a column by suit; viziers are birds."""
    suits = [0] * len(SUITS)
    for card in own.decree[column]:
        suits[CARDS[card].suit] += 1
    if own.leader != NONE:
        suits[BIRD] += VIZIERS[own.leader].count(column)
    return suits


def next_column(own: EyrieSide) -> None:
    """7.5.2: on to the next column with cards, from left to right. An empty column is no failure."""
    own.column = 0 if own.column == NONE else own.column + 1
    while own.column < COLUMNS:
        own.due = suits_of(own, own.column)
        if any(own.due):
            return
        own.column += 1


def birds(own: EyrieSide) -> int:
    """7.7.1: birds in the Decree, the Loyal Viziers among them."""
    count = 0
    for column in range(COLUMNS):
        count += suits_of(own, column)[BIRD]
    return count
