"""Building the board (RW.setup.board): tiles, markers, runes, home realms, and what lies there."""

from __future__ import annotations

import pytest

from polana.games.runewars import board, game, runes
from polana.games.runewars.chart import FLYING, Chart
from polana.games.runewars.decks import QUEST_SETUP, QUEST_TILE, QUESTS
from polana.games.runewars.invariants import check_chart
from polana.games.runewars.setup.markers import MarkerJudge, apart, cells_of
from polana.games.runewars.setup.opening import StartRuneJudge
from polana.games.runewars.setup.placing import COLOURS_MEET, NO_CONTACT, OVERLAP, why_not_there
from polana.games.runewars.setup.ready import READY
from polana.games.runewars.state import (
    DRAGON_RUNE,
    FALSE_RUNE,
    NO_RUNE,
    PLACE_HOMES,
    PLACE_MARKERS,
    PLACE_RUNES,
    PLACE_TILES,
    Table,
)
from polana.games.runewars.tiles import (
    AREA_CITY,
    AREA_HOME,
    AREA_NEUTRALS,
    AREAS,
    HOME,
    MOUNTAIN,
    TILE_AREAS,
    TILE_NUMBER,
    TILES,
    WATER,
    cell_of,
    distance,
)
from polana.games.runewars.words import AREA, SIDE, SPOT
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    begin,
    drawn_quests,
    fate,
    going_on,
    may,
    refused,
    rune,
    say,
    state,
    table,
    told,
)

COUNTS = pytest.mark.parametrize("count", [2, 3, 4])
FACTIONS = ["daqan", "uthuk", "latari", "waiqar"]

ONE, TWO, THREE = (QUESTS[next(at for at in range(9) if QUEST_TILE[at] == number)] for number in (1, 2, 3))
FOUR, FIVE, SIX = (QUESTS[next(at for at in range(9) if QUEST_TILE[at] == number)] for number in (4, 5, 6))
NINE = QUESTS[next(at for at in range(9) if QUEST_TILE[at] == 9)]


def building(*quests: str) -> Match:
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
    match = begin(FACTIONS[:count])
    g = state(match)
    dealt = [quest for quests in g.dealt_quests for quest in quests]
    assert [len(quests) for quests in g.dealt_quests] == [2] * count
    assert len(set(dealt)) == 2 * count
    assert all(QUEST_SETUP[quest] for quest in dealt)
    for seat in range(count):
        assert [TILE_NUMBER[tile] for tile in g.tiles_left[seat]] == [
            QUEST_TILE[quest] for quest in g.dealt_quests[seat]
        ]
        for reader in (-1, *range(count)):
            seen = match.view(reader)["players"][seat]  # type: ignore[index]
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
    match = begin(FACTIONS[:3], fate(1, 30, 2) + drawn_quests(ONE, TWO, THREE, FOUR, FIVE, SIX))
    g = state(match)
    assert g.first == 1
    asked(match, 1, "ask-runewars-first-tile", "tile:tile_3", "tile:tile_4")
    say(match, 1, "tile:tile_3")
    assert g.chart.cell[area("3A")] == cell_of(0, 0)
    turns = [1]
    chooser = RandomChooser(Rng(1))
    while state(match).phase == PLACE_TILES:
        ask = match.ask
        assert ask is not None
        if ask.about in ("ask-runewars-tile", "ask-runewars-tile-part") and len(g.chart.tiles) == len(turns):
            turns.append(ask.seat)
        match.choose(ask.seat, chooser.choose(match, ask))
        g = state(match)
    assert turns == [1, 2, 0, 1, 2, 0]
    assert sorted(g.chart.tiles) == [0, 1, 2, 3, 4, 5]
    assert g.tiles_left == [[], [], []]
    assert g.phase == PLACE_MARKERS


@law("RW.setup.board.3.3", "RW.setup.board.ex1")
def test_at_least_two_areas_of_a_later_tile_touch_at_least_two_areas_of_the_board() -> None:
    match = building(ONE, THREE, NINE, FIVE)
    say(match, 0, "tile:tile_1")
    say(match, 1, "tile:tile_9", "area:9A")
    # 1A lies in the middle, 1B to its south-east, 1C to its south; 9B hangs below 9A. To the south-west of 1A, 9A
    # touches 1A and 1C.
    refused(match, "spot:2A.N", "")  # no tile 2 lies there
    say(match, 1, "spot:1A.SW")
    # Turned so that 9B lies north of 9A (3) it touches 1A, so that it lies south (0) it touches 1C.
    asked(match, 1, "ask-runewars-tile-turn", "rotate:0", "rotate:3")
    refused(match, "rotate:1", "RW.setup.board.3.3")  # 9B lies to the south-west and touches nothing
    refused(match, "rotate:2", "RW.setup.board.3.3")  # to the north-west
    refused(match, "rotate:4", "RW.map.area.1")  # to the north-east, on 1A
    refused(match, "rotate:5", "RW.map.area.1")  # to the south-east, on 1C
    say(match, 1, "rotate:0")
    chart = state(match).chart
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


