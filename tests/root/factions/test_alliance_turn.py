"""8.4, 8.5: revolt, sympathy and Daylight of the Woodland Alliance."""

import pytest

from polana.games.root.control import start_lending
from polana.games.root.factions.base import Faction
from polana.games.root.lending import AS_WARRIORS
from polana.games.root.state import Side
from tests.law import law
from tests.root.boards import HELD, rebels, support, supporters

# --- revolt (8.4.1) -------------------------------------------------------------------------------------------------


@law("8.4.1", "8.4.1.I", "8.4.1.II", "8.4.1.III", "3.2.1")
def test_a_revolt_removes_all_enemies_and_brings_a_base_warriors_and_an_officer(table):
    t = table("alliance", "marquise", "duchy*")
    for clearing in (1, 8, 5):
        t.put("alliance", clearing, sympathy=1)
    t.put("marquise", 8, warriors=3, sawmill=1, wood=2)
    t.put("duchy", 8, warriors=2, citadel=1)
    t.put("duchy", 1, warriors=1)
    support(t, "anvil", "foxfolk_steel", "armorers", "bake_sale")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8")
    asked = t.asked("alliance", "ask-root-alliance-spend-supporter", "8.4.1.II")
    assert asked == ["card:anvil", "card:foxfolk_steel", "card:armorers"]  # birds count, rabbits do not
    t.say("alliance", "card:anvil", "card:armorers")
    assert supporters(t) == ["bake_sale", "foxfolk_steel"]
    assert t.pile() == ["anvil", "armorers"]
    # one point for each building and token
    assert t.points("alliance") == 4
    assert (t.warriors("marquise", 8), t.warriors("duchy", 8), t.warriors("duchy", 1)) == (0, 0, 1)
    assert t.pieces("alliance", "base_fox", 8) == 1
    # fox clearings with sympathy are 1 and 8: two warriors, and one more becomes an officer
    assert t.warriors("alliance", 8) == 2
    assert (rebels(t).officers, rebels(t).supply) == (1, 7)
    assert t.pieces("alliance", "sympathy", 8) == 1


@law("8.4.1.I")
def test_a_revolt_needs_a_base_of_the_clearings_suit_on_the_board(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1, base_fox=1)
    t.put("alliance", 8, sympathy=1)
    t.put("alliance", 5, sympathy=1)
    support(t, "anvil", "foxfolk_steel", "armorers", "sappers")
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:8") == "8.4.1.I"
    assert "clearing:5" in t.asked("alliance", "ask-root-alliance-birdsong", "8.4")


@law("8.4.1.II", "2.1.1")
def test_a_revolt_needs_two_supporters_that_match(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 8, sympathy=1)
    t.put("alliance", 5, sympathy=1)
    support(t, "anvil", "bake_sale", "a_visit_to_friends")
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:8") == "8.4.1.II"
    t.say("alliance", "clearing:5")
    t.say("alliance", "card:bake_sale", "card:a_visit_to_friends")
    assert t.pieces("alliance", "base_rabbit", 5) == 1


@law("8.4.1")
def test_they_may_revolt_again_as_long_as_they_can_pay(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 8, sympathy=1)
    t.put("alliance", 5, sympathy=1)
    support(t, "anvil", "foxfolk_steel", "bake_sale", "a_visit_to_friends", "investments")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8", "card:anvil", "card:foxfolk_steel")
    t.say("alliance", "clearing:5", "card:bake_sale", "card:a_visit_to_friends")
    assert rebels(t).officers == 2
    assert rebels(t).left == [0, 0, 1, 8]


@law("8.4.1.III", "2.2.3", "2.2.4")
def test_the_slots_that_enemies_fill_are_free_after_a_revolt_but_not_those_under_ruins(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, sympathy=1)
    t.put("marquise", 8, workshop=2)
    t.put("alliance", 1, sympathy=1)
    t.g.ruins[0] = 1  # the only slot of clearing 1
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:1") == "2.2.3"
    t.say("alliance", "clearing:8", "card:anvil", "card:foxfolk_steel")
    assert t.pieces("alliance", "base_fox", 8) == 1


