"""Questions about retreats."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board
from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, ROUTED, UNIT
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_RETREAT_TO: Final = TOPICS.topic("ask-runewars-retreat-to")
_HEROES_TO: Final = TOPICS.topic("ask-runewars-heroes-to")
_SURPLUS: Final = TOPICS.topic("ask-runewars-surplus")


def retreat_to(g: Table, seat: int, area: int, law: str, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _RETREAT_TO, law, judge, [], {"area": AREA[area]})


def heroes_to(g: Table, seat: int, area: int, law: str, judge: Judge, veiled: bool) -> Ask:
    """Where do heroes retreat? A reward that nobody else sees may open more ways, so the question may be veiled."""
    return AreaAsk(g, seat, _HEROES_TO, law, judge, [], {"area": AREA[area]}, veiled)


@final
class SurplusAsk(Ask):
    """Which unit is one of those that have to leave?"""

    __slots__ = ("_area", "_g", "_leaving")

    def __init__(self, g: Table, seat: int, area: int, leaving: list[Word], count: int) -> None:
        args: dict[str, object] = {"area": AREA[area], "count": count - len(leaving)}
        super().__init__(seat, _SURPLUS, [], "RW.move.limit.3", None, False, args)
        self._g: Table = g
        self._area: int = area
        self._leaving: list[Word] = leaving

    def candidates(self) -> list[Word]:
        words: list[Word] = []
        for kind in board.kinds_of(self._g, self.seat, self._area):
            at = self._area * KIND_COUNT + kind
            if self._g.standing[at] > self._leaving.count(UNIT[kind]):
                words.append(UNIT[kind])
            if self._g.routed[at] > self._leaving.count(ROUTED[kind]):
                words.append(ROUTED[kind])
        return words


def surplus(g: Table, seat: int, area: int, leaving: list[Word], count: int) -> Ask:
    return SurplusAsk(g, seat, area, leaving, count)
