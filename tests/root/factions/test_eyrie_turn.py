"""7.4 to 7.6: Birdsong, the Decree and Evening of the Eyrie Dynasties."""

import pytest

from tests.law import law
from tests.root.boards import HELD, decree, lead, nests, resolving

# --- Birdsong (7.4) -------------------------------------------------------------------------------------------------


@law("7.4", "7.4.1")
def test_with_an_empty_hand_they_draw_a_card_before_they_add_to_the_decree(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.draws("anvil")
    t.at("eyrie", "birdsong")
    assert t.asked("eyrie", "ask-root-eyrie-first-card", "7.4.2") == ["card:anvil"]


@law("7.4.1")
def test_with_cards_in_hand_they_draw_none(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "anvil")
    t.at("eyrie", "birdsong")
    assert t.asked("eyrie", "ask-root-eyrie-first-card") == ["card:anvil"]  # no draw was foretold


@law("7.4.2")
def test_one_card_must_be_added_and_a_second_may_be(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot", battle=["bake_sale"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "anvil", "foxfolk_steel", HELD)
    t.at("eyrie", "birdsong")
    assert t.asked("eyrie", "ask-root-eyrie-first-card", "7.4.2") == [
        "card:anvil",
        "card:foxfolk_steel",
        f"card:{HELD}",
    ]
    t.say("eyrie", "card:anvil")
    assert t.asked("eyrie", "ask-root-eyrie-column", "7.4.2") == [
        "column:recruit",
        "column:move",
        "column:battle",
        "column:build",
    ]
    t.say("eyrie", "column:battle")
    assert t.asked("eyrie", "ask-root-eyrie-second-card") == ["card:foxfolk_steel", f"card:{HELD}", "done"]
    t.say("eyrie", "card:foxfolk_steel", "column:battle")
    # any number of cards in a column, and no third card
    assert decree(t) == {"battle": ["bake_sale", "anvil", "foxfolk_steel"]}
    assert t.cards("eyrie") == [HELD]
    assert t.asked("eyrie", "ask-root-eyrie-decree")


@law("7.4.2")
def test_the_second_card_may_be_kept(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "anvil", HELD)
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:move", "done")
    assert decree(t) == {"move": ["anvil"]}
    assert t.cards("eyrie") == [HELD]


@law("7.4.2")
def test_only_one_of_the_added_cards_may_be_a_bird(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "armorers", "sappers", "anvil")
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:armorers", "column:recruit")
    assert t.asked("eyrie", "ask-root-eyrie-second-card") == ["card:anvil", "done"]
    assert t.refused("eyrie", "card:sappers") == "7.4.2"


@law("7.4.2")
def test_a_bird_may_follow_another_suit(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "armorers", "sappers", "anvil", HELD)
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:recruit", "card:sappers", "column:recruit")
    assert decree(t) == {"recruit": ["anvil", "sappers"]}


@law("7.4.2", "1.2.1")
def test_who_holds_only_birds_is_asked_for_a_second_card_all_the_same(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "armorers", "sappers")
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:armorers", "column:recruit")
    assert t.asked("eyrie", "ask-root-eyrie-second-card") == ["done"]
    assert t.ask.veiled


@law("7.4.3", "7.4")
def test_without_a_roost_they_place_one_with_three_warriors_where_the_fewest_warriors_are(table):
    t = table("eyrie", "marquise", "duchy*")
    lead(t, "builder")
    for clearing in range(1, 13):
        t.put("marquise", clearing, warriors=1)
        if clearing != 9:
            t.put("duchy", clearing, warriors=1)
    t.hand("eyrie", "anvil", HELD)
    t.at("eyrie", "birdsong")
    # the Decree comes first
    t.say("eyrie", "card:anvil", "column:recruit", "done")
    # warriors of all players count: only clearing 9 has a single one
    assert (t.pieces("eyrie", "roost", 9), t.warriors("eyrie", 9)) == (1, 3)
    assert nests(t).supply == 17


@law("7.4.3")
def test_among_clearings_with_equally_few_warriors_they_choose_and_only_where_all_can_be_placed(table):
    t = table("eyrie", "marquise")
    lead(t, "builder")
    t.put("marquise", 1, keep=1)  # nobody else may place pieces there
    t.put("marquise", 4, sawmill=1)  # no free slot
    for clearing in (5, 6, 7, 8, 9, 10, 11, 12):
        t.put("marquise", clearing, warriors=1)
    t.put("eyrie", 2, warriors=4)
    t.put("marquise", 3, warriors=1)
    t.hand("eyrie", "anvil", HELD)
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:recruit", "done")
    options = t.asked("eyrie", "ask-root-eyrie-new-roost", "7.4.3")
    assert options == [f"clearing:{number}" for number in (3, 5, 6, 7, 8, 9, 10, 11, 12)]
    assert t.refused("eyrie", "clearing:1") == "6.2.2"
    assert t.refused("eyrie", "clearing:4") == "2.2.3"
    assert t.refused("eyrie", "clearing:2") == "7.4.3"  # their own four warriors count as well
    t.say("eyrie", "clearing:12")
    assert (t.pieces("eyrie", "roost", 12), t.warriors("eyrie", 12)) == (1, 3)


@law("7.4.3", "1.5.4")
def test_a_new_roost_comes_with_as_many_warriors_as_are_left(table):
    t = table("eyrie", "marquise")
    lead(t, "builder")
    for clearing in range(2, 13):
        t.put("marquise", clearing, warriors=1)
    t.supply("eyrie", 2)
    t.hand("eyrie", "anvil", HELD)
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:recruit", "done")
    assert (t.pieces("eyrie", "roost", 1), t.warriors("eyrie", 1)) == (1, 2)


@law("7.4.3")
def test_with_a_roost_on_the_map_no_new_one_is_placed(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1)
    t.hand("eyrie", "anvil", HELD)
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:recruit", "done")
    assert nests(t).left == [6]


# --- the Decree (7.5.2) ---------------------------------------------------------------------------------------------


@law("7.5.2")
def test_columns_are_resolved_from_left_to_right_and_cards_of_one_column_in_any_order(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", recruit=["anvil", "bake_sale"], move=["investments"])
    t.put("eyrie", 1, roost=1)
    t.put("eyrie", 5, roost=1)
    t.put("eyrie", 9, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-decree", "7.5.2") == ["suit:fox", "suit:rabbit", "suit:bird"]
    assert t.ask.args["column"].text == "column:recruit"
    t.say("eyrie", "suit:rabbit")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 5)) == (0, 1)
    assert t.asked("eyrie", "ask-root-eyrie-decree") == ["suit:fox", "suit:bird"]
    t.say("eyrie", "suit:bird", "clearing:5", "suit:fox")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 5)) == (1, 2)
    assert t.asked("eyrie", "ask-root-eyrie-decree") == ["suit:mouse", "suit:bird"]
    assert t.ask.args["column"].text == "column:move"


