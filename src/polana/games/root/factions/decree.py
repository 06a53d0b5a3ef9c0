"""What the Eyrie Dynasties (7) have and what they may do with it: the Decree, the leaders, the roosts.

`eyrie.py` is the chapter in its order; here are the side, the columns of the Decree, and the judges of its asks.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import BIRD, CARDS, NONE, SUITS, faction_table
from polana.games.root.control import ruler, why_not_build, why_not_place
from polana.games.root.craft import can_craft
from polana.games.root.factions.base import Faction
from polana.games.root.maps import CLEARINGS
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import CRAFT, place_of
from polana.kernel.flow import Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

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
SECOND_BIRD: Final = Refusal("7.4.2", "why-root-eyrie-second-bird")
CRAFT_FIRST: Final = Refusal("7.2.1", "why-root-eyrie-craft-first")
NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
LEADER_DEPOSED: Final = Refusal("7.7.3", "why-root-eyrie-leader-deposed")
WRONG_CLEARING_SUIT: Final = Refusal("7.5.2", "why-root-wrong-clearing-suit")
NO_ROOST_HERE: Final = Refusal("7.5.2.I", "why-root-eyrie-no-roost")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
ROOST_HERE: Final = Refusal("7.5.2.IV", "why-root-eyrie-roost-there")
NOT_RULED: Final = Refusal("7.5.2.IV", "why-root-not-ruled")
NO_ROOST_LEFT: Final = Refusal("1.5.1", "why-root-none-left")
NOT_FEWEST: Final = Refusal("7.4.3", "why-root-eyrie-not-fewest-warriors")


class Nests(Side):
    """The Decree and the leaders."""

    __slots__ = ("column", "decree", "due", "leader", "leaders", "resolved")

    def __init__(self, rules: Faction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        #: The leader in office, or NONE before one was chosen.
        self.leader: int = NONE
        #: The column that is being resolved, COLUMNS after the last, NONE before the Decree was looked at this turn.
        self.column: int = NONE
        #: How many cards of the Decree were resolved this turn.
        self.resolved: int = 0
        if empty:
            return
        #: The cards of each column, without the Loyal Viziers: the leader says where these are.
        self.decree: list[list[int]] = [[], [], [], []]
        #: Which leaders lie face up beside the board (7.7.3).
        self.leaders: list[bool] = [True] * LEADERS
        #: Cards of the column that wait to be resolved, by suit; a vizier is a bird.
        self.due: list[int] = [0] * len(SUITS)

    def copy(self) -> Nests:
        twin = Nests(self.rules, self.index, True)
        self.copy_to(twin)
        twin.leader = self.leader
        twin.column = self.column
        twin.resolved = self.resolved
        one, two, three, four = self.decree
        twin.decree = [one[:], two[:], three[:], four[:]]
        twin.leaders = self.leaders[:]
        twin.due = self.due[:]
        return twin


def nests(me: Side) -> Nests:
    assert isinstance(me, Nests)
    return me


# --- the Decree -----------------------------------------------------------------------------------------------------


def suits_of(own: Nests, column: int) -> list[int]:
    """The cards of a column by suit; viziers are birds."""
    suits = [0] * len(SUITS)
    for card in own.decree[column]:
        suits[CARDS[card].suit] += 1
    if own.leader != NONE:
        suits[BIRD] += VIZIERS[own.leader].count(column)
    return suits


def next_column(own: Nests) -> None:
    """7.5.2: on to the next column with cards, from left to right. An empty column is no failure."""
    own.column = 0 if own.column == NONE else own.column + 1
    while own.column < COLUMNS:
        own.due = suits_of(own, own.column)
        if any(own.due):
            return
        own.column += 1


def birds(own: Nests) -> int:
    """7.7.1: birds in the Decree, the Loyal Viziers among them."""
    count = 0
    for column in range(COLUMNS):
        count += suits_of(own, column)[BIRD]
    return count


def fewest_warriors(g: State, me: Side) -> int:
    """7.4.3: the fewest warriors in a clearing where the pieces can be placed, or NONE if there is no such clearing."""
    fewest = NONE
    for where in range(CLEARINGS):
        if why_not_build(g, me, where) is None:
            count = warriors_in(g, where)
            if fewest == NONE or count < fewest:
                fewest = count
    return fewest


def warriors_in(g: State, where: int) -> int:
    count = 0
    for side in g.sides:
        count += side.warriors[where]
    return count


def possible(words: list[Word], judge: Judge) -> bool:
    for word in words:
        if judge.why_not(word) is None:
            return True
    return False


# --- judges -----------------------------------------------------------------------------------------------------------


class ForDecree(Judge):
    """7.4.2: at most one of two cards is a bird."""

    def __init__(self, first_suit: int) -> None:
        self.first_suit: int = first_suit

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "card" and self.first_suit == BIRD and CARDS[word.value].suit == BIRD:
            return SECOND_BIRD
        return None


class Daylight(Judge):
    """7.5: crafting before the Decree. Cards of the column may be taken in any order, whatever comes of it."""

    def __init__(self, g: State, own: Nests) -> None:
        self.g: State = g
        self.own: Nests = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is not CRAFT:
            return None
        if self.own.resolved:
            return CRAFT_FIRST
        return None if can_craft(self.g, self.own) else NOTHING_TO_CRAFT


class FaceUp(Judge):
    """7.7.3: leaders that lie face up."""

    def __init__(self, own: Nests) -> None:
        self.own: Nests = own

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.own.leaders[word.value] else LEADER_DEPOSED


class AtRoost(Judge):
    """7.5.2.I: clearings with a roost that match a card."""

    def __init__(self, g: State, own: Nests, suit: int) -> None:
        self.g: State = g
        self.own: Nests = own
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if not self.own.supply:
            return NO_WARRIORS_LEFT
        if not self.own.at(ROOST, where):
            return NO_ROOST_HERE
        if self.suit != NONE and not has_suit(self.g, where, self.suit):
            return WRONG_CLEARING_SUIT
        return why_not_place(self.g, self.own, where)


class ForRoost(Judge):
    """7.5.2.IV: clearings where a roost can be built for a card."""

    def __init__(self, g: State, own: Nests, suit: int) -> None:
        self.g: State = g
        self.own: Nests = own
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if not self.own.left[ROOST]:
            return NO_ROOST_LEFT
        if self.suit != NONE and not has_suit(self.g, where, self.suit):
            return WRONG_CLEARING_SUIT
        if ruler(self.g, where) != self.own.index:
            return NOT_RULED
        if self.own.at(ROOST, where):
            return ROOST_HERE
        return why_not_build(self.g, self.own, where)


class NewRoost(Judge):
    """7.4.3: clearings with the fewest warriors of those where the pieces can be placed."""

    def __init__(self, g: State, me: Side, fewest: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.fewest: int = fewest

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        refusal = why_not_build(self.g, self.me, where)
        if refusal is None and warriors_in(self.g, where) > self.fewest:
            return NOT_FEWEST
        return refusal
