"""What lies where in Northgard, for sentences about a position."""

from __future__ import annotations

from polana.games.northgard.components import UNITS, count_of
from polana.games.northgard.state import Table
from polana.games.northgard.words import BUILDING, LAND
from polana.kernel.shelf.scene import Scene


def describe(g: Table, scene: Scene) -> None:
    for land in g.chart.lands:
        owner = g.owner[land]
        scene.holders[LAND[land]] = owner
        if owner >= 0:
            for kind, word in enumerate(BUILDING):
                scene.pieces[owner][word] += count_of(g.houses[land], kind)
    for player in g.players:
        scene.units[player.seat] = UNITS - player.reserve
        scene.cards[player.seat] = len(player.hand)


def lone_turn(g: Table) -> tuple[int, int] | None:
    """NG.actions.pass.5: when all others have passed, before a card is played."""
    if g.main_played or g.flash_played or g.players[g.turn].passed:
        return None
    for player in g.players:
        if player.seat != g.turn and not player.passed:
            return None
    return g.turn, g.year
