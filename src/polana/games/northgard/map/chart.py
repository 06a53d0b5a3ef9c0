"""The map: tiles in cells, and the territories they make (NG.terms, NG.explore).

Every border leaves a tile at a corner, so two tiles side by side always join across their whole common edge. A
territory is a set of regions joined across such edges. The `Chart` keeps for each territory what the tiles say of it,
and is brought up to date tile by tile: nothing is ever worked out from the whole map again.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import (
    CORNERS_AT,
    EDGE_AT,
    REGION_COUNT,
    REGION_DENS,
    REGION_EDGES,
    REGION_TILE,
    REGION_YIELDS,
    TILE_BORDERS,
    TILE_COUNT,
    TILE_REGIONS,
)

NOWHERE: Final = -1

# A cell of the grid is one number: x * ROW + y, moved so that the starting tile lies in the middle.
ROW: Final = 128
MIDDLE: Final = 64 * ROW + 64
#: From a cell to its neighbours: N, E, S, W.
STEP: Final = [-1, ROW, 1, -ROW]
#: The other three cells around each corner (NW, NE, SE, SW) of a cell, with the corner of theirs that lies there.
AROUND: Final = [
    [(-ROW - 1, 2), (-1, 3), (-ROW, 1)],
    [(-1, 2), (ROW - 1, 3), (ROW, 0)],
    [(ROW, 3), (ROW + 1, 0), (1, 1)],
    [(1, 0), (-ROW + 1, 1), (-ROW, 2)],
]


def cell_of(x: int, y: int) -> int:
    return MIDDLE + x * ROW + y


def place_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell; the starting tile lies at (0, 0), y grows downwards."""
    return cell // ROW - 64, cell % ROW - 64


def continues(tile: int, rotation: int, rule: int) -> bool:
    """NG.explore.4: do all borders continue in a free cell with this rule? Its low bits name the corners at which a
    border has to end, its high bits those at which none may."""
    ends = CORNERS_AT[tile * 4 + rotation]
    must, must_not = rule & 15, rule >> 4
    return ends & must == must and ends & must_not == 0


