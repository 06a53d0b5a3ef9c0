"""Asks about the board, whose candidates are read from it when somebody looks."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, SPOT
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import Topic
from polana.kernel.word import Word


class AreaAsk(Ask):
    """Which area? It is about all of the board; the options are those to which the judge does not object."""

    __slots__ = ("_extra", "_g")

    def __init__(
        self,
        g: Table,
        seat: int,
        topic: Topic,
        law: str,
        judge: Judge,
        extra: list[Word],
        args: dict[str, Arg] | None = None,
        veiled: bool = False,
    ) -> None:
        super().__init__(seat, topic, extra, law, judge, veiled=veiled, args=args)
        self._g: Table = g
        self._extra: list[Word] = extra

    def candidates(self) -> list[Word]:
        return self._extra + [AREA[area] for area in self._g.chart.areas]


class SpotAsk(Ask):
    """Which free hex beside the board?"""

    __slots__ = ("_g",)

    def __init__(
        self, g: Table, seat: int, topic: Topic, law: str, judge: Judge, args: dict[str, Arg] | None = None
    ) -> None:
        super().__init__(seat, topic, [], law, judge, veiled=False, args=args)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [SPOT[spot] for spot in self._g.chart.beside.values()]
