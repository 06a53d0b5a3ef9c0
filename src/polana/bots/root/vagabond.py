"""What a bot knows about the Vagabond: what he carries, what others think of him, and what he could do from there.

He scores by many small things at many places. A look one action ahead sees none of them before he stands there, so the
best place within reach is part of what his position is worth: while his turn lasts with the items that are face up, and
for his next turn with all that are whole. Whoever ends the turn gives up the first and keeps the second.
"""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import BAG, BOOTS, ITEMS, NONE, SWORD, TEA, TORCH
from polana.games.root.factions.vagabond.items import (
    CAPACITY,
    CAPACITY_PER_BAG,
    REFRESHED,
    REFRESHED_PER_TEA,
    carried,
    damaged,
    on_track,
)
from polana.games.root.factions.vagabond.quests import QUEST_ITEMS, QUEST_SUITS, completed_of, display
from polana.games.root.factions.vagabond.relations import (
    AIDS,
    ALLIED,
    ALLY_POINTS,
    HOSTILE,
    INFAMY_POINTS,
    POINTS,
    has_marker,
    hostile_warriors,
)
from polana.games.root.factions.vagabond.side import (
    DAMAGED,
    EXHAUSTED,
    GONE,
    KINDS,
    WRECKED,
    VagabondSide,
)
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.woodland.suits import has_suit, matches

#: He looks no further than this many moves.
FAR: Final = 3
#: A battle hardly ever removes more pieces of a side without warriors.
SPOILS: Final = 2


def worth(g: State, own: VagabondSide, w: dict[str, float]) -> float:
    """What he has besides points and cards."""
    value = belongings(own, w) + friendships(g, own, w)
    if own.pawn == NONE:
        return value
    if own.pawn >= FIRST_FOREST:
        value += w["forest"]
        if g.turn == own.index:
            value += w["rest"] * damaged(own)  # 9.6.1: in the Evening all of them are repaired
    whole = own.pack[:EXHAUSTED]
    for item in range(KINDS):
        whole[item] += own.pack[EXHAUSTED + item]
    value += w["later"] * best_place(g, own, whole, whole[BOOTS] + 1, w)  # with a slip (9.4.2)
    if g.turn == own.index:
        value += w["chance"] * best_place(g, own, own.pack[:EXHAUSTED], own.pack[BOOTS], w)
    return value


def belongings(own: VagabondSide, w: dict[str, float]) -> float:
    """The items; what he cannot refresh next time (9.4.1) and what he cannot carry (9.6.4) is worth less."""
    pack = own.pack
    value = 0.0
    for item in range(KINDS):
        broken = pack[DAMAGED + item] + pack[WRECKED + item]
        value += w[ITEMS[item]] * (pack[item] + pack[EXHAUSTED + item] + w["damaged"] * broken)
    teas = on_track(own, TEA)
    tired = sum(pack[EXHAUSTED:DAMAGED]) + sum(pack[WRECKED:GONE])
    value += w["brewed"] * teas + w["exhausted"] * tired
    value += w["tired"] * max(0, tired - REFRESHED - REFRESHED_PER_TEA * teas)
    return value + w["burden"] * max(0, carried(own) - CAPACITY - CAPACITY_PER_BAG * on_track(own, BAG))


def friendships(g: State, own: VagabondSide, w: dict[str, float]) -> float:
    """Relationships (9.2.9), and Aids of this turn that will improve one if he goes on."""
    value = 0.0
    for side in g.players:
        if side is own:
            continue
        space = own.relations[side.index]
        if space == HOSTILE:
            value += w["hostile"]
            continue
        value += w["relation"] * space
        given = own.aids[side.index]
        if given and g.turn == own.index and own.pawn < CLEARINGS and side.has_pieces(own.pawn):
            missing = AIDS[space] - given
            if missing <= gifts(g, own, own.pawn) and missing <= sum(own.pack[:EXHAUSTED]):
                value += w["progress"] * given / AIDS[space]
    return value


