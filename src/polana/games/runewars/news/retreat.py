"""What is told about retreats."""

from __future__ import annotations

from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, HERO, UNIT


def retreated(g: Table, seat: int, kind: int, count: int, area: int, to: int) -> None:
    """Units went from one area to another; neutral units have no seat."""
    if g.news is None:
        return
    where = {"unit": UNIT[kind], "count": count, "area": AREA[area], "to": AREA[to]}
    if seat == NOBODY:
        g.tell("news-runewars-retreated-neutral", "RW.retreat.3", **where)
    else:
        g.tell("news-runewars-retreated", "RW.retreat.2", seat=seat, **where)


def lost(g: Table, seat: int, kind: int, count: int, area: int) -> None:
    """Units could not retreat and were destroyed."""
    if g.news is None:
        return
    what = {"unit": UNIT[kind], "count": count, "area": AREA[area]}
    if seat == NOBODY:
        g.tell("news-runewars-retreat-lost-neutral", "RW.retreat.3", **what)
    else:
        g.tell("news-runewars-retreat-lost", "RW.retreat.2", seat=seat, **what)


def hero_retreated(g: Table, hero: int, to: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-retreated", "RW.heroes.support.3", hero=HERO[hero], area=AREA[to])
