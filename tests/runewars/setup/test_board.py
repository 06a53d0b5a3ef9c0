"""Building the board (RW.setup.board): tiles, markers, runes, home realms, and what lies there."""

from __future__ import annotations

import pytest

from polana.games.runewars import game
from polana.games.runewars.box.decks import QUEST_SETUP, QUEST_TILE, QUESTS
from polana.games.runewars.invariants import check_chart
from polana.games.runewars.map.chart import FLYING, Chart
from polana.games.runewars.map.tiles import AREAS, HOME, MOUNTAIN, TILE_NUMBER, TILES, WATER, cell_of, distance
from polana.games.runewars.setup.markers import MarkerJudge, apart, cells_of
from polana.games.runewars.setup.placing import COLOURS_MEET, NO_CONTACT, OVERLAP, why_not_there
from polana.games.runewars.setup.ready import READY
from polana.games.runewars.state import PLACE_MARKERS, PLACE_RUNES, PLACE_TILES, Table
from polana.games.runewars.words import SIDE, SPOT
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import Bench, area, begin, drawn_quests, fate, state, table

COUNTS = pytest.mark.parametrize("count", [2, 3, 4])
FACTIONS = ["daqan", "uthuk", "latari", "waiqar"]

ONE, TWO, THREE = (QUESTS[next(at for at in range(9) if QUEST_TILE[at] == number)] for number in (1, 2, 3))
FOUR, FIVE, SIX = (QUESTS[next(at for at in range(9) if QUEST_TILE[at] == number)] for number in (4, 5, 6))
NINE = QUESTS[next(at for at in range(9) if QUEST_TILE[at] == 9)]


