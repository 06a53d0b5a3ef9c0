"""Questions about rune tokens (RW.runes)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import FALSE_RUNE, Table
from polana.games.runewars.words import AREA, DONE, RUNE
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_RUNE_WHERE: Final = TOPICS.topic("ask-runewars-rune-where")
_RUNE_DRAGON: Final = TOPICS.topic("ask-runewars-rune-dragon")
_RUNE_DISCARD: Final = TOPICS.topic("ask-runewars-rune-discard")
_RUNE_WHICH: Final = TOPICS.topic("ask-runewars-rune-which")


class FalseRuneAsk(Ask):
    """Which of his false runes? Which tokens are false is a secret, so they are read when somebody looks."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, _RUNE_DISCARD, [], "RW.runes.gain.1", None, True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        g = self._g
        return [DONE] + [
            AREA[area] for area in g.chart.areas if g.owner[area] == self.seat and g.rune[area] == FALSE_RUNE
        ]


def discard_false(g: Table, seat: int) -> Ask:
    return FalseRuneAsk(g, seat)


def where(g: Table, seat: int, judge: Judge, law: str, left: int) -> Ask:
    return AreaAsk(g, seat, _RUNE_WHERE, law, judge, [], {"count": left})


def which_is_dragon(seat: int, areas: list[Word], law: str) -> Ask:
    return Ask(seat, _RUNE_DRAGON, areas, law)


def which_rune(seat: int, law: str) -> Ask:
    return Ask(seat, _RUNE_WHICH, RUNE, law)
