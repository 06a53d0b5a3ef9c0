"""What is told of Harvest, Fortify and Winter."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DEVELOPMENT
from polana.kernel.word import Word


def developed(g: Table, seat: int, kind: int, area: int) -> None:
    if g.news is not None:
        what = {"development": DEVELOPMENT[kind], "area": AREA[area]}
        g.tell("news-runewars-developed", "RW.orders.4.supremacy.2", seat=seat, **what)


def development_given_up(g: Table, seat: int, kind: int, area: int) -> None:
    if g.news is not None:
        what = {"development": DEVELOPMENT[kind], "area": AREA[area]}
        g.tell("news-runewars-development-given-up", "RW.limits.4", seat=seat, **what)


def stronghold_built(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-built", "RW.orders.8.build", seat=seat, area=AREA[area])


def stronghold_given_up(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-given-up", "RW.limits.4", seat=seat, area=AREA[area])


def stronghold_repaired(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-repaired", "RW.orders.8.repair", seat=seat, area=AREA[area])


def runes_mixed(g: Table, seat: int, one: Word, two: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-runes-mixed", "RW.orders.8.move_runes", seat=seat, area=one, other=two)


def frozen(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-frozen", "RW.season.winter.5")


def food_limit(g: Table, seat: int, limit: int) -> None:
    """How many units a player can feed in each area."""
    if g.news is not None:
        g.tell("news-runewars-food-limit", "RW.season.winter.1", seat=seat, count=limit)
