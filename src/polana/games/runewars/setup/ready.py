"""Ready-made boards for a first game: tiles and home-realm markers are in place, and setup goes on with the runes."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import QUEST_COUNT, QUEST_SETUP, QUEST_TILE
from polana.games.runewars.components import load
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import SIDES, TILE_NUMBER, TILES, cell_of
from polana.games.runewars.state import PLACE_RUNES, Table


@final
class ReadyBoard:
    """Tiles as (tile, rotation, cell of the first area), markers as cell * 6 + side."""

    def __init__(self, tiles: list[tuple[int, int, int]], markers: list[int]) -> None:
        self.tiles: list[tuple[int, int, int]] = tiles
        self.markers: list[int] = markers


#: By the number of players.
READY: Final[dict[int, ReadyBoard]] = {}


def _load() -> None:
    for row in load("boards").rows("board"):
        players = row.number("players", 2, 4)
        tiles: list[tuple[int, int, int]] = []
        for tile in row.rows("tile"):
            cell = cell_of(tile.number("q", -30, 30), tile.number("r", -30, 30))
            tiles.append((tile.one_of("tile", TILES), tile.number("rotation", 0, 5), cell))
        row.need(len(tiles) == 2 * players, f"a board for {players} has {2 * players} tiles, not {len(tiles)}")
        markers: list[int] = []
        for marker in row.rows("marker"):
            cell = cell_of(marker.number("q", -30, 30), marker.number("r", -30, 30))
            markers.append(cell * 6 + marker.one_of("side", SIDES))
        row.need(len(markers) == players, f"a board for {players} has {players} markers, not {len(markers)}")
        READY[players] = ReadyBoard(tiles, markers)


_load()


def lay_ready_made(g: Table) -> None:
    """The Setup Quests of the tiles in place are dealt two to each player, as if everybody had placed his own."""
    ready = READY[len(g.players)]
    chart = Chart()
    for tile, rotation, first in ready.tiles:
        chart = chart.laid(tile, rotation, first)
    g.chart = chart
    g.markers = ready.markers.copy()
    quests = [quest for quest in range(QUEST_COUNT) if QUEST_SETUP[quest]]
    count = len(g.players)
    for at in range(count):
        numbers = [TILE_NUMBER[ready.tiles[turn][0]] for turn in (at, at + count)]
        dealt = [quest for quest in quests if QUEST_TILE[quest] in numbers]
        g.dealt_quests.append(dealt)
        g.tiles_left.append([])
    g.phase = PLACE_RUNES
