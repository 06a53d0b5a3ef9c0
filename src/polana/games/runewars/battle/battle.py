"""A battle from its marker to its end (RW.battle)."""

from __future__ import annotations

from polana.games.runewars.battle import aftermath, strength
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle
from polana.games.runewars.battle.lineup import choose_support, line_up, may_hold
from polana.games.runewars.battle.round import fight_rounds
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.year import deeds
from polana.kernel.flow import Flow


def fight(g: Table, attacker: int, area: int) -> Flow[bool]:
    """RW.battle.0.1: the force of a player fights whoever controls or holds an area. Did it win?

    The area may be held by a stronghold alone, or be an unguarded part of a home realm.
    """
    g.acts.battles += 1
    g.begin("battle")
    battle = line_up(g, attacker, area)  # RW.battle.1, RW.battle.2
    for side in (ATTACKER, DEFENDER):  # RW.battle.3
        yield from choose_support(g, side)
    yield from open_battle(g, battle)  # RW.battle.4
    if battle.cancelled:
        yield from aftermath.hand_over(g)
        won = True
    else:
        yield from fight_rounds(g)  # RW.battle.5
        yield from strength.count(g)  # RW.battle.6
        won = yield from aftermath.conclude(g)  # RW.battle.7
    g.end("battle")
    return won


def open_battle(g: Table, battle: Battle) -> Flow[None]:
    """RW.battle.4: cards and abilities for the start of a battle; for the attacker, on turn, all others too."""
    if may_hold(g, ATTACKER):
        yield from tactics.window(g, battle.attacker, "battle_start", "RW.battle.4.1")
    yield from deeds.window(g, battle.attacker, deeds.BEFORE_BATTLE)
    if may_hold(g, DEFENDER):
        yield from tactics.window(g, battle.defender, "battle_start", "RW.battle.4.2")
