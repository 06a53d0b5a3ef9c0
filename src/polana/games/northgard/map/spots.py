"""Where a tile may lie, and in which rotation: for every rule that lays one (NG.explore.2 to .4 and .7)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import (
    BEAR_KIND,
    CREATURE_KIND,
    EDGE_AT,
    FIVE_PLAYERS,
    START_TILE,
    START_TILE_FIVE,
    TILE_COUNT,
    TILE_REGIONS,
    VALKYRIE,
)
from polana.games.northgard.map.chart import NOWHERE, continues
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import EXCHANGE, SPOT
from polana.kernel.flow import Judge
from polana.kernel.refusal import Refusal
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
            fit = 0
            for rotation in range(count):
                if continues(tile, rotation, rule):
                    fit |= 1 << rotation
            table.append(fit)
    return table


#: TURNS_FIT[tile * 256 + rule]
TURNS_FIT: Final = _turns_that_fit()


#: The pairs of sides, one bit each: NE, NS, NW, ES, EW, SW.
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def _sides_joined() -> list[int]:
    """By turned tile (tile * 4 + rotation): which pairs of its sides are one region."""
    table: list[int] = []
    for at in range(TILE_COUNT * 4):
        joined = 0
        for bit, (one, other) in enumerate(PAIRS):
            if EDGE_AT[at * 4 + one] == EDGE_AT[at * 4 + other]:
                joined |= 1 << bit
        table.append(joined)
    return table


def _groups(pairs: int) -> list[int]:
    """For each side a number that it shares with the sides to which these pairs join it, however long the chain."""
    label = [0, 1, 2, 3]
    for _ in range(3):
        for bit, (one, other) in enumerate(PAIRS):
            if pairs >> bit & 1:
                label[one] = label[other] = min(label[one], label[other])
    return label


def _chains() -> list[int]:
    """By pairs that are joined: all that follow, if those joined to a third are joined to each other."""
    table: list[int] = []
    for pairs in range(1 << len(PAIRS)):
        label = _groups(pairs)
        table.append(sum(1 << bit for bit, (one, other) in enumerate(PAIRS) if label[one] == label[other]))
    return table


def _leaves_one_free() -> list[bool]:
    """By joined pairs and held sides (pairs * 16 + sides): is there a side joined to none that is held?"""
    table: list[bool] = []
    for pairs in range(1 << len(PAIRS)):
        label = _groups(pairs)
        for held in range(16):
            taken = [label[side] for side in range(4) if held >> side & 1]
            table.append(any(each not in taken for each in label))
    return table


SIDES_JOINED: Final = _sides_joined()
CHAINS: Final = _chains()
LEAVES_ONE_FREE: Final = _leaves_one_free()


@final
class Around:
    """What lies around a free cell: which of its sides one territory has, which may not be joined, which are held.

    Two sides of a tile that is laid there become one territory if they are one region of it, if one territory comes to
    both of them, or by way of a third side.
    """

    __slots__ = ("held", "players", "same", "spots", "valkyries")

    def __init__(self, spots: SpotJudge, facing: tuple[int, int, int, int]) -> None:
        self.spots: SpotJudge = spots
        root = spots.g.chart.root
        owner = spots.g.owner
        lands = [NOWHERE if region == NOWHERE else root[region] for region in facing]
        same = players = valkyries = held = 0
        pair = 1
        for one in range(3):
            land = lands[one]
            for side in range(one + 1, 4):
                other = lands[side]
                if land != NOWHERE and other != NOWHERE:
                    if land == other:
                        same |= pair
                    elif owner[land] != NOBODY or owner[other] != NOBODY:
                        refusal = spots.why_not_join(land, other)
                        if refusal is JOINS_PLAYERS:
                            players |= pair
                        elif refusal is not None:
                            valkyries |= pair
                pair <<= 1
        if spots.brings != NOTHING:
            for side in range(4):
                if lands[side] != NOWHERE and not spots.is_free(lands[side]):
                    held |= 1 << side
        #: Pairs of sides: of one territory, of two players, of units and a Valkyrie.
        self.same: int = same
        self.players: int = players
        self.valkyries: int = valkyries
        #: Sides of territories that are not of the sort that the tile has to bring.
        self.held: int = held

    def allows_all(self) -> bool:
        """Is there nothing to keep apart and nothing that has to be brought?"""
        return self.players == 0 and self.valkyries == 0 and self.spots.brings == NOTHING

    def why_not(self, rotation: int) -> Refusal | None:
        """Why the turned tile may not lie here, although no border breaks off."""
        spots = self.spots
        joined = CHAINS[SIDES_JOINED[spots.tile * 4 + rotation] | self.same]
        if joined & self.players:
            return JOINS_PLAYERS
        if joined & self.valkyries:
            return JOINS_VALKYRIE
        if spots.brings == NOTHING or LEAVES_ONE_FREE[joined << 4 | self.held]:
            return None
        return NO_FREE_LAND if spots.brings == FREE else NO_ROOM


@final
class SpotJudge(Judge):
    """In which free cells a tile may be laid: in at least one rotation (NG.explore.2 to .4 and .7)."""

    def __init__(self, g: Table, seat: int, tile: int, reach: int, brings: int = NOTHING) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.tile: int = tile
        self.reach: int = reach
        self.brings: int = brings
        #: The regions of the starting tile; with five players there are two such tiles, otherwise the second has none.
        self.starts: list[int] = TILE_REGIONS[START_TILE]
        if len(g.players) == FIVE_PLAYERS:
            self.starts = self.starts + TILE_REGIONS[START_TILE_FIVE]
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
        if self.brings == NOTHING:
            parties = self._parties(facing)
            if parties < 2:
                return fit if parties >= 0 else 0  # NG.explore.7 needs two players around
        elif self.reach != MAP and self._parties(facing) < 0:
            return 0
        around = Around(self, facing)
        if around.allows_all():
            return fit
        for rotation in range(4):
            if fit >> rotation & 1 and around.why_not(rotation) is not None:
                fit -= 1 << rotation
        return fit

    def why_not_join(self, land: int, other: int) -> Refusal | None:
        """NG.explore.7: why these two territories may not become one. Nor does a tile bring units to a Valkyrie."""
        holder, beside = self.g.owner[land], self.g.owner[other]
        if holder != NOBODY and beside != NOBODY and holder != beside:
            return JOINS_PLAYERS
        if self.valkyries and (holder != NOBODY or beside != NOBODY):
            if (holder != NOBODY and other in self.valkyries) or (beside != NOBODY and land in self.valkyries):
                return JOINS_VALKYRIE
        return None

    def is_free(self, land: int) -> bool:
        """Is this a territory without units of the sort that the tile has to bring?"""
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
        reach = self.reach
        reached = reach == MAP
        one = NOBODY
        parties = 0
        for side in range(4):
            region = facing[side]
            if region == NOWHERE:
                continue
            land = root[region]
            holder = owner[land]
            if not reached:
                if reach == START_TILES:
                    reached = region in self.starts
                else:
                    # NG.creatures.bear.1: nobody explores from a Bear's territory.
                    reached = (holder == self.seat or reach == ANY_OPEN) and land not in self.bears
            if holder != NOBODY and holder != one:
                one = holder
                parties += 1
            if self.valkyries and land in self.valkyries:
                parties += 1
        return parties if reached else -1

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
        return Around(self, facing).why_not(rotation)


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

    def sift(self, words: list[Word]) -> list[Word]:
        return [word for word in words if self.turns >> word.value & 1]


@final
class TileJudge(Judge):
    """Which of several tiles can be laid somewhere."""

    def __init__(self, g: Table, seat: int, reach: int, brings: int = NOTHING) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.reach: int = reach
        self.brings: int = brings
        #: By tile: does it fit? The map does not change while the question is open.
        self.known: dict[int, bool] = {}

    def why_not(self, word: Word) -> Refusal | None:
        fits = self.known.get(word.value)
        if fits is None:
            fits = SpotJudge(self.g, self.seat, word.value, self.reach, self.brings).fits()
            self.known[word.value] = fits
        return None if fits else FITS_NOWHERE
