"""The turn (1.4.1): Birdsong, Daylight, Evening, step by step, until somebody wins."""

from __future__ import annotations

from polana.games.root import draft, setup
from polana.games.root import news as told
from polana.games.root.cards import forget_used
from polana.games.root.control import settle_all
from polana.games.root.effects.base import (
    END_OF_BIRDSONG,
    END_OF_EVENING,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
)
from polana.games.root.hirelings import hiring
from polana.games.root.menu import moment
from polana.games.root.seats import settle_seats
from polana.games.root.state import BIRDSONG, DAYLIGHT, EVENING, IN_PLAY, Side, State
from polana.kernel.flow import Flow


def step(g: State) -> Flow[None]:
    """One step: of the setup, or of a part of a turn. It stops at once when somebody wins (3.1, `score.Victory`)."""
    if g.table == IN_PLAY:
        me = g.sides[g.turn]
        if g.phase == DAYLIGHT:
            return daylight(g, me)
        return birdsong(g, me) if g.phase == BIRDSONG else evening(g, me)
    if g.table == setup.PREPARE:
        return setup.prepare(g)
    return draft.step(g) if g.advanced else setup.step(g)


def birdsong(g: State, me: Side) -> Flow[None]:
    if not g.opened:
        begin_turn(g, me)
        g.opened = True
        told.phase(g)
        yield from moment(g, me, START_OF_BIRDSONG)
        return
    if (yield from me.rules.birdsong(g, me)):
        yield from moment(g, me, END_OF_BIRDSONG)
        begin_phase(g, DAYLIGHT)


def daylight(g: State, me: Side) -> Flow[None]:
    if not g.opened:
        g.opened = True
        told.phase(g)
        yield from moment(g, me, START_OF_DAYLIGHT)
        return
    if (yield from me.rules.daylight(g, me)):
        begin_phase(g, EVENING)


def evening(g: State, me: Side) -> Flow[None]:
    if not g.opened:
        g.opened = True
        told.phase(g)
        yield from moment(g, me, START_OF_EVENING)
        return
    if (yield from me.rules.evening(g, me)):
        yield from moment(g, me, END_OF_EVENING)
        for site in g.landmarks:
            site.rules.end_of_evening(g, site, me)
        yield from me.rules.end_turn(g, me)
        if len(g.sides) > g.playing:
            yield from hiring.end_of_turn(g, me)  # E.1
        pass_turn(g)


def begin_turn(g: State, me: Side) -> None:
    if me.index == g.first:
        g.round += 1
    g.path_opened = False
    for site in g.landmarks:
        site.rules.begin_turn(g, site)
    settle_seats(g)
    if len(g.sides) > g.playing:
        hiring.begin_turn(g)
    count_anew(g, me)
    told.turn(g, me)


def count_anew(g: State, me: Side) -> None:
    """What is counted within a turn: cards used (4.1.3), crafting pieces activated (4.1.1), what the faction counts."""
    forget_used(me)
    for suit in range(len(me.activated)):
        me.activated[suit] = 0
    me.rules.begin_turn(g, me)


def begin_phase(g: State, phase: int) -> None:
    told.phase_over(g)
    g.phase = phase
    g.opened = False
    if g.lenders:
        settle_all(g)  # what is lent may be lent for a part of the turn only


def pass_turn(g: State) -> None:
    """1.4.1: the player to the left is next."""
    for side in g.sides:
        if side.rules.watches_turns:
            side.rules.turn_over(g, side)
    told.turn_over(g)
    g.turn = (g.turn + 1) % g.playing
    begin_phase(g, BIRDSONG)
