"""What is told about figures that have to go."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, UNIT
from polana.kernel.word import Word


def destroyed(g: Table, seat: int, figure: Word, area: int, law: str) -> None:
    """A player destroyed one of his own units."""
    if g.news is not None:
        g.tell("news-runewars-destroyed", law, seat=seat, unit=UNIT[figure.value], area=AREA[area])
