"""What is told of the course of the year."""

from __future__ import annotations

from polana.games.runewars.components import SEASONS
from polana.games.runewars.state import Table
from polana.games.runewars.words import ORDER, SEASON_CARD


def season(g: Table) -> None:
    """A season begins."""
    if g.news is not None:
        g.begin("season", year=g.year, season=SEASONS[g.season])
        g.tell(f"news-runewars-{SEASONS[g.season]}", "RW.flow.year.1", year=g.year)


def season_goes_on(g: Table) -> None:
    """A match begins in the middle of a season."""
    g.begin("season", headed=False, year=g.year, season=SEASONS[g.season])


def season_card(g: Table, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-season-card", "RW.flow.year.2", card=SEASON_CARD[card])


def spring(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-spring-effect", "RW.season.spring.1")


def fate_shuffled(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-fate-shuffled", "RW.season.autumn.1")


def orders_revealed(g: Table) -> None:
    if g.news is None:
        return
    g.begin("orders", headed=False)
    for seat in g.sequence:
        player = g.players[seat]
        kind = "news-runewars-order-supremacy" if player.supremacy else "news-runewars-order"
        g.tell(kind, "RW.orders.resolve.1", seat=seat, order=ORDER[player.order])
    g.end("orders")


def resolves(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-resolves", "RW.orders.resolve.2", seat=seat, order=ORDER[g.players[seat].order])


def won(g: Table, seat: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-won", law, seat=seat)
