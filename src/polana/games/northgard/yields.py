"""Resources: what territories show and give, and what players hold of it (NG.map.3, NG.harvest.resources)."""

from __future__ import annotations

from polana.games.northgard.components import (
    FOOD,
    FOOD_SILO,
    LORE,
    MENHIR,
    WOLF_KIND,
    WOOD,
    WOODCUTTER,
    count_of,
    pack,
    part,
)
from polana.games.northgard.control import has_creature
from polana.games.northgard.state import Player, Table


def built_yields(g: Table, land: int) -> int:
    """NG.buildings.food, .lumber, .menhir: one food, wood or lore for each such building, packed."""
    houses = g.houses[land]
    if houses == 0:
        return 0
    return pack(count_of(houses, FOOD_SILO), count_of(houses, WOODCUTTER), count_of(houses, MENHIR))


def icons(g: Table, land: int) -> int:
    """All resource symbols of a territory, on tiles and buildings, packed."""
    return g.chart.yields[land] + built_yields(g, land)


def harvest_of(g: Table, land: int) -> int:
    """What a territory gives in Harvest, packed; a Wolf leaves what buildings give (NG.creatures.wolf.1)."""
    if g.line and has_creature(g, land, WOLF_KIND):
        return built_yields(g, land)
    return g.chart.yields[land] + built_yields(g, land)


def gain(player: Player, packed: int) -> None:
    """Packed resources from the supply."""
    player.food += part(packed, FOOD)
    player.wood += part(packed, WOOD)
    player.lore += part(packed, LORE)


def held(player: Player, which: int) -> int:
    """How much a player has of one resource."""
    if which == FOOD:
        return player.food
    return player.wood if which == WOOD else player.lore


def held_in_all(player: Player) -> int:
    return player.food + player.wood + player.lore


def gain_one(player: Player, which: int, count: int = 1) -> None:
    """One resource from the supply, or with a negative count back to it."""
    if which == FOOD:
        player.food += count
    elif which == WOOD:
        player.wood += count
    else:
        player.lore += count
