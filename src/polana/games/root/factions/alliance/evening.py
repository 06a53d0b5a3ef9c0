"""Evening (8.6): operations of the officers, then cards."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, NONE_LEFT, Battle, Move
from polana.games.root.cards import draw_and_discard
from polana.games.root.components import NONE
from polana.games.root.control import why_not_place
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance.side import (
    SYMPATHY,
    AllianceSide,
    is_sympathetic,
    next_points,
    place_sympathy,
)
from polana.games.root.factions.alliance.words import ORGANIZE
from polana.games.root.menu import choose, pause
from polana.games.root.pieces import place_warriors
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import RECRUIT, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

SYMPATHETIC: Final = Refusal("8.2.5.I", "why-root-alliance-sympathetic")
NO_BASE_THERE: Final = Refusal("8.6.1.III", "why-root-alliance-no-base")
NO_WARRIOR_THERE: Final = Refusal("8.6.1.IV", "why-root-no-warriors-there")


def evening(g: State, me: AllianceSide) -> Flow[bool]:
    """8.6: an operation for each officer (8.6.1), then cards (8.6.2)."""
    if me.operations < me.officers:
        if not (yield from choose(g, me, asks.evening(me.officers - me.operations), OPERATIONS, "8.6.1")):
            return False
    else:
        yield from pause(g, me)
    yield from draw_and_discard(g, me, "8.6.2")
    return True


class Operation(Counted[AllianceSide]):
    """8.6.1: one for each officer."""

    def count(self, g: State, me: AllianceSide) -> None:
        me.operations += 1


# --- recruit (8.6.1.III) ----------------------------------------------------------------------------------------------


class Recruit(OwnDeed[AllianceSide]):
    """8.6.1.III: a warrior at a base."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "8.6.1.III")

    def why_not(self, g: State, me: AllianceSide) -> Refusal | None:
        refusal: Refusal | None = NO_BASE_THERE
        for where in range(CLEARINGS):
            if me.buildings[where]:
                refusal = why_not_recruit_at(g, me, where)
                if refusal is None:
                    return None
        return refusal

    def terms(self, g: State, me: AllianceSide) -> dict[str, Arg]:
        return {"brings_warriors": 1}

    def do(self, g: State, me: AllianceSide) -> Flow[None]:
        words = [place_word(where) for where in range(CLEARINGS) if me.buildings[where]]
        word = yield asks.recruit(me, words, AtBase(g, me))
        place_warriors(g, me, word.value, 1, "8.6.1.III")


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


class Organize(OwnDeed[AllianceSide]):
    """8.6.1.IV: a warrior for sympathy where he stands."""

    def __init__(self) -> None:
        super().__init__(ORGANIZE, "8.6.1.IV")

    def why_not(self, g: State, me: AllianceSide) -> Refusal | None:
        refusal: Refusal | None = NO_WARRIOR_THERE
        for where in range(CLEARINGS):
            if me.warriors[where]:
                refusal = why_not_organize_at(g, me, where)
                if refusal is None:
                    return None
        return refusal

    def terms(self, g: State, me: AllianceSide) -> dict[str, Arg]:
        return {"warriors": 1, "points": next_points(me)}

    def do(self, g: State, me: AllianceSide) -> Flow[None]:
        words = [place_word(where) for where in range(CLEARINGS) if me.warriors[where]]
        word = yield asks.organize(me, words, OrganizeAt(g, me))
        yield from remove(g, Removal([Loss(me, word.value, NONE, 1, None)], "8.6.1.IV"))
        place_sympathy(g, me, word.value, "8.6.1.IV")


def why_not_organize_at(g: State, own: AllianceSide, where: int) -> Refusal | None:
    """8.6.1.IV: with a warrior of the Alliance's own, in an unsympathetic clearing."""
    if not own.warriors[where]:
        return NO_WARRIOR_THERE
    if is_sympathetic(own, where):
        return SYMPATHETIC
    return why_not_place(g, own, where) if own.left[SYMPATHY] else NONE_LEFT


class OrganizeAt(Judge):
    def __init__(self, g: State, own: AllianceSide) -> None:
        self.g: State = g
        self.own: AllianceSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_organize_at(self.g, self.own, place_of(word))


OPERATIONS: Final[OwnDeeds[AllianceSide]] = [
    Operation(Move("8.6.1.I")),
    Operation(Battle("8.6.1.II")),
    Operation(Recruit()),
    Operation(Organize()),
    NO_MORE,
]
