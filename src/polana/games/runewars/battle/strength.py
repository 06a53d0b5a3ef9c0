"""Final strength (RW.battle.6)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER, COUNTED, DEFENDER, FORTIFIED, Battle, Source
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
    battle.stage = FORTIFIED
    yield from defence.use(g)  # RW.battle.6.1
    battle.sources = sources(g, battle)
    battle.strength = [sum_of(battle.sources, side) for side in (ATTACKER, DEFENDER)]
    battle.counted = True
    battle.stage = COUNTED
    stronghold, walls = stronghold_strength(g), defence.walls(g)
    told.stronghold_adds(g, stronghold, walls)
    told.strength(g, battle)
    if may_hold(g, ATTACKER) and not has_stronghold(g):
        yield from tactics.window(g, battle.attacker, "battle", "RW.tactics.2")


def sources(g: Table, battle: Battle) -> list[Source]:
    """What the strength of both sides is made of: units always, of all else what there is."""
    units = [standing(battle, side) for side in (ATTACKER, DEFENDER)]
    lying = [routed_hexagons(battle, side) for side in (ATTACKER, DEFENDER)]
    shown, stronghold = stronghold_shown(g), stronghold_strength(g)
    found = [Source("standing", "RW.battle.6.2", units[ATTACKER], units[DEFENDER])]
    for source in (
        Source("hexagons", "RW.battle.6.2", lying[ATTACKER], lying[DEFENDER]),
        Source("stronghold", "RW.battle.6.3", 0, shown),
        Source("conquer", "RW.orders.3.supremacy", 0, stronghold - shown),
        Source("walls", "RW.developments.defence.daqan", 0, defence.walls(g)),
        Source("bonus", "RW.battle.5.3", battle.bonus[ATTACKER], battle.bonus[DEFENDER]),
    ):
        if source.attacker or source.defender:
            found.append(source)
    return found


def sum_of(found: list[Source], side: int) -> int:
    total = 0
    for source in found:
        total += source.attacker if side == ATTACKER else source.defender
    return total


def routed_hexagons(battle: Battle, side: int) -> int:
    """RW.battle.6.2: hexagons that were routed in this battle count 1, as all standing units do."""
    total = 0
    for kind in range(KIND_COUNT):
        if UNIT_SHAPE[kind] == HEXAGON:
            total += battle.routed[side * KIND_COUNT + kind]
    return total


def has_stronghold(g: Table) -> bool:
    battle = ongoing(g)
    return battle.defender != NOBODY and g.stronghold[battle.area] == battle.defender


def stronghold_shown(g: Table) -> int:
    """RW.battle.6.3: what the token shows."""
    if not has_stronghold(g):
        return 0
    return STRENGTH_DAMAGED if g.damaged[ongoing(g).area] else STRENGTH


def stronghold_strength(g: Table) -> int:
    """RW.battle.6.3, RW.orders.3.supremacy: what the token shows, less 3 if the attacker conquers with supremacy."""
    battle, shown = ongoing(g), stronghold_shown(g)
    attacker = g.players[battle.attacker]
    if g.turn == battle.attacker and attacker.order == CONQUER and attacker.supremacy:
        return max(0, shown - CONQUERED)
    return shown
