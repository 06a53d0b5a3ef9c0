"""What is told about the effects of Season cards and Tactics cards."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, ORDER, RUNE, TACTIC, UNIT


def banned(g: Table, seat: int, orders: list[int]) -> None:
    if g.news is not None:
        g.tell("news-runewars-banned", "RW.season.1", seat=seat, orders=[ORDER[order] for order in orders])


def took_tactic(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-took-tactic", "RW.season.1", seat=seat, card=TACTIC[card])


def rune_moved(g: Table, seat: int, area: int, to: int, law: str) -> None:
    """A token moves as it lies."""
    if g.news is not None:
        g.tell("news-runewars-rune-moved", law, seat=seat, area=AREA[area], to=AREA[to])


def dragon_placed(g: Table, seat: int, area: int, law: str) -> None:
    """A dragon rune that everybody has seen is laid face down."""
    if g.news is not None:
        g.tell("news-runewars-dragon-placed", law, seat=seat, area=AREA[area])


def routed(g: Table, seat: int, kind: int, area: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-routed-in", law, seat=seat, unit=UNIT[kind], area=AREA[area])


def moved_neutrals(g: Table, seat: int, area: int, to: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-neutrals-moved", law, seat=seat, area=AREA[area], to=AREA[to])


def bitter(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-bitter", "RW.season.1")


def activation_removed(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-activation-removed", "RW.season.1", seat=seat, area=AREA[area])


def activation_placed(g: Table, seat: int, other: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-activation-placed", "RW.tactics.1", seat=seat, other=other, area=AREA[area])


def looked(g: Table, seat: int, area: int) -> None:
    """RW.runes.peek.2: what he has seen is told to nobody else."""
    if g.news is not None:
        face = RUNE[g.rune[area] - 1]
        g.tell_to((seat,), "news-runewars-looked", "RW.runes.peek.1", seat=seat, area=AREA[area], rune=face)
        g.tell_except((seat,), "news-runewars-looked-hidden", "RW.runes.peek.1", seat=seat, area=AREA[area])


def order_back(g: Table, seat: int, order: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-order-back", "RW.tactics.1", seat=seat, order=ORDER[order])


def crosses_mountains(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-mountain-pass", "RW.tactics.1", seat=seat)


def marches_farther(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-forced-march", "RW.tactics.1", seat=seat)


def city_found(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-city-found", "RW.tactics.1", seat=seat, area=AREA[area])


def stores(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stores", "RW.tactics.1", seat=seat, area=AREA[area])
