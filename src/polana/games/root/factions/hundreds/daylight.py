"""Daylight (14.5): craft, Command the Hundreds, Advance the Warlord."""

from __future__ import annotations

from typing import Final

from polana.games.root import asks as general
from polana.games.root.battle import can_battle, start_battle, start_battle_at, why_not_battle
from polana.games.root.cards import holds_of, spend_of
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import rules, why_not_build
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds.side import GRANDIOSE, RELENTLESS, STRONGHOLD, HundredsSide
from polana.games.root.menu import choose_action
from polana.games.root.move import To, can_move, goes_by, march, take_move, why_not_from, within_reach
from polana.games.root.pieces import place_piece
from polana.games.root.price import is_tempted_at
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import (
    ADVANCE,
    BATTLE,
    BUILD,
    COUNT_WORDS,
    CRAFT,
    DONE,
    MOVE,
    place_word,
)
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_CRAFT: Final = Refusal("14.5.1", "why-root-nothing-to-craft")
TOO_LATE: Final = Refusal("14.5", "why-root-hundreds-too-late")
NO_COMMAND_LEFT: Final = Refusal("14.5.2", "why-root-hundreds-no-command")
NO_PROWESS_LEFT: Final = Refusal("14.5.3", "why-root-hundreds-no-prowess")
NO_WARLORD: Final = Refusal("14.5.3", "why-root-hundreds-no-warlord")
CANNOT_ADVANCE: Final = Refusal("14.5.3", "why-root-hundreds-cannot-advance")
NO_MOVE: Final = Refusal("4.2", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
NONE_LEFT: Final = Refusal("1.5.1", "why-root-none-left")
CANNOT_BUILD: Final = Refusal("14.5.2.III", "why-root-hundreds-cannot-build")


def step_of(own: HundredsSide, word: Word) -> int:
    """Crafting comes first; then Command and Advance, or the other way round for the Grandiose (14.7.2)."""
    if word is CRAFT:
        return 0
    return 2 if (word is ADVANCE) != (own.mood == GRANDIOSE) else 1


def daylight(g: State, own: HundredsSide) -> Flow[bool]:
    """14.5."""
    words = [CRAFT, MOVE, BATTLE, BUILD, ADVANCE, DONE]
    about = asks.daylight(own.command - own.commands)
    word = yield from choose_action(g, own, about, words, "14.5", Daylight(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    own.step = step_of(own, word)
    if word is CRAFT:
        yield from craft(g, own, "14.5.1")
        return False
    if word is ADVANCE:
        own.advances += 1
        yield from advance(g, own)
        return False
    own.commands += 1
    if word is MOVE:
        yield from take_move(g, own, "14.5.2.I")
    elif word is BATTLE:
        yield from start_battle(g, own, "14.5.2.II")
    else:
        yield from build(g, own)
    return False


class Daylight(Judge):
    """14.5.1 to 14.5.3, in their order."""

    def __init__(self, g: State, own: HundredsSide) -> None:
        self.g: State = g
        self.own: HundredsSide = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if step_of(own, word) < own.step:
            return TOO_LATE
        if word is CRAFT:
            return None if can_craft(g, own) else NOTHING_TO_CRAFT
        if word is ADVANCE:
            if own.warlord == NONE:
                return NO_WARLORD
            if own.advances >= own.prowess:
                return NO_PROWESS_LEFT
            return None if can_lead(g, own) or can_fight(g, own) else CANNOT_ADVANCE
        if own.commands >= own.command:
            return NO_COMMAND_LEFT
        if word is MOVE:
            return None if can_move(g, own) else NO_MOVE
        if word is BATTLE:
            return None if can_battle(g, own) else NO_BATTLE
        if not own.left[STRONGHOLD]:
            return NONE_LEFT
        return None if holds_of(own, buildable(g, own)) else CANNOT_BUILD


# --- build (14.5.2.III) ---------------------------------------------------------------------------------------------


def sites(g: State, own: HundredsSide) -> list[int]:
    return [where for where in range(CLEARINGS) if rules(g, own, where) and why_not_build(g, own, where) is None]


def buildable(g: State, own: HundredsSide) -> int:
    """The suits of cards, as bits, for which a stronghold could be built."""
    suits = 0
    for where in sites(g, own):
        suits |= matching(g, where)
    return suits


def build(g: State, own: HundredsSide) -> Flow[None]:
    """14.5.2.III."""
    card = yield from spend_of(g, own, asks.BUILD_CARD, "14.5.2.III", buildable(g, own), None)
    places = [where for where in sites(g, own) if matching(g, where) >> CARDS[card].suit & 1]
    word = yield asks.build_where(own, [place_word(where) for where in places])
    place_piece(g, own, STRONGHOLD, word.value, "14.5.2.III")


# --- advance (14.5.3) -----------------------------------------------------------------------------------------------


def can_lead(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and why_not_from(g, own, own.warlord) is None


def can_fight(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and why_not_battle(g, own, own.warlord) is None


class Advance(Judge):
    """14.5.3: what the warlord can do; other words pass."""

    def __init__(self, g: State, own: HundredsSide) -> None:
        self.g: State = g
        self.own: HundredsSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is MOVE:
            return None if can_lead(self.g, self.own) else NO_MOVE
        if word is BATTLE:
            return None if can_fight(self.g, self.own) else NO_BATTLE
        return None


def advance(g: State, own: HundredsSide) -> Flow[None]:
    """14.5.3: the warlord moves, then perhaps battles; either part may be left out."""
    word = yield asks.advance(own, Advance(g, own), is_tempted_at(g, own, own.warlord))
    if word is BATTLE:
        yield from start_battle_at(g, own, own.warlord, "14.5.3")
        return
    yield from lead(g, own, "14.5.3")
    tempted = own.warlord != NONE and is_tempted_at(g, own, own.warlord)
    if not tempted and not can_fight(g, own):
        return
    word = yield asks.advance_battle(own, own.warlord, Advance(g, own), tempted)
    if word is DONE:
        return
    yield from start_battle_at(g, own, own.warlord, "14.5.3")
    if own.mood == RELENTLESS:
        yield from once_more(g, own)


def once_more(g: State, own: HundredsSide) -> Flow[None]:
    """14.7.5: after a move and a battle, one more of either."""
    tempted = own.warlord != NONE and is_tempted_at(g, own, own.warlord)
    word = yield asks.relentless(own, Advance(g, own), tempted)
    if word is MOVE:
        yield from lead(g, own, "14.7.5")
    elif word is BATTLE:
        yield from start_battle_at(g, own, own.warlord, "14.7.5")


def lead(g: State, own: HundredsSide, law: str) -> Flow[None]:
    """The warlord moves with any number of the warriors of his clearing."""
    origin = own.warlord
    words = [place_word(where) for where in within_reach(g, own, origin)]
    word = yield general.move_to(own, words, origin, law, To(g, own, origin))
    destination = word.value
    site = yield from goes_by(g, own, origin, destination)
    counts = COUNT_WORDS[1 : own.warriors[origin] + 1]
    word = yield general.move_count(own, counts, origin, destination, law)
    own.leading = True
    yield from march(g, own, origin, destination, word.value, law, site, [own])
    own.leading = False
