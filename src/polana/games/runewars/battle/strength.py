"""Final strength (RW.battle.6)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle
from polana.games.runewars.battle.casualties import ongoing, standing
from polana.games.runewars.battle.lineup import may_hold
from polana.games.runewars.components import CONQUER, HEXAGON, KIND_COUNT, STRENGTH, STRENGTH_DAMAGED, UNIT_SHAPE
from polana.games.runewars.developments import defence
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.kernel.flow import Flow

CONQUERED: Final = 3  # RW.orders.3.supremacy


def count(g: Table) -> Flow[None]:
    """Fortifications first, then units, then the stronghold; a card may still tip the scales."""
    battle = ongoing(g)
    yield from defence.use(g)  # RW.battle.6.1
    battle.strength = [unit_strength(battle, side) + battle.bonus[side] for side in (ATTACKER, DEFENDER)]
    stronghold, walls = stronghold_strength(g), defence.walls(g)
    battle.strength[DEFENDER] += stronghold + walls
    battle.counted = True
    told.stronghold_adds(g, stronghold, walls)
    told.strength(g, battle)
    if may_hold(g, ATTACKER) and not has_stronghold(g):
        yield from tactics.window(g, battle.attacker, "battle", "RW.tactics.2")


def unit_strength(battle: Battle, side: int) -> int:
    """RW.battle.6.2: 1 for each standing unit, and 1 for each hexagon that was routed in this battle."""
    total = standing(battle, side)
    for kind in range(KIND_COUNT):
        if UNIT_SHAPE[kind] == HEXAGON:
            total += battle.routed[side * KIND_COUNT + kind]
    return total


def has_stronghold(g: Table) -> bool:
    battle = ongoing(g)
    return battle.defender != NOBODY and g.stronghold[battle.area] == battle.defender


def stronghold_strength(g: Table) -> int:
    """RW.battle.6.3, RW.orders.3.supremacy: what the token shows, less 3 if the attacker conquers with supremacy."""
    battle = ongoing(g)
    if not has_stronghold(g):
        return 0
    shown = STRENGTH_DAMAGED if g.damaged[battle.area] else STRENGTH
    attacker = g.players[battle.attacker]
    if g.turn == battle.attacker and attacker.order == CONQUER and attacker.supremacy:
        return max(0, shown - CONQUERED)
    return shown
