"""Asks about territories, whose options are known when they are asked."""

from __future__ import annotations

from polana.games.northgard.state import Table
from polana.games.northgard.words import LAND
from polana.kernel.flow import Ask, Judge
from polana.kernel.law import Arg
from polana.kernel.word import Word


class LandAsk(Ask):
    """Which territory? It is about all of the map; the options are those to which the judge does not object.

    Whoever asks has looked at them already, and passes them in: on a large map few of many are options.
    """

    __slots__ = ("_extra", "_g")

    def __init__(
        self,
        g: Table,
        seat: int,
        about: str,
        law: str,
        judge: Judge,
        lands: list[Word],
        extra: list[Word],
        args: dict[str, Arg] | None = None,
    ) -> None:
        super().__init__(seat, about, lands, law, judge, False, args)
        self._g: Table = g
        self._extra: list[Word] = extra
        self._options = extra + lands

    def candidates(self) -> list[Word]:
        return self._extra + [LAND[land] for land in self._g.chart.lands]