@law("7.5.2")
def test_two_cards_of_one_suit_are_two_actions_and_an_empty_column_is_no_failure(table):
    t = table("eyrie", "duchy*")
    lead(t, "commander", move=["anvil", "foxfolk_steel"])
    t.put("eyrie", 1, warriors=1)
    t.put("eyrie", 8, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    assert t.ask.args["column"].text == "column:move"  # no card is in recruit
    t.say("eyrie", "suit:fox", "clearing:1", "clearing:5")
    assert t.asked("eyrie", "ask-root-eyrie-decree") == ["suit:fox", "suit:bird"]
    t.say("eyrie", "suit:fox", "clearing:4")
    assert t.asked("eyrie", "ask-root-eyrie-decree") == ["suit:bird"]
    assert (t.warriors("eyrie", 5), t.warriors("eyrie", 4)) == (1, 1)


@law("7.5.2", "7.5.2.III", "7.5.2.IV")
def test_after_the_last_battle_of_the_decree_comes_its_build_column(table):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "despot", recruit=["anvil"], battle=["foxfolk_steel", "bake_sale"], build=["protection_racket"])
    t.put("eyrie", 1, warriors=3)
    t.put("duchy", 1, warriors=1)
    t.hand("eyrie", HELD)
    t.dice(1, 0)
    resolving(t, "battle", "fox")  # the rabbits have fought
    assert t.asked("eyrie", "ask-root-eyrie-decree", "7.5.2") == ["suit:fox"]
    assert t.refused("eyrie", "craft") == "7.2.1"
    t.say("eyrie", "suit:fox")
    assert (t.warriors("duchy", 1), t.ask.args["column"].text) == (0, "column:build")
    t.say("eyrie", "suit:fox")
    assert t.pieces("eyrie", "roost", 1) == 1


@law("7.5.2", "7.7")
def test_a_card_in_the_middle_of_the_decree_that_cannot_be_resolved_brings_turmoil(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot", battle=["foxfolk_steel", "bake_sale"], build=["anvil"])
    t.put("eyrie", 1, warriors=3)
    t.hand("eyrie", HELD)
    resolving(t, "battle", "fox")
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-eyrie-leader") == ["leader:builder", "leader:charismatic", "leader:commander"]
    assert decree(t) == {}


@law("7.5.2", "7.5.2.I")
def test_recruit_places_a_warrior_at_a_roost_that_matches_the_card(table):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "despot", recruit=["anvil", "armorers"])
    t.put("eyrie", 1, roost=1)
    t.put("eyrie", 8, roost=1)
    t.put("eyrie", 5, roost=1)
    t.put("eyrie", 12, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-eyrie-recruit", "7.5.2.I") == ["clearing:1", "clearing:8"]
    assert t.refused("eyrie", "clearing:5") == "7.5.2"
    t.say("eyrie", "clearing:8")
    assert t.warriors("eyrie", 8) == 1
    t.say("eyrie", "suit:bird")
    assert t.asked("eyrie", "ask-root-eyrie-recruit") == ["clearing:1", "clearing:5", "clearing:8"]


@law("7.5.2", "7.5.2.II", "4.2")
def test_move_takes_at_least_one_warrior_from_a_clearing_that_matches_the_card(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder", move=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=2)
    t.put("eyrie", 5, warriors=2)
    t.put("eyrie", 8, warriors=1)
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")  # recruits in 1
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-move-from", "7.5.2.II") == ["clearing:1", "clearing:8"]
    assert t.refused("eyrie", "clearing:5") == "2.2.2"
    t.say("eyrie", "clearing:1", "clearing:9")
    assert t.asked("eyrie", "ask-root-move-count") == ["count:1", "count:2", "count:3"]
    t.say("eyrie", "count:3")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 9)) == (0, 3)
    t.say("eyrie", "suit:bird")
    assert t.asked("eyrie", "ask-root-move-from") == ["clearing:5", "clearing:8", "clearing:9"]


