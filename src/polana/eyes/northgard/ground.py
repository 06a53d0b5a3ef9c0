"""What a seat sees of the map of Northgard: tiles, territories, what stands in them.

All of it is kept as it was last written. A tile that is laid writes the territories that it joins; anything else is
written where the lists "by root" differ from what they were.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.northgard.fields import R, T
from polana.games.northgard.components import BUILDINGS, RESOURCES, SITE_KINDS, TILE_REGIONS
from polana.games.northgard.map.chart import NOWHERE, Chart, place_of
from polana.games.northgard.state import NOBODY, Table

# Where the fields begin.
_SPOTS: Final = 3 * T
_ROOT: Final = 7 * T
_CLOSED: Final = _ROOT + R
_SPAN: Final = _CLOSED + R
_DENS: Final = _SPAN + R
_YIELDS: Final = _DENS + R
_FREE: Final = _YIELDS + R * len(RESOURCES)
_BUILDINGS: Final = _FREE + R * len(SITE_KINDS)
_SIZE: Final = _BUILDINGS + R * len(BUILDINGS)
_NO_SPOTS: Final = bytes(4 * T)


@final
class Ground:
    """The map and what lies on it."""

    def __init__(self) -> None:
        #: What `Table.map_moves` was when all this was read.
        self.moves: int = NOBODY
        self.chart: Chart = Chart()
        self.part: bytearray = bytearray(_SIZE)
        self.supply_part: bytearray = bytearray(len(BUILDINGS))
        self.slots: list[int] = [0] * R
        self.houses: list[int] = [0] * R
        #: By seat: its lands, and the units in them.
        self.held: list[bytearray] = []
        self.owner: list[int] = []
        self.units: list[int] = []
        self.kaija: int = NOWHERE
        self.kaija_raids: bool = False
        self.scorched: int = NOWHERE
        self.marked: bool = True
        #: Kaija, units that have yet to fight, scorched earth.
        self.special_part: bytearray = bytearray(3 * R)

    def forget(self, seats: int) -> None:
        """Begin with an empty map."""
        self.moves = NOBODY
        self.chart = Chart()
        self.part = bytearray(_SIZE)
        self.slots = [0] * R
        self.houses = [0] * R
        self.held = [bytearray(2 * R) for _ in range(seats)]
        self.owner = [NOBODY] * R
        self.units = [0] * R
        self.marked = True

    def read(self, g: Table) -> None:
        """Bring everything up to date."""
        self.moves = g.map_moves
        lands = g.chart.lands
        if g.chart is not self.chart:
            lands = lands + self._read_chart(g.chart)
            self.marked = True  # the marks lie at roots
        self.supply_part[:] = bytes(g.supply)
        if g.slots != self.slots or g.houses != self.houses:
            self._read_buildings(g, lands)
        if g.owner != self.owner or g.units != self.units:
            self._read_units(g, lands)
        self._read_marks(g)

    def _read_chart(self, chart: Chart) -> list[int]:
        """Tiles that were laid since. Returns the roots of before that have joined another territory."""
        before = self.chart
        self.chart = chart
        part = self.part
        part[_SPOTS:_ROOT] = _NO_SPOTS
        for spot in chart.spot.values():
            part[_SPOTS + spot] = 1
        joined: list[int] = []
        for tile in list(chart.tile_at.values())[len(before.tile_at) :]:  # tiles stay where they are laid
            x, y = place_of(chart.cell[tile])
            part[tile] = x + 64
            part[T + tile] = y + 64
            part[2 * T + tile] = chart.rotation[tile]
            lands: list[int] = []
            for region in TILE_REGIONS[tile]:
                land = chart.root[region]
                if land not in lands:
                    lands.append(land)
                    self._read_land(chart, land, before, joined)
        return joined

    def _read_land(self, chart: Chart, land: int, before: Chart, joined: list[int]) -> None:
        """A territory that a tile has made or changed."""
        part = self.part
        for region in chart.members[land]:
            was = before.root[region]
            if was == land:
                continue
            part[_ROOT + region] = land + 1
            if was == region:
                joined.append(region)
                part[_CLOSED + region] = part[_SPAN + region] = part[_DENS + region] = 0
                part[_YIELDS + region] = part[_YIELDS + R + region] = part[_YIELDS + 2 * R + region] = 0
        part[_CLOSED + land] = 1 if chart.open[land] == 0 else 0
        part[_SPAN + land] = chart.span(land)
        part[_DENS + land] = chart.dens[land]
        yields = chart.yields[land]
        part[_YIELDS + land] = yields & 255
        part[_YIELDS + R + land] = yields >> 8 & 255
        part[_YIELDS + 2 * R + land] = yields >> 16 & 255

    def _read_buildings(self, g: Table, lands: list[int]) -> None:
        """Free slots, and buildings: both lists hold packed counts, a byte or half a byte for each kind."""
        part = self.part
        for land in lands:
            slots = g.slots[land]
            if slots != self.slots[land]:
                self.slots[land] = slots
                part[_FREE + land] = slots & 255
                part[_FREE + R + land] = slots >> 8 & 255
                part[_FREE + 2 * R + land] = slots >> 16 & 255
            houses = g.houses[land]
            if houses != self.houses[land]:
                self.houses[land] = houses
                for kind in range(len(BUILDINGS)):
                    part[_BUILDINGS + kind * R + land] = houses >> 4 * kind & 15

    def _read_units(self, g: Table, lands: list[int]) -> None:
        for land in lands:
            owner = g.owner[land]
            units = g.units[land]
            if owner != self.owner[land]:
                self._give(self.owner[land], land, 0, 0)
                self._give(owner, land, 1, units)
            elif units != self.units[land]:
                self._give(owner, land, 1, units)
            self.owner[land] = owner
            self.units[land] = units

    def _give(self, seat: int, land: int, held: int, units: int) -> None:
        if seat != NOBODY:
            part = self.held[seat]
            part[land] = held
            part[R + land] = units

    def _read_marks(self, g: Table) -> None:
        if (
            g.kaija != self.kaija
            or g.scorched != self.scorched
            or g.kaija_raids != self.kaija_raids
            or g.raids
            or self.marked
        ):
            self.kaija = g.kaija
            self.scorched = g.scorched
            self.kaija_raids = g.kaija_raids
            self.marked = bool(g.raids)
            part = self.special_part
            part[:] = bytes(3 * R)
            root = g.chart.root
            if g.kaija != NOWHERE:
                part[root[g.kaija]] = 2 if g.kaija_raids else 1
            for land, count in g.raids.items():
                part[R + land] = count
            if g.scorched != NOWHERE:
                part[2 * R + root[g.scorched]] = 1
