"""What several Season and Tactics cards share: choosing an area, placing units, moving neutral ones or a rune."""

from __future__ import annotations

from typing import final

from polana.games.runewars import topics
from polana.games.runewars.cards import asks
from polana.games.runewars.cards import news as told
from polana.games.runewars.components import FIRST_NEUTRAL, KIND_COUNT, OWN_KINDS, TRIANGLE, UNIT_SHAPE
from polana.games.runewars.map import board
from polana.games.runewars.moves import limits, retreat
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import runes
from polana.games.runewars.setup import news as told_setup
from polana.games.runewars.state import DRAGON_RUNE, NO_RUNE, Table
from polana.games.runewars.words import AREA, SKIP, UNIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.topic import Topic
from polana.kernel.word import Word


@final
class Among(Judge):
    """Only these areas will do, and one reason why others will not."""

    __slots__ = ("areas", "why")

    def __init__(self, areas: list[int], why: Refusal) -> None:
        self.areas: list[int] = areas
        self.why: Refusal = why

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is SKIP or word.value in self.areas else self.why


# --- units ------------------------------------------------------------------------------------------------------------


def spare_triangles(g: Table, seat: int) -> list[int]:
    """The triangle units of a player's faction of which there are unused figures."""
    first = g.players[seat].faction * OWN_KINDS
    return [kind for kind in range(first, first + OWN_KINDS) if UNIT_SHAPE[kind] == TRIANGLE and g.unused[kind]]


def spare_neutrals(g: Table, shapes: list[int]) -> list[int]:
    return [kind for kind in range(FIRST_NEUTRAL, KIND_COUNT) if UNIT_SHAPE[kind] in shapes and g.unused[kind]]


def levy(g: Table, seat: int, count: int, law: str) -> Flow[None]:
    """This many triangle units of a player's faction, if there are figures, come to one of his strongholds."""
    areas = board.strongholds_of(g, seat)
    if not areas or not spare_triangles(g, seat):
        return
    where = yield asks.which(seat, topics.LEVY_WHERE, [AREA[area] for area in areas], law, {"count": count})
    for _ in range(count):
        kinds = spare_triangles(g, seat)
        if kinds:
            yield from _place(g, seat, kinds, where.value, topics.LEVY_KIND, law)
    yield from limits.trim(g, seat, where.value, board.UNIT_LIMIT, "RW.move.limit.1")


def place_neutral(g: Table, seat: int, shapes: list[int], area: int, law: str) -> Flow[None]:
    """One unused neutral unit of a shape comes into an area."""
    kinds = spare_neutrals(g, shapes)
    if kinds:
        yield from _place(g, seat, kinds, area, topics.WILD_KIND, law)


def _place(g: Table, seat: int, kinds: list[int], area: int, topic: Topic, law: str) -> Flow[None]:
    word = yield asks.which(seat, topic, [UNIT[kind] for kind in kinds], law, {"area": AREA[area]})
    board.muster(g, area, word.value)
    told_setup.mustered(g, seat, word.value, 1, area, law)


# --- neutral units ----------------------------------------------------------------------------------------------------


def neutral_ways(g: Table, area: int, friend: int) -> list[int]:
    """Where all unallied neutral units of an area can go: uncontrolled areas beside it, or those of a friend."""
    kinds = board.neutral_kinds(g, area)
    ways: list[int] = []
    for other in g.chart.adjacent(area):
        if g.owner[other] == NOBODY or g.owner[other] == friend:
            if retreat.all_reach(g, NOBODY, kinds, area, other):
                ways.append(other)
    return ways


def herds(g: Table, friend: int) -> list[int]:
    """Areas whose unallied neutral units could go somewhere."""
    return [area for area in g.chart.areas if board.is_neutral(g, area) and neutral_ways(g, area, friend)]


def drive(g: Table, seat: int, area: int, to: int, law: str) -> None:
    """All neutral units of an area move to another, standing or lying as they were."""
    told.moved_neutrals(g, seat, area, to, law)
    for kind in board.neutral_kinds(g, area):
        for down in (False, True):
            count = (g.routed if down else g.standing)[area * KIND_COUNT + kind]
            if count:
                board.take(g, area, kind, count, down)
                board.put(g, to, kind, count, down)


# --- runes ------------------------------------------------------------------------------------------------------------


def move_rune(g: Table, seat: int, area: int, to: int, law: str) -> None:
    """RW.runes.gain.5: a token moves as it lies, and no other comes with it. Whoever has seen it still knows it."""
    known, up = g.rune_known[area], g.rune_up[area]
    board.lay_rune(g, to, board.lift_rune(g, area), known, up)
    told.rune_moved(g, seat, area, to, law)


def place_dragon(g: Table, seat: int, area: int, law: str) -> None:
    """RW.runes.gain.5: a dragon rune alone, which everybody has seen, is laid face down."""
    g.dragon_pile -= 1
    board.lay_rune(g, area, DRAGON_RUNE, (1 << len(g.players)) - 1)
    told.dragon_placed(g, seat, area, law)


def rune_areas(g: Table, seat: int) -> list[int]:
    """Where a rune token of a player may go: a friendly area or one that nobody controls, without a token."""
    judge = runes.GainJudge(g, seat)
    return [area for area in g.chart.areas if judge.why_not(AREA[area]) is None]


def bare_areas(g: Table) -> list[int]:
    """Uncontrolled areas without a rune token."""
    return [area for area in g.chart.areas if g.owner[area] == NOBODY and g.rune[area] == NO_RUNE]
