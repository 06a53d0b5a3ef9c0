"""Questions about figures that have to go."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.words import AREA
from polana.kernel.flow import Ask
from polana.kernel.word import Word

_DESTROY: Final = TOPICS.topic("ask-runewars-destroy")


def destroy(seat: int, figures: list[Word], area: int, surplus: int, law: str) -> Ask:
    """Which of his own figures goes, with this many still to go?"""
    return Ask(seat, _DESTROY, figures, law, None, False, {"area": AREA[area], "count": surplus})
