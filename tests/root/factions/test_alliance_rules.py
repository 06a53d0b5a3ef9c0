"""8.2 and 8.3: the abilities and the setup of the Woodland Alliance."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.removal import sweep
from polana.kernel.news import SPECTATOR
from tests.law import law
from tests.root.boards import rebels, support, supporters, train

FOXES = ["anvil", "foxfolk_steel", "protection_racket", "gently_used_knapsack", "travel_gear_fox", "root_tea_fox"]


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


def clear_out(t, remover, *clearings):
    """An effect of one player removes all enemy pieces from clearings."""
    t.stage(lambda g: sweep(g, t.side(remover), [clearing - 1 for clearing in clearings], "test"))


# --- crafting and battle (8.2.1, 8.2.2) -----------------------------------------------------------------------------


@law("8.2.1", "8.5.1")
def test_they_craft_in_daylight_with_sympathy_of_the_suit_of_its_clearing(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1, base_fox=1)
    t.put("alliance", 2, sympathy=1)
    t.hand("alliance", "anvil", "foxfolk_steel", "birdy_bindle", "a_visit_to_friends")
    t.at("alliance", "daylight")
    t.say("alliance", "craft")
    # one fox and one mouse token; the base counts nothing
    assert t.asked("alliance", "ask-root-craft", "8.5.1") == ["card:anvil", "card:birdy_bindle"]
    t.say("alliance", "card:anvil")
    assert (t.points("alliance"), t.items("alliance")) == (2, {"hammer": 1})
    t.say("alliance", "craft")
    assert t.asked("alliance", "ask-root-craft") == ["card:birdy_bindle"]


@law("8.2.2", "4.3.2")
def test_as_defender_they_deal_the_higher_roll(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=5)
    t.put("alliance", 1, warriors=4)
    t.dice(1, 3)
    fight(t, "marquise", "alliance", 1)
    assert (t.warriors("marquise", 1), t.warriors("alliance", 1)) == (2, 3)


@law("8.2.2")
def test_as_attacker_they_deal_the_higher_roll_as_everybody_does(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=5)
    t.put("alliance", 1, warriors=4)
    t.dice(1, 3)
    fight(t, "alliance", "marquise", 1)
    assert (t.warriors("marquise", 1), t.warriors("alliance", 1)) == (2, 3)


@law("8.2.2", "4.3.2.I")
def test_the_higher_roll_is_capped_by_their_warriors_like_any(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=5)
    t.put("alliance", 1, warriors=1)
    t.dice(0, 3)
    fight(t, "marquise", "alliance", 1)
    assert (t.warriors("marquise", 1), t.warriors("alliance", 1)) == (4, 1)


# --- supporters (8.2.3) ---------------------------------------------------------------------------------------------


@law("8.2.3", "1.2.1")
def test_only_the_alliance_sees_its_supporters(table):
    t = table("marquise", "alliance")
    support(t, "anvil", "armorers")
    t.put("marquise", 1, warriors=1)
    t.at("marquise", "daylight")
    boards = [t.match.view(reader)["sides"][1]["board"] for reader in (0, 1, SPECTATOR)]
    assert [board["stack"] for board in boards] == [None, ["anvil", "armorers"], None]
    assert [board["supporters"] for board in boards] == [2, 2, 2]


@law("8.2.3")
def test_who_imagines_the_supporters_anew_keeps_their_number_and_may_get_any_cards(table):
    t = table("marquise", "alliance")
    support(t, "anvil", "armorers")
    t.put("marquise", 1, warriors=1)
    t.at("marquise", "daylight")
    seen = set()
    for seed in range(20):
        dream = t.match.imagine(0, seed)
        side = dream.state.sides[1]
        assert len(side.supporters) == 2
        assert dream.view(0) == t.match.view(0)
        seen.update(side.supporters)
        own = t.match.imagine(1, seed)
        assert own.state.sides[1].supporters == rebels(t).supporters
    assert len(seen) > 10


@law("8.2.3", "8.6.2")
def test_supporters_do_not_count_toward_the_hand_limit(table):
    t = table("alliance", "marquise")
    support(t, *FOXES[:5])
    t.hand("alliance", "bake_sale", "investments", "armorers", "sappers")
    t.put("marquise", 1, warriors=1)
    t.draws("ambush_fox")
    t.at("alliance", "evening")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert len(t.cards("alliance")) == 5  # nothing was discarded
    assert t.pile() == []


@law("8.2.3", "2.1.1", "8.4.2.II")
def test_supporters_are_spent_for_their_suit_and_birds_for_any(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1)
    support(t, "bake_sale", "armorers", "anvil")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:5")
    assert t.asked("alliance", "ask-root-alliance-spend-supporter", "8.4.2.II") == ["card:bake_sale", "card:armorers"]
    assert t.refused("alliance", "card:anvil") == "2.1.1"
    t.say("alliance", "card:armorers")
    assert supporters(t) == ["anvil", "bake_sale"]
    assert t.pile() == ["armorers"]


@law("8.2.3", "3.3.3")
def test_a_dominance_card_spent_as_a_supporter_becomes_available(table):
    t = table("alliance", "duchy*", "marquise*")
    support(t, "dominance_fox")
    t.hand("alliance", "bake_sale")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:1", "card:dominance_fox")
    assert t.pile() == []
    assert len(t.state.available) == 1


@law("8.2.3.I", "8.5.2")
def test_without_a_base_the_stack_holds_five_and_a_further_supporter_is_discarded(table):
    t = table("alliance", "duchy*")
    support(t, *FOXES[:4])
    t.hand("alliance", "bake_sale", "investments", "sappers")
    t.at("alliance", "daylight")
    t.say("alliance", "mobilize", "card:bake_sale")
    assert len(supporters(t)) == 5
    t.say("alliance", "mobilize", "card:investments")
    assert supporters(t) == sorted([*FOXES[:4], "bake_sale"])
    assert t.pile() == ["investments"]


@law("8.2.3.I")
def test_with_a_base_on_the_map_the_stack_is_unlimited(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, base_fox=1)
    support(t, *FOXES[:5])
    t.hand("alliance", "bake_sale", "investments", "sappers")
    t.at("alliance", "daylight")
    t.say("alliance", "mobilize", "card:bake_sale", "mobilize", "card:investments")
    assert len(supporters(t)) == 7
    assert t.pile() == []


# --- losing a base (8.2.4) ------------------------------------------------------------------------------------------


@law("8.2.4")
def test_a_lost_base_takes_its_suit_all_birds_and_half_the_officers_rounded_up(table):
    t = table("marquise", "alliance")
    t.put("alliance", 1, base_fox=1)
    t.put("alliance", 5, base_rabbit=1)
    support(t, "anvil", "armorers", "bake_sale", "investments", "foxfolk_steel", "sappers", "root_tea_mouse")
    support(t, "mouse_in_a_sack", "a_visit_to_friends", "travel_gear_mouse")
    train(t, 5)
    clear_out(t, "marquise", 1)
    assert t.points("marquise") == 1
    # with another base left the stack stays unlimited
    left = ["a_visit_to_friends", "bake_sale", "investments", "mouse_in_a_sack", "root_tea_mouse", "travel_gear_mouse"]
    assert supporters(t) == left
    assert t.pile() == ["anvil", "armorers", "foxfolk_steel", "sappers"]
    assert t.match.over
    assert (rebels(t).officers, rebels(t).supply) == (2, 8)
    assert rebels(t).left == [1, 0, 1, 10]


@law("8.2.4", "8.2.3.I")
def test_with_the_last_base_gone_they_discard_down_to_five_of_their_choice(table):
    t = table("marquise", "alliance")
    t.put("alliance", 1, base_fox=1)
    support(t, "anvil", "bake_sale", "investments", "root_tea_mouse")
    support(t, "mouse_in_a_sack", "a_visit_to_friends", "travel_gear_mouse", "smugglers_trail")
    clear_out(t, "marquise", 1)
    assert len(t.asked("alliance", "ask-root-alliance-discard-supporter", "8.2.4")) == 7
    assert t.ask.veiled
    t.say("alliance", "card:bake_sale", "card:investments")
    assert len(supporters(t)) == 5
    assert t.pile() == ["anvil", "bake_sale", "investments"]
    assert t.match.over


@law("8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_half_of_the_officers_rounded_up_return_to_the_supply(table, officers, left):
    t = table("marquise", "alliance")
    t.put("alliance", 1, base_fox=1)
    train(t, officers)
    clear_out(t, "marquise", 1)
    assert (rebels(t).officers, rebels(t).supply) == (left, 10 - left)


@law("8.2.4", "4.3.4", "8.2.6")
def test_in_battle_the_alliance_orders_what_its_losses_trigger(table):
    t = table("marquise", "alliance")
    t.put("marquise", 8, warriors=3)
    t.put("alliance", 8, base_fox=1, sympathy=1)
    t.hand("marquise", "anvil", "bake_sale")
    support(t, "foxfolk_steel", "investments")
    t.dice(1, 1)
    fight(t, "marquise", "alliance", 8)
    assert t.asked("alliance", "ask-root-trigger", "4.3.4") == ["trigger:base", "trigger:outrage"]
    # first the base: the card paid for the outrage afterwards stays
    t.say("alliance", "trigger:base")
    t.say("marquise", "card:anvil")
    assert supporters(t) == ["anvil", "investments"]
    assert t.pile() == ["foxfolk_steel"]
    assert t.points("marquise") == 2


@law("8.2.4")
def test_two_bases_lost_at_once_are_two_losses(table):
    t = table("marquise", "alliance")
    t.put("alliance", 1, base_fox=1)
    t.put("alliance", 5, base_rabbit=1)
    t.put("alliance", 2, base_mouse=1)
    support(t, "anvil", "bake_sale", "investments")
    train(t, 6)
    clear_out(t, "marquise", 1, 5)
    t.say("marquise", "clearing:5")
    assert supporters(t) == ["investments"]
    assert rebels(t).officers == 1  # six, three, one


# --- sympathy (8.2.5) -----------------------------------------------------------------------------------------------


@law("8.2.5.I")
def test_a_clearing_holds_one_sympathy_token(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 1, sympathy=1)
    t.put("alliance", 5, warriors=1, sympathy=1)
    t.put("alliance", 2, warriors=1)
    train(t, 2)
    t.hand("alliance", "anvil")
    t.at("alliance", "evening")
    t.say("alliance", "move", "clearing:2", "clearing:5")
    assert t.refused("alliance", "organize") == "8.2.5.I"


# --- setup (8.3) ----------------------------------------------------------------------------------------------------


@law("8.3", "8.3.1", "8.3.2", "8.3.3", "8.3.4")
@pytest.mark.parametrize("advanced", [False, True])
def test_setup_draws_three_supporters_and_places_nothing_on_the_map(table, advanced):
    t = table("alliance", "duchy*")
    t.hand("alliance", "bake_sale")
    t.draws("anvil", "armorers", "investments")
    own = t.side("alliance")
    t.stage(lambda g: own.rules.setup_advanced(g, own) if advanced else own.rules.setup(g, own))
    own = rebels(t)
    assert (own.supply, own.officers, own.left) == (10, 0, [1, 1, 1, 10])
    assert supporters(t) == ["anvil", "armorers", "investments"]
    assert t.cards("alliance") == ["bake_sale"]
    assert not any(own.has_pieces(where) for where in range(12))
    assert "news-root-alliance-drew-supporter" not in t.news(1)
