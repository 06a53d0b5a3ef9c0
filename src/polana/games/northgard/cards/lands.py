"""Special actions on the map: units taken and moved, buildings swapped, a harvest out of season (NG.special)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.actions.build import BEAR_FORBIDS_BUILDING, BuildJudge, build_in, is_large
from polana.games.northgard.asks import LandAsk
from polana.games.northgard.components import (
    BEAR_KIND,
    BUILDING_COUNT,
    HOUSE,
    MENHIR,
    REGION_SITES,
    SITE_KIND,
    SMALL,
    STONE,
    WOOD,
    Action,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, has_creature, kaija_in, lands_of
from polana.games.northgard.pieces.figures import abandon_if_empty, add_units, lose_kaija, lose_units
from polana.games.northgard.pieces.resources import change, gain, harvest_of, shown_in, tell_gain
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import BUILD, BUILDING, KAIJA, LAND, RESOURCE, SKIP, SLOT, SPECIAL, UNIT
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

NO_ENEMY_UNIT: Final = Refusal("NG.special.1", "why-northgard-no-enemy-unit")
NOT_AN_ENEMYS: Final = Refusal("NG.special.1", "why-northgard-not-an-enemys")
NOT_BESIDE_YOURS: Final = Refusal("NG.special.1", "why-northgard-not-beside-yours")
NOT_YOURS: Final = Refusal("NG.special.1", "why-northgard-not-yours")
NOT_BESIDE_RECRUIT: Final = Refusal("NG.special.1", "why-northgard-not-beside-recruit")
BEAR_HOLDS_UNITS: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-holds-units")
NO_UNITS_LEFT: Final = Refusal("NG.recruit.5", "why-northgard-no-figures")
NOTHING_TO_SWAP: Final = Refusal("NG.special.1", "why-northgard-nothing-to-swap")
OTHER_SIZE: Final = Refusal("NG.special.1", "why-northgard-other-size")
NO_TOKEN: Final = Refusal("NG.build.6", "why-northgard-no-building-token")
NOT_ON_STONE: Final = Refusal("NG.build.4", "why-northgard-not-on-stone")
NOT_SHOWN: Final = Refusal("NG.special.1", "why-northgard-resource-not-shown")
NOT_BUILDABLE: Final = Refusal("NG.build.1", "why-northgard-nothing-to-build")

JUST_SKIP: Final = [SKIP]


def choose_figure(g: Table, chooser: int, land: int) -> Flow[bool]:
    """Of the figures in a territory: True if it is Kaija."""
    if not kaija_in(g, land):
        return False
    if g.units[land] == 0:
        return True
    word = yield Ask(chooser, "ask-northgard-which-figure", [UNIT, KAIJA], "NG.clans.bear.1", args={"land": LAND[land]})
    return word is KAIJA


# --- enemy units ------------------------------------------------------------------------------------------------------


@final
class VictimJudge(Judge):
    """A territory with enemy units; for some cards only next to an own one."""

    __slots__ = ("adjacent", "g", "seat")

    def __init__(self, g: Table, seat: int, action: Action) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.adjacent: bool = action.where == "adjacent_to_own"

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        land = word.value
        if not enemies(g, self.seat, g.owner[land]):
            return NOT_AN_ENEMYS
        if not self.adjacent:
            return None
        for other in g.chart.adjacent(land):
            if g.owner[other] == self.seat:
                return None
        return NOT_BESIDE_YOURS

    def lands(self) -> list[Word]:
        found: list[Word] = []
        for land in self.g.chart.lands:
            if self.g.owner[land] != NOBODY and self.why_not(LAND[land]) is None:
                found.append(LAND[land])
        return found


def why_not_remove_enemy(g: Table, seat: int, action: Action) -> Refusal | None:
    return None if VictimJudge(g, seat, action).lands() else NO_ENEMY_UNIT


def remove_enemy(g: Table, seat: int, action: Action) -> Flow[int]:
    """One enemy unit back to its reserve. Gives the territory it was in."""
    judge = VictimJudge(g, seat, action)
    word = yield LandAsk(g, seat, "ask-northgard-remove-enemy", "NG.special.1", judge, judge.lands(), [])
    land = word.value
    victim = g.owner[land]
    if (yield from choose_figure(g, seat, land)):
        lose_kaija(g)
    else:
        lose_units(g, land, 1)
    if g.loud:
        g.tell("news-northgard-enemy-removed", "NG.special.1", seat=seat, other=victim, land=word)
    return land


@final
class ShownJudge(Judge):
    """A resource that a territory shows."""

    __slots__ = ("packed",)

    def __init__(self, packed: int) -> None:
        self.packed: int = packed

    def why_not(self, word: Word) -> Refusal | None:
        return None if part(self.packed, word.value) > 0 else NOT_SHOWN


def collect_one(g: Table, seat: int, land: int) -> Flow[None]:
    """One resource of a kind that the territory shows, on tiles or buildings, from the supply."""
    if land == NOWHERE:
        return
    packed = shown_in(g, land)
    if packed == 0:
        return
    word = yield Ask(
        seat, "ask-northgard-collect-one", RESOURCE, "NG.special.1", ShownJudge(packed), args={"land": LAND[land]}
    )
    change(g.players[seat], word.value, 1)
    if g.loud:
        tell_gain(g, seat, 1 << (8 * word.value), "NG.special.1")


# --- own units --------------------------------------------------------------------------------------------------------


@final
class OwnJudge(Judge):
    """A territory that the player controls."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.g.owner[word.value] == self.seat else NOT_YOURS


def why_not_add_unit(g: Table, seat: int) -> Refusal | None:
    if g.players[seat].reserve == 0:
        return NO_UNITS_LEFT
    return None if lands_of(g, seat) else NOT_YOURS


