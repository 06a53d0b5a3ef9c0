"""Tiles on their way to the map: drawn, put under the stack, laid; the territories that join (NG.explore)."""

from __future__ import annotations

from polana.games.northgard import news as told
from polana.games.northgard.components import BEAR_KIND, REGION_SLOTS, TILE_REGIONS, VALKYRIE
from polana.games.northgard.map import asks
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.map.spots import (
    FREE_FOR_RECRUITS,
    FREE_FOR_UNITS,
    MAP,
    RotationJudge,
    SpotJudge,
    TileJudge,
)
from polana.games.northgard.map.stack import draw_tile, take_tile, to_bottom
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import LAND, TILE
from polana.kernel.flow import Flow
from polana.kernel.word import Word


def place_tile(g: Table, tile: int, rotation: int, cell: int) -> list[int]:
    """Put a tile on the map: territories join, with all that is in them. Returns those that are closed by it."""
    chart, merges = g.chart.with_tile(tile, rotation, cell)
    g.chart = chart
    g.map_moves += 1
    for region in TILE_REGIONS[tile]:
        g.owner[region] = NOBODY
        g.units[region] = 0
        g.slots[region] = REGION_SLOTS[region]
        g.houses[region] = 0
    for stays, gone in merges:
        if g.owner[gone] != NOBODY:
            assert g.owner[stays] in (NOBODY, g.owner[gone]), "NG.explore.7: units of two players joined"
            g.owner[stays] = g.owner[gone]
        g.units[stays] += g.units[gone]
        g.slots[stays] += g.slots[gone]
        g.houses[stays] += g.houses[gone]  # NG.explore.8: all buildings stay, even of one type
        g.owner[gone] = NOBODY
        g.units[gone] = g.slots[gone] = g.houses[gone] = 0
    closed: list[int] = []
    for region in TILE_REGIONS[tile]:
        land = chart.root[region]
        if chart.open[land] == 0 and land not in closed:
            closed.append(land)
    return closed


def draw_tiles(g: Table, seat: int, count: int) -> None:
    """NG.explore.1: tiles from the top of the stack, for all to see."""
    for _ in range(min(count, len(g.stack))):
        tile = draw_tile(g, seat)
        told.tile_drawn(g, seat, tile)


def put_under(g: Table, seat: int) -> Flow[None]:
    """NG.explore.5: drawn tiles go under the stack, in an order of the player's choice; everybody has seen them."""
    drawn = g.drawn_tiles[seat]
    while drawn:
        tile = drawn[0]
        if len(drawn) > 1:
            word = yield asks.tile_under_stack(seat, drawn)
            tile = word.value
        to_bottom(g, seat, tile, True)
        told.tile_under_stack(g, seat, tile)


def lay_tile(g: Table, seat: int, spots: SpotJudge, cell: int) -> Flow[list[int]]:
    """Choose the rotation in a chosen cell, and place the tile. Returns the territories that are closed by it."""
    tile = spots.tile
    judge = RotationJudge(spots, cell)
    turns = judge.turns
    rotation = turns.bit_length() - 1
    if turns & (turns - 1) != 0:
        word = yield asks.rotation(seat, judge, tile, g.chart.spot[cell])
        rotation = word.value
    take_tile(g, seat, tile)
    told.tile_placed(g, seat, tile, cell, rotation)
    return place_tile(g, tile, rotation, cell)


def choose_tile(g: Table, seat: int, reach: int, brings: int) -> Flow[int]:
    """Which of the drawn tiles to lay: one that fits somewhere, or NOWHERE if none does."""
    drawn = g.drawn_tiles[seat]
    judge = TileJudge(g, seat, reach, brings)
    fitting = [TILE[tile] for tile in drawn if judge.why_not(TILE[tile]) is None]
    if len(fitting) < 2:
        return fitting[0].value if fitting else NOWHERE
    word = yield asks.tile(seat, drawn, judge)
    return word.value


def make_room(g: Table, seat: int, recruits: bool = True) -> Flow[int]:
    """NG.recruit.7, NG.endyear.3: a tile that brings a territory without units, anywhere beside the map.

    Returns that territory, of the player's choice if there are several, or NOWHERE if no tile of the stack brings one.
    It is not an Explore action: nothing is gained, and no creature appears.
    """
    brings = FREE_FOR_RECRUITS if recruits else FREE_FOR_UNITS
    untried = len(g.stack)
    while untried > 0:
        draw_tiles(g, seat, 1)
        tile = yield from choose_tile(g, seat, MAP, brings)
        if tile == NOWHERE:
            untried -= 1
            yield from put_under(g, seat)
            continue
        spots = SpotJudge(g, seat, tile, MAP, brings)
        word = yield asks.make_room(seat, spots)
        yield from lay_tile(g, seat, spots, g.chart.cell_at_spot(word.value))
        lands: list[Word] = []
        for region in TILE_REGIONS[tile]:
            land = LAND[g.chart.root[region]]
            if land not in lands and is_free(g, land.value, recruits):
                lands.append(land)
        word = yield asks.room(seat, lands)
        return word.value
    return NOWHERE


def is_free(g: Table, land: int, recruits: bool) -> bool:
    """May a player without units come into this territory: neutral, no Valkyrie, and for recruits no Bear?"""
    if g.owner[land] != NOBODY or has_creature(g, land, VALKYRIE):
        return False
    return not (recruits and has_creature(g, land, BEAR_KIND))
