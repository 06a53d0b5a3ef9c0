"""Where a tile may lie (RW.setup.board.3): free hexes, contact, and no coloured border along another."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import (
    AREA_BORDER,
    AREA_HOME,
    AREA_OFFSET,
    AREA_TILE,
    NOWHERE,
    STEP,
    TILE_AREAS,
    TILE_CELLS,
)
from polana.games.runewars.state import Table
from polana.kernel.flow import Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

OVERLAP: Final = Refusal("RW.map.area.1", "why-runewars-overlap")
NO_CONTACT: Final = Refusal("RW.setup.board.3.3", "why-runewars-no-contact")
COLOURS_MEET: Final = Refusal("RW.setup.board.3.4", "why-runewars-colours-meet")
HOMES_TOUCH: Final = Refusal("RW.setup.board.6.3", "why-runewars-homes-touch")
NOT_BESIDE: Final = Refusal("RW.setup.board.3.3", "why-runewars-not-beside")
FITS_NOWHERE: Final = Refusal("RW.setup.board.3.3", "why-runewars-fits-nowhere")

CONTACT: Final = 2  # RW.setup.board.3.3: as many areas of its own, and of those that lie there (so more than one bit)


def why_not_there(chart: Chart, tile: int, rotation: int, first: int) -> Refusal | None:
    """Why a tile may not lie there, turned by `rotation`, with its first area on the cell `first`."""
    area_at = chart.area_at
    offsets = TILE_CELLS[tile * 6 + rotation]
    for offset in offsets:
        if first + offset in area_at:
            return OVERLAP
    own = 0
    touched = 0
    meet = False
    for at, area in enumerate(TILE_AREAS[tile]):
        cell = first + offsets[at]
        touches = False
        for side in range(6):
            other = area_at.get(cell + STEP[side], NOWHERE)
            if other != NOWHERE:
                touches = True
                touched |= 1 << other
                if AREA_BORDER[area * 6 + (side - rotation) % 6] and chart.face(other, (side + 3) % 6):
                    meet = True
        if touches:
            own += 1
    if own < CONTACT or not touched & (touched - 1):
        return NO_CONTACT
    return COLOURS_MEET if meet else None


def fits(chart: Chart, tile: int, part: int) -> bool:
    """Can a tile be laid anywhere so that this area of it is beside the board?"""
    for cell in chart.beside:
        for rotation in range(6):
            if why_not_there(chart, tile, rotation, cell - AREA_OFFSET[part * 6 + rotation]) is None:
                return True
    return False


@final
class TileJudge(Judge):
    """Which tile, and which of its areas goes beside the board: any that fits somewhere."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "area":
            return None if fits(self.g.chart, AREA_TILE[word.value], word.value) else FITS_NOWHERE
        for part in TILE_AREAS[word.value]:
            if fits(self.g.chart, word.value, part):
                return None
        return FITS_NOWHERE


@final
class SpotJudge(Judge):
    """On which free hex beside the board: one where the tile fits in some direction."""

    __slots__ = ("g", "part", "tile")

    def __init__(self, g: Table, tile: int, part: int) -> None:
        self.g: Table = g
        self.tile: int = tile
        self.part: int = part

    def why_not(self, word: Word) -> Refusal | None:
        chart = self.g.chart
        if chart.cell[word.value // 6] == NOWHERE or chart.near[word.value] != NOWHERE:
            return NOT_BESIDE
        cell = chart.cell_at_spot(word.value)
        refusal = OVERLAP
        for rotation in range(6):
            first = cell - AREA_OFFSET[self.part * 6 + rotation]
            found = why_not_there(chart, self.tile, rotation, first)
            if found is None:
                return None
            # Of six reasons, the one nearest to fitting: borders rather than contact, contact rather than room.
            if refusal is OVERLAP or found is COLOURS_MEET:
                refusal = found
        return refusal


@final
class TurnJudge(Judge):
    """How the tile is turned."""

    __slots__ = ("cell", "g", "part", "tile")

    def __init__(self, g: Table, tile: int, part: int, cell: int) -> None:
        self.g: Table = g
        self.tile: int = tile
        self.part: int = part
        self.cell: int = cell

    def why_not(self, word: Word) -> Refusal | None:
        first = self.cell - AREA_OFFSET[self.part * 6 + word.value]
        return why_not_there(self.g.chart, self.tile, word.value, first)


# --- home realms ------------------------------------------------------------------------------------------------------


def home_first(tile: int, rotation: int, one: int, two: int) -> int:
    """RW.setup.board.6.1: the cell of a home realm's first area if two of its areas lie on the two cells of a marker.

    The three areas of a home realm form a triangle, so for each rotation there is exactly one such place.
    """
    areas = TILE_AREAS[tile]
    for area in areas:
        first = one - AREA_OFFSET[area * 6 + rotation]
        for other in areas:
            if other != area and first + AREA_OFFSET[other * 6 + rotation] == two:
                return first
    return NOWHERE


def why_no_home(chart: Chart, tile: int, rotation: int, one: int, two: int) -> Refusal | None:
    """RW.setup.board.6.2, RW.setup.board.6.3: the general rules, and no other home realm beside it."""
    first = home_first(tile, rotation, one, two)
    refusal = why_not_there(chart, tile, rotation, first)
    if refusal is not None:
        return refusal
    for area in TILE_AREAS[tile]:
        cell = first + AREA_OFFSET[area * 6 + rotation]
        for side in range(6):
            other = chart.area_at.get(cell + STEP[side], NOWHERE)
            if other != NOWHERE and AREA_HOME[other] >= 0:
                return HOMES_TOUCH
    return None


@final
class HomeJudge(Judge):
    """How a home realm is turned when it takes the place of a marker."""

    __slots__ = ("g", "one", "tile", "two")

    def __init__(self, g: Table, tile: int, one: int, two: int) -> None:
        self.g: Table = g
        self.tile: int = tile
        self.one: int = one
        self.two: int = two

    def why_not(self, word: Word) -> Refusal | None:
        return why_no_home(self.g.chart, self.tile, word.value, self.one, self.two)