@law("8.4.1.III", "1.5.4", "6.2.3")
def test_everything_has_left_before_anything_that_it_triggers(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, sympathy=1)
    t.put("marquise", 8, warriors=2, sawmill=1)
    t.put("marquise", 1, keep=1)
    t.hand("marquise", "anvil")
    support(t, "foxfolk_steel", "armorers")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8", "card:foxfolk_steel", "card:armorers")
    # the hospitals are asked before the base is placed, but after the sawmill is gone and scored
    assert t.asked("marquise", "ask-root-marquise-hospitals", "6.2.3") == ["card:anvil", "pass"]
    assert (t.pieces("marquise", "sawmill", 8), t.points("alliance")) == (0, 1)
    assert t.pieces("alliance", "base_fox", 8) == 0
    t.say("marquise", "card:anvil")
    assert t.warriors("marquise", 1) == 2
    assert t.pieces("alliance", "base_fox", 8) == 1


@law("8.4.1.III", "1.5.4", "6.2.2")
def test_a_keep_that_leaves_in_the_same_revolt_heals_nobody_and_bars_nothing(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, sympathy=1)
    t.put("marquise", 8, warriors=2, keep=1)
    t.hand("marquise", "anvil")
    support(t, "foxfolk_steel", "armorers")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8", "card:foxfolk_steel", "card:armorers")
    assert t.asked("alliance", "ask-root-alliance-birdsong")
    assert t.pieces("alliance", "base_fox", 8) == 1
    assert t.side("marquise").supply == 25


@law("8.4.1.III", "1.5.4", "1.5.1")
def test_with_too_few_warriors_they_place_those_they_have_and_no_officer(table):
    t = table("alliance", "duchy*")
    for clearing in (1, 6, 8):
        t.put("alliance", clearing, sympathy=1)
    t.supply("alliance", 2)
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8", "card:anvil", "card:foxfolk_steel")
    assert (t.warriors("alliance", 8), rebels(t).officers, rebels(t).supply) == (2, 0, 0)


@law("8.4.1.III", "3.1")
def test_thirty_points_in_the_middle_of_a_revolt_win_at_once(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, sympathy=1)
    t.put("marquise", 8, sawmill=1)
    t.score("alliance", 29)
    support(t, "anvil", "foxfolk_steel")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8", "card:anvil", "card:foxfolk_steel")
    assert t.state.winners == [0]
    assert t.pieces("alliance", "base_fox", 8) == 0


# --- spread sympathy (8.4.2) ----------------------------------------------------------------------------------------


@law("8.4")
def test_no_revolt_follows_once_sympathy_has_been_spread(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1)
    support(t, "anvil", "foxfolk_steel", "bake_sale")
    t.at("alliance", "birdsong")
    assert "clearing:1" in t.asked("alliance", "ask-root-alliance-birdsong", "8.4")
    t.say("alliance", "clearing:5", "card:bake_sale")
    assert t.refused("alliance", "clearing:1") == "8.4"


@law("8.4.2", "8.4.2.I", "8.4.2.III")
def test_without_sympathy_on_the_map_any_clearing_will_do(table):
    t = table("alliance", "duchy*")
    support(t, "anvil", "bake_sale", "investments")
    t.at("alliance", "birdsong")
    assert t.asked("alliance", "ask-root-alliance-birdsong") == [*[f"clearing:{n}" for n in range(1, 13)], "done"]
    t.say("alliance", "clearing:12", "card:anvil")
    assert t.pieces("alliance", "sympathy", 12) == 1
    assert t.points("alliance") == 0  # the first space shows none


