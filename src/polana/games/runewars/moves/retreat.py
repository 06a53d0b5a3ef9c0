"""Retreats (RW.retreat): where figures that are forced out may go, and how they arrive.

Units retreat from an area, from the force that has just entered one, or out of a battle. Where to is asked first; only
then are figures picked up, so that none is ever between two places while somebody is asked.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle.battlefield import WayOut
from polana.games.runewars.components import KIND_COUNT, UNIT_FLYING
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import FLYING
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.moves import asks, limits
from polana.games.runewars.moves import news as told
from polana.games.runewars.moves.movement import ground, hero_crossing
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_BESIDE: Final = Refusal("RW.retreat.1", "why-runewars-retreat-far")
BORDER: Final = Refusal("RW.retreat.7", "why-runewars-retreat-border")
NOT_FRIENDLY: Final = Refusal("RW.retreat.2", "why-runewars-retreat-friendly")
NOT_UNCONTROLLED: Final = Refusal("RW.retreat.3", "why-runewars-retreat-uncontrolled")


# --- where to ---------------------------------------------------------------------------------------------------------


def reaches(g: Table, seat: int, kind: int, area: int, other: int) -> bool:
    """RW.retreat.7: can such a unit step from one area into the other?"""
    return other in g.chart.from_here(area, FLYING if UNIT_FLYING[kind] else ground(g, seat))


def all_reach(g: Table, seat: int, kinds: list[int], area: int, other: int) -> bool:
    for kind in kinds:
        if not reaches(g, seat, kind, area, other):
            return False
    return True


def _any_reaches(g: Table, seat: int, kinds: list[int], area: int, other: int) -> bool:
    for kind in kinds:
        if reaches(g, seat, kind, area, other):
            return True
    return False


def _narrowed(g: Table, seat: int, kinds: list[int], area: int, near: list[int]) -> list[int]:
    """Areas that all of the units can reach, if there are any."""
    whole = [other for other in near if all_reach(g, seat, kinds, area, other)]
    return whole or near


def ways_out(g: Table, seat: int, area: int, kinds: list[int], friendly_only: bool = False) -> list[int]:
    """RW.retreat.2: where a player's units may go: an area that all of them can reach if there is one, a friendly one
    before an empty one."""
    near = [other for other in g.chart.adjacent(area) if _any_reaches(g, seat, kinds, area, other)]
    friendly = [other for other in near if g.owner[other] == seat]
    empty = [] if friendly_only else [other for other in near if board.is_empty(g, other)]
    for areas in (friendly, empty):
        whole = [other for other in areas if all_reach(g, seat, kinds, area, other)]
        if whole:
            return whole
    return friendly or empty


def neutral_ways_out(g: Table, area: int, kinds: list[int]) -> list[int]:
    """RW.retreat.3: where unallied neutral units may go: an area that no player controls."""
    near = [
        other
        for other in g.chart.adjacent(area)
        if g.owner[other] == NOBODY and _any_reaches(g, NOBODY, kinds, area, other)
    ]
    return _narrowed(g, NOBODY, kinds, area, near)


@final
class RetreatJudge(Judge):
    """Why units cannot retreat to an area."""

    __slots__ = ("area", "g", "open", "seat", "why")

    def __init__(self, g: Table, seat: int, area: int, areas: list[int], why: Refusal) -> None:
        self.g: Table = g
        #: Whose figures they are, or NOBODY.
        self.seat: int = seat
        self.area: int = area
        self.open: list[int] = areas
        self.why: Refusal = why

    def why_not(self, word: Word) -> Refusal | None:
        if word.value in self.open:
            return None
        if word.value not in self.g.chart.adjacent(self.area):
            return NOT_BESIDE
        if self.g.owner[word.value] == self.seat:
            return BORDER  # not all of them can get there
        both_empty = board.is_empty(self.g, word.value) and board.is_empty(self.g, self.open[0])
        return BORDER if both_empty else self.why


def where_to(g: Table, seat: int, chooser: int, area: int, areas: list[int], law: str) -> Flow[int]:
    """RW.retreat.1: all go to one area, or nowhere if there is none."""
    if not areas:
        return NOWHERE
    why = NOT_UNCONTROLLED if seat == NOBODY else NOT_FRIENDLY
    battle = g.battle
    if battle is not None:
        battle.ways = [way_out(g, seat, other, battle.going) for other in areas]
    word = yield asks.retreat_to(g, chooser, area, law, RetreatJudge(g, seat, area, areas, why))
    if battle is not None:
        battle.ways = []
    return word.value


def way_out(g: Table, seat: int, area: int, going: int) -> WayOut:
    """How many units are in an area, how many would be, and how many of a player's are too many (RW.retreat.8)."""
    at = area * KIND_COUNT
    there = sum(g.standing[at : at + KIND_COUNT]) + sum(g.routed[at : at + KIND_COUNT])
    most = there + going if seat == NOBODY else board.UNIT_LIMIT
    return WayOut(area, there, there + going, max(0, there + going - most))


def destination(
    g: Table, seat: int, chooser: int, area: int, kinds: list[int], law: str, friendly_only: bool = False
) -> Flow[int]:
    """Where units of these kinds go: a player's, or (seat NOBODY) unallied neutral ones."""
    if not kinds:
        return NOWHERE
    if seat == NOBODY:
        areas = neutral_ways_out(g, area, kinds)
    else:
        areas = ways_out(g, seat, area, kinds, friendly_only)
    return (yield from where_to(g, seat, chooser, area, areas, law))


# --- going ------------------------------------------------------------------------------------------------------------


