"""Questions of the orders that look after the realm: Harvest, Recruit, Rally Support, Fortify."""

from __future__ import annotations

from typing import Final

from polana.games.runewars import topics
from polana.games.runewars.deed import Deeds
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import (
    AREA,
    DEVELOPMENT,
    INFLUENCE,
    RESOURCE,
    ROUTED,
    SKIP,
    UNIT,
)
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import Others
from polana.kernel.word import Word

# --- Harvest, Recruit, Fortify ----------------------------------------------------------------------------------------


_MIX: Final = "RW.orders.8.move_runes"


def _areas(areas: list[int]) -> list[Word]:
    return [AREA[area] for area in areas]


# --- developments -----------------------------------------------------------------------------------------------------


def dig(seat: int, area: int, found: list[Word]) -> Ask:
    return Ask(seat, topics.DIG, found, "RW.developments.resource", None, veiled=False, args={"area": AREA[area]})


def develop(seat: int, judge: Judge) -> Ask:
    return Ask(seat, topics.DEVELOP, [SKIP, *DEVELOPMENT], "RW.orders.4.supremacy.2", judge)


def develop_where(seat: int, kind: int, areas: list[int]) -> Ask:
    args: dict[str, object] = {"development": DEVELOPMENT[kind]}
    return Ask(seat, topics.DEVELOP_WHERE, _areas(areas), "RW.developments.limit", None, veiled=False, args=args)


def give_up_development(seat: int, kind: int, areas: list[int]) -> Ask:
    args: dict[str, object] = {"development": DEVELOPMENT[kind]}
    return Ask(seat, topics.GIVE_UP_DEVELOPMENT, _areas(areas), "RW.limits.4", None, veiled=False, args=args)


# --- recruiting -------------------------------------------------------------------------------------------------------


def dial(seat: int, judge: Judge, again: bool) -> Ask:
    """From which dial; the second one is a bonus that nobody has to use."""
    if again:
        return Ask(seat, topics.RECRUIT_AGAIN, [SKIP, *RESOURCE], "RW.orders.5.supremacy", judge)
    return Ask(seat, topics.RECRUIT, RESOURCE, "RW.orders.5.primary.1", judge)


def reuse_where(seat: int, kind: int, areas: list[int]) -> Ask:
    return Ask(
        seat, topics.REUSE_WHERE, [SKIP, *_areas(areas)], "RW.limits.3", None, veiled=False, args={"unit": UNIT[kind]}
    )


def reuse_figure(seat: int, kind: int, area: int) -> Ask:
    args: dict[str, object] = {"area": AREA[area]}
    return Ask(seat, topics.REUSE_FIGURE, [UNIT[kind], ROUTED[kind]], "RW.limits.3", None, veiled=False, args=args)


# --- strongholds and runes --------------------------------------------------------------------------------------------


def fortify(g: Table, seat: int, deeds: Deeds) -> Menu[Table, int]:
    return Menu(seat, topics.FORTIFY, "RW.orders.8.general", g, seat, deeds)


def build_where(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.BUILD_WHERE, "RW.orders.8.build", judge, [])


def give_up_stronghold(seat: int, where: int, areas: list[int]) -> Ask:
    return Ask(
        seat, topics.GIVE_UP_STRONGHOLD, _areas(areas), "RW.limits.4", None, veiled=False, args={"area": AREA[where]}
    )


def repair_where(seat: int, areas: list[int]) -> Ask:
    return Ask(seat, topics.REPAIR_WHERE, _areas(areas), "RW.orders.8.repair")


def mix_first(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.MIX_FIRST, _MIX, judge, [])


def mix_second(g: Table, seat: int, first: Word, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.MIX_SECOND, _MIX, judge, [], {"area": first})


def mix_to(seat: int, one: Word, two: Word) -> Ask:
    """Where does the token of the first area lie from now on?"""
    return Ask(seat, topics.MIX_TO, [one, two], _MIX, None, veiled=False, args={"area": one})


# --- Rally Support ----------------------------------------------------------------------------------------------------


NOT_SO_MANY: Final = Others("influence", Refusal("RW.orders.6.supremacy", "why-runewars-rally-many"))


def gain(g: Table, seat: int, area: int, gains: Deeds) -> Menu[Table, int]:
    """What does a city give?"""
    return Menu(seat, topics.CITY, "RW.orders.6.primary", g, seat, gains, args={"area": AREA[area]}, within=True)


def unit(seat: int, area: int, words: list[Word]) -> Ask:
    return Ask(seat, topics.CITY_UNIT, words, "RW.orders.6.units", None, veiled=False, args={"area": AREA[area]})


def heroes(seat: int, most: int, judge: Judge) -> Ask:
    """How much influence is spent, to draw this many heroes?"""
    return Ask(seat, topics.RALLY_HEROES, INFLUENCE[: most + 1], "RW.orders.6.supremacy", judge, elsewhere=NOT_SO_MANY)
