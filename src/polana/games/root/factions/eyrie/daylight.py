"""Daylight (7.5): craft, then resolve the Decree, card by card."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, NONE_LEFT, Battle, Craft, Move
from polana.games.root.components import BIRD, NONE, SUITS
from polana.games.root.control import ruler, why_not_build, why_not_place
from polana.games.root.deed import NO_MORE, Counted, Deed, OwnDeed, OwnDeeds
from polana.games.root.factions.eyrie import asks
from polana.games.root.factions.eyrie.side import (
    BUILD,
    CHARISMATIC,
    COLUMNS,
    MOVE,
    RECRUIT,
    ROOST,
    EyrieSide,
    next_column,
)
from polana.games.root.factions.eyrie.turmoil import turmoil
from polana.games.root.menu import choose
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import SUIT_WORDS, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

CRAFT_FIRST: Final = Refusal("7.2.1", "why-root-eyrie-craft-first")
WRONG_CLEARING_SUIT: Final = Refusal("7.5.2", "why-root-wrong-clearing-suit")
NO_ROOST_HERE: Final = Refusal("7.5.2.I", "why-root-eyrie-no-roost")
ROOST_HERE: Final = Refusal("7.5.2.IV", "why-root-eyrie-roost-there")
NOT_RULED: Final = Refusal("7.5.2.IV", "why-root-not-ruled")


def daylight(g: State, me: EyrieSide) -> Flow[bool]:
    """7.5.1, 7.5.2: craft, then resolve the Decree, card by card."""
    if me.column == NONE:
        next_column(me)
    deeds: OwnDeeds[EyrieSide] = [RESOLVE[suit] for suit in range(len(SUITS)) if me.due[suit]]
    if not deeds:
        deeds.append(NO_MORE)
    about = asks.decree(me.column) if me.column < COLUMNS else asks.RESOLVED
    deeds.append(CRAFT)
    return choose(g, me, about, deeds, "7.5.2", ordered=True)


class CraftFirst(Counted[EyrieSide]):
    """7.5: crafting comes before the Decree."""

    def why_no_more(self, g: State, me: EyrieSide) -> Refusal | None:
        return CRAFT_FIRST if me.resolved else None


class Resolve(OwnDeed[EyrieSide]):
    """7.5.2: a card of the column. They may be taken in any order, whatever comes of it."""

    def __init__(self, suit: int) -> None:
        super().__init__(SUIT_WORDS[suit], "7.5.2")
        self.suit: int = suit
        #: Birds match every clearing.
        self.matched: int = NONE if suit == BIRD else suit
        self.move: Deed = Move("7.5.2.II", suit=self.matched)
        self.battle: Deed = Battle("7.5.2.III", suit=self.matched)

    def do(self, g: State, me: EyrieSide) -> Flow[None]:
        me.resolved += 1
        me.due[self.suit] -= 1
        if not (yield from self.resolve(g, me)):
            yield from turmoil(g, me)
        elif not any(me.due):
            next_column(me)

    def ends(self, g: State, me: EyrieSide) -> bool:
        """7.7.4: Turmoil does."""
        return me.column == NONE

    def resolve(self, g: State, own: EyrieSide) -> Flow[bool]:
        """7.5.2: the action of the column; False if it cannot be taken."""
        if own.column == RECRUIT:
            return (yield from recruit(g, own, self.matched))
        if own.column == BUILD:
            return (yield from build(g, own, self.matched))
        deed = self.move if own.column == MOVE else self.battle
        if deed.why_not(g, own) is not None:
            return False
        yield from deed.do(g, own)
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
            return NONE_LEFT
        if self.suit != NONE and not has_suit(self.g, where, self.suit):
            return WRONG_CLEARING_SUIT
        if ruler(self.g, where) != self.own.index:
            return NOT_RULED
        if self.own.at(ROOST, where):
            return ROOST_HERE
        return why_not_build(self.g, self.own, where)


CRAFT: Final = CraftFirst(Craft("7.5.1"))
#: By suit.
RESOLVE: Final = [Resolve(suit) for suit in range(len(SUITS))]
