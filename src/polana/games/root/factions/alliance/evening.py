"""Evening (8.6): operations of the officers, then cards."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.cards import draw_and_discard
from polana.games.root.components import NONE
from polana.games.root.control import why_not_place
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance.side import SYMPATHY, AllianceSide, alliance, is_sympathetic, place_sympathy
from polana.games.root.menu import choose_action, pause
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_warriors
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import BATTLE, DONE, MOVE, ORGANIZE, RECRUIT, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

SYMPATHETIC: Final = Refusal("8.2.5.I", "why-root-alliance-sympathetic")
NO_SYMPATHY_LEFT: Final = Refusal("1.5.1", "why-root-none-left")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
NO_MOVE: Final = Refusal("4.2.1", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
NO_BASE_THERE: Final = Refusal("8.6.1.III", "why-root-alliance-no-base")
NO_WARRIOR_THERE: Final = Refusal("8.6.1.IV", "why-root-no-warriors-there")


def evening(g: State, me: Side) -> Flow[bool]:
    """8.6: an operation for each officer (8.6.1), then cards (8.6.2)."""
    own = alliance(me)
    if own.operations < own.officers:
        words = [MOVE, BATTLE, RECRUIT, ORGANIZE, DONE]
        about = asks.evening(own.officers - own.operations)
        judge = Operations(g, own)
        word = yield from choose_action(g, me, about, words, "8.6.1", judge)
        if word is not DONE:
            if word is not None:
                own.operations += 1
                yield from operate(g, own, word)
            return False
    else:
        yield from pause(g, me)
    yield from draw_and_discard(g, me, "8.6.2")
    return True


def operate(g: State, own: AllianceSide, word: Word) -> Flow[None]:
    """8.6.1.I to 8.6.1.IV."""
    if word is MOVE:
        yield from take_move(g, own, "8.6.1.I")
    elif word is BATTLE:
        yield from start_battle(g, own, "8.6.1.II")
    elif word is RECRUIT:
        words = [place_word(where) for where in range(CLEARINGS) if own.buildings[where]]
        word = yield asks.recruit(own, words, AtBase(g, own))
        place_warriors(g, own, word.value, 1, "8.6.1.III")
    else:
        words = [place_word(where) for where in range(CLEARINGS) if own.warriors[where]]
        word = yield asks.organize(own, words, Organize(g, own))
        yield from remove(g, Removal([Loss(own, word.value, NONE, 1, None)], "8.6.1.IV"))
        place_sympathy(g, own, word.value, "8.6.1.IV")


class Operations(Judge):
    """8.6.1: what an officer can do now."""

    def __init__(self, g: State, own: AllianceSide) -> None:
        self.g: State = g
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if word is MOVE:
            return None if can_move(g, own) else NO_MOVE
        if word is BATTLE:
            return None if can_battle(g, own) else NO_BATTLE
        refusal: Refusal | None = NO_BASE_THERE if word is RECRUIT else NO_WARRIOR_THERE
        for where in range(CLEARINGS):
            if word is RECRUIT:
                if own.buildings[where]:
                    refusal = why_not_recruit_at(g, own, where)
            elif own.warriors[where]:
                refusal = why_not_organize_at(g, own, where)
            if refusal is None:
                return None
        return refusal


# --- recruit (8.6.1.III) ----------------------------------------------------------------------------------------------


def why_not_recruit_at(g: State, own: AllianceSide, where: int) -> Refusal | None:
    """8.6.1.III: at a base."""
    if not own.buildings[where]:
        return NO_BASE_THERE
    return why_not_place(g, own, where) if own.supply else NO_WARRIORS_LEFT


class AtBase(Judge):
    def __init__(self, g: State, own: AllianceSide) -> None:
        self.g: State = g
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_recruit_at(self.g, self.own, place_of(word))


# --- organize (8.6.1.IV) ----------------------------------------------------------------------------------------------


def why_not_organize_at(g: State, own: AllianceSide, where: int) -> Refusal | None:
    """8.6.1.IV: with a warrior of the Alliance's own, in an unsympathetic clearing."""
    if not own.warriors[where]:
        return NO_WARRIOR_THERE
    if is_sympathetic(own, where):
        return SYMPATHETIC
    return why_not_place(g, own, where) if own.left[SYMPATHY] else NO_SYMPATHY_LEFT


class Organize(Judge):
    def __init__(self, g: State, own: AllianceSide) -> None:
        self.g: State = g
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_organize_at(self.g, self.own, place_of(word))
