"""Where a tile may lie, and in which rotation: for every rule that lays one (NG.explore.2 to .4 and .7)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import (
    BEAR_KIND,
    CORNERS_AT,
    CREATURE_KIND,
    EDGE_AT,
    FIVE_PLAYERS,
    START_TILE,
    START_TILE_FIVE,
    TILE_COUNT,
    TILE_REGIONS,
    VALKYRIE,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import EXCHANGE, SPOT, TILE
from polana.kernel.flow import Ask, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

# What a free cell has to touch for a tile to be laid there.
OWN: Final = 0  # an open territory that the player controls (NG.explore.2)
ANY_OPEN: Final = 1  # any open territory (the card Huginn & Muninn)
START_TILES: Final = 2  # a starting tile (NG.setup.l.2)
MAP: Final = 3  # any tile (NG.explore.3, NG.setup.l.4, NG.endyear.3)

# What the tile has to bring.
NOTHING: Final = 0
FREE: Final = 1  # a territory without units (NG.setup.l.5)
FREE_FOR_UNITS: Final = 2  # the same, without a Fallen Valkyrie (NG.endyear.3)
FREE_FOR_RECRUITS: Final = 3  # the same, without a Brown Bear either (NG.recruit.7)

NOT_BESIDE_MAP: Final = Refusal("NG.explore.3", "why-northgard-not-beside-map")
NOT_FROM_HERE: Final = Refusal("NG.explore.2", "why-northgard-not-beside-own-open-land")
BEAR_IN_THE_WAY: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-stops-exploring")
NOT_AT_START: Final = Refusal("NG.setup.l.2", "why-northgard-not-beside-start-tile")
BORDER_BREAKS: Final = Refusal("NG.explore.4", "why-northgard-border-breaks-off")
JOINS_PLAYERS: Final = Refusal("NG.explore.7", "why-northgard-joins-players")
JOINS_VALKYRIE: Final = Refusal("NG.creatures.valkyrie", "why-northgard-joins-valkyrie")
NO_FREE_LAND: Final = Refusal("NG.setup.l.5", "why-northgard-no-free-land")
NO_ROOM: Final = Refusal("NG.endyear.3", "why-northgard-no-room")
FITS_NOWHERE: Final = Refusal("NG.explore.5", "why-northgard-tile-fits-nowhere")


def _turns_that_fit() -> list[int]:
    """NG.explore.4 by tile and rule of a free cell: in which rotations (one bit each) no border breaks off."""
    table: list[int] = []
    for tile in range(TILE_COUNT):
        # A tile without borders looks the same however it is turned: one rotation stands for all.
        count = 1 if len(TILE_REGIONS[tile]) == 1 else 4
        for rule in range(256):
            must, must_not = rule & 15, rule >> 4
            fit = 0
            for rotation in range(count):
                ends = CORNERS_AT[tile * 4 + rotation]
                if ends & must == must and ends & must_not == 0:
                    fit |= 1 << rotation
            table.append(fit)
    return table


#: TURNS_FIT[tile * 256 + rule]
TURNS_FIT: Final = _turns_that_fit()


def _region_sides() -> list[list[int]]:
    """By turned tile (tile * 4 + rotation): for each of its regions the sides it has, one bit each."""
    table: list[list[int]] = []
    for at in range(TILE_COUNT * 4):
        sides: dict[int, int] = {}
        for side in range(4):
            region = EDGE_AT[at * 4 + side]
            sides[region] = sides.get(region, 0) | 1 << side
        table.append(list(sides.values()))
    return table


def _sides_joined() -> list[int]:
    """By turned tile: which pairs of its sides are one region; one bit for NE, NS, NW, ES, EW, SW."""
    table: list[int] = []
    for at in range(TILE_COUNT * 4):
        joined = 0
        pair = 1
        for one in range(3):
            for other in range(one + 1, 4):
                if EDGE_AT[at * 4 + one] == EDGE_AT[at * 4 + other]:
                    joined |= pair
                pair <<= 1
        table.append(joined)
    return table


REGION_SIDES: Final = _region_sides()
SIDES_JOINED: Final = _sides_joined()


def _any_free(regions: list[int], held: int) -> bool:
    """Is there a region none of whose sides is held?"""
    for sides in regions:
        if sides & held == 0:
            return True
    return False


@final
class SpotJudge(Judge):
    """In which free cells a tile may be laid: in at least one rotation (NG.explore.2 to .4 and .7)."""

    def __init__(self, g: Table, seat: int, tile: int, reach: int, brings: int = NOTHING) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.tile: int = tile
        self.reach: int = reach
        self.brings: int = brings
        self.bears: list[int] = []
        self.valkyries: list[int] = []
        root = g.chart.root
        for creature in g.line:
            if CREATURE_KIND[creature] == BEAR_KIND:
                self.bears.append(root[g.creature_at[creature]])
            elif CREATURE_KIND[creature] == VALKYRIE:
                self.valkyries.append(root[g.creature_at[creature]])

    def turns(self, cell: int) -> int:
        """The rotations (one bit each) in which the tile may lie in a cell."""
        chart = self.g.chart
        fit = TURNS_FIT[self.tile << 8 | chart.frontier[cell]]
        if fit == 0:
            return 0
        facing = chart.facing[cell]
        parties = self._parties(facing)
        if parties < 0:
            return 0
        if parties < 2 and self.brings == NOTHING:
            return fit  # NG.explore.7 needs two players around
        return self._narrow(facing, fit)

    def _narrow(self, facing: tuple[int, int, int, int], fit: int) -> int:
        """Of these rotations, those in which the tile joins no two players and brings what it has to.

        Sides of the tile belong to one territory if they are one region of it. Only where a neutral territory comes to
        the cell from two sides may it join more than that; then each rotation is looked at as a whole.
        """
        g = self.g
        root = g.chart.root
        owner = g.owner
        around = [NOWHERE if region == NOWHERE else root[region] for region in facing]
        clash = 0
        pair = 1
        for one in range(3):
            land = around[one]
            for other in range(one + 1, 4):
                beside = around[other]
                if land != NOWHERE and beside != NOWHERE:
                    if land == beside:
                        if owner[land] == NOBODY:
                            return self._narrow_each(facing, fit)
                    elif self._clash(land, beside):
                        clash |= pair
                pair <<= 1
        held = 0
        if self.brings != NOTHING:
            for side in range(4):
                if around[side] != NOWHERE and not self._is_free(around[side]):
                    held |= 1 << side
        for rotation in range(4):
            if fit >> rotation & 1:
                at = self.tile * 4 + rotation
                if SIDES_JOINED[at] & clash or (self.brings != NOTHING and not _any_free(REGION_SIDES[at], held)):
                    fit -= 1 << rotation
        return fit

    def _narrow_each(self, facing: tuple[int, int, int, int], fit: int) -> int:
        for rotation in range(4):
            if fit >> rotation & 1 and self._why_not_joined(facing, rotation) is not None:
                fit -= 1 << rotation
        return fit

    def _clash(self, land: int, other: int) -> bool:
        """NG.explore.7: may these two territories not become one?"""
        holder, beside = self.g.owner[land], self.g.owner[other]
        if holder != NOBODY and beside != NOBODY:
            return holder != beside or (bool(self.valkyries) and (land in self.valkyries or other in self.valkyries))
        if not self.valkyries:
            return False
        return (holder != NOBODY and other in self.valkyries) or (beside != NOBODY and land in self.valkyries)

    def _is_free(self, land: int) -> bool:
        """Is this a territory without units, such as the tile has to bring?"""
        if self.g.owner[land] != NOBODY:
            return False
        if self.brings == FREE:
            return True
        return land not in self.valkyries and (self.brings == FREE_FOR_UNITS or land not in self.bears)

    def _parties(self, facing: tuple[int, int, int, int]) -> int:
        """0: nobody is around the cell, 1: one player is, 2: several may be; -1: the cell is out of reach."""
        g = self.g
        root = g.chart.root
        owner = g.owner
        reached = self.reach == MAP
        one = NOBODY
        parties = 0
        for side in range(4):
            region = facing[side]
            if region == NOWHERE:
                continue
            land = root[region]
            holder = owner[land]
            if not reached and self._reaches(land, holder, region):
                reached = True
            if holder != NOBODY and holder != one:
                one = holder
                parties += 1
            if self.valkyries and land in self.valkyries:
                parties += 1
        return parties if reached else -1

    def _reaches(self, land: int, holder: int, region: int) -> bool:
        """Does this neighbour of the cell let a tile be laid there?"""
        if self.reach == START_TILES:
            if region in TILE_REGIONS[START_TILE]:
                return True
            # With fewer than five players the second starting tile is a tile like any other.
            return len(self.g.players) == FIVE_PLAYERS and region in TILE_REGIONS[START_TILE_FIVE]
        # NG.creatures.bear.1: nobody explores from a Bear's territory.
        return (self.reach == ANY_OPEN or holder == self.seat) and land not in self.bears

    def _why_not_joined(self, facing: tuple[int, int, int, int], rotation: int) -> Refusal | None:
        """NG.explore.7: the territories that the turned tile joins may not hold units of different players.

        Nor does a tile bring units into a Fallen Valkyrie's territory. Where the tile has to bring a territory without
        units, one of those it makes must be such.
        """
        g = self.g
        root = g.chart.root
        around = [NOWHERE if region == NOWHERE else root[region] for region in facing]
        label = g.chart.joined_sides(self.tile, rotation, around)
        brought = self.brings == NOTHING
        for group in range(4):
            lands: list[int] = []
            free = group in label
            for side in range(4):
                land = around[side]
                if label[side] != group or land == NOWHERE:
                    continue
                for other in lands:
                    if other != land and self._clash(land, other):
                        players = g.owner[land] != NOBODY and g.owner[other] not in (NOBODY, g.owner[land])
                        return JOINS_PLAYERS if players else JOINS_VALKYRIE
                lands.append(land)
                if not brought and not self._is_free(land):
                    free = False
            brought = brought or free
        if brought:
            return None
        return NO_FREE_LAND if self.brings == FREE else NO_ROOM

    # --- options and explanations -------------------------------------------------------------------------------------

    def options(self) -> list[Word]:
        """The spots where the tile may be laid."""
        spot = self.g.chart.spot
        return [SPOT[spot[cell]] for cell in self.g.chart.frontier if self.turns(cell) != 0]

    def fits(self) -> bool:
        """Can the tile be laid anywhere (NG.explore.5)?"""
        for cell in self.g.chart.frontier:
            if self.turns(cell) != 0:
                return True
        return False

    def why_not(self, word: Word) -> Refusal | None:
        if word is EXCHANGE:
            return None
        cell = self.g.chart.cell_at_spot(word.value)
        if cell not in self.g.chart.frontier:
            return NOT_BESIDE_MAP
        first: Refusal | None = None
        for rotation in range(4):
            refusal = self.why_not_turned(cell, rotation)
            if refusal is None:
                return None
            if first is None or first is BORDER_BREAKS:
                first = refusal
        return first

    def why_not_turned(self, cell: int, rotation: int) -> Refusal | None:
        """Why the tile may not lie in a free cell in one rotation."""
        facing = self.g.chart.facing[cell]
        if self._parties(facing) < 0:
            if self.reach == START_TILES:
                return NOT_AT_START
            for region in facing:
                if region != NOWHERE and self.g.chart.root[region] in self.bears:
                    return BEAR_IN_THE_WAY
            return NOT_FROM_HERE
        if TURNS_FIT[self.tile << 8 | self.g.chart.frontier[cell]] >> rotation & 1 == 0:
            return BORDER_BREAKS
        return self._why_not_joined(facing, rotation)


@final
class RotationJudge(Judge):
    """In which rotations the tile may lie in the chosen cell."""

    def __init__(self, spots: SpotJudge, cell: int) -> None:
        self.spots: SpotJudge = spots
        self.cell: int = cell
        self.turns: int = spots.turns(cell)

    def why_not(self, word: Word) -> Refusal | None:
        if self.turns >> word.value & 1:
            return None
        return self.spots.why_not_turned(self.cell, word.value)


@final
class TileJudge(Judge):
    """Which of several tiles can be laid somewhere."""

    def __init__(self, g: Table, seat: int, reach: int, brings: int = NOTHING) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.reach: int = reach
        self.brings: int = brings

    def why_not(self, word: Word) -> Refusal | None:
        spots = SpotJudge(self.g, self.seat, word.value, self.reach, self.brings)
        return None if spots.fits() else FITS_NOWHERE


@final
class SpotAsk(Ask):
    """Where to lay a tile. It is about every free cell beside the map; the judge knows the options at once."""

    __slots__ = ("extra", "spots")

    def __init__(
        self, seat: int, about: str, law: str, spots: SpotJudge, options: list[Word], extra: list[Word]
    ) -> None:
        super().__init__(seat, about, [], law, spots, args={"tile": TILE[spots.tile]})
        self.spots: SpotJudge = spots
        self.extra: list[Word] = extra
        self._options = options + extra

    def candidates(self) -> list[Word]:
        return [SPOT[spot] for spot in self.spots.g.chart.spot.values()] + self.extra
