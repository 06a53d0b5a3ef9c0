"""Building: which building, on which slot, for how much wood (NG.build, NG.buildings)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.actions import asks
from polana.games.northgard.components import (
    BEAR_KIND,
    BUILDING_COUNT,
    FIRST_LARGE,
    GOAT,
    LARGE,
    MENHIR,
    SMALL,
    STONE,
    Action,
    count_of,
    pack,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.buildings import NO_SLOT, put_up
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.pieces.resources import gain, pay
from polana.games.northgard.state import Table
from polana.games.northgard.words import DONE, LAND
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

COST_SMALL: Final = 1  # wood (NG.build.2)
COST_LARGE: Final = 3

NOT_YOURS: Final = Refusal("NG.build.1", "why-northgard-build-not-yours")
NO_FREE_SLOT: Final = Refusal("NG.build.1", "why-northgard-no-free-slot")
NO_SLOT_ANYWHERE: Final = Refusal("NG.build.1", "why-northgard-no-slot-anywhere")
TOO_LITTLE_WOOD: Final = Refusal("NG.build.2", "why-northgard-too-little-wood")
WRONG_SLOT: Final = Refusal("NG.build.3", "why-northgard-wrong-slot")
NO_STONE_SLOT: Final = Refusal("NG.build.4", "why-northgard-no-stone-slot")
STANDS_THERE: Final = Refusal("NG.build.5", "why-northgard-building-stands-there")
NO_TOKEN: Final = Refusal("NG.build.6", "why-northgard-no-building-token")
ONE_MUST_BE_SMALL: Final = Refusal("NG.special.1", "why-northgard-one-must-be-small")
BEAR_FORBIDS_BUILDING: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-forbids-building")
NOTHING_TO_BUILD: Final = Refusal("NG.build.1", "why-northgard-nothing-to-build")


def is_large(kind: int) -> bool:
    """NG.buildings.large: Fortress, Forge and Altar of Kings."""
    return kind >= FIRST_LARGE


def cost_of(kind: int, discount: int) -> int:
    """NG.build.2: wood, less what the card saves."""
    return max((COST_LARGE if kind >= FIRST_LARGE else COST_SMALL) - discount, 0)


@final
class BuildJudge(Judge):
    """What may be built where by one Build action. Judges territories; `TypeJudge` judges buildings within one.

    `wood` is what can be spent; `small_only` holds once a large one has been built by a card that wants one of the two
    small.
    """

    __slots__ = ("duplicate", "g", "needs_no_slot", "seat", "small_only", "wood")

    def __init__(self, g: Table, seat: int, action: Action, wood: int, small_only: bool = False) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.wood: int = wood + action.discount
        self.duplicate: bool = action.duplicate
        self.needs_no_slot: bool = action.small_needs_no_site
        self.small_only: bool = small_only

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is DONE else self.why_not_land(word.value)

    def lands(self) -> list[Word]:
        """The territories where something may be built."""
        owner = self.g.owner
        seat = self.seat
        found: list[Word] = []
        for land in self.g.chart.lands:
            if owner[land] == seat and self.why_not_land(land) is None:
                found.append(LAND[land])
        return found

    def why_not_land(self, land: int) -> Refusal | None:
        g = self.g
        if g.owner[land] != self.seat:
            return NOT_YOURS
        if g.slots[land] == 0 and not self.needs_no_slot:
            return NO_FREE_SLOT
        if g.line and has_creature(g, land, BEAR_KIND):
            return BEAR_FORBIDS_BUILDING
        refusal: Refusal | None = NOTHING_TO_BUILD
        for kind in range(BUILDING_COUNT):
            refusal = self.why_not_kind(land, kind)
            if refusal is None:
                return None
        return refusal

    def why_not_kind(self, land: int, kind: int) -> Refusal | None:
        g = self.g
        if g.supply[kind] == 0:
            return NO_TOKEN
        slots = g.slots[land]
        if kind >= FIRST_LARGE:
            if self.small_only:
                return ONE_MUST_BE_SMALL
            if part(slots, LARGE) == 0:
                return WRONG_SLOT
            if self.wood < COST_LARGE:
                return TOO_LITTLE_WOOD
        else:
            if not self.needs_no_slot:
                if kind == MENHIR:
                    if part(slots, STONE) == 0:
                        return NO_STONE_SLOT
                elif slots & 0xFFFF == 0:
                    return WRONG_SLOT
            if self.wood < COST_SMALL:
                return TOO_LITTLE_WOOD
        if not self.duplicate and count_of(g.houses[land], kind) > 0:
            return STANDS_THERE
        return None


@final
class TypeJudge(Judge):
    """Which buildings may be built in one territory."""

    __slots__ = ("builds", "land")

    def __init__(self, builds: BuildJudge, land: int) -> None:
        self.builds: BuildJudge = builds
        self.land: int = land

    def why_not(self, word: Word) -> Refusal | None:
        return self.builds.why_not_kind(self.land, word.value)


def why_not_build(g: Table, seat: int, action: Action) -> Refusal | None:
    """Is there anything that could be built?"""
    judge = BuildJudge(g, seat, action, g.players[seat].wood)
    if judge.wood < COST_SMALL:
        return TOO_LITTLE_WOOD
    owner = g.owner
    full = True
    for land in g.chart.lands:
        if owner[land] == seat:
            refusal = judge.why_not_land(land)
            if refusal is None:
                return None
            if refusal is not NO_FREE_SLOT:
                full = False
    return NO_SLOT_ANYWHERE if full else NOTHING_TO_BUILD


def build(g: Table, seat: int, action: Action) -> Flow[int]:
    """NG.build.1: one new building, some cards two. Gives the territory of the last, or NOWHERE."""
    last = NOWHERE
    small_only = False
    for at in range(action.times):
        judge = BuildJudge(g, seat, action, g.players[seat].wood, small_only)
        lands = judge.lands()
        if not lands:
            break
        extra = [DONE] if at > 0 else []
        word = yield asks.build_where(g, seat, judge, lands, extra)
        if word is DONE:
            break
        last = word.value
        kind = yield from build_in(g, seat, last, judge, action)
        # Carpentry Mastery: at least one of the two has to be small.
        small_only = action.min_small > 0 and is_large(kind)
    return last


def build_in(g: Table, seat: int, land: int, judge: BuildJudge, action: Action) -> Flow[int]:
    """Choose a building for a territory, pay for it and put it up. Gives the building."""
    word = yield asks.build(seat, TypeJudge(judge, land), land)
    kind = word.value
    slot = LARGE
    if not is_large(kind):
        slot = NO_SLOT
        if not action.small_needs_no_site:
            slot = yield from choose_slot(g, seat, land, kind)
    player = g.players[seat]
    pay(player, 0, cost_of(kind, action.discount), 0)
    put_up(g, land, kind, slot)
    told.built(g, seat, land, kind)
    gain_for_building(g, seat, kind)
    return kind


def choose_slot(g: Table, seat: int, land: int, kind: int) -> Flow[int]:
    """NG.build.3, NG.build.4: a Small Building stands on a small slot, with the stone symbol or without."""
    slots = g.slots[land]
    if kind == MENHIR or part(slots, SMALL) == 0:
        return STONE
    if part(slots, STONE) == 0:
        return SMALL
    word = yield asks.slot(seat, kind, land)
    return word.value


def gain_for_building(g: Table, seat: int, kind: int) -> None:
    """NG.clans.goat: 1 food for a Small Building, 2 for a Large one."""
    if g.players[seat].clan == GOAT:
        packed = pack(2 if is_large(kind) else 1, 0, 0)
        gain(g, seat, packed)
        told.gained(g, seat, packed, "NG.clans.goat")