def add_unit(g: Table, seat: int) -> Flow[None]:
    """A unit from the reserve to any own territory. It is not recruited: no Training Camp helps, no Bear forbids."""
    lands = [LAND[land] for land in lands_of(g, seat)]
    word = yield LandAsk(g, seat, "ask-northgard-add-unit", "NG.special.1", OwnJudge(g, seat), lands, [])
    add_units(g, seat, word.value, 1)
    if g.loud:
        g.tell("news-northgard-unit-added", "NG.special.1", seat=seat, land=word)


@final
class PullJudge(Judge):
    """A territory of the player's next to the one where a unit was recruited, by a border of either kind."""

    __slots__ = ("g", "here", "seat")

    def __init__(self, g: Table, seat: int, here: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.here: int = here

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        g = self.g
        land = word.value
        if g.owner[land] != self.seat:
            return NOT_YOURS
        if land not in g.chart.adjacent(self.here):
            return NOT_BESIDE_RECRUIT
        # NG.creatures.bear.1: no unit leaves a Bear's territory
        return BEAR_HOLDS_UNITS if has_creature(g, land, BEAR_KIND) else None


def pull_unit(g: Table, seat: int, here: int) -> Flow[None]:
    """One unit from a neighbouring territory may come to where the new one was recruited."""
    if here == NOWHERE:
        return
    judge = PullJudge(g, seat, here)
    lands = [LAND[land] for land in g.chart.adjacent(here) if judge.why_not(LAND[land]) is None]
    if not lands:
        return
    word = yield LandAsk(g, seat, "ask-northgard-pull-unit", "NG.special.1", judge, lands, JUST_SKIP)
    if word is SKIP:
        return
    source = word.value
    if (yield from choose_figure(g, seat, source)):
        g.kaija = here
    else:
        g.units[source] -= 1
        g.units[here] += 1
    g.map_moves += 1
    abandon_if_empty(g, source)
    if g.loud:
        g.tell("news-northgard-unit-pulled", "NG.special.1", seat=seat, source=word, land=LAND[here])


# --- buildings --------------------------------------------------------------------------------------------------------


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


def why_not_swap_any(g: Table, seat: int) -> Refusal | None:
    return None if swap_lands(g, seat) else NOTHING_TO_SWAP


def swap_building(g: Table, seat: int) -> Flow[None]:
    """One own building may be replaced by another of its size from the supply, even a type that stands there."""
    lands = swap_lands(g, seat)
    if not lands:
        return
    word = yield LandAsk(g, seat, "ask-northgard-swap-where", "NG.special.1", SwapLandJudge(g, seat), lands, JUST_SKIP)
    if word is SKIP:
        return
    land = word.value
    word = yield Ask(
        seat, "ask-northgard-swap", BUILDING, "NG.special.1", SwapJudge(g, land), args={"land": LAND[land]}
    )
    old = word.value
    word = yield Ask(
        seat,
        "ask-northgard-swap-for",
        BUILDING,
        "NG.special.1",
        SwapForJudge(g, land, old),
        args={"land": LAND[land], "building": BUILDING[old]},
    )
    new = word.value
    stone = new == MENHIR or not off_stone(g, land, old)
    if not stone and on_stone(g, land, old):
        word = yield Ask(
            seat, "ask-northgard-slot", [SLOT[SMALL], SLOT[STONE]], "NG.build.4", args={"building": BUILDING[old]}
        )
        stone = word.value == STONE
    _swap(g, land, old, new, stone)
    if g.loud:
        g.tell(
            "news-northgard-swapped",
            "NG.special.1",
            seat=seat,
            land=LAND[land],
            building=BUILDING[old],
            replacement=BUILDING[new],
        )


def _swap(g: Table, land: int, old: int, new: int, stone: bool) -> None:
    g.map_moves += 1
    g.supply[old] += 1
    g.supply[new] -= 1
    g.houses[land] += HOUSE[new] - HOUSE[old]
    for region in g.chart.members[land]:
        for site in REGION_SITES[region]:
            if g.built[site] == old and (SITE_KIND[site] == STONE) == stone:
                g.built[site] = new
                return
    for at, (region, built) in enumerate(g.yard):
        if built == old and g.chart.root[region] == land:
            g.yard[at] = (region, new)
            return


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


def why_not_build_in_glory(g: Table, seat: int, action: Action) -> Refusal | None:
    return None if GloryJudge(g, seat, action).lands() else NOT_BUILDABLE


def build_in_glory(g: Table, seat: int, action: Action) -> Flow[None]:
    """Build, and before or after it take the resources of that territory as in Harvest."""
    judge = GloryJudge(g, seat, action)
    word = yield LandAsk(g, seat, "ask-northgard-build-where", "NG.build.1", judge, judge.lands(), [])
    land = word.value
    order = [SPECIAL]
    if judge.builds(land, False).why_not_land(land) is None:
        order.append(BUILD)
    first = yield Ask(seat, "ask-northgard-harvest-or-build", order, "NG.special.1", args={"land": LAND[land]})
    if first is SPECIAL:
        _harvest_here(g, seat, land)
    yield from build_in(g, seat, land, judge.builds(land, False), action)
    if first is BUILD:
        word = yield Ask(seat, "ask-northgard-harvest-here", [SPECIAL, SKIP], "NG.special.1", args={"land": LAND[land]})
        if word is SPECIAL:
            _harvest_here(g, seat, land)


def _harvest_here(g: Table, seat: int, land: int) -> None:
    packed = harvest_of(g, land)
    gain(g, seat, packed)
    if g.loud:
        tell_gain(g, seat, packed, "NG.special.1")