def markers_to_place() -> Table:
    """The ready-made board for two, whose markers are still to be placed by the first seat."""
    g = table("daqan", "uthuk")
    g.chart = g.chart.without([HOME[player.faction] for player in g.players])
    g.owner = [-1] * len(AREAS)
    g.phase = PLACE_MARKERS
    return g


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
    g = markers_to_place()
    judge = MarkerJudge(g)
    accepted = 0
    for cell in g.chart.beside:
        for side in range(6):
            one, two = cell, cells_of(cell * 6 + side)[1]
            if two in g.chart.area_at:
                continue
            touched = [
                g.chart.face(at, across)
                for at in g.chart.areas
                for across in range(6)
                if cells_of(g.chart.cell[at] * 6 + across)[1] in (one, two)
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
    g = markers_to_place()
    match = going_on(g)
    while not state(match).markers:
        assert match.ask is not None
        say(match, 0, match.ask.options[0])
    first = state(match).markers[0]
    judge = MarkerJudge(state(match))
    near = 0
    for cell in g.chart.beside:
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
    g = table("daqan", "uthuk", tiles=[("tile_9", 0, 0, 0)])
    g.phase = PLACE_MARKERS
    assert not MarkerJudge(g).possible()
    g.dealt_quests = [[QUESTS.index(ONE), QUESTS.index(TWO)], [QUESTS.index(NINE), QUESTS.index(THREE)]]
    match = going_on(g)
    g = state(match)
    assert (g.phase, g.chart.tiles, g.markers) == (PLACE_TILES, [], [])
    assert [[TILES[tile] for tile in tiles] for tiles in g.tiles_left] == [["tile_1", "tile_2"], ["tile_9", "tile_3"]]
    assert len(told(match, "board-taken-back")) == 1
    asked(match, 0, "ask-runewars-first-tile", "tile:tile_1", "tile:tile_2")


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


# --- runes ------------------------------------------------------------------------------------------------------------


@law("RW.setup.board.5.1", "RW.setup.board.ex2")
def test_counterclockwise_from_the_first_player_each_places_a_dragon_rune_and_a_false_one_in_two_areas() -> None:
    match = begin(["daqan", "uthuk", "latari"], ready_made=True)
    g = state(match)
    order = []
    while state(match).phase == PLACE_RUNES:
        ask = match.ask
        assert ask is not None
        order.append(ask.seat)
        asked(match, ask.seat, "ask-runewars-rune-where")
        one, two = ask.options[:2]
        say(match, ask.seat, one)
        assert not may(match, one)
        refused(match, one, "RW.runes.one_per_area")
        say(match, ask.seat, two)
        asked(match, ask.seat, "ask-runewars-rune-dragon", one, two)
        say(match, ask.seat, two)
        g = state(match)
        assert (g.rune[one.value], g.rune[two.value]) == (FALSE_RUNE, DRAGON_RUNE)
        assert (g.rune_up[one.value], g.rune_up[two.value]) == (False, False)
    first = g.first
    assert order == [first, (first - 1) % 3, (first - 2) % 3]
    assert (g.dragon_pile, g.false_pile) == (18, 14)


@law("RW.setup.board.5.1", "RW.runes.peek.1")
def test_only_who_placed_a_starting_rune_knows_its_face_and_nobody_can_tell_by_the_order_of_the_asks() -> None:
    match = begin(["daqan", "uthuk"], ready_made=True)
    seat = state(match).first
    ask = match.ask
    assert ask is not None
    one, two = ask.options[:2]
    twin = match.clone()
    say(match, seat, one, two, one)
    say(twin, seat, one, two, two)
    other = 1 - seat
    assert match.view(other) == twin.view(other)
    assert match.view(seat) != twin.view(seat)
    assert runes.knows(state(match), seat, one.value)
    assert not runes.knows(state(match), other, one.value)


@law("RW.setup.board.5.2")
def test_a_starting_rune_goes_neither_where_one_lies_nor_beside_a_marker() -> None:
    match = begin(["daqan", "uthuk"], ready_made=True)
    g = state(match)
    judge = StartRuneJudge(g)
    seat = g.first
    cells = [cell for marker in g.markers for cell in cells_of(marker)]
    for at in g.chart.areas:
        beside = any(distance(g.chart.cell[at], cell) == 1 for cell in cells)
        assert (judge.why_not(AREA[at]) is not None) == beside
        if beside:
            refused(match, AREA[at], "RW.setup.board.5.2")
    ask = match.ask
    assert ask is not None
    one, two = ask.options[:2]
    say(match, seat, one, two, one)
    refused(match, one, "RW.setup.board.5.2")
    refused(match, two, "RW.setup.board.5.2")


# --- home realms ------------------------------------------------------------------------------------------------------


@law("RW.setup.board.6.1", "RW.setup.board.ex2")
def test_from_the_left_of_the_first_player_each_puts_his_home_realm_on_a_marker_the_first_player_last() -> None:
    match = begin(["daqan", "uthuk", "latari"], ready_made=True)
    g = until(match, PLACE_HOMES)
    first = g.first
    for turn in range(3):
        g = state(match)
        seat = (first + 1 + turn) % 3
        markers = {SPOT[g.chart.beside[marker // 6]].text: marker for marker in g.markers}
        if turn < 2:
            asked(match, seat, "ask-runewars-home-marker", *markers)
            chosen = next(iter(markers))
            say(match, seat, chosen)
        else:
            chosen = next(iter(markers))  # nothing to choose: the last marker is left
        one, two = cells_of(markers[chosen])
        asked(match, seat, "ask-runewars-home-turn")
        assert match.ask is not None
        say(match, seat, match.ask.options[0])
        g = state(match)
        home = HOME[g.players[seat].faction]
        cells = [g.chart.cell[at] for at in TILE_AREAS[home]]
        assert one in cells
        assert two in cells
        assert len(g.markers) == 2 - turn


@law("RW.setup.board.6.2")
def test_a_home_realm_may_be_turned_freely_but_no_coloured_border_may_lie_along_another() -> None:
    choices, refusals = set(), set()
    for seed in range(12):
        match = Match(game, game.setup(FACTIONS[:2], {}), seed)
        g = until(match, PLACE_HOMES, seed)
        chooser = RandomChooser(Rng(seed))
        while state(match).phase == PLACE_HOMES:
            ask = match.ask
            assert ask is not None
            if ask.about == "ask-runewars-home-turn":
                choices.add(len(ask.options))
                refusals |= {found.law for word in ask.candidates() if (found := ask.why_not(word)) is not None}
            match.choose(ask.seat, chooser.choose(match, ask))
        g = state(match)
        check_chart(g.chart)
    assert max(choices) > 1
    assert "RW.setup.board.3.4" in refusals


@law("RW.setup.board.6.3")
def test_home_realms_that_would_touch_are_refused_and_then_markers_runes_and_home_realms_are_placed_anew() -> None:
    g = table("daqan", "uthuk")
    g.chart = g.chart.without([HOME[1]])
    g.phase = PLACE_HOMES
    g.first, g.at = 0, 0
    # A marker right beside the home realm of the Daqan: wherever the Uthuk turn, the two would touch.
    beside = [
        cell * 6 + side
        for cell in g.chart.beside
        for side in range(6)
        if cells_of(cell * 6 + side)[1] not in g.chart.area_at
        and min(distance(cell, g.chart.cell[at]) for at in TILE_AREAS[HOME[0]]) == 1
        and min(distance(cells_of(cell * 6 + side)[1], g.chart.cell[at]) for at in TILE_AREAS[HOME[0]]) == 1
    ]
    g.markers = [beside[0]]
    g.owner = [-1] * len(AREAS)
    rune(g, "5C", "dragon")
    match = going_on(g)
    g = state(match)
    assert g.phase == PLACE_MARKERS
    assert not [at for at in g.chart.areas if AREA_HOME[at] >= 0]
    assert g.markers == []
    assert g.rune[area("5C")] == NO_RUNE
    assert g.dragon_pile == 21
    assert len(told(match, "homes-taken-back")) == 1
    asked(match, 0, "ask-runewars-marker")


# --- what lies on the board -------------------------------------------------------------------------------------------


@law("RW.setup.board.7")
@COUNTS
def test_every_area_receives_the_neutral_units_printed_on_it(count: int) -> None:
    match = Match(game, game.setup(FACTIONS[:count], {"ready_made": True}), 5)
    g = until(match, PLACE_HOMES + 1)
    for at in g.chart.areas:
        printed = dict(AREA_NEUTRALS[at])
        for kind in range(16, 22):
            assert g.standing[at * 22 + kind] == printed.get(kind, 0)
        assert (board.neutrals_in(g, at) > 0) == bool(printed)
        assert board.is_neutral(g, at) == bool(printed)


@law("RW.setup.board.8.1", "RW.setup.board.8.2")
def test_a_random_city_lies_on_each_city_space_and_the_others_go_back() -> None:
    laid = set()
    for seed in range(4):
        match = Match(game, game.setup(FACTIONS[:2], {"ready_made": True}), seed)
        g = until(match, PLACE_HOMES + 1)
        spaces = [at for at in g.chart.areas if AREA_CITY[at]]
        cities = [g.city[at] for at in spaces]
        assert all(g.city[at] == -1 for at in g.chart.areas if not AREA_CITY[at])
        assert sorted(cities + g.spare_cities) == list(range(7))
        laid.add(tuple(cities))
    assert len(laid) > 1


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
    chart = table("daqan", "latari").chart
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
    g = table(*FACTIONS[:players])
    g.chart, g.markers = chart, []
    for marker in ready.markers:
        judge = MarkerJudge(g)
        judge.cell = marker // 6
        assert judge.why_not(SIDE[marker % 6]) is None
        g.markers.append(marker)


def test_on_a_ready_made_board_every_player_has_the_setup_quests_of_two_tiles() -> None:
    g = state(begin(FACTIONS, ready_made=True))
    assert g.phase == PLACE_RUNES
    numbers = [QUEST_TILE[quest] for quests in g.dealt_quests for quest in quests]
    assert sorted(numbers) == sorted(TILE_NUMBER[tile] for tile in g.chart.tiles)
    assert [len(quests) for quests in g.dealt_quests] == [2] * 4
