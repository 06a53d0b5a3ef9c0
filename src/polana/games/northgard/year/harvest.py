"""Harvest: Fame, resources, what the Snake takes, and trade, player by player (NG.harvest)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.components import ALTAR, SNAKE, WOLF_KIND, count_of, part
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, has_creature
from polana.games.northgard.pieces.resources import (
    ONE_OF,
    change,
    change_fame,
    gain,
    harvest_of,
)
from polana.games.northgard.state import WINTER, Table
from polana.games.northgard.words import SKIP
from polana.games.northgard.year import asks
from polana.games.northgard.year import news as year_news
from polana.games.northgard.year.trade import trade
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ALTAR_FAME: Final = 3  # NG.harvest.fame.2

NOT_YIELDED: Final = Refusal("NG.clans.snake.5", "why-northgard-not-yielded")


def harvest(g: Table) -> Flow[None]:
    """NG.harvest.0: the harvest of one player, from the first player on clockwise."""
    seat = (g.first + g.at) % len(g.players)
    g.turn = seat
    yield from reap(g, seat)
    yield from trade(g, seat)
    g.at += 1
    if g.at == len(g.players):
        g.phase = WINTER
        g.at = 0
        told.phase(g)


def reap(g: Table, seat: int) -> Flow[None]:
    """Fame for closed territories and Altars, then resources (NG.harvest.fame.1, .fame.2, .resources)."""
    chart = g.chart
    owner = g.owner
    fame = 0
    packed = 0
    for land in chart.lands:
        if owner[land] == seat:
            fame += fame_of(g, land)
            packed += harvest_of(g, land)
    scorched = NOWHERE if g.scorched == NOWHERE else chart.root[g.scorched]
    if scorched != NOWHERE and owner[scorched] == seat:
        packed -= yield from taken_by_snake(g, seat, scorched)
    change_fame(g.players[seat], fame)
    gain(g, seat, packed)
    year_news.harvest_fame(g, seat, fame)
    told.gained(g, seat, packed, "NG.harvest.resources")


def fame_of(g: Table, land: int) -> int:
    """The Fame that a territory gives its controller in Harvest."""
    fame = ALTAR_FAME * count_of(g.houses[land], ALTAR)
    # NG.harvest.fame.1: closed, 1 for two tiles, 2 for three or more; NG.creatures.wolf.1: not beside a Wolf
    if g.chart.open[land] == 0 and not (g.line and has_creature(g, land, WOLF_KIND)):
        fame += 2 if g.chart.span(land) >= 3 else 1
    return fame


# --- the Snake clan ---------------------------------------------------------------------------------------------------


@final
class YieldJudge(Judge):
    """A resource that the territory yields."""

    __slots__ = ("packed",)

    def __init__(self, packed: int) -> None:
        self.packed: int = packed

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is SKIP or part(self.packed, word.value) > 0 else NOT_YIELDED


def taken_by_snake(g: Table, seat: int, land: int) -> Flow[int]:
    """NG.clans.snake.5: the Snake may take one resource of an enemy territory with its token; what it took, packed."""
    packed = harvest_of(g, land)  # NG.creatures.wolf.2: beside a Wolf only what buildings yield
    for snake in g.players:
        if snake.clan == SNAKE and enemies(g, snake.seat, seat) and packed:
            word = yield asks.snake_takes(snake.seat, YieldJudge(packed), land)
            if word is SKIP:
                return 0
            change(snake, word.value, 1)
            told.gained(g, snake.seat, ONE_OF[word.value], "NG.clans.snake.5")
            return ONE_OF[word.value]
    return 0
