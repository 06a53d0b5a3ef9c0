"""First player, factions, and the board (RW.setup.1 to RW.setup.3, RW.setup.board)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import CITY_COUNT, QUEST_COUNT, QUEST_SETUP
from polana.games.runewars.components import FATE_COUNT, UNIT_FIGURES
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_CITY, AREA_NEUTRALS, AREA_OFFSET, HOME, NOWHERE, STEP, cell_of
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import runes
from polana.games.runewars.setup import asks
from polana.games.runewars.setup import news as told
from polana.games.runewars.setup.markers import cells_of, tiles_of
from polana.games.runewars.setup.placing import HomeJudge, SpotJudge, TileJudge, TurnJudge, home_first
from polana.games.runewars.setup.ready import lay_ready_made
from polana.games.runewars.state import CHOOSE_FACTIONS, MUSTER, NO_RUNE, PLACE_HOMES, PLACE_MARKERS, PLACE_TILES, Table
from polana.games.runewars.words import ROTATE, SPOT
from polana.games.runewars.year.turnorder import clockwise
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

SETUP_QUESTS_EACH: Final = 2  # RW.setup.board.1

FACTION_TAKEN: Final = Refusal("RW.setup.2", "why-runewars-faction-taken")
RUNE_THERE: Final = Refusal("RW.setup.board.5.2", "why-runewars-rune-there")
BESIDE_MARKER: Final = Refusal("RW.setup.board.5.2", "why-runewars-beside-marker")
HOME_FITS_NOT: Final = Refusal("RW.setup.board.6.2", "why-runewars-home-fits-not")


# --- first player and factions ----------------------------------------------------------------------------------------


def find_first_player(g: Table) -> None:
    """RW.setup.1: one Fate card each; the highest number begins. The cards are unique, so nobody ties."""
    g.fate = list(range(FATE_COUNT))
    g.chance.shuffle(g.fate)
    drawn = [g.chance.draw(g.fate, "fate") for _ in g.players]
    g.first = drawn.index(max(drawn))
    g.fate += drawn
    told.first_player(g, drawn)
    g.phase = CHOOSE_FACTIONS
    g.at = 0


@final
class FactionJudge(Judge):
    """RW.setup.2: nobody takes a faction that another player has."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.g.seat_of[word.value] == NOBODY else FACTION_TAKEN


def choose_faction(g: Table) -> Flow[None]:
    """RW.setup.2: from the first player on, clockwise, everybody whose seat has none yet chooses a faction."""
    seat = clockwise(g, g.first)[g.at]
    g.turn = seat
    player = g.players[seat]
    if player.faction == NOBODY:
        word = yield asks.faction(seat, FactionJudge(g))
        player.faction = word.value
        player.changes += 1
        g.seat_of[word.value] = seat
    told.faction(g, seat, player.faction)
    g.at += 1
    if g.at == len(g.players):
        g.unused = UNIT_FIGURES.copy()
        deal_setup_quests(g)


def deal_setup_quests(g: Table) -> None:
    """RW.setup.board.1, RW.setup.board.2: two Setup Quests each, face up, and the tiles that they name."""
    if g.ready_made:
        lay_ready_made(g)
    else:
        quests = [quest for quest in range(QUEST_COUNT) if QUEST_SETUP[quest]]
        g.chance.shuffle(quests)
        g.dealt_quests = []
        for _ in g.players:
            g.dealt_quests.append([g.chance.draw(quests, "quest") for _ in range(SETUP_QUESTS_EACH)])
        g.tiles_left = [tiles_of(dealt) for dealt in g.dealt_quests]
        g.phase = PLACE_TILES
    for seat in clockwise(g, g.first):
        told.setup_quests(g, seat, g.dealt_quests[seat])
    g.at = 0


# --- tiles ------------------------------------------------------------------------------------------------------------


def place_tile(g: Table) -> Flow[None]:
    """RW.setup.board.3: one tile a turn, clockwise from the first player, until everybody has placed both."""
    seat = clockwise(g, g.first)[g.at % len(g.players)]
    g.turn = seat
    tiles = g.tiles_left[seat]
    if not g.chart.tiles:
        # RW.setup.board.3.2: the first lies in the middle; the board is the same however it is turned.
        word = yield asks.first_tile(seat, tiles)
        lay_tile(g, seat, word.value, 0, cell_of(0, 0))
    else:
        judge = TileJudge(g)
        word = yield asks.tile(seat, tiles, judge)
        tile = word.value
        word = yield asks.tile_part(seat, tile, judge)
        part = word.value
        word = yield asks.tile_spot(g, seat, tile, part, SpotJudge(g, tile, part))
        cell = g.chart.cell_at_spot(word.value)
        word = yield asks.tile_turn(seat, tile, part, word, TurnJudge(g, tile, part, cell))
        lay_tile(g, seat, tile, word.value, cell - AREA_OFFSET[part * 6 + word.value])
    g.at += 1
    if g.at == SETUP_QUESTS_EACH * len(g.players):
        g.phase = PLACE_MARKERS
        g.at = 0