@law("8.4.2", "8.4.2.I")
def test_sympathy_spreads_to_clearings_next_to_sympathetic_ones_again_and_again(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1)
    support(t, "bake_sale", "investments", "sappers")
    t.at("alliance", "birdsong")
    assert t.asked("alliance", "ask-root-alliance-birdsong") == ["clearing:5", "clearing:9", "clearing:10", "done"]
    assert t.refused("alliance", "clearing:2") == "8.4.2.I"
    t.say("alliance", "clearing:5", "card:bake_sale")
    assert t.points("alliance") == 1
    t.say("alliance", "clearing:2", "card:sappers")
    assert t.points("alliance") == 2
    assert [place + 1 for place in rebels(t).where(3)] == [1, 2, 5]


#: Token, supporters, points: as printed on the track.
TRACK = [(2, 1, 1), (3, 1, 1), (4, 2, 1), (5, 2, 2), (6, 2, 2), (7, 3, 3), (8, 3, 4), (9, 3, 4), (10, 3, 4)]


def with_tokens(t, count):
    """So many sympathy tokens on the map, one of them next to clearing 3."""
    for clearing in [11, 12, 10, 9, 8, 7, 6, 5, 4][:count]:
        t.put("alliance", clearing, sympathy=1)
    t.hand("alliance", HELD)


@law("8.4.2.II", "8.4.2.III")
@pytest.mark.parametrize(("token", "cost", "points"), TRACK)
def test_supporters_are_spent_and_points_scored_as_the_track_says(table, token, cost, points):
    t = table("alliance", "duchy*")
    with_tokens(t, token - 1)
    rabbits = ["bake_sale", "a_visit_to_friends", "smugglers_trail"][:cost]
    support(t, *rabbits)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:3", *[f"card:{card}" for card in rabbits])
    assert supporters(t) == []
    assert t.points("alliance") == points
    assert t.pieces("alliance", "sympathy", 3) == 1


@law("8.4.2.II")
@pytest.mark.parametrize(("token", "cost", "points"), TRACK)
def test_one_supporter_too_few_is_too_few(table, token, cost, points):
    t = table("alliance", "duchy*")
    with_tokens(t, token - 1)
    support(t, "anvil", *["bake_sale", "a_visit_to_friends"][: cost - 1])
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:3") == "8.4.2.II"


@law("8.4.2.II.a")
def test_three_warriors_of_one_other_player_cost_one_more_supporter(table):
    t = table("alliance", "marquise", "duchy*")
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 5, warriors=3)
    t.put("marquise", 10, warriors=2)
    t.put("duchy", 10, warriors=2)  # four warriors, but of two players
    support(t, "bake_sale")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:5") == "8.4.2.II.a"
    assert "clearing:10" in t.asked("alliance", "ask-root-alliance-birdsong")


@law("8.4.2.II.a")
def test_under_martial_law_two_supporters_are_spent_for_the_second_token(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, sympathy=1)
    t.put("alliance", 5, warriors=4)  # its own warriors are no martial law elsewhere
    t.put("marquise", 10, warriors=3)
    support(t, "bake_sale", "armorers", "a_visit_to_friends")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:5", "card:a_visit_to_friends")
    assert t.pieces("alliance", "sympathy", 5) == 1
    t.say("alliance", "clearing:10", "card:bake_sale", "card:armorers")
    assert supporters(t) == []
    assert t.points("alliance") == 2


class Hired(Faction[Side]):
    """Their warriors are the Marquise's own for rule."""

    def lends(self, g, me, borrower, where, purpose, against):
        return me.warriors[where] if borrower.rules.name == "marquise" and purpose == AS_WARRIORS else 0


@law("8.4.2.II.a")
def test_warriors_that_a_player_treats_as_his_own_for_rule_count_for_martial_law(table):
    t = table("alliance", "marquise", "duchy*")
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.side("duchy").rules = Hired("duchy")
    start_lending(t.g, t.side("duchy"))
    support(t, "bake_sale")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:5") == "8.4.2.II.a"


@law("8.4.2.III", "6.2.2")
def test_sympathy_cannot_be_placed_where_the_keep_stands(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 5, keep=1)
    support(t, "bake_sale")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:5") == "6.2.2"


