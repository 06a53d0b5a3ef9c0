"""The Advanced Development cards that move, remove or add units, each with its figures (NG.cards)."""

from __future__ import annotations

import pytest

from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    asked,
    build,
    creature,
    deal,
    dice,
    give,
    land,
    lay,
    put,
    refused,
    say,
    state,
    table,
    told,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, of_card, play

# --- move -------------------------------------------------------------------------------------------------------------


@law("NG.move.1", "NG.move.4")
@of_card("incursion", "heroic_charge", "warriors", "grizzled_warriors", "infiltration", "axe_throwers")
@pytest.mark.parametrize(
    ("card", "moves", "points"),
    [
        ("incursion", 4, 0),
        ("heroic_charge", 3, 1),
        ("warriors", 2, 1),
        ("grizzled_warriors", 2, 2),
        ("infiltration", 3, 0),
        ("axe_throwers", 2, 0),
    ],
)
def test_cards_with_several_moves_and_combat_points(card: str, moves: int, points: int) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 5)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, card, dice(AXES_2, AXES_2))
    # Units go out one by one, the last move is an attack with what is left.
    for left in range(moves - 1):
        say(match, RED, "@start.e", "@start.n" if left % 2 == 0 else "@start.s", 1)
    force = 5 - (moves - 1)
    say(match, RED, "@start.e", "@start.w", force) if force > 1 else say(match, RED, "@start.e", "@start.w")
    if card == "axe_throwers":
        say(match, RED, "axe")
        points = 1
    assert told(match, "totals")[0]["points"] == force + points + 2


@law("NG.special.1")
@of_card("axe_throwers")
@pytest.mark.parametrize(("choice", "points", "wounds"), [("axe", 5, 0), ("wound", 4, 1)])
def test_axe_throwers_adds_a_point_or_a_wound_chosen_between_the_two_rolls(
    choice: str, points: int, wounds: int
) -> None:
    match = play(duel(), "axe_throwers", dice(AXES_2))
    say(match, RED, "@start.e", "@start.w")
    say(match, RED, 2)
    asked(match, RED, "ask-northgard-throw-axe", "axe", "wound")  # Purple has not rolled yet
    state(match).chance.script(dice(AXES_2))
    say(match, RED, choice)
    totals = told(match, "totals")[0]
    assert (totals["points"], totals["other_wounds"]) == (points, wounds)


@law("NG.cards.2", "NG.move.7")
@of_card("infiltration")
def test_infiltration_passes_through_enemy_territory_without_stopping() -> None:
    g = duel()
    put(g, PURPLE, "start.n", 1)
    match = turn(g, RED, ["incursion"])
    say(match, RED, "card:incursion", "@start.e", "@start.w", 1)
    refused(match, "@start.w", "NG.move.7")
    g = duel()
    put(g, PURPLE, "start.n", 1)
    match = play(g, "infiltration")
    say(match, RED, "@start.e", "@start.w", 2, "@start.w", "@start.s", 2)
    say(match, RED, "done")
    done(match)
    assert (units(match, "start.s"), units(match, "start.w")) == ((RED, 2), (PURPLE, 2))


@law("NG.special.1", "NG.buildings.tower", "NG.buildings.fortress")
@of_card("conqueror")
@pytest.mark.parametrize("played", [False, True])
def test_conqueror_enemy_towers_and_fortresses_do_nothing_this_year(played: bool) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    build(g, "start.w", "fortress")
    build(g, "start.w", "defense_tower")
    match = turn(g, RED, ["conqueror", "move"], dice(AXES_2, AXES_2))
    if played:
        say(match, RED, "card:conqueror")
    say(match, RED, "card:move", "@start.e", "@start.w", 4)
    totals = told(match, "totals")[0]
    assert (totals["other_points"], totals["wounds"]) == ((4, 0) if played else (6, 1))
    assert g.players[RED].conqueror == played


# --- units ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("capture")
def test_capture_removes_an_enemy_unit_next_to_own_territories_and_adds_one_anywhere_own() -> None:
    g = duel()
    put(g, RED, "start.n", 1)
    build(g, "start.n", "training_camp")  # it is not recruited
    put(g, PURPLE, "start.s", 1)
    match = play(g, "capture")
    asked(match, RED, "ask-northgard-remove-enemy", "@start.w", "@start.s")
    say(match, RED, "@start.s")
    asked(match, RED, "ask-northgard-add-unit", "@start.e", "@start.n")
    say(match, RED, "@start.n")
    done(match)
    assert (units(match, "start.s"), units(match, "start.n")) == ((NOBODY, 0), (RED, 2))


@of_card("capture")
def test_capture_may_take_kaija() -> None:
    g = duel(other="bear")
    put(g, PURPLE, "start.w", 0, kaija=True)
    match = play(g, "capture")
    asked(match, RED, "ask-northgard-which-figure", "unit", "kaija")
    say(match, RED, "kaija")
    done(match)
    assert g.kaija == NOBODY
    assert (units(match, "start.w"), units(match, "start.e")) == ((PURPLE, 2), (RED, 3))