@law("7.5.2", "7.5.2.III")
def test_battle_is_fought_in_a_clearing_that_matches_the_card(table):
    t = table("eyrie", "duchy*")
    lead(t, "charismatic", battle=["anvil"])
    t.put("eyrie", 9, roost=1)
    for clearing in (1, 5, 8):
        t.put("eyrie", clearing, warriors=2)
        t.put("duchy", clearing, warriors=2)
    t.hand("eyrie", HELD)
    t.dice(1, 0)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")  # recruits in 9
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-battle-where", "7.5.2.III") == ["clearing:1", "clearing:8"]
    assert t.refused("eyrie", "clearing:5") == "2.2.2"
    t.say("eyrie", "clearing:8")
    assert (t.warriors("eyrie", 8), t.warriors("duchy", 8)) == (2, 1)
    t.say("eyrie", "suit:bird")
    assert t.asked("eyrie", "ask-root-battle-where") == ["clearing:1", "clearing:5", "clearing:8"]


@law("7.5.2", "7.5.2.IV")
def test_build_places_a_roost_in_a_ruled_clearing_without_one_that_matches_the_card(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot", build=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=1)  # has a roost
    t.put("eyrie", 8, warriors=1)
    t.put("eyrie", 12, warriors=1)
    t.put("eyrie", 6, warriors=1)
    t.put("duchy", 6, warriors=2)  # not ruled
    t.put("eyrie", 5, warriors=2)  # a rabbit clearing
    t.hand("eyrie", HELD)
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird", "clearing:5", "clearing:2", "count:1")
    t.say("eyrie", "suit:fox")
    assert t.asked("eyrie", "ask-root-eyrie-build", "7.5.2.IV") == ["clearing:8", "clearing:12"]
    assert t.refused("eyrie", "clearing:1") == "7.5.2.IV"
    assert t.refused("eyrie", "clearing:5") == "7.5.2"
    t.say("eyrie", "clearing:12")
    assert t.pieces("eyrie", "roost", 12) == 1
    t.say("eyrie", "suit:bird")
    assert t.asked("eyrie", "ask-root-eyrie-build") == ["clearing:2", "clearing:5", "clearing:8"]


@law("7.5.2", "3.3.1")
def test_when_the_decree_is_done_daylight_goes_on_until_they_say_so(table):
    t = table("eyrie", "duchy*", "marquise*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.score("eyrie", 10)
    t.hand("eyrie", "dominance_fox")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")
    t.say("eyrie", "suit:bird", "clearing:5", "count:1")
    assert t.asked("eyrie", "ask-root-eyrie-resolved") == ["done", "dominance"]


# --- Evening (7.6) --------------------------------------------------------------------------------------------------


@law("7.6", "7.6.1")
@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_roosts_on_the_map_score(table, roosts, points):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "builder")
    for clearing in range(1, roosts + 1):
        t.put("eyrie", clearing, roost=1)
    cards = ["anvil", "investments", "bake_sale"][: 1 + (roosts >= 3) + (roosts >= 6)]
    t.draws(*cards)
    t.at("eyrie", "evening")
    assert t.asked("eyrie", "ask-root-eyrie-first-card")  # the next turn
    assert t.points("eyrie") == points
    assert t.cards("eyrie") == sorted(cards)


@law("7.6.2")
@pytest.mark.parametrize(("roosts", "draws"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_they_draw_a_card_and_one_for_each_uncovered_bonus(table, roosts, draws):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    for clearing in range(1, roosts + 1):
        t.put("eyrie", clearing, roost=1)
    side = t.side("eyrie")
    assert side.rules.evening_draws(t.g, side) == draws


@law("7.6.2")
def test_they_discard_down_to_five_cards_of_their_choice(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1)
    t.hand("eyrie", "anvil", "bake_sale", "armorers", "sappers", HELD)
    t.draws("investments")
    t.at("eyrie", "evening")
    assert len(t.asked("eyrie", "ask-root-discard", "7.6.2")) == 6
    t.say("eyrie", "card:sappers")
    assert t.cards("eyrie") == sorted(["anvil", "bake_sale", "armorers", HELD, "investments"])
    assert t.pile() == ["sappers"]
