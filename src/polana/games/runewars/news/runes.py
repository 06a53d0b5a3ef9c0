"""What is told about rune tokens: where, never which."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, RUNE
from polana.kernel.word import Word


def rune_placed(g: Table, seat: int, area: Word, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-rune-placed", law, seat=seat, area=area)


def rune_returned(g: Table, seat: int, rune: Word) -> None:
    """RW.runes.gain.4: it goes back face up."""
    if g.news is not None:
        g.tell("news-runewars-rune-returned", "RW.runes.gain.4", seat=seat, rune=rune)


def gained(g: Table, seat: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-rune-gained", law, seat=seat)


def false_discarded(g: Table, seat: int, area: Word) -> None:
    """RW.runes.gain.1: it goes back face up."""
    if g.news is not None:
        g.tell("news-runewars-rune-discarded", "RW.runes.gain.1", seat=seat, area=area)


def revealed(g: Table, area: int) -> None:
    """RW.runes.reveal.2: now everybody sees it."""
    if g.news is not None:
        g.tell("news-runewars-rune-revealed", "RW.runes.reveal.2", area=AREA[area], rune=RUNE[g.rune[area] - 1])