def lay_tile(g: Table, seat: int, tile: int, rotation: int, first: int) -> None:
    g.tiles_left[seat].remove(tile)
    g.chart = g.chart.laid(tile, rotation, first)
    told.tile_placed(g, seat, tile)


# --- runes ------------------------------------------------------------------------------------------------------------


@final
class StartRuneJudge(Judge):
    """RW.setup.board.5.2: no rune token there yet, and no marker beside it."""

    __slots__ = ("cells", "g")

    def __init__(self, g: Table) -> None:
        self.g: Table = g
        self.cells: list[int] = []
        for marker in g.markers:
            self.cells += cells_of(marker)

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        if g.rune[word.value] != NO_RUNE:
            return RUNE_THERE
        cell = g.chart.cell[word.value]
        for step in STEP:
            if cell + step in self.cells:
                return BESIDE_MARKER
        return None


def place_start_runes(g: Table) -> Flow[None]:
    """RW.setup.board.5.1: counterclockwise from the first player, a dragon rune and a false one each."""
    seat = (g.first - g.at) % len(g.players)
    g.turn = seat
    runes.pick_up(g, 1, 1)
    yield from runes.place(g, seat, StartRuneJudge(g), "RW.setup.board.5.1")
    g.at += 1
    if g.at == len(g.players):
        g.phase = PLACE_HOMES
        g.at = 0


# --- home realms ------------------------------------------------------------------------------------------------------


@final
class MarkerChoiceJudge(Judge):
    """RW.setup.board.6.2: a marker where the player's home realm fits in some direction."""

    __slots__ = ("g", "tile")

    def __init__(self, g: Table, tile: int) -> None:
        self.g: Table = g
        self.tile: int = tile

    def why_not(self, word: Word) -> Refusal | None:
        marker = marker_at(self.g, word.value)
        one, two = cells_of(marker)
        judge = HomeJudge(self.g, self.tile, one, two)
        for rotate in ROTATE:
            if judge.why_not(rotate) is None:
                return None
        return HOME_FITS_NOT

    def any_of(self, words: list[Word]) -> bool:
        for word in words:
            if self.why_not(word) is None:
                return True
        return False


def marker_at(g: Table, spot: int) -> int:
    """The marker whose first cell has this name."""
    cell = g.chart.cell_at_spot(spot)
    for marker in g.markers:
        if marker // 6 == cell:
            return marker
    return NOWHERE


def place_home(g: Table) -> Flow[None]:
    """RW.setup.board.6.1: clockwise from the left of the first player, a home realm for a marker."""
    seat = clockwise(g, g.first + 1)[g.at]
    g.turn = seat
    tile = HOME[g.players[seat].faction]
    judge = MarkerChoiceJudge(g, tile)
    markers = [SPOT[g.chart.beside[marker // 6]] for marker in g.markers]
    if not judge.any_of(markers):
        take_back_homes(g)
        return
    word = yield asks.home_marker(seat, markers, judge)
    marker = marker_at(g, word.value)
    one, two = cells_of(marker)
    turn = yield asks.home_turn(seat, word, HomeJudge(g, tile, one, two))
    g.markers.remove(marker)
    g.chart = g.chart.laid(tile, turn.value, home_first(tile, turn.value, one, two))
    told.home_placed(g, seat)
    g.at += 1
    if g.at == len(g.players):
        populate(g)
        g.phase = MUSTER
        g.at = 0


def take_back_homes(g: Table) -> None:
    """RW.setup.board.6.3: home realms, markers and runes are removed, and steps 4, 5 and 6 are repeated."""
    told.homes_taken_back(g)
    g.chart = g.chart.without([HOME[player.faction] for player in g.players])
    g.markers.clear()
    for area in g.chart.areas:
        if g.rune[area] != NO_RUNE:
            board.return_rune(g, board.lift_rune(g, area))
    g.phase = PLACE_MARKERS
    g.at = 0


# --- what lies on the board -------------------------------------------------------------------------------------------


def populate(g: Table) -> None:
    """RW.setup.board.7, RW.setup.board.8: neutral units as printed, and a random city on every city space."""
    cities = list(range(CITY_COUNT))
    g.chance.shuffle(cities)
    for area in g.chart.areas:
        for kind, count in AREA_NEUTRALS[area]:
            board.muster(g, area, kind, count)
        if AREA_CITY[area]:
            g.city[area] = g.chance.draw(cities, "city")
            g.touch(area)
        board.settle(g, area)
    g.spare_cities = cities
    told.board_ready(g)
