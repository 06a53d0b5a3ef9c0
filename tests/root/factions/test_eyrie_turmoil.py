"""7.7: turmoil of the Eyrie Dynasties, and what brings it about."""

import pytest

from polana.games.root.components import CARDS
from tests.law import law
from tests.root.boards import HELD, decree, face_up, lead, leader, nests


@law("7.5.2", "7.7", "7.7.4")
def test_turmoil_comes_at_the_very_card_that_cannot_be_resolved(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", recruit=["anvil", "bake_sale"], build=["foxfolk_steel"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.score("eyrie", 9)
    t.hand("eyrie", HELD)
    t.draws("investments")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:fox")
    assert t.warriors("eyrie", 1) == 2  # what was resolved before stays
    t.say("eyrie", "suit:rabbit")  # there is no roost in a rabbit clearing
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3") == [
        "leader:charismatic",
        "leader:commander",
        "leader:despot",
    ]
    assert t.refused("eyrie", "leader:builder") == "7.7.3"
    t.say("eyrie", "leader:despot")
    # nothing after that card is resolved: no second recruit, no move, no roost; Evening has come and gone
    assert t.warriors("eyrie", 1) == 2
    assert nests(t).left == [6]
    assert t.points("eyrie") == 7  # two viziers, and nothing for one roost
    assert t.cards("eyrie") == [HELD, "investments"]


@law("7.5.2", "Q.1")
def test_they_may_take_the_card_first_that_cannot_be_resolved(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", recruit=["anvil", "bake_sale"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:rabbit")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")
    assert t.warriors("eyrie", 1) == 1  # the fox card was not resolved


@law("7.5.2.I", "1.5.1")
def test_recruit_fails_without_a_warrior_in_the_supply(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.supply("eyrie", 0)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")


@law("7.5.2.I", "6.2.2")
def test_recruit_fails_where_nothing_may_be_placed(table):
    t = table("eyrie", "marquise")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.put("marquise", 1, keep=1)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")


@law("7.5.2.II", "4.2.1")
def test_move_fails_without_a_legal_move_from_a_matching_clearing(table):
    t = table("eyrie", "marquise")
    lead(t, "despot", move=["anvil"])
    t.put("eyrie", 1, warriors=1)
    t.put("eyrie", 5, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 9, warriors=1)
    t.put("marquise", 10, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    # from 1 they could only go to 5, which they rule
    t.say("eyrie", "suit:bird", "clearing:5", "clearing:2")
    t.say("eyrie", "suit:fox")  # now they rule neither 1 nor anything next to it
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")


@law("7.5.2.III")
def test_battle_fails_without_an_enemy_in_a_matching_clearing_with_warriors(table):
    t = table("eyrie", "duchy*")
    lead(t, "charismatic", battle=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.put("eyrie", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 8, warriors=1)
    t.hand("eyrie", HELD)
    t.dice(0, 0)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")  # recruit
    t.say("eyrie", "suit:bird")  # the battle in 5
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")


@law("7.5.2.IV", "2.2.3", "1.5.1")
@pytest.mark.parametrize("why", ["no slot", "no rule", "a roost", "none left"])
def test_build_fails_without_a_matching_ruled_clearing_that_can_take_a_roost(table, why):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "despot", build=["anvil"])
    t.put("eyrie", 9, warriors=2)
    t.put("eyrie", 1, warriors=3 if why == "no slot" else 1)
    if why == "no slot":
        t.put("duchy", 1, citadel=1)
    elif why == "no rule":
        t.put("duchy", 1, warriors=2)
    elif why == "a roost":
        t.put("eyrie", 1, roost=1)
    else:
        for clearing in (2, 3, 4, 5, 7, 10, 11):
            t.put("eyrie", clearing, roost=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird", "clearing:9", "clearing:4", "count:1")
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")


@law("7.7.1")
def test_a_point_is_lost_for_each_bird_in_the_decree_viziers_included(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", move=["armorers", "anvil"], build=["sappers"])
    t.supply("eyrie", 0)
    t.score("eyrie", 12)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader")
    assert t.points("eyrie") == 8


@law("7.7.1")
def test_humiliation_never_takes_the_score_below_zero(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", move=["armorers"])
    t.score("eyrie", 2)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader")
    assert t.points("eyrie") == 0


@law("7.7.1", "3.3.1")
def test_with_dominance_active_there_is_no_score_to_lose(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.dominance("eyrie", "dominance_fox")
    t.score("eyrie", 10)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader")
    assert t.points("eyrie") == 10


@law("7.7.2", "3.3.3")
def test_all_cards_of_the_decree_but_the_viziers_are_discarded(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", recruit=["bake_sale"], move=["armorers"], battle=["dominance_mouse"], build=["anvil"])
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:rabbit")
    assert t.asked("eyrie", "ask-root-eyrie-leader")
    assert t.pile() == ["bake_sale", "armorers", "anvil"]
    assert [CARDS[card].name for card in t.state.available] == ["dominance_mouse"]
    assert decree(t) == {}


@law("7.7.3")
def test_the_leader_is_deposed_and_the_viziers_serve_the_new_one(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.hand("eyrie", HELD)
    t.draws("investments")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")
    t.say("eyrie", "leader:commander")
    assert leader(t) == "commander"
    assert face_up(t) == ["charismatic", "despot"]
    board = t.match.view(0)["sides"][0]["board"]
    assert [name for name, column in board["decree"].items() if column["viziers"]] == ["move", "battle"]


@law("7.7.3.I")
def test_when_no_leader_lies_face_up_all_four_are_turned_up_first(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    nests(t).leaders = [False] * 4
    t.hand("eyrie", HELD)
    t.draws("investments")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")
    assert t.asked("eyrie", "ask-root-eyrie-leader") == [
        "leader:builder",
        "leader:charismatic",
        "leader:commander",
        "leader:despot",
    ]
    t.say("eyrie", "leader:despot")
    assert leader(t) == "despot"
    assert face_up(t) == ["builder", "charismatic", "commander"]


@law("7.7.4", "7.6.1")
def test_after_turmoil_evening_comes_at_once_with_its_points_and_cards(table):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "builder")
    for clearing in (1, 2, 3):
        t.put("eyrie", clearing, roost=1)
    t.supply("eyrie", 0)
    t.score("eyrie", 5)
    t.hand("eyrie", HELD)
    t.draws("investments", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")
    t.say("eyrie", "leader:despot")
    assert t.points("eyrie") == 5 - 2 + 2
    assert t.cards("eyrie") == [HELD, "anvil", "investments"]
