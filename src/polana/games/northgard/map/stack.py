"""The stack of tiles, and the tiles that players have drawn from it (NG.explore.1, .5, NG.setup.l)."""

from __future__ import annotations

from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import Table


def fill_stack(g: Table, tiles: list[int]) -> None:
    """NG.setup.f: all tiles that are not on the map, shuffled."""
    g.stack = tiles
    g.chance.shuffle(g.stack)
    g.drawn_tiles = [[] for _ in g.players]
    g.table_moves += 1


def draw_tile(g: Table, seat: int) -> int:
    """The top tile of the stack into the player's hand."""
    tile = g.chance.draw(g.stack, "tile")
    g.drawn_tiles[seat].append(tile)
    g.stack_known = min(g.stack_known, len(g.stack))
    g.table_moves += 1
    return tile


def to_bottom(g: Table, seat: int, tile: int, seen: bool) -> None:
    """A drawn tile goes under the stack; `seen`: everybody knows which it is."""
    g.drawn_tiles[seat].remove(tile)
    g.stack.insert(0, tile)
    if seen:
        g.stack_known += 1
    g.table_moves += 1


def show_tile(g: Table, tile: int) -> None:
    """NG.setup.l.2: a tile of a hand is about to be laid, and all see it."""
    g.laying = tile
    g.table_moves += 1


def take_tile(g: Table, seat: int, tile: int) -> None:
    """A drawn tile leaves the player's hand for the map."""
    g.drawn_tiles[seat].remove(tile)
    g.laying = NOWHERE
    g.table_moves += 1


def return_tiles(g: Table) -> None:
    """NG.setup.l.7: the third tiles go back, and the stack is shuffled anew."""
    for drawn in g.drawn_tiles:
        g.stack += drawn
        drawn.clear()
    g.chance.shuffle(g.stack)
    g.table_moves += 1