def building(*quests: str) -> Bench:
    """Daqan and Uthuk; the first seat begins, and the Setup Quests are dealt so, two to each."""
    return begin(FACTIONS[: len(quests) // 2], fate(30, *range(1, len(quests) // 2)) + drawn_quests(*quests))


def until(match: Match, phase: int, seed: int = 1) -> Table:
    """Play at random until a phase begins."""
    chooser = RandomChooser(Rng(seed))
    while state(match).phase < phase:
        assert match.ask is not None
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    return state(match)


# --- Setup Quests and their tiles -------------------------------------------------------------------------------------


@law("RW.setup.board.1", "RW.setup.board.2.1")
@COUNTS
def test_two_setup_quests_are_dealt_to_each_player_face_up_and_each_takes_the_tiles_they_name(count: int) -> None:
    t = begin(FACTIONS[:count])
    g = t.g
    dealt = [quest for quests in g.dealt_quests for quest in quests]
    assert [len(quests) for quests in g.dealt_quests] == [2] * count
    assert len(set(dealt)) == 2 * count
    assert all(QUEST_SETUP[quest] for quest in dealt)
    for seat in range(count):
        assert [TILE_NUMBER[tile] for tile in g.tiles_left[seat]] == [
            QUEST_TILE[quest] for quest in g.dealt_quests[seat]
        ]
        for reader in (-1, *range(count)):
            seen = t.match.view(reader)["players"][seat]  # type: ignore[index]
            assert seen["setup_quests"] == [QUESTS[quest] for quest in g.dealt_quests[seat]]
            assert seen["tiles"] == [TILES[tile] for tile in g.tiles_left[seat]]


@law("RW.setup.board.1")
def test_the_setup_quests_are_shuffled() -> None:
    assert len({str(state(Match(game, game.setup(2, {}), seed)).tiles_left) for seed in range(6)}) == 1  # not dealt yet
    dealt = {str(state(Match(game, game.setup(FACTIONS[:2], {}), seed)).dealt_quests) for seed in range(6)}
    assert len(dealt) > 1


# --- tiles ------------------------------------------------------------------------------------------------------------


@law("RW.setup.board.3.1", "RW.setup.board.3.2", "RW.setup.board.ex1")
def test_the_first_player_puts_one_tile_in_the_middle_and_turns_go_clockwise_until_all_tiles_are_placed() -> None:
    t = begin(FACTIONS[:3], fate(1, 30, 2) + drawn_quests(ONE, TWO, THREE, FOUR, FIVE, SIX))
    g = t.g
    assert g.first == 1
    t.asked(1, "ask-runewars-first-tile", "tile:tile_3", "tile:tile_4")
    t.say(1, "tile:tile_3")
    assert g.chart.cell[area("3A")] == cell_of(0, 0)
    turns = [1]
    chooser = RandomChooser(Rng(1))
    while t.g.phase == PLACE_TILES:
        ask = t.match.ask
        assert ask is not None
        if ask.about in ("ask-runewars-tile", "ask-runewars-tile-part") and len(g.chart.tiles) == len(turns):
            turns.append(ask.seat)
        t.match.choose(ask.seat, chooser.choose(t.match, ask))
        g = t.g
    assert turns == [1, 2, 0, 1, 2, 0]
    assert sorted(g.chart.tiles) == [0, 1, 2, 3, 4, 5]
    assert g.tiles_left == [[], [], []]
    assert g.phase == PLACE_MARKERS


@law("RW.setup.board.3.3", "RW.setup.board.ex1")
def test_at_least_two_areas_of_a_later_tile_touch_at_least_two_areas_of_the_board() -> None:
    t = building(ONE, THREE, NINE, FIVE)
    t.say(0, "tile:tile_1")
    t.say(1, "tile:tile_9", "area:9A")
    # 1A lies in the middle, 1B to its south-east, 1C to its south; 9B hangs below 9A. To the south-west of 1A, 9A
    # touches 1A and 1C.
    t.refused("spot:2A.N", "")  # no tile 2 lies there
    t.say(1, "spot:1A.SW")
    # Turned so that 9B lies north of 9A (3) it touches 1A, so that it lies south (0) it touches 1C.
    t.asked(1, "ask-runewars-tile-turn", "rotate:0", "rotate:3")
    t.refused("rotate:1", "RW.setup.board.3.3")  # 9B lies to the south-west and touches nothing
    t.refused("rotate:2", "RW.setup.board.3.3")  # to the north-west
    t.refused("rotate:4", "RW.map.area.1")  # to the north-east, on 1A
    t.refused("rotate:5", "RW.map.area.1")  # to the south-east, on 1C
    t.say(1, "rotate:0")
    chart = t.g.chart
    assert [AREAS[at] for at in chart.adjacent(area("9A"))] == ["1A", "1C", "9B"]
    assert [AREAS[at] for at in chart.adjacent(area("9B"))] == ["9A", "1C"]


@law("RW.setup.board.3.4")
def test_no_mountain_or_water_border_may_lie_along_another() -> None:
    # 1A shows water to the north; 9A shows a mountain to the north when not turned.
    chart = Chart().laid(TILES.index("tile_1"), 0, cell_of(0, 0))
    chart = chart.laid(TILES.index("tile_3"), 0, cell_of(1, -1))  # beside it, so that two areas can be touched
    met = [
        rotation
        for rotation in range(6)
        for cell in chart.beside
        if why_not_there(chart, TILES.index("tile_9"), rotation, cell) is COLOURS_MEET
    ]
    assert met
    for tile in range(9):
        for rotation in range(6):
            for cell in chart.beside:
                if tile not in chart.tiles and why_not_there(chart, tile, rotation, cell) is None:
                    check_chart(chart.laid(tile, rotation, cell))


@law("RW.setup.board.3.3")
def test_a_tile_may_not_lie_on_another_nor_beside_one_area_only() -> None:
    chart = Chart().laid(TILES.index("tile_1"), 0, cell_of(0, 0))
    assert why_not_there(chart, TILES.index("tile_9"), 0, cell_of(0, 1)) is OVERLAP
    assert why_not_there(chart, TILES.index("tile_9"), 0, cell_of(0, -2)) is NO_CONTACT
    assert why_not_there(chart, TILES.index("tile_9"), 0, cell_of(9, 9)) is NO_CONTACT


def markers_to_place() -> Bench:
    """The ready-made board for two, whose markers are still to be placed by the first seat."""
    t = table("daqan", "uthuk")
    t.g.chart = t.g.chart.without([HOME[player.faction] for player in t.g.players])
    t.g.owner = [-1] * len(AREAS)
    t.g.phase = PLACE_MARKERS
    return t


# --- home-realm markers -----------------------------------------------------------------------------------------------


@law("RW.setup.board.4.1", "RW.setup.board.ex2")
@COUNTS
def test_the_first_player_places_as_many_markers_as_there_are_players_at_the_edge_of_the_board(count: int) -> None:
    match = Match(game, game.setup(FACTIONS[:count], {}), 3)
    g = until(match, PLACE_MARKERS)
    askers = set()
    chooser = RandomChooser(Rng(2))
    while state(match).phase == PLACE_MARKERS:
        ask = match.ask
        assert ask is not None
        askers.add(ask.seat)
        match.choose(ask.seat, chooser.choose(match, ask))
    g = state(match)
    assert askers == {g.first}
    assert len(g.markers) == count
    for marker in g.markers:
        one, two = cells_of(marker)
        assert one in g.chart.beside
        assert distance(one, two) == 1
        assert two not in g.chart.area_at


@law("RW.setup.board.4.2")
def test_a_marker_touches_at_least_three_uncoloured_borders() -> None:
    t = markers_to_place()
    judge = MarkerJudge(t.g)
    accepted = 0
    for cell in t.g.chart.beside:
        for side in range(6):
            one, two = cell, cells_of(cell * 6 + side)[1]
            if two in t.g.chart.area_at:
                continue
            touched = [
                t.g.chart.face(at, across)
                for at in t.g.chart.areas
                for across in range(6)
                if cells_of(t.g.chart.cell[at] * 6 + across)[1] in (one, two)
            ]
            judge.cell = cell
            refusal = judge.why_not(SIDE[side])
            if touched.count(0) < 3:
                assert refusal is not None
                assert refusal.law == "RW.setup.board.4.2"
            accepted += refusal is None
    assert accepted


@law("RW.setup.board.4.3", "RW.setup.board.ex2")
def test_there_are_at_least_three_areas_between_two_markers() -> None:
    t = markers_to_place()
    t.going_on()
    while not t.g.markers:
        assert t.match.ask is not None
        t.say(0, t.match.ask.options[0])
    first = t.g.markers[0]
    judge = MarkerJudge(t.g)
    near = 0
    for cell in t.g.chart.beside:
        judge.cell = cell
        for side in range(6):
            marker = cell * 6 + side
            gap = min(distance(one, two) for one in cells_of(first) for two in cells_of(marker))
            if gap < 4:  # fewer than three areas between
                near += 1
                assert judge.why_not(SIDE[side]) is not None
            assert apart(first, marker) == (gap >= 4)
    assert near


@law("RW.setup.board.4.4")
def test_if_the_markers_cannot_all_be_placed_everybody_takes_his_tiles_back() -> None:
    # A single small tile leaves no room for three areas between two markers.
    t = table("daqan", "uthuk", tiles=[("tile_9", 0, 0, 0)])
    t.g.phase = PLACE_MARKERS
    assert not MarkerJudge(t.g).possible()
    t.g.dealt_quests = [[QUESTS.index(ONE), QUESTS.index(TWO)], [QUESTS.index(NINE), QUESTS.index(THREE)]]
    t.going_on()
    g = t.g
    assert (g.phase, g.chart.tiles, g.markers) == (PLACE_TILES, [], [])
    assert [[TILES[tile] for tile in tiles] for tiles in g.tiles_left] == [["tile_1", "tile_2"], ["tile_9", "tile_3"]]
    assert len(t.told("board-taken-back")) == 1
    t.asked(0, "ask-runewars-first-tile", "tile:tile_1", "tile:tile_2")


@law("RW.setup.board.4.4")
def test_a_marker_that_would_leave_no_room_for_the_others_is_refused() -> None:
    for seed in range(40):
        match = Match(game, game.setup(FACTIONS, {}), seed)
        g = until(match, PLACE_MARKERS, seed)
        if g.phase != PLACE_MARKERS:
            continue
        judge = MarkerJudge(g)
        found = [judge.why_not(SPOT[spot]) for spot in g.chart.beside.values()]
        if any(refusal is not None and refusal.message == "why-runewars-no-room-for-rest" for refusal in found):
            return
    raise AssertionError("no board was tight enough")


# --- the geometry -----------------------------------------------------------------------------------------------------


@law("RW.map.area.1")
def test_turning_a_tile_turns_its_areas_and_its_borders() -> None:
    for rotation in range(6):
        chart = Chart().laid(TILES.index("tile_1"), rotation, cell_of(0, 0))
        # 1B lies to the south-east of 1A (side 2), 1C to the south (side 3); 1A has water in the north (side 0).
        assert AREAS[chart.near[area("1A") * 6 + (2 + rotation) % 6]] == "1B"
        assert AREAS[chart.near[area("1A") * 6 + (3 + rotation) % 6]] == "1C"
        assert [chart.face(area("1A"), side) for side in range(6)].index(WATER) == rotation


@law("RW.move.border.1", "RW.terms.flying", "RW.move.border.4")
def test_a_border_is_crossed_by_those_whom_its_colour_does_not_stop() -> None:
    chart = table("daqan", "latari").g.chart
    over_land = [AREAS[at] for at in chart.from_here(area("5C"))]
    on_ice = [AREAS[at] for at in chart.from_here(area("5C"), WATER)]
    assert sorted(over_land) == ["5B", "5D"]
    assert sorted(on_ice) == ["5B", "5D", "7B", "7C", "8C"]
    assert AREAS.index("6A") not in chart.from_here(area("8A"), WATER)
    assert AREAS.index("6A") in chart.from_here(area("8A"), MOUNTAIN)
    assert sorted(chart.from_here(area("8A"), FLYING)) == sorted(chart.adjacent(area("8A")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ready_made_boards_keep_to_the_rules_of_building(players: int) -> None:
    ready = READY[players]
    chart = Chart()
    for tile, rotation, first in ready.tiles:
        if chart.tiles:
            assert why_not_there(chart, tile, rotation, first) is None
        chart = chart.laid(tile, rotation, first)
    t = table(*FACTIONS[:players])
    t.g.chart, t.g.markers = chart, []
    for marker in ready.markers:
        judge = MarkerJudge(t.g)
        judge.cell = marker // 6
        assert judge.why_not(SIDE[marker % 6]) is None
        t.g.markers.append(marker)


def test_on_a_ready_made_board_every_player_has_the_setup_quests_of_two_tiles() -> None:
    g = begin(FACTIONS, ready_made=True).g
    assert g.phase == PLACE_RUNES
    numbers = [QUEST_TILE[quest] for quests in g.dealt_quests for quest in quests]
    assert sorted(numbers) == sorted(TILE_NUMBER[tile] for tile in g.chart.tiles)
    assert [len(quests) for quests in g.dealt_quests] == [2] * 4
