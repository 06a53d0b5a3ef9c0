"""Daylight (7.5): craft, then resolve the Decree, card by card."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.components import BIRD, NONE, SUITS
from polana.games.root.control import ruler, why_not_build, why_not_place
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.eyrie import asks
from polana.games.root.factions.eyrie.side import (
    BATTLE,
    CHARISMATIC,
    COLUMNS,
    MOVE,
    RECRUIT,
    ROOST,
    EyrieSide,
    eyrie,
    next_column,
)
from polana.games.root.factions.eyrie.turmoil import turmoil
from polana.games.root.menu import choose_action
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import CRAFT, DONE, SUIT_WORDS, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

CRAFT_FIRST: Final = Refusal("7.2.1", "why-root-eyrie-craft-first")
NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
WRONG_CLEARING_SUIT: Final = Refusal("7.5.2", "why-root-wrong-clearing-suit")
NO_ROOST_HERE: Final = Refusal("7.5.2.I", "why-root-eyrie-no-roost")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
ROOST_HERE: Final = Refusal("7.5.2.IV", "why-root-eyrie-roost-there")
NOT_RULED: Final = Refusal("7.5.2.IV", "why-root-not-ruled")
NO_ROOST_LEFT: Final = Refusal("1.5.1", "why-root-none-left")


def daylight(g: State, me: Side) -> Flow[bool]:
    """7.5.1, 7.5.2: craft, then resolve the Decree, card by card."""
    own = eyrie(me)
    if own.column == NONE:
        next_column(own)
    words: list[Word] = [SUIT_WORDS[suit] for suit in range(len(SUITS)) if own.due[suit]]
    if not words:
        words.append(DONE)
    about = asks.decree(own.column) if own.column < COLUMNS else asks.RESOLVED
    words.append(CRAFT)
    word = yield from choose_action(g, me, about, words, "7.5.2", Daylight(g, own))
    if word is None:
        return False
    if word is CRAFT:
        yield from craft(g, me, "7.5.1")
        return False
    if word is DONE:
        return True
    own.resolved += 1
    own.due[word.value] -= 1
    taken = yield from resolve(g, own, own.column, NONE if word.value == BIRD else word.value)
    if not taken:
        yield from turmoil(g, own)
        return True
    if not any(own.due):
        next_column(own)
    return False


class Daylight(Judge):
    """7.5: crafting before the Decree. Cards of the column may be taken in any order, whatever comes of it."""

    def __init__(self, g: State, own: EyrieSide) -> None:
        self.g: State = g
        self.own: EyrieSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is not CRAFT:
            return None
        if self.own.resolved:
            return CRAFT_FIRST
        return None if can_craft(self.g, self.own) else NOTHING_TO_CRAFT


def resolve(g: State, own: EyrieSide, column: int, suit: int) -> Flow[bool]:
    """7.5.2: the action of one card; False if it cannot be taken. Birds match every clearing: suit NONE."""
    if column == RECRUIT:
        return (yield from recruit(g, own, suit))
    if column == MOVE:
        if not can_move(g, own, suit):
            return False
        yield from take_move(g, own, "7.5.2.II", suit)
    elif column == BATTLE:
        if not can_battle(g, own, suit):
            return False
        yield from start_battle(g, own, "7.5.2.III", suit)
    else:
        return (yield from build(g, own, suit))
    return True


# --- recruit (7.5.2.I) ------------------------------------------------------------------------------------------------


def recruit(g: State, own: EyrieSide, suit: int) -> Flow[bool]:
    """7.5.2.I: a warrior at a roost; 7.8.2 the Charismatic must place two."""
    judge = AtRoost(g, own, suit)
    words = [place_word(where) for where in own.where(ROOST)]
    if not any_option(words, judge):
        return False
    word = yield asks.recruit(own, words, judge)
    count = 2 if own.leader == CHARISMATIC else 1
    return place_warriors(g, own, word.value, count, "7.5.2.I") == count


class AtRoost(Judge):
    """7.5.2.I: clearings with a roost that match a card."""

    def __init__(self, g: State, own: EyrieSide, suit: int) -> None:
        self.g: State = g
        self.own: EyrieSide = own
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


# --- build (7.5.2.IV) -------------------------------------------------------------------------------------------------


def build(g: State, own: EyrieSide, suit: int) -> Flow[bool]:
    """7.5.2.IV: a roost in a clearing that they rule and that has none."""
    judge = ForRoost(g, own, suit)
    words = [place_word(where) for where in range(CLEARINGS) if ruler(g, where) == own.index]
    if not any_option(words, judge):
        return False
    word = yield asks.build(own, words, judge)
    place_piece(g, own, ROOST, word.value, "7.5.2.IV")
    return True


class ForRoost(Judge):
    """7.5.2.IV: clearings where a roost can be built for a card."""

    def __init__(self, g: State, own: EyrieSide, suit: int) -> None:
        self.g: State = g
        self.own: EyrieSide = own
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
