"""Birdsong (7.4): emergency orders, the Decree, a new roost."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import draw
from polana.games.root.components import BIRD, CARDS, NONE, faction_table
from polana.games.root.control import why_not_build
from polana.games.root.factions.eyrie import asks
from polana.games.root.factions.eyrie import news as told
from polana.games.root.factions.eyrie.side import ROOST, EyrieSide
from polana.games.root.menu import pause
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import DONE, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("eyrie")
NEW_ROOST_WARRIORS: Final[int] = _TABLE["turn"]["new_roost_warriors"]

SECOND_BIRD: Final = Refusal("7.4.2", "why-root-eyrie-second-bird")
NOT_FEWEST: Final = Refusal("7.4.3", "why-root-eyrie-not-fewest-warriors")


def birdsong(g: State, me: EyrieSide) -> Flow[bool]:
    yield from pause(g, me)
    # 7.4.1 emergency orders
    if not me.hand:
        draw(g, me, 1, "7.4.1")
        yield from pause(g, me)
    # 7.4.2 one or two cards for the Decree, one bird at most
    if me.hand:
        first = yield from add_to_decree(g, me, False)
        if me.hand:
            yield from add_to_decree(g, me, True, CARDS[first].suit)
    yield from pause(g, me)
    # 7.4.3 a new roost
    if me.left[ROOST] == me.rules.pieces[ROOST].total:
        yield from new_roost(g, me)
        yield from pause(g, me)
    return True


# --- the Decree (7.4.2) -----------------------------------------------------------------------------------------------


def add_to_decree(g: State, own: EyrieSide, second: bool, first_suit: int = NONE) -> Flow[int]:
    """7.4.2: the first card is a duty, the second a choice."""
    judge = ForDecree(first_suit)
    word = yield asks.second_card(own, judge) if second else asks.first_card(own, judge)
    if word is DONE:
        return NONE
    card = word.value
    own.hand.remove(card)
    g.shown.append(card)
    column = yield asks.column(own, word)
    g.shown.remove(card)
    own.decree[column.value].append(card)
    told.decreed(g, own, word.value, column.value)
    return card


class ForDecree(Judge):
    """7.4.2: at most one of two cards is a bird."""

    def __init__(self, first_suit: int) -> None:
        self.first_suit: int = first_suit

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "card" and self.first_suit == BIRD and CARDS[word.value].suit == BIRD:
            return SECOND_BIRD
        return None


# --- a new roost (7.4.3) ----------------------------------------------------------------------------------------------


def new_roost(g: State, me: Side) -> Flow[None]:
    """7.4.3: a roost and three warriors where the fewest warriors are, of anybody."""
    fewest = fewest_warriors(g, me)
    if fewest == NONE:
        return
    words = [place_word(where) for where in range(CLEARINGS)]
    word = yield asks.new_roost(me, words, NewRoost(g, me, fewest))
    place_piece(g, me, ROOST, word.value, "7.4.3")
    place_warriors(g, me, word.value, NEW_ROOST_WARRIORS, "7.4.3")


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
