"""Winning: the end of the seventh year (RW.victory.1, RW.victory.2)."""

from __future__ import annotations

from polana.games.runewars import runes
from polana.games.runewars.components import START_INFLUENCE
from polana.games.runewars.news import year as told
from polana.games.runewars.state import GAME_OVER, NO_RUNE, Table


def last_winter_is_over(g: Table) -> None:
    """RW.victory.1: all runes are revealed; most dragon runes win, then influence, then starting influence."""
    g.chance.reveal()
    for area in g.chart.areas:
        if g.rune[area] != NO_RUNE:
            g.rune_up[area] = True
    best: list[int] = []
    for player in g.players:
        if not player.out:
            rank = (runes.dragons_of(g, player.seat) * 1000 + player.influence) * 10 + START_INFLUENCE[player.faction]
            best.append(rank * 4 + player.seat)
    end(g, max(best) & 3, "RW.victory.1")


def end(g: Table, winner: int, law: str) -> None:
    g.winners = [winner]
    g.won_by = law
    g.phase = GAME_OVER
    told.won(g, winner, law)
