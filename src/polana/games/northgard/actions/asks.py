"""Questions of Recruit, Move, Build and Draw actions."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import topics
from polana.games.northgard.asks import LandAsk
from polana.games.northgard.components import SMALL, STONE
from polana.games.northgard.pieces.zones import DRAWN, CardAsk
from polana.games.northgard.state import Table
from polana.games.northgard.words import BUILDING, COUNT, DONE, LAND, SKIP, SLOT, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

#: What ends a series of choices, or does not.
JUST_DONE: Final = [DONE]
NOTHING_MORE: Final[list[Word]] = []
SMALL_SLOTS: Final = [SLOT[SMALL], SLOT[STONE]]


# --- recruit ----------------------------------------------------------------------------------------------------------


def recruit(g: Table, seat: int, judge: Judge, lands: list[Word], left: int) -> Ask:
    """NG.recruit.1: where does the next of this many units go, or is it enough?"""
    return LandAsk(g, seat, topics.RECRUIT, "NG.recruit.1", judge, lands, JUST_DONE, {"count": left})


def recruit_in_one(g: Table, seat: int, judge: Judge, lands: list[Word], count: int) -> Ask:
    """NG.recruit.1: where do all of them go?"""
    return LandAsk(g, seat, topics.RECRUIT_IN_ONE, "NG.recruit.1", judge, lands, JUST_DONE, {"count": count})


def recruit_how_many(seat: int, most: int, land: int) -> Ask:
    """NG.recruit.1."""
    return Ask(seat, topics.RECRUIT_HOW_MANY, COUNT[1 : most + 1], "NG.recruit.1", args={"land": LAND[land]})


def may_make_room(seat: int, law: str) -> Ask:
    """NG.recruit.7, NG.endyear.3: draw a tile?"""
    return Ask(seat, topics.MAY_MAKE_ROOM, [YES, SKIP], law)


# --- move -------------------------------------------------------------------------------------------------------------


def move_from(g: Table, seat: int, judge: Judge, lands: list[Word], extra: list[Word], left: int) -> Ask:
    """NG.move.1: from where, with this many moves left?"""
    return LandAsk(g, seat, topics.MOVE_FROM, "NG.move.1", judge, lands, extra, {"count": left})


def move_to(g: Table, seat: int, judge: Judge, lands: list[Word], origin: int) -> Ask:
    """NG.move.2."""
    return LandAsk(g, seat, topics.MOVE_TO, "NG.move.2", judge, lands, NOTHING_MORE, {"land": LAND[origin]})


def move_count(seat: int, least: int, most: int, to: Word, law: str) -> Ask:
    """NG.move.2: how many units?"""
    return Ask(seat, topics.MOVE_COUNT, COUNT[least : most + 1], law, args={"to": to})


def declare(seat: int, words: list[Word], judge: Judge) -> Ask:
    """NG.creatures.combat.2: which creatures are attacked?"""
    return Ask(seat, topics.DECLARE, words, "NG.creatures.combat.2", judge)


def combat_next(seat: int, lands: list[Word]) -> Ask:
    """NG.combat.trigger.4: which combat comes next?"""
    return Ask(seat, topics.COMBAT_NEXT, lands, "NG.combat.trigger.4")


# --- build ------------------------------------------------------------------------------------------------------------


def build_where(g: Table, seat: int, judge: Judge, lands: list[Word], extra: list[Word]) -> Ask:
    """NG.build.1."""
    return LandAsk(g, seat, topics.BUILD_WHERE, "NG.build.1", judge, lands, extra)


def build(seat: int, judge: Judge, land: int) -> Ask:
    """NG.build.3: which building?"""
    return Ask(seat, topics.BUILD, BUILDING, "NG.build.3", judge, args={"land": LAND[land]})


def slot(seat: int, kind: int, land: int) -> Ask:
    """NG.build.4: on a slot with the stone symbol or without?"""
    return Ask(seat, topics.SLOT, SMALL_SLOTS, "NG.build.4", args={"building": BUILDING[kind], "land": LAND[land]})


# --- draw -------------------------------------------------------------------------------------------------------------


def keep(g: Table, seat: int) -> Ask:
    """NG.draw.1: which of the drawn cards is kept?"""
    return CardAsk(g, seat, topics.KEEP, "NG.draw.1", DRAWN, veiled=len(g.drawn) > 1)


def discard_drawn(g: Table, seat: int) -> Ask:
    """NG.draw.3: which is discarded next?"""
    return CardAsk(g, seat, topics.DISCARD_DRAWN, "NG.draw.3", DRAWN, veiled=len(g.drawn) > 1)


def put_back(g: Table, seat: int) -> Ask:
    """NG.draw.3: which goes back next?"""
    return CardAsk(g, seat, topics.PUT_BACK, "NG.draw.3", DRAWN, veiled=len(g.drawn) > 1)
