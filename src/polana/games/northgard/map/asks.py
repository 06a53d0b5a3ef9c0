"""Questions about tiles and free cells (NG.explore, NG.endyear.3)."""

from __future__ import annotations

from typing import final

from polana.games.northgard import topics
from polana.games.northgard.map.spots import SpotJudge
from polana.games.northgard.words import ROTATE, SPOT, TILE
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import Topic
from polana.kernel.word import Word


@final
class SpotAsk(Ask):
    """Where to lay a tile. It is about every free cell beside the map; the judge knows the options at once."""

    __slots__ = ("extra", "spots")

    def __init__(self, seat: int, topic: Topic, law: str, spots: SpotJudge, extra: list[Word]) -> None:
        super().__init__(seat, topic, [], law, spots, args={"tile": TILE[spots.tile]})
        self.spots: SpotJudge = spots
        self.extra: list[Word] = extra
        self._options = spots.options() + extra

    def candidates(self) -> list[Word]:
        return [SPOT[spot] for spot in self.spots.g.chart.spot.values()] + self.extra


@final
class HeldTileAsk(Ask):
    """Which of the tiles in hand? It reads them from the state, since they may be re-dealt while it is asked."""

    __slots__ = ("_drawn",)

    def __init__(self, seat: int, topic: Topic, drawn: list[int], law: str, judge: Judge) -> None:
        self._drawn: list[int] = drawn
        super().__init__(seat, topic, [], law, judge, veiled=len(drawn) > 1)

    def candidates(self) -> list[Word]:
        return [TILE[tile] for tile in self._drawn]


def explore(seat: int, spots: SpotJudge, extra: list[Word]) -> Ask:
    """NG.explore.2: where does the tile go?"""
    return SpotAsk(seat, topics.EXPLORE, "NG.explore.2", spots, extra)


def make_room(seat: int, spots: SpotJudge) -> Ask:
    """NG.endyear.3: where does the tile that is to bring a neutral territory go?"""
    return SpotAsk(seat, topics.MAKE_ROOM, "NG.endyear.3", spots, [])


def room(seat: int, lands: list[Word]) -> Ask:
    """NG.endyear.3: which of the territories that it brought?"""
    return Ask(seat, topics.ROOM, lands, "NG.endyear.3")


def setup_spot(seat: int, spots: SpotJudge, law: str) -> Ask:
    """NG.setup.l.2, .4."""
    return SpotAsk(seat, topics.SETUP_SPOT, law, spots, [])


def setup_tile(seat: int, drawn: list[int], judge: Judge, fits: bool, law: str) -> Ask:
    """NG.setup.l.2, .4: which tile is laid; or if none `fits`, which is exchanged?"""
    return HeldTileAsk(seat, topics.SETUP_TILE if fits else topics.SETUP_EXCHANGE, drawn, law, judge)


def tile(seat: int, drawn: list[int], judge: Judge) -> Ask:
    """NG.explore.5: which of several drawn tiles?"""
    return Ask(seat, topics.TILE, [TILE[each] for each in drawn], "NG.explore.5", judge)


def tile_under_stack(seat: int, drawn: list[int]) -> Ask:
    """NG.explore.5: which goes under the stack next?"""
    return Ask(seat, topics.TILE_UNDER_STACK, [TILE[each] for each in drawn], "NG.explore.5")


def rotation(seat: int, judge: Judge, tile: int, spot: int) -> Ask:
    """NG.explore.4: how is it turned?"""
    args: dict[str, Arg] = {"tile": TILE[tile], "spot": SPOT[spot]}
    return Ask(seat, topics.ROTATION, ROTATE, "NG.explore.4", judge, args=args)