@law("8.4.2", "1.5.1")
def test_with_all_ten_tokens_on_the_map_none_can_be_spread(table):
    t = table("alliance", "duchy*")
    for clearing in range(1, 11):
        t.put("alliance", clearing, sympathy=1)
    support(t, "armorers", "sappers", "anvil", "foxfolk_steel", "protection_racket")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:12") == "1.5.1"


@law("8.2.3", "1.2.1")
def test_with_supporters_they_are_asked_even_if_none_of_them_is_of_use(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1)
    t.put("alliance", 5, sympathy=1)
    t.put("alliance", 9, sympathy=1)
    t.put("alliance", 10, sympathy=1)
    support(t, "anvil")
    t.at("alliance", "birdsong")
    assert t.asked("alliance", "ask-root-alliance-birdsong") == ["done"]
    assert t.ask.veiled


@law("8.4.1.II", "8.4.2.II")
def test_who_imagines_the_stack_in_the_middle_of_a_payment_finds_cards_to_pay_with(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, sympathy=1)
    support(t, "anvil", "foxfolk_steel", "bake_sale")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8")
    for seed in range(30):
        dream = t.match.imagine(1, seed)
        for _ in range(2):
            assert dream.ask.about == "ask-root-alliance-spend-supporter"
            dream.choose(0, dream.ask.options[0])


# --- Daylight (8.5) -------------------------------------------------------------------------------------------------


@law("8.5", "8.5.2")
def test_actions_of_daylight_come_in_any_order_and_any_number(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1, base_fox=1)
    t.hand("alliance", "anvil", "foxfolk_steel", "bake_sale", "sappers", "investments")
    t.at("alliance", "daylight")
    t.say("alliance", "mobilize", "card:bake_sale")
    t.say("alliance", "train", "card:foxfolk_steel")
    t.say("alliance", "craft", "card:anvil")
    t.say("alliance", "train", "card:sappers")
    assert t.asked("alliance", "ask-root-alliance-daylight", "8.5") == ["mobilize", "done"]
    assert supporters(t) == ["bake_sale"]
    assert rebels(t).officers == 2
    assert t.items("alliance") == {"hammer": 1}


@law("8.5.2", "1.2.1")
def test_the_mobilized_card_is_seen_by_nobody_else(table):
    t = table("alliance", "duchy*")
    t.hand("alliance", "bake_sale", HELD)
    t.at("alliance", "daylight")
    t.say("alliance", "mobilize", "card:bake_sale")
    assert supporters(t) == ["bake_sale"]
    assert "news-root-alliance-mobilized-card" in t.news(0)
    assert "news-root-alliance-mobilized-card" not in t.news(1)
    assert "news-root-alliance-mobilized" in t.news(1)


@law("8.5.3", "2.1.1")
def test_an_officer_is_trained_with_a_card_of_the_printed_suit_of_a_base(table):
    t = table("alliance", "duchy*")
    t.suit(5, "mouse")
    t.put("alliance", 5, base_rabbit=1)  # its printed suit counts, not that of the clearing
    t.hand("alliance", "bake_sale", "anvil", "armorers", "investments")
    t.at("alliance", "daylight")
    t.say("alliance", "train")
    assert t.asked("alliance", "ask-root-alliance-train", "8.5.3") == ["card:bake_sale", "card:armorers"]
    assert t.refused("alliance", "card:investments") == "8.5.3"
    t.say("alliance", "card:bake_sale")
    assert (rebels(t).officers, rebels(t).supply) == (1, 9)
    assert t.pile() == ["bake_sale"]


@law("8.5.3", "1.5.1")
def test_no_officer_without_a_base_or_without_a_warrior_in_the_supply(table):
    t = table("alliance", "duchy*")
    t.hand("alliance", "bake_sale")
    t.at("alliance", "daylight")
    assert t.refused("alliance", "train") == "8.5.3"
    t = table("alliance", "duchy*")
    t.put("alliance", 5, base_rabbit=1)
    t.supply("alliance", 0)
    t.hand("alliance", "bake_sale")
    t.at("alliance", "daylight")
    assert t.refused("alliance", "train") == "1.5.1"
