"""Build (6.5.4): a building for wood, from clearings that she rules and that connect."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NONE_LEFT
from polana.games.root.components import NONE, faction_table
from polana.games.root.control import free_slots, near, ruler, rules, why_not_build
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.side import BUILDINGS, WOOD
from polana.games.root.pieces import place_piece, take_back
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.words import place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("marquise")
#: 6.5.4.II, 6.5.4.III: wood and points for the first, second, ... building of a type.
COST: Final[list[int]] = _TABLE["tracks"]["building_cost_wood"]
POINTS: Final[list[list[int]]] = [_TABLE["tracks"][f"{name}_vp"] for name in ("sawmill", "workshop", "recruiter")]

NOT_RULED: Final = Refusal("6.5.4.I", "why-root-not-ruled")
TOO_LITTLE_WOOD: Final = Refusal("6.5.4.II", "why-root-marquise-too-little-wood")
CANNOT_BUILD: Final = Refusal("6.5.4.I", "why-root-marquise-cannot-build")


def build(g: State, me: Side) -> Flow[None]:
    """6.5.4: a building for wood."""
    # 6.5.4.I a clearing she rules, and a type
    words = [place_word(where) for where in range(CLEARINGS) if ruler(g, where) == me.index]
    word = yield asks.build_where(me, words, BuildWhere(g, me))
    where = word.value
    kinds = [me.rules.pieces[kind].word for kind in BUILDINGS]
    judge = BuildWhat(g, me, where)
    word = yield asks.build_what(me, kinds, where, judge)
    kind = kinds.index(word)
    built = me.rules.pieces[kind].total - me.left[kind]
    # 6.5.4.II wood from connected clearings, in any mix; paying may end her rule, not the connection
    clearings = connected(g, me, where)
    for _ in range(COST[built]):
        stacks = [place_word(at) for at in clearings if me.at(WOOD, at)]
        word = yield asks.pay_wood(me, stacks)
        take_back(g, me, WOOD, word.value)
    # 6.5.4.III
    place_piece(g, me, kind, where, "6.5.4.III")
    score(g, me, POINTS[kind][built], "6.5.4.III")


def connected(g: State, me: Side, where: int) -> list[int]:
    """6.5.4.II: the clearing and all that she rules and that connect to it through clearings she rules."""
    if not rules(g, me, where):
        return []
    found = [where]
    reached = 1 << where
    for at in found:
        for other in near(g, me, at):
            if not reached >> other & 1 and ruler(g, other) == me.index:
                reached |= 1 << other
                found.append(other)
    return found


def wood_for(g: State, me: Side, where: int) -> int:
    wood = 0
    for at in connected(g, me, where):
        wood += me.cardboard[WOOD * PLACES + at]
    return wood


def cost_of(me: Side, kind: int) -> int:
    """What the next building of a type costs, or NONE if there is no more."""
    left = me.left[kind]
    return COST[me.rules.pieces[kind].total - left] if left else NONE


def why_not_build_kind(me: Side, kind: int, wood: int) -> Refusal | None:
    cost = cost_of(me, kind)
    if cost == NONE:
        return NONE_LEFT
    return None if cost <= wood else TOO_LITTLE_WOOD


def why_not_build_at(g: State, me: Side, where: int) -> Refusal | None:
    """6.5.4.I: she must be able to place a building and to pay for it."""
    if ruler(g, where) != me.index:
        return NOT_RULED
    refusal = why_not_build(g, me, where)
    if refusal is not None:
        return refusal
    wood = wood_for(g, me, where)
    for kind in BUILDINGS:
        refusal = why_not_build_kind(me, kind, wood)
        if refusal is None:
            return None
    return refusal


def why_not_build_anything(g: State, me: Side) -> Refusal | None:
    cheapest = 99
    for kind in BUILDINGS:
        cost = cost_of(me, kind)
        if cost != NONE:
            cheapest = min(cheapest, cost)
    if cheapest == 99:
        return NONE_LEFT
    if me.rules.pieces[WOOD].total - me.left[WOOD] < cheapest:
        return TOO_LITTLE_WOOD
    for where in range(CLEARINGS):
        if ruler(g, where) == me.index and free_slots(g, where) > 0 and why_not_build_at(g, me, where) is None:
            return None
    return CANNOT_BUILD


class BuildWhere(Judge):
    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_build_at(self.g, self.me, place_of(word))


class BuildWhat(Judge):
    def __init__(self, g: State, me: Side, where: int) -> None:
        self.me: Side = me
        self.wood: int = wood_for(g, me, where)

    def why_not(self, word: Word) -> Refusal | None:
        for kind in BUILDINGS:
            if self.me.rules.pieces[kind].word is word:
                return why_not_build_kind(self.me, kind, self.wood)
        return None