def arrive(g: Table, seat: int, kind: int, count: int, area: int, to: int, down: bool = True) -> int:
    """Figures that were picked up come to lie in the area to which they retreated (RW.retreat.6), or are destroyed
    where they cannot follow. Gives how many were."""
    if not count:
        return 0
    if to != NOWHERE and reaches(g, seat, kind, area, to):
        board.put(g, to, kind, count, down)
        told.retreated(g, seat, kind, count, area, to)
        return 0
    g.unused[kind] += count
    told.lost(g, seat, kind, count, area)
    return count


def crowd(g: Table, seat: int, to: int) -> Flow[None]:
    """RW.retreat.8: more than eight are too many."""
    if seat != NOBODY and to != NOWHERE and g.owner[to] == seat:
        yield from limits.trim(g, seat, to, board.UNIT_LIMIT, "RW.retreat.8")


def retreat(g: Table, seat: int, area: int, law: str) -> Flow[int]:
    """All units of a player leave an area (outside battles), those that have entered it with his force included.

    Gives the area to which they went, or NOWHERE.
    """
    entered = g.force_area == area and g.force_seat == seat
    kinds = [kind for kind in range(KIND_COUNT) if g.force[kind]] if entered else board.kinds_of(g, seat, area)
    to = yield from destination(g, seat, seat, area, kinds, law)
    for kind in kinds:
        if entered:
            count = g.force[kind]
            g.force[kind] = 0
        else:
            count = _pick_up(g, area, kind)
        arrive(g, seat, kind, count, area, to)
    if entered:
        g.force_seat, g.force_area = NOBODY, NOWHERE
    yield from crowd(g, seat, to)
    return to


def neutrals_retreat(g: Table, area: int, chooser: int, law: str) -> Flow[int]:
    """RW.retreat.3, RW.diplomacy.result.retreat: all neutral units of an area leave it, routed ones included."""
    kinds = board.neutral_kinds(g, area)
    to = yield from destination(g, NOBODY, chooser, area, kinds, law)
    for kind in kinds:
        arrive(g, NOBODY, kind, _pick_up(g, area, kind), area, to)
    return to


def surplus(g: Table, seat: int, area: int) -> Flow[None]:
    """RW.move.limit.3: the units above eight, of the owner's choice, retreat to one area."""
    leaving: list[Word] = []
    count = board.army(g, seat, area) - board.UNIT_LIMIT
    while len(leaving) < count:
        word = yield asks.surplus(g, seat, area, leaving, count)
        leaving.append(word)
    if not leaving:
        return
    kinds = sorted({word.value for word in leaving})
    to = yield from destination(g, seat, seat, area, kinds, "RW.move.limit.3")
    for word in sorted(leaving, key=_kind):  # allies come last, so that they are still allies when they arrive
        board.take(g, area, word.value, 1, word.kind == "routed")
        arrive(g, seat, word.value, 1, area, to)
    yield from crowd(g, seat, to)


def _kind(word: Word) -> int:
    return word.value


def _pick_up(g: Table, area: int, kind: int) -> int:
    up, down = g.standing[area * KIND_COUNT + kind], g.routed[area * KIND_COUNT + kind]
    if up:
        board.take(g, area, kind, up)
    if down:
        board.take(g, area, kind, down, True)
    return up + down


# --- heroes -----------------------------------------------------------------------------------------------------------


def hero_ways(g: Table, hero: int, area: int) -> list[int]:
    """RW.retreat.4: a hero may retreat to any area beside his, over borders that he can cross."""
    return g.chart.from_here(area, hero_crossing(g, hero))


@final
class HeroesJudge(Judge):
    """RW.retreat.4: where heroes may retreat together; they stay if there is no way for all of them.

    What opens a way may be a reward that their controller alone knows, so it is looked up when somebody asks.
    """

    __slots__ = ("area", "g", "heroes")

    def __init__(self, g: Table, heroes: list[int], area: int) -> None:
        self.g: Table = g
        self.heroes: list[int] = heroes
        self.area: int = area

    def all_reach(self, area: int) -> bool:
        for hero in self.heroes:
            if area not in hero_ways(self.g, hero, self.area):
                return False
        return True

    def why_not(self, word: Word) -> Refusal | None:
        if word.value == self.area:
            for other in self.g.chart.adjacent(self.area):
                if self.all_reach(other):
                    return NOT_BESIDE
            return None
        if self.all_reach(word.value):
            return None
        return BORDER if word.value in self.g.chart.adjacent(self.area) else NOT_BESIDE


def heroes_retreat(g: Table, heroes: list[int], area: int, to: int, law: str) -> Flow[None]:
    """RW.retreat.5, RW.heroes.support.3: with the units if they can, otherwise together to one area; routed."""
    rest = [hero for hero in heroes if to == NOWHERE or to not in hero_ways(g, hero, area)]
    for hero in heroes:
        if hero not in rest:
            _go(g, hero, to)
    if not rest:
        return
    veiled = len([hero for hero in rest if rewards.hides_any(g, hero)]) > 0
    word = yield asks.heroes_to(g, g.hero_seat[rest[0]], area, law, HeroesJudge(g, rest, area), veiled)
    for hero in rest:
        _go(g, hero, word.value)


def _go(g: Table, hero: int, to: int) -> None:
    g.hero_routed[hero] = True
    g.hero_moves += 1
    if to != g.hero_area[hero]:
        if to not in g.chart.from_here(g.hero_area[hero], ground(g, g.hero_seat[hero])):
            rewards.show(g, hero, "flying")  # RW.rewards.1
        board.send_hero(g, hero, to)
    told.hero_retreated(g, hero, to)
