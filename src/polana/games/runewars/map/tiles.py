"""Map tiles as data, and hexes as numbers.

An *area* is one hex of a tile (RW.map.area.1); areas are numbered through all tiles, and since every tile exists once,
an area's number never changes. A *cell* is a place on the endless table of hexes: axial coordinates packed into one
number, so that the cell beside another is the sum of two numbers. Sides go clockwise from the north: N 0, NE 1, SE 2,
S 3, SW 4, NW 5; a tile turned by k sixths shows at side i what its face has at side (i - k) mod 6.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.reading import Row
from polana.games.runewars.components import FACTIONS, FIRST_NEUTRAL, HOME_TILE, KINDS, RESOURCES, START_DIAL, load

SIDES: Final = ["N", "NE", "SE", "S", "SW", "NW"]
NOWHERE: Final = -1

#: Cells are numbered (q + MIDDLE) * WIDTH + r + MIDDLE; no board comes near the rim.
WIDTH: Final = 128
MIDDLE: Final = 64
#: What to add to a cell to go over a side.
STEP: Final = [-1, WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH]

# Borders: what has to be crossed, as a mask, so that "may cross water" is a mask too.
OPEN: Final = 0
WATER: Final = 1
MOUNTAIN: Final = 2
BORDERS: Final = ["none", "water", "mountain"]

TILE_COUNT: Final = 13
MAP_TILES: Final = 9
AREA_COUNT: Final = 41
TILES: Final[list[str]] = []
TILE_AREAS: Final[list[list[int]]] = []
#: The number of a map tile as Quest cards name it; 0 for home realms.
TILE_NUMBER: Final[list[int]] = []
#: The faction whose home realm a tile is, or -1.
TILE_FACTION: Final[list[int]] = []
#: The tile that is a faction's home realm.
HOME: Final[list[int]] = [NOWHERE] * len(FACTIONS)

AREAS: Final[list[str]] = []
AREA_TILE: Final[list[int]] = []
#: The faction to whose home realm an area belongs, or -1.
AREA_HOME: Final[list[int]] = []
#: AREA_YIELD[area * 3 + resource]
AREA_YIELD: Final[list[int]] = []
AREA_CITY: Final[list[bool]] = []
#: The neutral units printed on an area: (kind, count).
AREA_NEUTRALS: Final[list[list[tuple[int, int]]]] = []
#: AREA_BORDER[area * 6 + side] on the face of the tile.
AREA_BORDER: Final[list[int]] = []
#: AREA_OFFSET[area * 6 + rotation]: from the cell of a turned tile's first area to the cell of this one.
AREA_OFFSET: Final[list[int]] = []


def cell_of(q: int, r: int) -> int:
    return (q + MIDDLE) * WIDTH + r + MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    return cell // WIDTH - MIDDLE, cell % WIDTH - MIDDLE


def distance(one: int, other: int) -> int:
    """How many steps lead from one cell to the other."""
    dq = one // WIDTH - other // WIDTH
    dr = one % WIDTH - other % WIDTH
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _turned(q: int, r: int, rotation: int) -> int:
    """The offset of a hex of a tile that is turned clockwise by this many sixths."""
    for _ in range(rotation):
        q, r = -r, q + r
    return q * WIDTH + r


def _load_area(row: Row, tile: int, home: int, first: tuple[int, int]) -> None:
    AREAS.append(row.text("id"))
    AREA_TILE.append(tile)
    AREA_HOME.append(home)
    for resource in RESOURCES:
        AREA_YIELD.append(row.number(resource, 0, 8))
    AREA_CITY.append(row.switch("city"))
    neutrals: list[tuple[int, int]] = []
    for group in row.rows("neutrals"):
        neutrals.append((FIRST_NEUTRAL + group.one_of("unit", KINDS[FIRST_NEUTRAL:]), group.number("count", 1, 8)))
    AREA_NEUTRALS.append(neutrals)
    borders = row.texts("borders")
    row.need(len(borders) == 6, f"an area has 6 borders, not {len(borders)}")
    for border in borders:
        row.need(border in BORDERS, f"a border is one of {', '.join(BORDERS)}, not {border!r}")
        AREA_BORDER.append(BORDERS.index(border))
    q, r = row.number("q", -9, 9) - first[0], row.number("r", -9, 9) - first[1]
    for rotation in range(6):
        AREA_OFFSET.append(_turned(q, r, rotation))


def _load_tiles() -> None:
    data = load("tiles")
    vectors = data.row("geometry").entry.get("vectors")
    data.need(vectors == [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]], "sides go clockwise from the north")
    for row in data.named("tile", TILE_COUNT):
        tile = len(TILES)
        TILES.append(row.text("id"))
        home = row.one_of("faction", FACTIONS) if row.one_of("kind", ["map", "home"]) else -1
        TILE_FACTION.append(home)
        TILE_NUMBER.append(row.number("number", 1, MAP_TILES) if home < 0 else 0)
        if home >= 0:
            row.need(HOME_TILE[home] == TILES[tile], f"factions.toml names {HOME_TILE[home]} for {FACTIONS[home]}")
            HOME[home] = tile
        areas = row.rows("area")
        row.need(2 <= len(areas) <= 4, f"a tile has 2 to 4 areas, not {len(areas)}")
        first = (areas[0].number("q", -9, 9), areas[0].number("r", -9, 9))
        TILE_AREAS.append([len(AREAS) + at for at in range(len(areas))])
        for area in areas:
            _load_area(area, tile, home, first)
        _check_tile(row, tile)
    data.need(sorted(TILE_NUMBER) == [0, 0, 0, 0, *range(1, 10)], "the map tiles are numbered from 1 to 9")
    data.need(NOWHERE not in HOME, "every faction needs a home realm")
    data.need(len(AREAS) == AREA_COUNT, f"there are {AREA_COUNT} areas, not {len(AREAS)}")
    data.need(len(set(AREAS)) == AREA_COUNT, "every area needs an identifier of its own")


def _check_tile(row: Row, tile: int) -> None:
    """The hexes hang together, and a border within the tile is the same seen from both sides."""
    cells = {AREA_OFFSET[area * 6]: area for area in TILE_AREAS[tile]}
    row.need(len(cells) == len(TILE_AREAS[tile]), "two areas lie on the same hex")
    reached = [TILE_AREAS[tile][0]]
    for area in reached:
        for side in range(6):
            other = cells.get(AREA_OFFSET[area * 6] + STEP[side])
            if other is None:
                continue
            same = AREA_BORDER[area * 6 + side] == AREA_BORDER[other * 6 + (side + 3) % 6]
            row.need(same, f"the border between {AREAS[area]} and {AREAS[other]} differs from its other side")
            if other not in reached:
                reached.append(other)
    row.need(len(reached) == len(cells), "its areas do not hang together")
    if TILE_FACTION[tile] >= 0:
        for resource in range(3):
            total = sum(AREA_YIELD[area * 3 + resource] for area in TILE_AREAS[tile])
            start = START_DIAL[TILE_FACTION[tile] * 3 + resource]
            row.need(total == start, f"the home realm yields {total} {RESOURCES[resource]}, its dial starts at {start}")


_load_tiles()

#: TILE_CELLS[tile * 6 + rotation]: the offsets of a turned tile's areas from the cell of the first.
TILE_CELLS: Final[list[list[int]]] = [
    [AREA_OFFSET[area * 6 + rotation] for area in areas] for areas in TILE_AREAS for rotation in range(6)
]