@final
class Chart:
    """How the tiles lie, and the territories they make.

    A chart never changes once it is part of a state: `with_tile` gives a new one. Lists "by root" have an entry for
    every region and mean something at the root (the lowest-numbered region) of each territory.
    """

    __slots__ = (
        "cell",
        "dens",
        "facing",
        "far",
        "frontier",
        "lands",
        "members",
        "near",
        "open",
        "root",
        "rotation",
        "spot",
        "tile_at",
        "tiles",
        "yields",
    )

    def __init__(self, blank: bool = True) -> None:
        if blank:
            self._lay_out()

    def _lay_out(self) -> None:
        #: By tile: where it lies, and by how many quarter turns it is turned.
        self.cell: list[int] = [NOWHERE] * TILE_COUNT
        self.rotation: list[int] = [0] * TILE_COUNT
        self.tile_at: dict[int, int] = {}
        #: Free cells beside the map; which corners of a tile there must end a border, and (<< 4) which must not.
        self.frontier: dict[int, int] = {}
        #: By free cell: the regions that face it from N, E, S and W (NOWHERE where that cell is free), and its spot.
        self.facing: dict[int, tuple[int, int, int, int]] = {}
        self.spot: dict[int, int] = {}
        #: By region: the root of its territory.
        self.root: list[int] = [NOWHERE] * REGION_COUNT
        #: The roots of all territories, in order.
        self.lands: list[int] = []
        self.members: list[tuple[int, ...]] = [()] * REGION_COUNT
        #: By root: the tiles it spans (one bit each), its edges that face an empty cell, resources, lairs.
        self.tiles: list[int] = [0] * REGION_COUNT
        self.open: list[int] = [0] * REGION_COUNT
        self.yields: list[int] = [0] * REGION_COUNT
        self.dens: list[int] = [0] * REGION_COUNT
        #: By root: the territories across a Regular Border, and those across Rough Borders only (NG.move.5).
        self.near: list[tuple[int, ...]] = [()] * REGION_COUNT
        self.far: list[tuple[int, ...]] = [()] * REGION_COUNT

    def _copy(self) -> Chart:
        twin = Chart(False)
        twin.cell = self.cell.copy()
        twin.rotation = self.rotation.copy()
        twin.tile_at = self.tile_at.copy()
        twin.frontier = self.frontier.copy()
        twin.facing = self.facing.copy()
        twin.spot = self.spot.copy()
        twin.root = self.root.copy()
        twin.lands = self.lands.copy()
        twin.members = self.members.copy()
        twin.tiles = self.tiles.copy()
        twin.open = self.open.copy()
        twin.yields = self.yields.copy()
        twin.dens = self.dens.copy()
        twin.near = self.near.copy()
        twin.far = self.far.copy()
        return twin

    # --- looking ------------------------------------------------------------------------------------------------------

    def closed(self, land: int) -> bool:
        """NG.terms.closed: none of its edges faces an empty cell."""
        return self.open[land] == 0

    def span(self, land: int) -> int:
        """How many tiles a territory spans."""
        return self.tiles[land].bit_count()

    def adjacent(self, land: int) -> tuple[int, ...]:
        """NG.terms.adjacent: the territories that share a border line with it, regular or rough."""
        return self.near[land] + self.far[land]

    def region_at(self, cell: int, side: int) -> int:
        """The region that owns a side of the tile in a cell, or NOWHERE if the cell is empty."""
        tile = self.tile_at.get(cell, NOWHERE)
        return NOWHERE if tile == NOWHERE else EDGE_AT[(tile * 4 + self.rotation[tile]) * 4 + side]

    def around(self, cell: int) -> list[int]:
        """The territory that faces each side (N, E, S, W) of a cell, or NOWHERE."""
        found: list[int] = []
        for side in range(4):
            region = self.region_at(cell + STEP[side], (side + 2) & 3)
            found.append(NOWHERE if region == NOWHERE else self.root[region])
        return found

    def spot_of(self, cell: int) -> int:
        """The spot that names a free cell: a tile beside it, and the side of that tile that it lies on."""
        for side in range(4):
            tile = self.tile_at.get(cell + STEP[side], NOWHERE)
            if tile != NOWHERE:
                return tile * 4 + ((side + 2) & 3)
        return NOWHERE

    def cell_at_spot(self, spot: int) -> int:
        """The cell that a spot names, NOWHERE if its tile does not lie on the map."""
        cell = self.cell[spot // 4]
        return NOWHERE if cell == NOWHERE else cell + STEP[spot & 3]

    def continues(self, tile: int, rotation: int, cell: int) -> bool:
        """NG.explore.4: no border breaks off if the tile is placed like this."""
        return continues(tile, rotation, self.frontier[cell])

    # --- placing ------------------------------------------------------------------------------------------------------

    def with_tile(self, tile: int, rotation: int, cell: int) -> tuple[Chart, list[tuple[int, int]]]:
        """The chart with one more tile, and the merges this made, in order: (root that stays, root that is gone)."""
        chart = self._copy()
        chart.cell[tile] = cell
        chart.rotation[tile] = rotation
        chart.tile_at[cell] = tile
        for region in TILE_REGIONS[tile]:
            chart._add_region(region)
        for one, other, rough in TILE_BORDERS[tile]:
            chart._add_border(one, other, rough)
            chart._add_border(other, one, rough)
        merges: list[tuple[int, int]] = []
        for side in range(4):
            across = chart.region_at(cell + STEP[side], (side + 2) & 3)
            if across == NOWHERE:
                continue
            region = EDGE_AT[(tile * 4 + rotation) * 4 + side]
            chart.open[chart.root[region]] -= 1
            chart.open[chart.root[across]] -= 1
            if chart.root[region] != chart.root[across]:
                merges.append(chart._merge(chart.root[region], chart.root[across]))
        chart._move_frontier(cell)
        return chart, merges

    def _add_region(self, region: int) -> None:
        self.root[region] = region
        self.lands.append(region)
        self.members[region] = (region,)
        self.tiles[region] = 1 << REGION_TILE[region]
        self.open[region] = REGION_EDGES[region]
        self.yields[region] = REGION_YIELDS[region]
        self.dens[region] = REGION_DENS[region]

    def _add_border(self, land: int, other: int, rough: bool) -> None:
        """A regular border outranks rough ones between the same two territories (NG.move.5)."""
        if land == other or other in self.near[land]:
            return
        if rough:
            if other not in self.far[land]:
                self.far[land] += (other,)
        else:
            self.near[land] += (other,)
            if other in self.far[land]:
                self.far[land] = tuple(land for land in self.far[land] if land != other)

    def _merge(self, one: int, other: int) -> tuple[int, int]:
        stays, gone = (one, other) if one < other else (other, one)
        for region in self.members[gone]:
            self.root[region] = stays
        self.members[stays] += self.members[gone]
        self.tiles[stays] |= self.tiles[gone]
        self.open[stays] += self.open[gone]
        self.yields[stays] += self.yields[gone]
        self.dens[stays] += self.dens[gone]
        self.lands.remove(gone)
        near, far = self.near[gone], self.far[gone]
        for land in near:
            self.near[land] = tuple(other for other in self.near[land] if other != gone)
        for land in far:
            self.far[land] = tuple(other for other in self.far[land] if other != gone)
        for land in near:
            self._add_border(stays, land, False)
            self._add_border(land, stays, False)
        for land in far:
            self._add_border(stays, land, True)
            self._add_border(land, stays, True)
        self.members[gone] = ()
        self.tiles[gone] = self.open[gone] = self.yields[gone] = self.dens[gone] = 0
        self.near[gone] = self.far[gone] = ()
        return stays, gone

    def _move_frontier(self, cell: int) -> None:
        """A tile has been placed: its free neighbours join the frontier, and corners near it may now be bound."""
        self.frontier.pop(cell, None)
        self.facing.pop(cell, None)
        self.spot.pop(cell, None)
        for side in range(4):
            beside = cell + STEP[side]
            if beside not in self.tile_at:
                self.frontier[beside] = self._corner_rule(beside)
                self.facing[beside] = (
                    self.region_at(beside - 1, 2),
                    self.region_at(beside + ROW, 3),
                    self.region_at(beside + 1, 0),
                    self.region_at(beside - ROW, 1),
                )
                self.spot[beside] = self.spot_of(beside)
        for corner in range(4):
            across = cell + STEP[corner] + STEP[(corner - 1) & 3]
            if across in self.frontier:
                self.frontier[across] = self._corner_rule(across)

    def _corner_rule(self, cell: int) -> int:
        """NG.explore.4: where the other three cells around a corner are full, a single border may not end there."""
        rule = 0
        beside = [self._ends_at(cell + step) for step in STEP]
        for corner in range(4):
            # Corner NW lies between N and W, NE between E and N, and so on: see AROUND.
            if beside[corner] < 0 or beside[corner - 1] < 0:
                continue
            ends = 0
            for offset, theirs in AROUND[corner]:
                found = self._ends_at(cell + offset)
                if found < 0:
                    break
                ends += found >> theirs & 1
            else:
                if ends == 0:
                    rule |= 16 << corner
                elif ends == 1:
                    rule |= 1 << corner
        return rule

    def _ends_at(self, cell: int) -> int:
        """At which corners of the tile in a cell borders end, one bit each; negative if the cell is free."""
        tile = self.tile_at.get(cell, NOWHERE)
        return NOWHERE if tile == NOWHERE else CORNERS_AT[tile * 4 + self.rotation[tile]]
