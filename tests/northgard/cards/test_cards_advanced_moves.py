"""The Advanced Development cards that move, remove or add units, each with its figures (NG.cards)."""

from __future__ import annotations

import pytest

from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import AXES_2, AXES_3, PURPLE, RED, WOUNDS_2, YELLOW, dice, table
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
    t = table("wolf", "raven")
    t.put(RED, "start.e", 5)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    play(t, card, dice(AXES_2, AXES_2))
    # Units go out one by one, the last move is an attack with what is left.
    for left in range(moves - 1):
        t.say(RED, "@start.e", "@start.n" if left % 2 == 0 else "@start.s", 1)
    force = 5 - (moves - 1)
    t.say(RED, "@start.e", "@start.w", force) if force > 1 else t.say(RED, "@start.e", "@start.w")
    if card == "axe_throwers":
        t.say(RED, "axe")
        points = 1
    assert t.told("totals")[0]["points"] == force + points + 2


@law("NG.special.1")
@of_card("axe_throwers")
@pytest.mark.parametrize(("choice", "points", "wounds"), [("axe", 5, 0), ("wound", 4, 1)])
def test_axe_throwers_adds_a_point_or_a_wound_chosen_between_the_two_rolls(
    choice: str, points: int, wounds: int
) -> None:
    t = duel()
    play(t, "axe_throwers", dice(AXES_2))
    t.say(RED, "@start.e", "@start.w")
    t.say(RED, 2)
    t.asked(RED, "ask-northgard-throw-axe", "axe", "wound")  # Purple has not rolled yet
    t.foretell(dice(AXES_2))
    t.say(RED, choice)
    totals = t.told("totals")[0]
    assert (totals["points"], totals["other_wounds"]) == (points, wounds)


@law("NG.cards.2", "NG.move.7")
@of_card("infiltration")
def test_infiltration_passes_through_enemy_territory_without_stopping() -> None:
    t = duel()
    t.put(PURPLE, "start.n", 1)
    t.turn(RED, ["incursion"])
    t.say(RED, "card:incursion", "@start.e", "@start.w", 1)
    t.refused("@start.w", "NG.move.7")
    t = duel()
    t.put(PURPLE, "start.n", 1)
    play(t, "infiltration")
    t.say(RED, "@start.e", "@start.w", 2, "@start.w", "@start.s", 2)
    t.say(RED, "done")
    done(t)
    assert (t.units("start.s"), t.units("start.w")) == ((RED, 2), (PURPLE, 2))


@law("NG.special.1", "NG.buildings.tower", "NG.buildings.fortress")
@of_card("conqueror")
@pytest.mark.parametrize("played", [False, True])
def test_conqueror_enemy_towers_and_fortresses_do_nothing_this_year(played: bool) -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 4)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    t.build("start.w", "fortress")
    t.build("start.w", "defense_tower")
    t.turn(RED, ["conqueror", "move"], dice(AXES_2, AXES_2))
    if played:
        t.say(RED, "card:conqueror")
    t.say(RED, "card:move", "@start.e", "@start.w", 4)
    totals = t.told("totals")[0]
    assert (totals["other_points"], totals["wounds"]) == ((4, 0) if played else (6, 1))
    assert t.player(RED).conqueror == played


# --- units ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("capture")
def test_capture_removes_an_enemy_unit_next_to_own_territories_and_adds_one_anywhere_own() -> None:
    t = duel()
    t.put(RED, "start.n", 1)
    t.build("start.n", "training_camp")  # it is not recruited
    t.put(PURPLE, "start.s", 1)
    play(t, "capture")
    t.asked(RED, "ask-northgard-remove-enemy", "@start.w", "@start.s")
    t.say(RED, "@start.s")
    t.asked(RED, "ask-northgard-add-unit", "@start.e", "@start.n")
    t.say(RED, "@start.n")
    done(t)
    assert (t.units("start.s"), t.units("start.n")) == ((NOBODY, 0), (RED, 2))


@of_card("capture")
def test_capture_may_take_kaija() -> None:
    t = duel(other="bear")
    t.put(PURPLE, "start.w", 0, kaija=True)
    play(t, "capture")
    t.asked(RED, "ask-northgard-which-figure", "unit", "kaija")
    t.say(RED, "kaija")
    done(t)
    assert t.g.kaija == NOBODY
    assert (t.units("start.w"), t.units("start.e")) == ((PURPLE, 2), (RED, 3))


