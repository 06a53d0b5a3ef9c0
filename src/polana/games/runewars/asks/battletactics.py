"""Questions that Tactics cards of a battle put."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.kernel.flow import Ask
from polana.kernel.word import Word

_RALLY: Final = TOPICS.topic("ask-runewars-rally")
_CHAMPION: Final = TOPICS.topic("ask-runewars-champion")


def rally(g: Table, seat: int, words: list[Word], count: int) -> Ask:
    """Which routed unit stands up?"""
    return Ask(seat, _RALLY, words, "RW.tactics.2", None, False, {"count": count})


def champion(g: Table, seat: int, words: list[Word]) -> Ask:
    """Which hero supports two types?"""
    return Ask(seat, _CHAMPION, words, "RW.tactics.2")
