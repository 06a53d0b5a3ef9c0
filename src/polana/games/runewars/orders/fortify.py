"""Fortify, the eighth order: strongholds are built and repaired, runes moved (RW.orders.8). It has no supremacy."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import FORTIFY, ORE, WOOD
from polana.games.runewars.deed import NO_MORE, Deed, Deeds, choose
from polana.games.runewars.map import board
from polana.games.runewars.orders import asks
from polana.games.runewars.orders import news as told
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import BUILD, MIX, REPAIR
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
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


class Once(Deed):
    """RW.orders.8.general: an action that may be performed once, as far as it is possible."""

    def __init__(self, word: Word, law: str) -> None:
        super().__init__(word, law)
        self.bit: int = 1 << ACTIONS.index(word)

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return ONCE if g.acts.fortified & self.bit else self.why_impossible(g, me)

    def do(self, g: Table, me: int) -> Flow[None]:
        g.acts.fortified |= self.bit
        return self.perform(g, me)

    def why_impossible(self, g: Table, me: int) -> Refusal | None:
        return None

    def perform(self, g: Table, me: int) -> Flow[None]:
        yield from ()


@final
class Build(Once):
    """1 wood and 1 ore for an undamaged stronghold; RW.limits.4: a token on the board may be used anew."""

    def why_impossible(self, g: Table, me: int) -> Refusal | None:
        dials = g.players[me].dials
        if not dials[WOOD] or not dials[ORE]:
            return NO_PRICE
        for area in g.chart.areas:
            if why_not_ground(g, me, area) is None:
                return None
        return NO_GROUND

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {"wood": 1, "ore": 1}

    def perform(self, g: Table, me: int) -> Flow[None]:
        where = yield asks.build_where(g, me, GroundJudge(g, me))
        if not board.spare_strongholds(g, me):
            given_up = yield asks.give_up_stronghold(me, where.value, board.strongholds_of(g, me))
            board.raze_stronghold(g, given_up.value)
            told.stronghold_given_up(g, me, given_up.value)
        for resource in (WOOD, ORE):
            hands.turn_dial(g, me, resource, -1, "RW.orders.8.build")
        board.raise_stronghold(g, where.value, me)
        told.stronghold_built(g, me, where.value)


@final
class Repair(Once):
    """1 ore turns a damaged stronghold to its undamaged side."""

    def why_impossible(self, g: Table, me: int) -> Refusal | None:
        if not g.players[me].dials[ORE]:
            return NO_ORE
        return None if damaged(g, me) else NOTHING_DAMAGED

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {"ore": 1}

    def perform(self, g: Table, me: int) -> Flow[None]:
        where = yield asks.repair_where(me, damaged(g, me))
        hands.turn_dial(g, me, ORE, -1, "RW.orders.8.repair")
        g.damaged[where.value] = False
        g.touch(where.value)
        told.stronghold_repaired(g, me, where.value)


@final
class Mix(Once):
    """The tokens of two areas are picked up and put back as the player likes.

    He is asked where the token of the first area goes, whatever the tokens are, so that nothing depends on the faces.
    """

    def why_impossible(self, g: Table, me: int) -> Refusal | None:
        areas = board.areas_of(g, me)
        runes = [area for area in areas if g.rune[area] != NO_RUNE]
        return None if runes and len(areas) > 1 else NO_RUNES

    def perform(self, g: Table, me: int) -> Flow[None]:
        one = yield asks.mix_first(g, me, MixJudge(g, me))
        two = yield asks.mix_second(g, me, one, MixJudge(g, me, one))
        to = yield asks.mix_to(me, one, two)
        tokens = [board.lift_rune(g, one.value), board.lift_rune(g, two.value)]
        areas = [one, two] if to is one else [two, one]
        for area, token in zip(areas, tokens, strict=True):
            if token != NO_RUNE:
                board.lay_rune(g, area.value, token, 1 << me)
        told.runes_mixed(g, me, one, two)


FORTIFY_DEEDS: Final[Deeds] = [
    NO_MORE,
    Build(BUILD, "RW.orders.8.build"),
    Repair(REPAIR, "RW.orders.8.repair"),
    Mix(MIX, "RW.orders.8.move_runes"),
]


@final
class Fortify(Order):
    """RW.orders.8: build, repair and move runes, each at most once, in any order."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        return choose(asks.fortify(g, seat, FORTIFY_DEEDS))


register(Fortify(FORTIFY, False))
