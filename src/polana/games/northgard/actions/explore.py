"""Exploring: a tile is drawn and laid beside the map, territories join and close (NG.explore)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import news as told
from polana.games.northgard.clans import gain_for_exploring
from polana.games.northgard.components import (
    BEAR_KIND,
    REGION_DENS,
    REGION_YIELDS,
    TILE_REGIONS,
    Action,
)
from polana.games.northgard.creatures import appear
from polana.games.northgard.map import asks as map_asks
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.map.spots import (
    ANY_OPEN,
    BEAR_IN_THE_WAY,
    NOTHING,
    OWN,
    SpotJudge,
)
from polana.games.northgard.map.tiles import choose_tile, draw_tiles, lay_tile, put_under
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.pieces.resources import change_fame, gain
from polana.games.northgard.state import Table
from polana.games.northgard.words import EXCHANGE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NO_TILES: Final = Refusal("NG.explore.6", "why-northgard-no-tiles")
NO_OPEN_LAND: Final = Refusal("NG.explore.2", "why-northgard-no-open-land")


# --- the Explore action -----------------------------------------------------------------------------------------------


def why_not_explore(g: Table, seat: int, action: Action) -> Refusal | None:
    """Why an Explore action is not possible at all; nobody knows whether the tile will fit before it is drawn."""
    if not g.stack:
        return NO_TILES
    refusal = NO_OPEN_LAND
    chart = g.chart
    for land in chart.lands:
        if chart.open[land] > 0 and (action.from_any_open or g.owner[land] == seat):
            if not has_creature(g, land, BEAR_KIND):
                return None
            refusal = BEAR_IN_THE_WAY
    return refusal


def explore(g: Table, seat: int, action: Action) -> Flow[None]:
    """NG.explore: draw a tile (some cards: several), lay it beside one's open territory, gain for what it closes."""
    if why_not_explore(g, seat, action) is not None:
        return
    reach = ANY_OPEN if action.from_any_open else OWN
    drawn = g.drawn_tiles[seat]
    untried = len(g.stack)
    exchanges = action.redraw
    draw_tiles(g, seat, max(action.draw, 1))
    while True:
        # NG.explore.5: tiles that fit nowhere go under the stack, and another is drawn.
        tile = yield from choose_tile(g, seat, reach, NOTHING)
        if tile == NOWHERE:
            untried -= len(drawn)
            yield from put_under(g, seat)
            if untried <= 0:
                told.no_tile_fits(g, seat)
                return
            draw_tiles(g, seat, 1)
            continue
        spots = SpotJudge(g, seat, tile, reach)
        extra = [EXCHANGE] if exchanges > 0 and g.stack else []
        word = yield map_asks.explore(seat, spots, extra)
        if word is not EXCHANGE:
            break
        exchanges -= 1
        yield from put_under(g, seat)
        untried = len(g.stack)
        draw_tiles(g, seat, 1)
    if action.collect_tile:
        collect_tile(g, seat, tile)
    closed = yield from lay_tile(g, seat, spots, g.chart.cell_at_spot(word.value))
    yield from put_under(g, seat)
    gain_for_closing(g, seat, closed)
    gain_for_exploring(g, seat, closed)
    # NG.creatures.explore.1, .2: then the creature of the tile's lair, which acts at once.
    if g.creatures_on:
        for region in TILE_REGIONS[tile]:
            if REGION_DENS[region]:
                yield from appear(g, region, True)


def collect_tile(g: Table, seat: int, tile: int) -> None:
    """The card Lay of the Land: the resources printed on the chosen tile, before it is laid."""
    packed = 0
    for region in TILE_REGIONS[tile]:
        packed += REGION_YIELDS[region]
    gain(g, seat, packed)
    told.gained(g, seat, packed, "NG.cards.2")


def gain_for_closing(g: Table, seat: int, closed: list[int]) -> None:
    """NG.explore.fame.1: Fame for each closed territory of the explorer's, one for each tile that it spans.

    NG.explore.fame.2: nobody gains any for territories of others, or of nobody.
    """
    for land in closed:
        told.closed(g, land)
        if g.owner[land] == seat:
            change_fame(g.players[seat], g.chart.span(land))
            told.fame(g, seat, g.chart.span(land), "NG.explore.fame.1")