def gifts(g: State, own: VagabondSide, where: int) -> int:
    """Cards in hand with which he could aid somebody in a clearing (9.5.4)."""
    count = 0
    for card in own.hand:
        if matches(g, card, where):
            count += 1
    return count


def best_place(g: State, own: VagabondSide, ready: list[int], boots: int, w: dict[str, float]) -> float:
    """What he could do in the best clearing within reach of this many boots, less something for each move."""
    best = 0.0
    left = [-1] * CLEARINGS
    edge: list[int] = []
    if own.pawn >= FIRST_FOREST:
        near = list(g.woodland.forest_clearings[own.pawn - FIRST_FOREST])
    else:
        near = list(g.near[own.pawn])
        left[own.pawn] = boots
        best = chances(g, own, own.pawn, ready, w)
    share = w["reach"]
    _enter(g, own, near, boots, left, edge)
    for _ in range(FAR - 1):
        for where in edge:
            best = max(best, share * chances(g, own, where, ready, w))
        share *= w["reach"]
        further: list[int] = []
        for where in edge:
            _enter(g, own, list(g.near[where]), left[where], left, further)
        edge = further
    for where in edge:
        best = max(best, share * chances(g, own, where, ready, w))
    return best


def _enter(g: State, own: VagabondSide, near: list[int], boots: int, left: list[int], edge: list[int]) -> None:
    """Note clearings that were not reached yet, and how many boots are left there (9.5.1, 9.2.9.III.b)."""
    for where in near:
        if left[where] >= 0:
            continue
        rest = boots - (2 if hostile_warriors(g, own, where) else 1)
        if rest >= 0:
            left[where] = rest
            edge.append(where)


def chances(g: State, own: VagabondSide, where: int, ready: list[int], w: dict[str, float]) -> float:
    """What there is to do for him in a clearing with these items."""
    value = 0.0
    if ready[TORCH] and g.ruins[where]:
        value += w["find"]
    for quest in display(g).face_up:
        suit = QUEST_SUITS[quest]
        if has_suit(g, where, suit):
            one, other = QUEST_ITEMS[quest]
            if ready[one] and ready[other] > (1 if one == other else 0):
                value += 1.0 + completed_of(own, suit)
    aids = min(gifts(g, own, where), sum(ready))
    aid = battle = 0.0  # a card is given and a sword used only once: the best of the others counts
    for side in g.players:
        if not has_marker(g, side) or not side.has_pieces(where):
            continue  # another Vagabond has nothing to give (9.2.9)
        if aids:
            aid = max(aid, of_aid(own, side, aids, w))
        if ready[SWORD]:
            battle = max(battle, of_battle(own, side, where, ready[SWORD], w))
    return value + aid + battle


def of_aid(own: VagabondSide, side: Side, aids: int, w: dict[str, float]) -> float:
    """What he gets for this many Aids: items (9.5.4) and points (9.2.9.I, 9.2.9.II.a)."""
    value = w["loot"] * min(aids, sum(side.items))
    space = own.relations[side.index]
    if space == ALLIED:
        value += ALLY_POINTS * aids
    elif space != HOSTILE and aids >= AIDS[space]:
        value += POINTS[space] + w["friend"]
    return value


def of_battle(own: VagabondSide, side: Side, where: int, swords: int, w: dict[str, float]) -> float:
    """What he gets for a battle: a point for buildings and tokens (3.2.1), and one for all that is Hostile."""
    hostile = own.relations[side.index] == HOSTILE
    if not side.warriors[where]:
        points = 1 + INFAMY_POINTS if hostile else 1
        return float(points * min(SPOILS, side.buildings[where] + side.tokens[where]))
    return w["prey"] * min(swords, side.warriors[where]) if hostile else 0.0


@final
class VagabondHabits(Habits[VagabondSide]):
    def worth(self, g: State, own: VagabondSide, w: dict[str, float]) -> float:
        return worth(g, own, w)


register("vagabond", VagabondHabits("vagabond"))
register("vagabond2", VagabondHabits("vagabond"))
