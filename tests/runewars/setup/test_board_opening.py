"""What comes onto the board when its tiles lie (RW.setup.board): runes, home realms, units and cities."""

from __future__ import annotations

from polana.games.runewars import game
from polana.games.runewars.invariants import check_chart
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_CITY, AREA_HOME, AREA_NEUTRALS, AREAS, HOME, TILE_AREAS, distance
from polana.games.runewars.realm import runes
from polana.games.runewars.setup.markers import cells_of
from polana.games.runewars.setup.opening import StartRuneJudge
from polana.games.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, PLACE_HOMES, PLACE_MARKERS, PLACE_RUNES
from polana.games.runewars.words import AREA, SPOT
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import area, begin, state, table
from tests.runewars.setup.test_board import (
    COUNTS,
    FACTIONS,
    until,
)

# --- runes ------------------------------------------------------------------------------------------------------------


@law("RW.setup.board.5.1", "RW.setup.board.ex2")
def test_counterclockwise_from_the_first_player_each_places_a_dragon_rune_and_a_false_one_in_two_areas() -> None:
    t = begin(["daqan", "uthuk", "latari"], ready_made=True)
    g = t.g
    order = []
    while t.g.phase == PLACE_RUNES:
        ask = t.match.ask
        assert ask is not None
        order.append(ask.seat)
        t.asked(ask.seat, "ask-runewars-rune-where")
        one, two = ask.options[:2]
        t.say(ask.seat, one)
        assert not t.may(one)
        t.refused(one, "RW.runes.one_per_area")
        t.say(ask.seat, two)
        t.asked(ask.seat, "ask-runewars-rune-dragon", one, two)
        t.say(ask.seat, two)
        g = t.g
        assert (g.rune[one.value], g.rune[two.value]) == (FALSE_RUNE, DRAGON_RUNE)
        assert (g.rune_up[one.value], g.rune_up[two.value]) == (False, False)
    first = g.first
    assert order == [first, (first - 1) % 3, (first - 2) % 3]
    assert (g.dragon_pile, g.false_pile) == (18, 14)


@law("RW.setup.board.5.1", "RW.runes.peek.1")
def test_only_who_placed_a_starting_rune_knows_its_face_and_nobody_can_tell_by_the_order_of_the_asks() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    seat = t.g.first
    ask = t.match.ask
    assert ask is not None
    one, two = ask.options[:2]
    twin = t.clone()
    t.say(seat, one, two, one)
    twin.say(seat, one, two, two)
    other = 1 - seat
    assert t.match.view(other) == twin.match.view(other)
    assert t.match.view(seat) != twin.match.view(seat)
    assert runes.knows(t.g, seat, one.value)
    assert not runes.knows(t.g, other, one.value)


@law("RW.setup.board.5.2")
def test_a_starting_rune_goes_neither_where_one_lies_nor_beside_a_marker() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    g = t.g
    judge = StartRuneJudge(g)
    seat = g.first
    cells = [cell for marker in g.markers for cell in cells_of(marker)]
    for at in g.chart.areas:
        beside = any(distance(g.chart.cell[at], cell) == 1 for cell in cells)
        assert (judge.why_not(AREA[at]) is not None) == beside
        if beside:
            t.refused(AREA[at], "RW.setup.board.5.2")
    ask = t.match.ask
    assert ask is not None
    one, two = ask.options[:2]
    t.say(seat, one, two, one)
    t.refused(one, "RW.setup.board.5.2")
    t.refused(two, "RW.setup.board.5.2")


# --- home realms ------------------------------------------------------------------------------------------------------


@law("RW.setup.board.6.1", "RW.setup.board.ex2")
def test_from_the_left_of_the_first_player_each_puts_his_home_realm_on_a_marker_the_first_player_last() -> None:
    t = begin(["daqan", "uthuk", "latari"], ready_made=True)
    g = until(t.match, PLACE_HOMES)
    first = g.first
    for turn in range(3):
        g = t.g
        seat = (first + 1 + turn) % 3
        markers = {SPOT[g.chart.beside[marker // 6]].text: marker for marker in g.markers}
        if turn < 2:
            t.asked(seat, "ask-runewars-home-marker", *markers)
            chosen = next(iter(markers))
            t.say(seat, chosen)
        else:
            chosen = next(iter(markers))  # nothing to choose: the last marker is left
        one, two = cells_of(markers[chosen])
        t.asked(seat, "ask-runewars-home-turn")
        assert t.match.ask is not None
        t.say(seat, t.match.ask.options[0])
        g = t.g
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
    t = table("daqan", "uthuk")
    t.g.chart = t.g.chart.without([HOME[1]])
    t.g.phase = PLACE_HOMES
    t.g.first, t.g.at = 0, 0
    # A marker right beside the home realm of the Daqan: wherever the Uthuk turn, the two would touch.
    beside = [
        cell * 6 + side
        for cell in t.g.chart.beside
        for side in range(6)
        if cells_of(cell * 6 + side)[1] not in t.g.chart.area_at
        and min(distance(cell, t.g.chart.cell[at]) for at in TILE_AREAS[HOME[0]]) == 1
        and min(distance(cells_of(cell * 6 + side)[1], t.g.chart.cell[at]) for at in TILE_AREAS[HOME[0]]) == 1
    ]
    t.g.markers = [beside[0]]
    t.g.owner = [-1] * len(AREAS)
    t.rune("5C", "dragon")
    t.going_on()
    g = t.g
    assert g.phase == PLACE_MARKERS
    assert not [at for at in g.chart.areas if AREA_HOME[at] >= 0]
    assert g.markers == []
    assert g.rune[area("5C")] == NO_RUNE
    assert g.dragon_pile == 21
    assert len(t.told("homes-taken-back")) == 1
    t.asked(0, "ask-runewars-marker")


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
