"""Special actions about buildings: one swapped for another, one put up with the harvest of its place (NG.special)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.actions.asks import NOTHING_MORE, build_where, slot
from polana.games.northgard.actions.build import (
    BEAR_FORBIDS_BUILDING,
    NO_TOKEN,
    NOTHING_TO_BUILD,
    BuildJudge,
    build_in,
    is_large,
)
from polana.games.northgard.cards import asks
from polana.games.northgard.cards import news as card_news
from polana.games.northgard.cards.effect import NOT_YOURS, Effect, register
from polana.games.northgard.components import (
    BEAR_KIND,
    BUILDING_COUNT,
    MENHIR,
    REGION_SITES,
    SITE_KIND,
    STONE,
    WOOD,
    Action,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.buildings import swap
from polana.games.northgard.pieces.control import has_creature, lands_of
from polana.games.northgard.pieces.resources import gain, harvest_of
from polana.games.northgard.state import Table
from polana.games.northgard.words import BUILD, BUILDING, LAND, SKIP, SPECIAL
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_SWAP: Final = Refusal("NG.special.1", "why-northgard-nothing-to-swap")
OTHER_SIZE: Final = Refusal("NG.special.1", "why-northgard-other-size")
NOT_ON_STONE: Final = Refusal("NG.build.4", "why-northgard-not-on-stone")

JUST_SKIP: Final = [SKIP]


def on_stone(g: Table, land: int, kind: int) -> bool:
    """Does a building of this kind stand on a slot with the stone symbol there?"""
    for region in g.chart.members[land]:
        for site in REGION_SITES[region]:
            if g.built[site] == kind and SITE_KIND[site] == STONE:
                return True
    return False


def off_stone(g: Table, land: int, kind: int) -> bool:
    """Does one stand anywhere else there?"""
    for region in g.chart.members[land]:
        for site in REGION_SITES[region]:
            if g.built[site] == kind and SITE_KIND[site] != STONE:
                return True
    for region, built in g.yard:
        if built == kind and g.chart.root[region] == land:
            return True
    return False


def why_not_swap(g: Table, land: int, old: int, new: int) -> Refusal | None:
    """May a building be replaced by this one from the supply?"""
    if is_large(old) != is_large(new):
        return OTHER_SIZE
    if new == old:
        return NOTHING_TO_SWAP
    if g.supply[new] == 0:
        return NO_TOKEN
    return NOT_ON_STONE if new == MENHIR and not on_stone(g, land, old) else None


@final
class SwapLandJudge(Judge):
    """A territory of the player's with a building that can be replaced."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        g = self.g
        land = word.value
        if g.owner[land] != self.seat:
            return NOT_YOURS
        if has_creature(g, land, BEAR_KIND):
            return BEAR_FORBIDS_BUILDING
        for old in range(BUILDING_COUNT):
            if SwapJudge(g, land).why_not(BUILDING[old]) is None:
                return None
        return NOTHING_TO_SWAP


@final
class SwapJudge(Judge):
    """A building of the territory that can be replaced."""

    __slots__ = ("g", "land")

    def __init__(self, g: Table, land: int) -> None:
        self.g: Table = g
        self.land: int = land

    def why_not(self, word: Word) -> Refusal | None:
        if count_of(self.g.houses[self.land], word.value) > 0:
            for new in range(BUILDING_COUNT):
                if why_not_swap(self.g, self.land, word.value, new) is None:
                    return None
        return NOTHING_TO_SWAP


@final
class SwapForJudge(Judge):
    """A building that can take the place of the chosen one."""

    __slots__ = ("g", "land", "old")

    def __init__(self, g: Table, land: int, old: int) -> None:
        self.g: Table = g
        self.land: int = land
        self.old: int = old

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_swap(self.g, self.land, self.old, word.value)


def swap_lands(g: Table, seat: int) -> list[Word]:
    judge = SwapLandJudge(g, seat)
    return [LAND[land] for land in lands_of(g, seat) if g.houses[land] and judge.why_not(LAND[land]) is None]


@final
class SwapBuilding(Effect):
    """One's own building may be replaced by another of its size from the supply, even a type that stands there."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if swap_lands(g, seat) else NOTHING_TO_SWAP

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        lands = swap_lands(g, seat)
        if not lands:
            return NOWHERE
        word = yield asks.swap_where(g, seat, SwapLandJudge(g, seat), lands)
        if word is SKIP:
            return NOWHERE
        land = word.value
        word = yield asks.swap(seat, SwapJudge(g, land), land)
        old = word.value
        word = yield asks.swap_for(seat, SwapForJudge(g, land, old), land, old)
        new = word.value
        stone = new == MENHIR or not off_stone(g, land, old)
        if not stone and on_stone(g, land, old):
            word = yield slot(seat, old, land)
            stone = word.value == STONE
        swap(g, land, old, new, stone)
        card_news.swapped(g, seat, land, old, new)
        return NOWHERE


# --- Glory of the Clan ------------------------------------------------------------------------------------------------


@final
class GloryJudge(Judge):
    """A territory where something can be built, if need be with the wood that it gives first."""

    __slots__ = ("action", "g", "seat")

    def __init__(self, g: Table, seat: int, action: Action) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.action: Action = action

    def why_not(self, word: Word) -> Refusal | None:
        return self.builds(word.value, True).why_not_land(word.value)

    def builds(self, land: int, after_harvest: bool) -> BuildJudge:
        wood = self.g.players[self.seat].wood
        if after_harvest:
            wood += part(harvest_of(self.g, land), WOOD)
        return BuildJudge(self.g, self.seat, self.action, wood)

    def lands(self) -> list[Word]:
        return [LAND[land] for land in lands_of(self.g, self.seat) if self.why_not(LAND[land]) is None]


@final
class HarvestHere(Effect):
    """Glory of the Clan: build, and before or after it take the resources of that territory as in Harvest."""

    def why_not_together(self, g: Table, seat: int, main: Action) -> Refusal | None:
        return None if GloryJudge(g, seat, main).lands() else NOTHING_TO_BUILD

    def act_together(self, g: Table, seat: int, main: Action) -> Flow[None]:
        judge = GloryJudge(g, seat, main)
        word = yield build_where(g, seat, judge, judge.lands(), NOTHING_MORE)
        land = word.value
        order = [SPECIAL]
        if judge.builds(land, False).why_not_land(land) is None:
            order.append(BUILD)
        first = yield asks.harvest_or_build(seat, order, word)
        if first is SPECIAL:
            _harvest_here(g, seat, land)
        yield from build_in(g, seat, land, judge.builds(land, False), main)
        if first is BUILD:
            then = yield asks.harvest_here(seat, word)
            if then is SPECIAL:
                _harvest_here(g, seat, land)


def _harvest_here(g: Table, seat: int, land: int) -> None:
    packed = harvest_of(g, land)
    gain(g, seat, packed)
    told.gained(g, seat, packed, "NG.special.1")


register("replace_own_building", SwapBuilding())
register("harvest_resources_here", HarvestHere(joins=True))
