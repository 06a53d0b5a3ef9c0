"""Who rules a clearing (2.5), who is an enemy (G.1.17), and what may be placed where (2.2.3, G.1.19)."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.kernel.law import Refusal

NO_SLOT: Final = Refusal("2.2.3", "why-root-no-slot")
WRONG_CLEARING_SUIT: Final = Refusal("2.2.2", "why-root-wrong-clearing-suit")


def ruler(g: State, where: int) -> int:
    """2.5: the index of the side that rules a clearing, or NONE."""
    return g.ruled[where]


def settle(g: State, where: int) -> None:
    """The pieces in a clearing have changed: who rules it now?"""
    g.ruled[where] = work_out_ruler(g, where)


def settle_all(g: State) -> None:
    """Something other than pieces has changed what counts for rule."""
    for where in range(PLACES):
        settle(g, where)


def work_out_ruler(g: State, where: int, dominance: bool = False) -> int:
    """2.5: the most warriors and buildings; on a tie nobody, or who has a rule for that."""
    most = 0
    leader = NONE
    tied = False
    for side in g.sides:
        count = side.rules.strength(g, side, where, dominance)
        if count > most:
            most = count
            leader = side.index
            tied = False
        elif count == most and count > 0:
            tied = True
    if not tied:
        return leader
    for side in g.sides:
        if side.rules.strength(g, side, where, dominance) == most and side.rules.rules_ties(g, side, where):
            return side.index
    return NONE


def rules(g: State, me: Side, where: int) -> bool:
    return ruler(g, where) == me.index


def rules_for_dominance(g: State, me: Side, where: int) -> bool:
    """Rule, not counting what may not count toward dominance (11.2.7.III)."""
    return work_out_ruler(g, where, True) == me.index


def ruled_clearings(g: State, me: Side) -> list[int]:
    return [where for where in range(CLEARINGS) if ruler(g, where) == me.index]


def is_enemy(me: Side, other: Side) -> bool:
    """G.1.17: every other side but a coalition partner."""
    return me is not other and me.partner != other.index


def enemies_at(g: State, me: Side, where: int) -> list[Side]:
    """Enemies with faction pieces in a clearing."""
    return [side for side in g.sides if is_enemy(me, side) and side.has_pieces(where)]


def free_slots(g: State, where: int) -> int:
    """2.2.3, 2.2.4: slots without a building and without a ruin."""
    free = g.woodland.slots[where] - g.ruins[where]
    for side in g.sides:
        free -= side.buildings[where]
    return free


def why_not_place(g: State, me: Side, where: int) -> Refusal | None:
    """May a side place warriors or tokens here? What "cannot" be done beats what may (1.1.2)."""
    for side in g.sides:
        if side is not me:
            refusal = side.rules.bars_placing(g, side, me, where)
            if refusal is not None:
                return refusal
    return None


def why_not_build(g: State, me: Side, where: int) -> Refusal | None:
    """May a side place a building here?"""
    if free_slots(g, where) <= 0:
        return NO_SLOT
    return why_not_place(g, me, where)
