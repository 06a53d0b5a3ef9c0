"""Fortify, the eighth order: strongholds are built and repaired, runes moved (RW.orders.8). It has no supremacy."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, hands
from polana.games.runewars.asks import economy as asks
from polana.games.runewars.components import FORTIFY, ORE, WOOD
from polana.games.runewars.news import economy as told
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import BUILD, DONE, MIX, REPAIR
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ACTIONS: Final = [BUILD, REPAIR, MIX]

ONCE: Final = Refusal("RW.orders.8.general", "why-runewars-fortify-once")
NO_PRICE: Final = Refusal("RW.orders.8.build", "why-runewars-no-wood-and-ore")
NO_GROUND: Final = Refusal("RW.orders.8.build", "why-runewars-no-ground")
NOT_CONTROLLED: Final = Refusal("RW.orders.8.build", "why-runewars-not-controlled")
HAS_STRONGHOLD: Final = Refusal("RW.orders.8.build", "why-runewars-has-stronghold")
HAS_CITY: Final = Refusal("RW.orders.8.build", "why-runewars-has-city")
NO_ORE: Final = Refusal("RW.orders.8.repair", "why-runewars-no-ore")
NOTHING_DAMAGED: Final = Refusal("RW.orders.8.repair", "why-runewars-nothing-damaged")
NO_RUNES: Final = Refusal("RW.orders.8.move_runes", "why-runewars-no-runes-to-move")
NOT_FOR_RUNES: Final = Refusal("RW.orders.8.move_runes", "why-runewars-rune-not-controlled")
NO_RUNE_THERE: Final = Refusal("RW.orders.8.move_runes", "why-runewars-no-rune-there")
SAME_AREA: Final = Refusal("RW.orders.8.move_runes", "why-runewars-same-area")


def why_not_ground(g: Table, seat: int, area: int) -> Refusal | None:
    """RW.orders.8.build: a controlled area without stronghold and city."""
    if g.owner[area] != seat:
        return NOT_CONTROLLED
    if g.stronghold[area] != NOBODY:
        return HAS_STRONGHOLD
    return HAS_CITY if g.city[area] != NOBODY else None


def damaged(g: Table, seat: int) -> list[int]:
    return [area for area in board.strongholds_of(g, seat) if g.damaged[area]]


@final
class ActionJudge(Judge):
    """RW.orders.8.general: each action once, as far as it is possible."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        g, seat = self.g, self.seat
        if g.acts.fortified >> ACTIONS.index(word) & 1:
            return ONCE
        dials = g.players[seat].dials
        if word is BUILD:
            if not dials[WOOD] or not dials[ORE]:
                return NO_PRICE
            for area in g.chart.areas:
                if why_not_ground(g, seat, area) is None:
                    return None
            return NO_GROUND
        if word is REPAIR:
            if not dials[ORE]:
                return NO_ORE
            return None if damaged(g, seat) else NOTHING_DAMAGED
        areas = board.areas_of(g, seat)
        runes = [area for area in areas if g.rune[area] != NO_RUNE]
        return None if runes and len(areas) > 1 else NO_RUNES


@final
class GroundJudge(Judge):
    """Where a stronghold may be built."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_ground(self.g, self.seat, word.value)


@final
class MixJudge(Judge):
    """RW.orders.8.move_runes: two controlled areas, the first with a rune token."""

    __slots__ = ("first", "g", "seat")

    def __init__(self, g: Table, seat: int, first: Word | None = None) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.first: Word | None = first

    def why_not(self, word: Word) -> Refusal | None:
        if self.g.owner[word.value] != self.seat:
            return NOT_FOR_RUNES
        if word is self.first:
            return SAME_AREA
        return NO_RUNE_THERE if self.first is None and self.g.rune[word.value] == NO_RUNE else None


def build(g: Table, seat: int) -> Flow[None]:
    """1 wood and 1 ore for an undamaged stronghold; RW.limits.4: a token on the board may be used anew."""
    where = yield asks.build_where(g, seat, GroundJudge(g, seat))
    if not board.spare_strongholds(g, seat):
        given_up = yield asks.give_up_stronghold(seat, where.value, board.strongholds_of(g, seat))
        board.raze_stronghold(g, given_up.value)
        told.stronghold_given_up(g, seat, given_up.value)
    for resource in (WOOD, ORE):
        hands.turn_dial(g, seat, resource, -1, "RW.orders.8.build")
    board.raise_stronghold(g, where.value, seat)
    told.stronghold_built(g, seat, where.value)


def repair(g: Table, seat: int) -> Flow[None]:
    """1 ore turns a damaged stronghold to its undamaged side."""
    where = yield asks.repair_where(seat, damaged(g, seat))
    hands.turn_dial(g, seat, ORE, -1, "RW.orders.8.repair")
    g.damaged[where.value] = False
    told.stronghold_repaired(g, seat, where.value)


def mix(g: Table, seat: int) -> Flow[None]:
    """The tokens of two areas are picked up and put back as the player likes.

    He is asked where the token of the first area goes, whatever the tokens are, so that nothing depends on the faces.
    """
    one = yield asks.mix_first(g, seat, MixJudge(g, seat))
    two = yield asks.mix_second(g, seat, one, MixJudge(g, seat, one))
    to = yield asks.mix_to(seat, one, two)
    tokens = [board.lift_rune(g, one.value), board.lift_rune(g, two.value)]
    areas = [one, two] if to is one else [two, one]
    for area, token in zip(areas, tokens, strict=True):
        if token != NO_RUNE:
            board.lay_rune(g, area.value, token, 1 << seat)
    told.runes_mixed(g, seat, one, two)


@final
class Fortify(Order):
    """RW.orders.8: build, repair and move runes, each at most once, in any order."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        word = yield asks.fortify(seat, ActionJudge(g, seat))
        if word is DONE:
            return True
        g.acts.fortified |= 1 << ACTIONS.index(word)
        if word is BUILD:
            yield from build(g, seat)
        elif word is REPAIR:
            yield from repair(g, seat)
        else:
            yield from mix(g, seat)
        return False


register(Fortify(FORTIFY, False))
