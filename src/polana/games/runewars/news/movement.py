"""What is told about moves."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, HERO, UNIT


def activated(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-activated", "RW.move.activation.1", seat=seat, area=AREA[area])


def moved(g: Table, seat: int, kind: int, count: int, origin: int, to: int) -> None:
    if g.news is not None:
        what = {"unit": UNIT[kind], "count": count, "area": AREA[origin], "to": AREA[to]}
        g.tell("news-runewars-moved", "RW.move.1", seat=seat, **what)


def hero_moved(g: Table, hero: int, origin: int, to: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-moved", "RW.move.hero.1", hero=HERO[hero], area=AREA[origin], to=AREA[to])
