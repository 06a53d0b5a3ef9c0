"""A unit that is made to retreat in mid-battle leaves it at once."""

from __future__ import annotations

from polana.games.runewars.battle.battlefield import ATTACKER
from polana.games.runewars.battle.casualties import ongoing, take_out
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.moves import retreat
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow


def withdraw(g: Table, figure: int, law: str) -> Flow[None]:
    """The owner picks where to, and the unit is routed there."""
    battle = ongoing(g)
    side, kind = (figure >> 5) // KIND_COUNT, (figure >> 5) % KIND_COUNT
    seat = battle.attacker if side == ATTACKER else battle.defender
    battle.going = 1
    to = yield from retreat.destination(g, seat, battle.decider[side], battle.area, [kind], law)
    take_out(battle, figure)
    battle.killed[side] += retreat.arrive(g, seat, kind, 1, battle.area, to)
    yield from retreat.crowd(g, seat, to)
