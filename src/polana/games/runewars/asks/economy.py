"""Questions of the orders that look after the realm: Harvest, Recruit, Fortify."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import (
    AREA,
    BUILD,
    DEVELOPMENT,
    DONE,
    MIX,
    REPAIR,
    RESOURCE,
    ROUTED,
    SKIP,
    UNIT,
)
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_DIG: Final = TOPICS.topic("ask-runewars-dig")
_DEVELOP: Final = TOPICS.topic("ask-runewars-develop")
_DEVELOP_WHERE: Final = TOPICS.topic("ask-runewars-develop-where")
_GIVE_UP_DEVELOPMENT: Final = TOPICS.topic("ask-runewars-give-up-development")
_RECRUIT: Final = TOPICS.topic("ask-runewars-recruit")
_RECRUIT_AGAIN: Final = TOPICS.topic("ask-runewars-recruit-again")
_REUSE_WHERE: Final = TOPICS.topic("ask-runewars-reuse-where")
_REUSE_FIGURE: Final = TOPICS.topic("ask-runewars-reuse-figure")
_FORTIFY: Final = TOPICS.topic("ask-runewars-fortify")
_BUILD_WHERE: Final = TOPICS.topic("ask-runewars-build-where")
_GIVE_UP_STRONGHOLD: Final = TOPICS.topic("ask-runewars-give-up-stronghold")
_REPAIR_WHERE: Final = TOPICS.topic("ask-runewars-repair-where")
_MIX_FIRST: Final = TOPICS.topic("ask-runewars-mix-first")
_MIX_SECOND: Final = TOPICS.topic("ask-runewars-mix-second")
_MIX_TO: Final = TOPICS.topic("ask-runewars-mix-to")

_MIX: Final = "RW.orders.8.move_runes"


def _areas(areas: list[int]) -> list[Word]:
    return [AREA[area] for area in areas]


# --- developments -----------------------------------------------------------------------------------------------------


def dig(seat: int, area: int, found: list[Word]) -> Ask:
    return Ask(seat, _DIG, found, "RW.developments.resource", None, False, {"area": AREA[area]})


def develop(seat: int, judge: Judge) -> Ask:
    return Ask(seat, _DEVELOP, [SKIP, *DEVELOPMENT], "RW.orders.4.supremacy.2", judge)


def develop_where(seat: int, kind: int, areas: list[int]) -> Ask:
    args: dict[str, object] = {"development": DEVELOPMENT[kind]}
    return Ask(seat, _DEVELOP_WHERE, _areas(areas), "RW.developments.limit", None, False, args)


def give_up_development(seat: int, kind: int, areas: list[int]) -> Ask:
    args: dict[str, object] = {"development": DEVELOPMENT[kind]}
    return Ask(seat, _GIVE_UP_DEVELOPMENT, _areas(areas), "RW.limits.4", None, False, args)


# --- recruiting -------------------------------------------------------------------------------------------------------


def dial(seat: int, judge: Judge, again: bool) -> Ask:
    """From which dial; the second one is a bonus that nobody has to use."""
    if again:
        return Ask(seat, _RECRUIT_AGAIN, [SKIP, *RESOURCE], "RW.orders.5.supremacy", judge)
    return Ask(seat, _RECRUIT, RESOURCE, "RW.orders.5.primary.1", judge)


def reuse_where(seat: int, kind: int, areas: list[int]) -> Ask:
    return Ask(seat, _REUSE_WHERE, [SKIP, *_areas(areas)], "RW.limits.3", None, False, {"unit": UNIT[kind]})


def reuse_figure(seat: int, kind: int, area: int) -> Ask:
    args: dict[str, object] = {"area": AREA[area]}
    return Ask(seat, _REUSE_FIGURE, [UNIT[kind], ROUTED[kind]], "RW.limits.3", None, False, args)


# --- strongholds and runes --------------------------------------------------------------------------------------------


def fortify(seat: int, judge: Judge) -> Ask:
    return Ask(seat, _FORTIFY, [DONE, BUILD, REPAIR, MIX], "RW.orders.8.general", judge)


def build_where(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _BUILD_WHERE, "RW.orders.8.build", judge, [])


def give_up_stronghold(seat: int, where: int, areas: list[int]) -> Ask:
    return Ask(seat, _GIVE_UP_STRONGHOLD, _areas(areas), "RW.limits.4", None, False, {"area": AREA[where]})


def repair_where(seat: int, areas: list[int]) -> Ask:
    return Ask(seat, _REPAIR_WHERE, _areas(areas), "RW.orders.8.repair")


def mix_first(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _MIX_FIRST, _MIX, judge, [])


def mix_second(g: Table, seat: int, first: Word, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _MIX_SECOND, _MIX, judge, [], {"area": first})


def mix_to(seat: int, one: Word, two: Word) -> Ask:
    """Where does the token of the first area lie from now on?"""
    return Ask(seat, _MIX_TO, [one, two], _MIX, None, False, {"area": one})
