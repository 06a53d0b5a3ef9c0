"""Winter: the cost of units on the map, and Unrest for those who cannot pay it (NG.winter)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import news as told
from polana.games.northgard.components import WINTER as WINTER_TABLE
from polana.games.northgard.pieces import resources
from polana.games.northgard.pieces.control import in_order, units_on_map
from polana.games.northgard.pieces.display import take_unrest
from polana.games.northgard.pieces.zones import discard_top
from polana.games.northgard.state import END_OF_YEAR, Table
from polana.games.northgard.year import news as year_news

NO_UNREST_LOSS: Final = 5  # Fame (NG.winter.6)


def winter(g: Table) -> None:
    """NG.winter.1: everybody pays, from the first player on. Nobody has a choice."""
    for seat in in_order(g, g.first):
        pay(g, seat)
    g.phase = END_OF_YEAR
    told.phase(g)


def cost_of(units: int) -> tuple[int, int]:
    """NG.winter.2: food and wood for this many units on the map. Kaija is not one of them (NG.clans.bear.5)."""
    for most, food, wood in WINTER_TABLE:
        if units <= most:
            return food, wood
    raise AssertionError(f"the winter table has no row for {units} units")


def pay(g: Table, seat: int) -> None:
    """NG.winter.3: in full if possible; otherwise all that can be paid, and one Unrest card."""
    player = g.players[seat]
    food, wood = cost_of(units_on_map(g, seat))
    paid_food, paid_wood = min(food, player.food), min(wood, player.wood)
    resources.pay(player, paid_food, paid_wood, 0)
    year_news.winter(g, seat, paid_food, paid_wood)
    if (paid_food, paid_wood) != (food, wood):
        suffer_unrest(g, seat)


def suffer_unrest(g: Table, seat: int) -> None:
    """NG.winter.3, NG.winter.6: an Unrest card on the draw pile, or when all are out 5 Fame and the top card."""
    player = g.players[seat]
    if g.unrest > 0:
        take_unrest(g, player)
        year_news.unrest(g, seat)
        return
    lost = min(NO_UNREST_LOSS, player.fame)
    resources.change_fame(player, -lost)
    year_news.no_unrest_left(g, seat, lost)
    if player.deck:
        card = discard_top(g, player)
        told.discarded(g, seat, card, "NG.winter.6")
