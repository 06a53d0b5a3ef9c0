"""A battle from its marker to its end (RW.battle)."""

from __future__ import annotations

from polana.games.runewars.battle import aftermath, strength
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, LINED_UP, ROUND, Battle
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.battle.lineup import choose_support, line_up, may_hold
from polana.games.runewars.battle.round import begin_round, exchange, next_round, play_tactics
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.year import deeds
from polana.kernel.flow import Flow


def join(g: Table, attacker: int, area: int) -> None:
    """RW.battle.0.1: the force of a player meets whoever controls or holds an area, and goes on step by step.

    The area may be held by a stronghold alone, or be an unguarded part of a home realm.
    """
    g.acts.battles += 1
    g.begin("battle")
    line_up(g, attacker, area)  # RW.battle.1, RW.battle.2


def fight(g: Table, attacker: int, area: int) -> Flow[bool]:
    """A whole battle at once. Did the attacker win?"""
    join(g, attacker, area)
    won = False
    while g.battle is not None:
        won = yield from go_on(g)
    return won


def go_on(g: Table) -> Flow[bool]:
    """The next step of the battle that is being fought: what comes before the first round, the beginning of a round,
    one exchange of blows in it, or all that comes after the last. Has the attacker won by now?

    Between two of them nobody holds Fate cards, and everything that matters is in the state.
    """
    battle = ongoing(g)
    if battle.stage == LINED_UP:
        return (yield from begin(g, battle))
    if battle.stage == ROUND:
        if battle.opened:
            yield from exchange(g)
        else:
            yield from begin_round(g)
        return False
    yield from play_tactics(g)
    yield from strength.count(g)  # RW.battle.6
    won = yield from aftermath.conclude(g)  # RW.battle.7
    g.end("battle")
    return won


def begin(g: Table, battle: Battle) -> Flow[bool]:
    """RW.battle.3, RW.battle.4: heroes, cards and abilities before the first round."""
    for side in (ATTACKER, DEFENDER):
        yield from choose_support(g, side)
    yield from open_battle(g, battle)
    if battle.cancelled:
        yield from aftermath.hand_over(g)
        g.end("battle")
        return True
    next_round(g)
    return False


def open_battle(g: Table, battle: Battle) -> Flow[None]:
    """RW.battle.4: cards and abilities for the start of a battle; for the attacker, on turn, all others too."""
    if may_hold(g, ATTACKER):
        yield from tactics.window(g, battle.attacker, "battle_start", "RW.battle.4.1")
    yield from deeds.window(g, battle.attacker, deeds.BEFORE_BATTLE)
    if may_hold(g, DEFENDER):
        yield from tactics.window(g, battle.defender, "battle_start", "RW.battle.4.2")
