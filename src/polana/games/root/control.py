"""Who rules a clearing (2.5), who is an enemy (G.1.17), and what may be placed where (2.2.3, G.1.19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root.components import NONE
from polana.games.root.effects.base import ADDS_PATHS, COUNTS_FOR_RULE, EFFECTS, in_force
from polana.games.root.lending import AS_WARRIORS, FOR_DOMINANCE, FOR_RULE, has_enemy_pieces, lent, lent_out
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.kernel.refusal import Refusal

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


def strength(g: State, me: Side, where: int, dominance: bool = False) -> int:
    """2.5: what counts for a side in a clearing: its own pieces, what is in force for it, what others lend it.

    What it lends itself counts for the borrower instead. `dominance` asks what counts for winning by dominance, where
    mercenaries do not (11.2.7.III).
    """
    count = me.rules.strength(g, me, where)
    if g.lenders:
        purpose = FOR_DOMINANCE if dominance else FOR_RULE
        if count and me.index in g.lenders:
            count -= lent_out(g, me, where, purpose)
        count += lent(g, me, where, purpose)
    for effect in in_force(me):
        count += EFFECTS[effect].strength(g, me, where)
    return count


def work_out_ruler(g: State, where: int, dominance: bool = False) -> int:
    """2.5: the most warriors and buildings; on a tie nobody, or whoever has a rule for that."""
    most = 0
    leader = NONE
    tied = False
    lenders = g.lenders
    for side in g.sides:
        if lenders or side.boons:
            count = strength(g, side, where, dominance)
        else:  # the most common case, and asked so often that it is written out
            count = side.rules.strength(g, side, where)
            for card in side.play:
                if COUNTS_FOR_RULE[card]:
                    count += EFFECTS[card].strength(g, side, where)
        if count > most:
            most = count
            leader = side.index
            tied = False
        elif count == most and count > 0:
            tied = True
    if not tied:
        return leader
    for side in g.sides:
        if strength(g, side, where, dominance) == most and rules_ties(g, side, where):
            return side.index
    return NONE


def rules_ties(g: State, me: Side, where: int) -> bool:
    """2.5: does a side rule where it ties for the most, by a rule of its own or by what is in force for it?"""
    if me.rules.rules_ties(g, me, where):
        return True
    for effect in in_force(me):
        if EFFECTS[effect].rules_ties(g, me, where):
            return True
    return False


def rules(g: State, me: Side, where: int) -> bool:
    """Does a side rule a clearing? Hirelings rule what their controller rules (E.3.1)."""
    return ruler(g, where) == me.controller


def rules_for_dominance(g: State, me: Side, where: int) -> bool:
    """Rule, not counting what may not count toward dominance (11.2.7.III)."""
    return work_out_ruler(g, where, True) == me.index


def ruled_clearings(g: State, me: Side) -> list[int]:
    """All of them, including the Burrow, which is a clearing (12.2.2)."""
    return [where for where in range(PLACES) if ruler(g, where) == me.index]


def warriors_for_rule(g: State, me: Side, where: int) -> int:
    """8.4.2.II.a: a side's warriors in a clearing, with those that it treats as its own for rule."""
    count = me.warriors[where]
    return count + lent(g, me, where, AS_WARRIORS) if g.lenders else count


def start_lending(g: State, lender: Side) -> None:
    """A side begins to lend: from now on its `lends` is asked. Also called when what it lends has changed."""
    if lender.index not in g.lenders:
        g.lenders = [*g.lenders, lender.index]
    settle_all(g)


def stop_lending(g: State, lender: Side) -> None:
    if lender.index in g.lenders:
        g.lenders = [index for index in g.lenders if index != lender.index]
        settle_all(g)


def near(g: State, me: Side, where: int) -> Sequence[int]:
    """2.2.1: the clearings adjacent to a clearing for a side, by its own rules and by what is in force for it."""
    found = me.rules.near(g, me, where)
    if not has_paths(me):
        return found
    for effect in sorted(in_force(me)):
        if ADDS_PATHS[effect]:
            for other in EFFECTS[effect].near(g, me, where):
                if other not in found:
                    found = [*found, other]
    return found


def has_paths(me: Side) -> bool:
    """Is there anything in force for a side that makes clearings adjacent?"""
    for effect in me.play:
        if ADDS_PATHS[effect]:
            return True
    for effect in me.boons:
        if ADDS_PATHS[effect]:
            return True
    return False


def is_enemy(me: Side, other: Side) -> bool:
    """G.1.17, E.3.2: every other side but a coalition partner, one's own hirelings and the partner's."""
    if me.controller == other.controller:
        return me.controller == NONE and me is not other
    if me.partner != NONE and me.partner == other.controller:
        return False
    return other.partner == NONE or other.partner != me.controller


def is_shielded(g: State, me: Side, where: int) -> bool:
    """Does something in force for a side keep enemies from battling and removing its pieces here?"""
    for effect in me.boons:
        if EFFECTS[effect].shields(g, me, where):
            return True
    return False


def is_safe_from(g: State, me: Side, enemy: Side, where: int) -> bool:
    """1.1.2: is this enemy unable to remove anything of a side here, whatever else lets him?"""
    return bool(me.boons) and is_enemy(enemy, me) and is_shielded(g, me, where)


def enemies_at(g: State, me: Side, where: int) -> list[Side]:
    """Enemies with faction pieces in a clearing that I do not treat as my own."""
    return [side for side in g.sides if is_enemy(me, side) and has_enemy_pieces(g, me, side, where)]


def slots(g: State, where: int) -> int:
    """2.2.3: the slots of a clearing, free or not: those of the map and of a landmark there (F)."""
    count = g.woodland.slots[where]
    for site in g.landmarks:
        if site.where == where:
            count += site.rules.slots
    return count


def free_slots(g: State, where: int) -> int:
    """2.2.3, 2.2.4: slots without a building and without a ruin."""
    free = slots(g, where) - g.ruins[where]
    for side in g.sides:
        free -= side.buildings[where]
    return free


def why_not_place(g: State, me: Side, where: int) -> Refusal | None:
    """May a side place warriors or tokens here? What "cannot" be done beats what may (1.1.2)."""
    for side in g.sides:  # who controls a hireling places it (6.2.2)
        if side.rules.may_bar_placing and side.index != me.controller:
            refusal = side.rules.bars_placing(g, side, me, where)
            if refusal is not None:
                return refusal
    return None


def why_not_build(g: State, me: Side, where: int) -> Refusal | None:
    """May a side place a building here?"""
    if free_slots(g, where) <= 0:
        return NO_SLOT
    return why_not_place(g, me, where)
