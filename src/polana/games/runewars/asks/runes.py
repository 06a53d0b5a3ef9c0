"""Questions about rune tokens (RW.runes)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import RUNE
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_RUNE_WHERE: Final = TOPICS.topic("ask-runewars-rune-where")
_RUNE_DRAGON: Final = TOPICS.topic("ask-runewars-rune-dragon")
_RUNE_WHICH: Final = TOPICS.topic("ask-runewars-rune-which")


def where(g: Table, seat: int, judge: Judge, law: str, left: int) -> Ask:
    return AreaAsk(g, seat, _RUNE_WHERE, law, judge, [], {"count": left})


def which_is_dragon(seat: int, areas: list[Word], law: str) -> Ask:
    return Ask(seat, _RUNE_DRAGON, areas, law)


def which_rune(seat: int, law: str) -> Ask:
    return Ask(seat, _RUNE_WHICH, RUNE, law)
