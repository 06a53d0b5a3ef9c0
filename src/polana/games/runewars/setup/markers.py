"""Home-realm setup markers (RW.setup.board.4): two hexes each, beside the board and far from each other."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import QUEST_TILE
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import HOME, NOWHERE, STEP, TILE_NUMBER, WIDTH, cell_of, distance
from polana.games.runewars.setup import asks
from polana.games.runewars.setup import news as told
from polana.games.runewars.setup.placing import NOT_BESIDE, OVERLAP, why_no_home
from polana.games.runewars.state import PLACE_RUNES, PLACE_TILES, Table
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

FEW_BORDERS: Final = Refusal("RW.setup.board.4.2", "why-runewars-few-borders")
TOO_NEAR: Final = Refusal("RW.setup.board.4.3", "why-runewars-markers-near")
NO_HOME_FITS: Final = Refusal("RW.setup.board.6.2", "why-runewars-no-home-fits")
NO_ROOM_FOR_REST: Final = Refusal("RW.setup.board.4.1", "why-runewars-no-room-for-rest")

BORDERS_NEEDED: Final = 3  # RW.setup.board.4.2
#: RW.setup.board.4.3: three areas between two markers, so four steps from one to the other.
STEPS_APART: Final = 4


#: No two cells of a board differ by more than this.
WIDEST: Final = WIDTH * WIDTH // 2


def _near() -> list[bool]:
    table = [False] * (2 * WIDEST + 1)
    middle = cell_of(0, 0)
    reach = range(1 - STEPS_APART, STEPS_APART)
    for q in reach:
        for r in reach:
            cell = cell_of(q, r)
            table[cell - middle + WIDEST] = distance(cell, middle) < STEPS_APART
    return table


#: By the difference of two cells plus WIDEST: are they too near? Hundreds of places are compared with each other.
NEAR: Final = _near()


def cells_of(marker: int) -> tuple[int, int]:
    """The two cells of a marker, which is written as cell * 6 + side."""
    return marker // 6, marker // 6 + STEP[marker % 6]


def apart(one: int, other: int) -> bool:
    """RW.setup.board.4.3."""
    here, there = cells_of(one)
    near, far = cells_of(other)
    near += WIDEST
    far += WIDEST
    return not (NEAR[near - here] or NEAR[far - here] or NEAR[near - there] or NEAR[far - there])


@final
class MarkerJudge(Judge):
    """Where the next marker may go. A marker lies where any of the players' home realms would fit, and where it leaves
    room for the markers still to come: they all have to be placed if they can (RW.setup.board.4.4)."""

    __slots__ = ("cell", "far", "g", "left", "open", "sites")

    def __init__(self, g: Table) -> None:
        self.g: Table = g
        #: The first hex, once it is chosen.
        self.cell: int = NOWHERE
        #: How many markers are still to come after this one.
        self.left: int = len(g.players) - len(g.markers) - 1
        self.sites: set[int] = set(g.sites)
        #: By place: the sites that are far enough from it, a bit each. Worked out when they are needed.
        self.far: dict[int, int] = {}
        #: The sites that are far enough from the markers that lie, a bit each.
        self.open: int = (1 << len(g.sites)) - 1
        for marker in g.markers:
            self.open &= self._far_from(marker)

    def why_not_site(self, marker: int) -> Refusal | None:
        """Why a marker may not lie there even if there is no other."""
        g = self.g
        one, two = cells_of(marker)
        if two in g.chart.area_at:
            return OVERLAP
        if g.chart.open_sides[one] + g.chart.open_sides.get(two, 0) < BORDERS_NEEDED:
            return FEW_BORDERS
        for player in g.players:
            if not self._home_fits(HOME[player.faction], one, two):
                return NO_HOME_FITS
        return None

    def _home_fits(self, tile: int, one: int, two: int) -> bool:
        for rotation in range(6):
            if why_no_home(self.g.chart, tile, rotation, one, two) is None:
                return True
        return False

    def _far_from(self, marker: int) -> int:
        """RW.setup.board.4.3: the sites that are far enough from a place, a bit each."""
        if marker not in self.far:
            bits = 0
            for at, place in enumerate(self.g.sites):
                if apart(marker, place):
                    bits |= 1 << at
            self.far[marker] = bits
        return self.far[marker]

    def _room(self, bits: int, count: int) -> bool:
        """Are there this many sites among those of the mask that are all far from each other?"""
        if count == 0:
            return True
        if count == 1:
            return bits != 0
        rest = bits
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            place = self.g.sites[lowest.bit_length() - 1]
            if self._room(rest & self._far_from(place), count - 1):
                return True
        return False

    def possible(self) -> bool:
        """RW.setup.board.4.4: can all the markers be placed?"""
        return self._room(self.open, self.left + 1)

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "side":
            return self._why_not_marker(self.cell * 6 + word.value)
        chart = self.g.chart
        if chart.cell[word.value // 6] == NOWHERE or chart.near[word.value] != NOWHERE:
            return NOT_BESIDE
        cell = chart.cell_at_spot(word.value)
        refusal: Refusal | None = None
        for side in range(6):
            found = self._why_not_marker(cell * 6 + side)
            if found is None:
                return None
            if refusal is None or refusal is OVERLAP:
                refusal = found
        return refusal

    def _why_not_marker(self, marker: int) -> Refusal | None:
        if marker not in self.sites:
            return self.why_not_site(marker)
        for other in self.g.markers:
            if not apart(marker, other):
                return TOO_NEAR
        return None if self._room(self.open & self._far_from(marker), self.left) else NO_ROOM_FOR_REST


def find_sites(g: Table) -> list[int]:
    """Where a marker may lie on this board whatever the others do."""
    judge = MarkerJudge(g)
    sites: list[int] = []
    for cell in g.chart.beside:
        for side in range(6):
            if judge.why_not_site(cell * 6 + side) is None:
                sites.append(cell * 6 + side)
    return sites


def place_marker(g: Table) -> Flow[None]:
    """RW.setup.board.4: the first player places a marker for each player; if that cannot be done, the tiles go back."""
    seat = g.first
    g.turn = seat
    if not g.sites:
        look_for_sites(g)  # a step of its own: a clone runs the current step again, and this is long
        return
    judge = MarkerJudge(g)
    word = yield asks.marker(g, seat, judge)
    judge.cell = g.chart.cell_at_spot(word.value)
    side = yield asks.marker_side(seat, judge, word)
    g.markers.append(judge.cell * 6 + side.value)
    told.marker_placed(g, seat, word, side)
    if len(g.markers) == len(g.players):
        g.sites = []
        g.phase = PLACE_RUNES
        g.at = 0


def look_for_sites(g: Table) -> None:
    """RW.setup.board.4.4: is there room for all markers?"""
    g.sites = find_sites(g)
    if not MarkerJudge(g).possible():
        g.sites = []
        told.board_taken_back(g)
        take_back_tiles(g)


def take_back_tiles(g: Table) -> None:
    """RW.setup.board.4.4: everybody takes his tiles back, and step 3 is repeated."""
    for seat, quests in enumerate(g.dealt_quests):
        g.tiles_left[seat] = tiles_of(quests)
    g.chart = Chart()
    g.phase = PLACE_TILES
    g.at = 0


def tiles_of(quests: list[int]) -> list[int]:
    """RW.setup.board.2.1: the tiles of the areas that Setup Quests name."""
    return [TILE_NUMBER.index(QUEST_TILE[quest]) for quest in quests]
