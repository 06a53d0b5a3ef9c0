"""The board: how the tiles lie, what is beside what, and over which borders.

A chart never changes: laying a tile makes a new one, and copies of a state share theirs.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.map.tiles import (
    AREA_BORDER,
    AREA_COUNT,
    AREA_HOME,
    AREA_OFFSET,
    AREA_TILE,
    MOUNTAIN,
    NOWHERE,
    OPEN,
    STEP,
    TILE_AREAS,
    TILE_COUNT,
    WATER,
)

#: May cross both kinds of border (RW.terms.flying).
FLYING: Final = WATER | MOUNTAIN


@final
class Chart:
    """The board so far."""

    __slots__ = (
        "area_at",
        "areas",
        "beside",
        "cell",
        "first",
        "near",
        "open_sides",
        "rotation",
        "tiles",
        "walls",
        "ways",
    )

    def __init__(self) -> None:
        #: The tiles in the order in which they were laid.
        self.tiles: list[int] = []
        #: By tile: the cell of its first area, and by how many sixths it is turned.
        self.first: list[int] = [NOWHERE] * TILE_COUNT
        self.rotation: list[int] = [0] * TILE_COUNT
        #: By area: its cell; and by cell: its area.
        self.cell: list[int] = [NOWHERE] * AREA_COUNT
        self.area_at: dict[int, int] = {}
        #: The areas of the board, in order.
        self.areas: list[int] = []
        #: By area * 6 + side: the area over that side, and the border between them.
        self.near: list[int] = [NOWHERE] * (AREA_COUNT * 6)
        self.walls: list[int] = [OPEN] * (AREA_COUNT * 6)
        #: By mask * 41 + area: the areas that somebody who may cross the borders of the mask can step to.
        self.ways: list[list[int]] = []
        #: The free cells beside the board, each with the spot that names it.
        self.beside: dict[int, int] = {}
        #: By free cell beside the board: how many uncoloured borders of the board it touches.
        self.open_sides: dict[int, int] = {}

    def laid(self, tile: int, rotation: int, first: int) -> Chart:
        """The chart with one more tile, whose first area comes to lie on the cell `first`."""
        twin = Chart()
        twin.tiles = [*self.tiles, tile]
        twin.first = self.first.copy()
        twin.rotation = self.rotation.copy()
        twin.cell = self.cell.copy()
        twin.area_at = self.area_at.copy()
        twin.first[tile] = first
        twin.rotation[tile] = rotation
        for area in TILE_AREAS[tile]:
            cell = first + AREA_OFFSET[area * 6 + rotation]
            twin.cell[area] = cell
            twin.area_at[cell] = area
        twin._survey()
        return twin

    def without(self, tiles: list[int]) -> Chart:
        """The chart with some tiles taken back."""
        twin = Chart()
        for tile in self.tiles:
            if tile not in tiles:
                twin = twin.laid(tile, self.rotation[tile], self.first[tile])
        return twin

    def _survey(self) -> None:
        """Work out what is beside what."""
        areas = list(self.area_at.values())
        areas.sort()
        self.areas = areas
        self.ways = [[] for _ in range(4 * AREA_COUNT)]
        area_at = self.area_at
        for area in areas:
            cell = self.cell[area]
            for side in range(6):
                there = cell + STEP[side]
                other = area_at.get(there, NOWHERE)
                face = self.face(area, side)
                if other == NOWHERE:
                    if there not in self.beside:
                        self.beside[there] = area * 6 + side
                        self.open_sides[there] = 0
                    if face == OPEN:
                        self.open_sides[there] += 1
                else:
                    self.near[area * 6 + side] = other
                    wall = face | self.face(other, (side + 3) % 6)
                    self.walls[area * 6 + side] = wall
                    for mask in range(4):
                        if not wall & ~mask:
                            self.ways[mask * AREA_COUNT + area].append(other)

    def face(self, area: int, side: int) -> int:
        """The border printed on one side of an area, as its tile lies."""
        return AREA_BORDER[area * 6 + (side - self.rotation[AREA_TILE[area]]) % 6]

    def from_here(self, area: int, crossing: int = OPEN) -> list[int]:
        """RW.move.border: the areas to step to, crossing open borders and those of the mask."""
        return self.ways[crossing * AREA_COUNT + area]

    def adjacent(self, area: int) -> list[int]:
        """The areas beside an area, whatever the border."""
        return self.ways[FLYING * AREA_COUNT + area]

    def has_border(self, area: int, border: int) -> bool:
        """Does the area have a mountain or water border, within the board or at its rim?"""
        for side in range(6):
            if (self.face(area, side) | self.walls[area * 6 + side]) & border:
                return True
        return False

    def beside_home(self, area: int) -> bool:
        """Does a home realm lie beside this area?"""
        for other in self.adjacent(area):
            if AREA_HOME[other] >= 0:
                return True
        return False

    def cell_at_spot(self, spot: int) -> int:
        return self.cell[spot // 6] + STEP[spot % 6]
