"""The advanced setup (A): shuffled suits, five cards, factions from a pool in reverse turn order, three cards kept.

The rows of its steps: lay out the table (A.1, A.4, A.7), deal the pool (A.8.1), then the players choose and set up one
after the other (A.8.2), then all settle their hands at once (A.10). Where the seats were given factions beforehand
there is no pool, and everything else is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.components import FACTION_NAMES, NONE
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.hirelings import hiring
from polana.games.root.seats import join
from polana.games.root.setup import (
    DRAFT,
    HIRE,
    LAY_LANDMARKS,
    LAY_OUT_ADVANCED,
    NOBODY,
    lay_items,
    lay_landmarks,
    shuffle_deck,
    shuffle_suits,
    warn_of_reach,
)
from polana.games.root.state import IN_PLAY, Side, State
from polana.games.root.view import PoolCardView
from polana.games.root.woodland.registry import cards_are_used, lay_those_of_the_map
from polana.games.root.woodland.ruins import lay_ruins
from polana.games.root.words import FACTION_WORDS
from polana.kernel.flow import Flow, Judge, Together
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

#: The steps of the advanced setup, after `LAY_OUT_ADVANCED`.
STARTING_HANDS: Final = "hands"

#: A.7, A.10.
CARDS_DRAWN: Final = 5
CARDS_RETURNED: Final = 2

LOCKED: Final = Refusal("A.8.1.II", "why-root-faction-locked")


def enough_cards(players: int, others: Sequence[str] = ()) -> bool:
    """A.8.1: are there setup cards for a pool of one more than there are players who choose?"""
    cards = len(deal_from(players + len(others), others))
    return cards > players


def deal_from(players: int, others: Sequence[str] = ()) -> list[int]:
    """The factions whose setup cards are in the game; with two players the militant ones (A.8.1.I).

    Whoever plays without a seat (`others`) chooses none, and keeps some out of the game (R.M.1).
    """
    found: list[int] = []
    for number, name in enumerate(FACTION_NAMES):
        if name not in FACTIONS or (others and FACTIONS[name].why_not_seat([*FACTION_NAMES, *others]) is not None):
            continue
        if players > 2 or FACTIONS[name].militant:
            found.append(number)
    return found


def step(g: State) -> Flow[None]:
    if g.table == LAY_OUT_ADVANCED:
        lay_out(g)
    elif g.table == LAY_LANDMARKS:
        yield from lay_landmarks(g)
    elif g.table == HIRE:
        to_choose = g.playing + 1 if g.sides[0].rules is NOBODY else 0
        yield from hiring.set_up_hirelings(g, to_choose)
        begin_draft(g)
        g.table = DRAFT
    elif g.table == DRAFT:
        yield from choose_and_set_up(g)
    else:
        yield from settle_hands(g)


def lay_out(g: State) -> None:
    """A.1, A.4, A.7, A.8.1."""
    shuffle_suits(g)  # A.1: on every map
    lay_ruins(g)
    lay_items(g)
    lay_those_of_the_map(g)  # C.2.1, C.3.1
    g.first = g.chance.die(g.playing, "first player")  # A.4
    g.turn = g.first
    told.first_player(g, g.sides[g.first], "A.4")
    shuffle_deck(g)
    for side in g.in_turn_order(g.first):
        side.rules.draw_first_hand(g, side, CARDS_DRAWN, "A.7")
    if not hiring.are_used(g):  # factions that belong to them are not dealt (A.6.5)
        begin_draft(g)
    # A.8.2: from the last player, counterclockwise
    g.waiting = [(g.first - step) % g.playing for step in range(1, g.playing + 1)]
    g.table = LAY_LANDMARKS if cards_are_used(g) else HIRE if hiring.are_used(g) else DRAFT


def begin_draft(g: State) -> None:
    """A.8: the pool, where factions are chosen from one."""
    if g.sides[0].rules is NOBODY:
        deal_pool(g)
    else:
        warn_of_reach(g)


def deal_pool(g: State) -> None:
    """A.8.1: a militant faction, then one more for each player from all that are left."""
    # A.8.1.I: with hirelings two players may keep the insurgents
    automata = [side.rules.name for side in g.players[g.seats :]]
    away = hiring.banned(g)
    cards = [
        number for number in deal_from(3 if g.hirelings else g.playing, automata) if FACTION_NAMES[number] not in away
    ]
    militant = [number for number in cards if FACTIONS[FACTION_NAMES[number]].militant]
    turn_up(g, militant, "militant faction")
    cards.remove(g.pool[0])
    for _ in range(g.seats):
        turn_up(g, cards, "faction")
    # A.8.1.II: a last card that is insurgent is locked
    g.pool_locked = not FACTIONS[FACTION_NAMES[g.pool[-1]]].militant
    told.pool(g)


def turn_up(g: State, cards: list[int], what: str) -> None:
    number = g.chance.pick(cards, what)
    first = FACTIONS[FACTION_NAMES[number]].comes_after()
    if first and FACTION_NAMES.index(first) in cards:
        # Of two equal cards, the one turned up first counts as the first.
        cards.append(number)
        number = FACTION_NAMES.index(first)
        cards.remove(number)
    g.pool.append(number)
    g.pool_extra.append(FACTIONS[FACTION_NAMES[number]].deal_with_card(g))  # A.8.1.III


class FromPool(Judge):
    """A.8.1.II, A.8.2: cards of the pool that may be chosen."""

    def __init__(self, g: State) -> None:
        self.g: State = g

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        if g.pool_locked and word.value == g.pool[-1]:
            for side in g.sides:
                if side.rules is not NOBODY and side.rules.militant:
                    return None
            return LOCKED
        return None


def choose_and_set_up(g: State) -> Flow[None]:
    """A.8.2: one player chooses a faction and sets it up at once."""
    if not g.waiting:
        if g.pool:
            warn_of_reach(g)
            g.pool = []
            g.pool_extra = []
        g.table = STARTING_HANDS
        return
    index = g.waiting.pop(0)
    side = g.sides[index]
    if side.rules is NOBODY:
        words = [FACTION_WORDS[number] for number in g.pool]
        word = yield asks.draft(side.seat, words, FromPool(g))
        side = take_from_pool(g, side, g.pool.index(word.value))
        told.faction(g, side, word, "A.8.2")
    yield from side.rules.setup_advanced(g, side)


def take_from_pool(g: State, before: Side, at: int) -> Side:
    """The seat gets the board of the faction and keeps its cards."""
    first = FACTIONS[FACTION_NAMES[g.pool[at]]].comes_after()
    if first and FACTION_NAMES.index(first) in g.pool:
        # Of two equal cards, the one chosen first counts as the first; what was dealt with each stays with it.
        other = g.pool.index(FACTION_NAMES.index(first))
        g.pool[at], g.pool[other] = g.pool[other], g.pool[at]
    rules = FACTIONS[FACTION_NAMES[g.pool[at]]]
    side = rules.new_side(before.index)
    side.hand = before.hand
    side.play = before.play
    join(g, side)
    rules.take_with_card(g, side, g.pool_extra[at])
    if at == len(g.pool) - 1:
        g.pool_locked = False
    g.pool.pop(at)
    g.pool_extra.pop(at)
    return side


def settle_hands(g: State) -> Flow[None]:
    """A.10: all put two of their five cards back in secret, at once; then the deck is shuffled."""
    players = [side for side in g.in_turn_order(g.first) if side.seated]
    for _ in range(CARDS_RETURNED):
        back = Together([asks.put_back(side) for side in players])
        yield back
        for side, word in zip(players, back.answers, strict=True):
            side.hand.remove(word.value)
            g.deck.append(word.value)
    g.chance.shuffle(g.deck)
    told.hands_settled(g)
    g.table = IN_PLAY


def pool_card(g: State, at: int) -> PoolCardView:
    """A setup card of the pool (A.8.1) with what was dealt with it."""
    rules = FACTIONS[FACTION_NAMES[g.pool[at]]]
    extra = g.pool_extra[at]
    return {
        "faction": rules.name,
        "dealt": None if extra == NONE else rules.dealt_name(extra),
        "locked": g.pool_locked and at == len(g.pool) - 1,
    }