@law("NG.special.1")
@of_card("hidden_ways")
def test_hidden_ways_moves_any_number_of_units_to_any_open_territory() -> None:
    g = duel()
    lay(g, "tile_06", 0, 1)  # start.s is closed; its s and w are open
    match = play(g, "hidden_ways")
    # Red's only territory is where they come from.
    asked(match, RED, "ask-northgard-hidden-to", "@start.n", "@start.w", "@tile_06.e", "@tile_06.s", "@tile_06.w")
    refused(match, "@start.s", "NG.special.1")
    say(match, RED, "@tile_06.s", 1)
    done(match)
    assert (units(match, "start.e"), units(match, "tile_06.s")) == ((RED, 1), (RED, 1))


@of_card("hidden_ways")
def test_hidden_ways_into_an_enemy_territory_is_an_attack_without_bonus() -> None:
    match = play(duel(), "hidden_ways", dice(AXES_3, WOUNDS_2))
    say(match, RED, "@start.w", 2)
    totals = told(match, "totals")[0]
    assert (totals["points"], totals["other_points"]) == (5, 2)
    done(match)
    # Two wounds are all that Red has: nobody is left there but Purple.
    assert units(match, "start.w") == (PURPLE, 2)


@law("NG.clans.bear.4")
@of_card("hidden_ways")
def test_hidden_ways_do_not_bring_kaija_into_enemy_territory() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 0, kaija=True)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "hidden_ways")
    asked(match, RED, "ask-northgard-hidden-to", "@start.n", "@start.s")
    refused(match, "@start.w", "NG.clans.bear.4")
    say(match, RED, "@start.s")
    done(match)
    assert g.chart.root[g.kaija] == land(g, "start.s")


@law("NG.creatures.bear.1")
@of_card("hidden_ways", "bribery")
def test_hidden_ways_and_bribery_move_no_unit_out_of_a_brown_bears_territory() -> None:
    g = duel(creatures=True)
    put(g, RED, "start.n", 1)
    creature(g, "brown_bear_beige", "start.e")
    match = turn(g, RED, ["hidden_ways", "bribery"])
    say(match, RED, "card:hidden_ways")
    asked(match, RED, "ask-northgard-hidden-to")  # from start.n: no choice of origin
    g = duel(creatures=True)
    creature(g, "brown_bear_beige", "start.w")
    match = turn(g, RED, ["bribery", "feast"])
    refused(match, "card:bribery", "NG.special.1")


@of_card("bribery")
@pytest.mark.parametrize("kaija", [True, False])
def test_bribery_moves_kaija_as_one_of_the_two(kaija: bool) -> None:
    g = duel(other="bear")
    put(g, PURPLE, "start.w", 1, kaija=True)
    match = play(g, "bribery")
    say(match, RED, "@start.n")
    asked(match, RED, "ask-northgard-kaija-too", "kaija", "skip")
    say(match, RED, "kaija" if kaija else "skip")
    asked(match, RED, "ask-northgard-move-count", *([0, 1] if kaija else [1, 2]))
    say(match, RED, 1)
    done(match)
    assert units(match, "start.n") == (PURPLE, 1)
    assert g.chart.root[g.kaija] == land(g, "start.n" if kaija else "start.w")


@law("NG.special.1")
@of_card("bribery")
def test_bribery_moves_up_to_two_enemy_units_to_a_neighbouring_territory() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_20", -1, 0, 2)  # its nw is one with start.w, its es lies across a Rough Border
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 3)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "bribery")
    asked(match, RED, "ask-northgard-bribe-to", "@start.n", "@start.s", "@start.e", "@tile_20.es")
    say(match, RED, "@tile_20.es")
    asked(match, RED, "ask-northgard-move-count", 1, 2)
    say(match, RED, 2)
    done(match)
    assert (units(match, "start.w"), units(match, "tile_20.es")) == ((PURPLE, 1), (PURPLE, 2))


@of_card("bribery")
def test_bribery_may_start_a_battle_between_others_which_they_fight() -> None:
    g = table("wolf", "raven", "goat")
    put(g, RED, "start.n", 1)
    put(g, PURPLE, "start.w", 2)
    put(g, YELLOW, "start.s", 1)
    deal(g, PURPLE, ["feast", "move"])
    give(g, PURPLE, food=1)
    match = play(g, "bribery", dice(AXES_2, AXES_2))
    say(match, RED, "@start.w", "@start.s", 2)
    asked(match, PURPLE, "ask-northgard-combat-food", 0, 1)  # the attacker
    say(match, PURPLE, 1)
    totals = told(match, "totals")[0]
    assert (totals["seat"], totals["other"], totals["points"], totals["other_points"]) == (PURPLE, YELLOW, 5, 3)
    say(match, YELLOW, "@start.e")
    assert (units(match, "start.s"), units(match, "start.w")) == ((PURPLE, 2), (NOBODY, 0))
    assert units(match, "start.e") == (YELLOW, 1)
    asked(match, PURPLE, "ask-northgard-turn")
