"""Questions about rune tokens (RW.runes)."""

from __future__ import annotations

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import RUNE
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word


def where(g: Table, seat: int, judge: Judge, law: str, left: int) -> Ask:
    return AreaAsk(g, seat, "ask-runewars-rune-where", law, judge, [], {"count": left})


def which_is_dragon(seat: int, areas: list[Word], law: str) -> Ask:
    return Ask(seat, "ask-runewars-rune-dragon", areas, law)


def which_rune(seat: int, law: str) -> Ask:
    return Ask(seat, "ask-runewars-rune-which", RUNE, law)