@law("NG.special.1")
@of_card("hidden_ways")
def test_hidden_ways_moves_any_number_of_units_to_any_open_territory() -> None:
    t = duel()
    t.lay("tile_06", 0, 1)  # start.s is closed; its s and w are open
    play(t, "hidden_ways")
    # Red's only territory is where they come from.
    t.asked(RED, "ask-northgard-hidden-to", "@start.n", "@start.w", "@tile_06.e", "@tile_06.s", "@tile_06.w")
    t.refused("@start.s", "NG.special.1")
    t.say(RED, "@tile_06.s", 1)
    done(t)
    assert (t.units("start.e"), t.units("tile_06.s")) == ((RED, 1), (RED, 1))


@of_card("hidden_ways")
def test_hidden_ways_into_an_enemy_territory_is_an_attack_without_bonus() -> None:
    t = duel()
    play(t, "hidden_ways", dice(AXES_3, WOUNDS_2))
    t.say(RED, "@start.w", 2)
    totals = t.told("totals")[0]
    assert (totals["points"], totals["other_points"]) == (5, 2)
    done(t)
    # Two wounds are all that Red has: nobody is left there but Purple.
    assert t.units("start.w") == (PURPLE, 2)


@law("NG.clans.bear.4")
@of_card("hidden_ways")
def test_hidden_ways_do_not_bring_kaija_into_enemy_territory() -> None:
    t = table("bear", "raven")
    t.put(RED, "start.e", 0, kaija=True)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "hidden_ways")
    t.asked(RED, "ask-northgard-hidden-to", "@start.n", "@start.s")
    t.refused("@start.w", "NG.clans.bear.4")
    t.say(RED, "@start.s")
    done(t)
    assert t.g.chart.root[t.g.kaija] == t.land("start.s")


@law("NG.creatures.bear.1")
@of_card("hidden_ways", "bribery")
def test_hidden_ways_and_bribery_move_no_unit_out_of_a_brown_bears_territory() -> None:
    t = duel(creatures=True)
    t.put(RED, "start.n", 1)
    t.creature("brown_bear_beige", "start.e")
    t.turn(RED, ["hidden_ways", "bribery"])
    t.say(RED, "card:hidden_ways")
    t.asked(RED, "ask-northgard-hidden-to")  # from start.n: no choice of origin
    t = duel(creatures=True)
    t.creature("brown_bear_beige", "start.w")
    t.turn(RED, ["bribery", "feast"])
    t.refused("card:bribery", "NG.special.1")


@of_card("bribery")
@pytest.mark.parametrize("kaija", [True, False])
def test_bribery_moves_kaija_as_one_of_the_two(kaija: bool) -> None:
    t = duel(other="bear")
    t.put(PURPLE, "start.w", 1, kaija=True)
    play(t, "bribery")
    t.say(RED, "@start.n")
    t.asked(RED, "ask-northgard-kaija-too", "kaija", "skip")
    t.say(RED, "kaija" if kaija else "skip")
    t.asked(RED, "ask-northgard-move-count", *([0, 1] if kaija else [1, 2]))
    t.say(RED, 1)
    done(t)
    assert t.units("start.n") == (PURPLE, 1)
    assert t.g.chart.root[t.g.kaija] == t.land("start.n" if kaija else "start.w")


@law("NG.special.1")
@of_card("bribery")
def test_bribery_moves_up_to_two_enemy_units_to_a_neighbouring_territory() -> None:
    t = table("wolf", "raven")
    t.lay("tile_20", -1, 0, 2)  # its nw is one with start.w, its es lies across a Rough Border
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 3)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "bribery")
    t.asked(RED, "ask-northgard-bribe-to", "@start.n", "@start.s", "@start.e", "@tile_20.es")
    t.say(RED, "@tile_20.es")
    t.asked(RED, "ask-northgard-move-count", 1, 2)
    t.say(RED, 2)
    done(t)
    assert (t.units("start.w"), t.units("tile_20.es")) == ((PURPLE, 1), (PURPLE, 2))


@of_card("bribery")
def test_bribery_may_start_a_battle_between_others_which_they_fight() -> None:
    t = table("wolf", "raven", "goat")
    t.put(RED, "start.n", 1)
    t.put(PURPLE, "start.w", 2)
    t.put(YELLOW, "start.s", 1)
    t.deal(PURPLE, ["feast", "move"])
    t.give(PURPLE, food=1)
    play(t, "bribery", dice(AXES_2, AXES_2))
    t.say(RED, "@start.w", "@start.s", 2)
    t.asked(PURPLE, "ask-northgard-combat-food", 0, 1)  # the attacker
    t.say(PURPLE, 1)
    totals = t.told("totals")[0]
    assert (totals["seat"], totals["other"], totals["points"], totals["other_points"]) == (PURPLE, YELLOW, 5, 3)
    t.say(YELLOW, "@start.e")
    assert (t.units("start.s"), t.units("start.w")) == ((PURPLE, 2), (NOBODY, 0))
    assert t.units("start.e") == (YELLOW, 1)
    t.asked(PURPLE, "ask-northgard-turn")
