"""The effects of the Exiles and Partisans deck's cards (4.1.3)."""

import pytest

from polana.games.root.control import near
from polana.games.root.effects.exiles import Coffins, buried
from tests.law import law

EXILES = "exiles_partisans"


@law("4.1.3", "2.5")
def test_soup_kitchens_make_tokens_count_for_rule_each_as_two(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 5, wood=1)
    t.put("duchy", 5, warriors=1)
    assert t.ruler(5) == "duchy"
    t.in_play("marquise", "soup_kitchens")
    assert t.ruler(5) == "marquise"


@law("4.1.3", "2.3")
def test_boat_builders_make_rivers_paths(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 4, warriors=1)
    across = sorted(set(t.state.woodland.rivers[3]) - set(t.state.near[3]))
    assert across, "clearing 4 lies on the river"
    side = t.side("marquise")
    assert not set(across) & set(near(t.state, side, 3))
    t.in_play("marquise", "boat_builders")
    assert set(across) <= set(near(t.state, side, 3))


@law("4.1.3", "4.2.1")
def test_corvid_planners_move_without_rule_at_either_end(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.in_play("marquise", "corvid_planners")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5")
    assert t.warriors("marquise", 5) == 1


@law("4.1.3")
def test_tunnels_join_all_clearings_with_own_crafting_pieces(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.no_ruins()
    t.put("marquise", 1, workshop=1)
    t.put("marquise", 8, workshop=1)
    side = t.side("marquise")
    assert 7 not in near(t.state, side, 0)
    t.in_play("marquise", "tunnels")
    assert 7 in near(t.state, side, 0)
    assert 0 in near(t.state, side, 7)
    assert 7 not in near(t.state, side, 2)


def workshops(table, *crafts):
    """The Marquise with a workshop of each suit, in Daylight, with these cards in hand."""
    t = table("marquise", "duchy*", deck=EXILES)
    t.no_ruins()
    for clearing in (1, 5, 2):
        t.put("marquise", clearing, workshop=1)
    t.put("marquise", 5, workshop=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", *crafts)
    t.at("marquise", "daylight")
    return t


@law("4.1.3")
def test_a_murine_broker_draws_whenever_another_player_crafts_an_item(table):
    t = workshops(table, "bake_sale")
    t.in_play("duchy", "murine_broker")
    t.draws("anvil")
    t.say("marquise", "craft", "card:bake_sale")
    assert t.cards("duchy") == ["anvil"]


@law("4.1.3", "3.2.2")
def test_master_engravers_score_one_more_for_each_crafted_item(table):
    t = workshops(table, "bake_sale")
    t.in_play("marquise", "master_engravers")
    t.say("marquise", "craft", "card:bake_sale")
    assert t.points("marquise") == 4


@law("4.1.3")
def test_saboteurs_are_discarded_to_discard_a_card_in_an_enemys_play_area(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.in_play("marquise", "saboteurs")
    t.in_play("duchy", "tunnels", "soup_kitchens")
    t.before("marquise", "birdsong")
    t.say("marquise", "use:saboteurs", "card:tunnels")
    assert (t.play("marquise"), t.play("duchy")) == ([], ["soup_kitchens"])
    assert sorted(t.pile()) == ["saboteurs", "tunnels"]


@law("4.1.3", "1.5.1")
def test_coffin_makers_catch_all_warriors_that_are_removed(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 1, warriors=3)
    t.in_play("duchy", "coffin_makers")
    t.at("marquise", "daylight")
    t.dice(3, 2)
    t.say("marquise", "battle")
    assert (t.side("marquise").supply, t.side("duchy").supply) == (21, 17)
    assert buried(t.state) == [2, 3]


@law("4.1.3", "1.4.1")
def test_coffin_makers_score_a_point_for_every_five_when_birdsong_starts_and_all_go_home(table):
    t = table("duchy*", "marquise", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.side("marquise").supply -= 8
    t.side("duchy").supply -= 4
    t.g.extras.append(Coffins([4, 8]))
    t.in_play("duchy", "coffin_makers")
    t.before("duchy", "birdsong")
    assert t.ask.seat == 1  # nothing of it was asked
    assert (t.points("duchy"), buried(t.state)) == (2, [])
    assert (t.side("marquise").supply, t.side("duchy").supply) == (24, 19)


@law("4.1.3", "4.1.4")
def test_warriors_on_coffin_makers_go_home_when_the_card_is_discarded(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.side("duchy").supply -= 2
    t.g.extras.append(Coffins([0, 2]))
    t.in_play("marquise", "saboteurs")
    t.in_play("duchy", "coffin_makers")
    t.before("marquise", "birdsong")
    t.say("marquise", "use:saboteurs")
    assert (t.side("duchy").supply, buried(t.state)) == (20, [])


@law("4.1.3", "1.4.1")
def test_an_emigre_must_move_and_battle_where_it_arrives(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.in_play("marquise", "eyrie_emigre")
    t.at("marquise", "birdsong")
    t.dice(1, 0)
    t.say("marquise", "clearing:5", "count:2")
    assert (t.warriors("duchy", 5), t.play("marquise")) == (0, ["eyrie_emigre"])


@law("4.1.3")
def test_an_emigre_that_does_not_battle_is_discarded(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.in_play("marquise", "eyrie_emigre")
    t.at("marquise", "birdsong")
    t.say("marquise", "clearing:9", "count:1")
    assert (t.play("marquise"), t.pile()) == ([], ["eyrie_emigre"])


@law("4.1.3")
def test_swap_meet_takes_a_random_card_and_gives_one_back(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil")
    t.hand("duchy", "bake_sale", "tunnels")
    t.in_play("marquise", "swap_meet")
    t.random_cards("tunnels")
    t.at("marquise", "birdsong")
    t.say("marquise", "use:swap_meet", "card:anvil")
    assert (t.cards("marquise"), t.cards("duchy")) == (["tunnels"], ["anvil", "bake_sale"])


@law("4.1.3", "1.5.5")
def test_false_orders_move_half_of_an_enemys_warriors_rounded_up_whoever_rules(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=5)
    t.put("duchy", 1, warriors=3)
    t.in_play("marquise", "false_orders")
    t.at("marquise", "birdsong")
    t.say("marquise", "use:false_orders", "clearing:9")
    assert (t.warriors("duchy", 1), t.warriors("duchy", 9)) == (1, 2)
    assert (t.play("marquise"), t.pile()) == ([], ["false_orders"])


@law("4.1.3", "G.1.30")
def test_a_propaganda_bureau_replaces_an_enemy_warrior_in_a_clearing_that_matches_the_spent_card(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 9, warriors=1)
    t.put("duchy", 1, warriors=2)  # fox
    t.put("duchy", 5, warriors=1)  # rabbit
    t.hand("marquise", "anvil", "bake_sale", "sword_mouse")
    t.in_play("marquise", "propaganda_bureau")
    t.at("marquise", "daylight")
    t.say("marquise", "use:propaganda_bureau")
    assert t.refused("marquise", "card:sword_mouse") == "G.1.30"
    t.say("marquise", "card:anvil")
    assert (t.warriors("duchy", 1), t.warriors("marquise", 1), t.side("marquise").supply) == (1, 1, 23)
    assert (t.side("duchy").supply, t.pile()) == (18, ["anvil"])


@law("4.1.3")
def test_the_league_of_adventurous_mice_exhausts_an_item_to_move_or_battle(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=1)
    t.in_play("marquise", "league_of_adventurous_mice")
    t.side("marquise").items[0] = 1
    t.state.items[0] -= 1
    t.at("marquise", "daylight")
    t.dice(1, 0)
    t.say("marquise", "use:league_of_adventurous_mice")
    assert t.asked("marquise", "ask-root-league-action") == ["move", "battle"]
    t.say("marquise", "battle")
    assert (t.warriors("duchy", 1), t.side("marquise").exhausted[0]) == (0, 1)


@law("4.1.3")
def test_charm_offensive_draws_a_card_and_another_player_scores(table):
    t = table("marquise", "eyrie", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 3, warriors=1, roost=1)
    t.hand("eyrie", "tunnels")
    t.in_play("marquise", "charm_offensive")
    t.draws("anvil", "bake_sale")
    t.before("marquise", "evening")
    t.say("marquise", "use:charm_offensive", "faction:duchy")
    assert t.points("duchy") == 1
    assert t.cards("marquise") == ["anvil", "bake_sale"]  # and the card of the evening


@law("4.1.3")
def test_informants_take_an_ambush_from_the_discard_pile_in_place_of_the_draw(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 3, warriors=1)
    t.in_play("marquise", "informants")
    t.discarded("ambush_fox", "ambush_bird", "anvil")
    t.at("marquise", "evening")
    t.say("marquise", "use:informants")
    assert t.asked("marquise", "ask-root-informants") == ["card:ambush_fox", "card:ambush_bird"]
    t.say("marquise", "card:ambush_bird")
    assert t.cards("marquise") == ["ambush_bird"]


@law("4.1.3", "4.3.3.I")
@pytest.mark.parametrize(("card", "clearing"), [("fox_partisans", 1), ("rabbit_partisans", 5), ("mouse_partisans", 2)])
def test_partisans_deal_an_extra_hit_in_their_suit_and_keep_only_cards_of_it(table, card, clearing):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", clearing, warriors=3)
    t.put("duchy", clearing, warriors=3)
    kept = {"fox_partisans": "anvil", "rabbit_partisans": "bake_sale", "mouse_partisans": "sword_mouse"}
    for name in kept.values():
        t.hand("marquise", name)
    t.hand("marquise", "ambush_bird")
    t.in_play("marquise", card)
    t.at("marquise", "daylight")
    t.dice(1, 0)
    t.say("marquise", "battle", f"use:{card}", "card:ambush_bird", "done")
    assert t.warriors("duchy", clearing) == 1
    assert t.cards("marquise") == [kept[card]]


@law("4.1.3", "4.3.3")
def test_partisans_do_nothing_in_clearings_of_other_suits(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 5, warriors=3)
    t.put("duchy", 5, warriors=3)
    t.in_play("marquise", "fox_partisans")
    t.at("marquise", "daylight")
    t.dice(1, 0)
    t.say("marquise", "battle")
    assert t.warriors("duchy", 5) == 2


@law("6.2.3", "4.1.3")
def test_field_hospitals_save_warriors_that_coffin_makers_have_caught(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.put("marquise", 9, keep=1)
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=3)
    t.hand("marquise", "anvil")  # a fox card, as clearing 1 is
    t.in_play("duchy", "coffin_makers")
    t.supply("marquise", 0)  # the saved ones can only come from the card
    t.at("marquise", "daylight")
    t.dice(1, 1)
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-marquise-hospitals", "6.2.3") == ["card:anvil", "pass"]
    t.say("marquise", "card:anvil")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 9)) == (1, 1)
    assert buried(t.state) == [0, 1]


@law("C.2.5", "1.5.5")
def test_a_move_that_false_orders_force_does_not_take_the_ferry(table):
    t = table("marquise", "duchy*", map="lake", deck=EXILES)
    ferry = t.landmark("ferry").where
    t.put("marquise", 12 if ferry != 11 else 11, warriors=1)
    t.put("duchy", ferry + 1, warriors=2)
    t.in_play("marquise", "false_orders")
    t.at("marquise", "birdsong")
    t.say("marquise", "use:false_orders")
    near = [f"clearing:{where + 1}" for where in t.state.near[ferry]]
    assert t.asked("marquise", "ask-root-false-orders-to") == near
    t.say("marquise", near[0])
    assert t.landmark("ferry").where == ferry
