"""What lies where in Runewars, for sentences about a position."""

from __future__ import annotations

from polana.games.runewars.map.board import army
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA
from polana.kernel.shelf.scene import NOBODY, Scene


def describe(g: Table, scene: Scene) -> None:
    for area in g.chart.areas:
        owner = g.owner[area]
        scene.holders[AREA[area]] = owner if 0 <= owner < len(scene.points) else NOBODY
        for player in g.players:
            scene.units[player.seat] += army(g, player.seat, area)
    for player in g.players:
        scene.cards[player.seat] = len(player.tactics) + len(player.fresh)
