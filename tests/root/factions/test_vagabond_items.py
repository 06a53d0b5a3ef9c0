"""9.2.1 to 9.2.7, 9.4.1, 9.5.7, 9.5.8, 9.6: the pack of the Vagabond."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.effects.base import EFFECTS
from polana.games.root.move import can_move
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.vagabonds import board, enemy, own, wander


def daylight(t):
    return t.asked("vagabond", "ask-root-vagabond-daylight", "9.5")


# --- crafting (9.2.1, 9.5.8) ------------------------------------------------------------------------------------------


@law("9.2.1", "9.5.8")
def test_he_crafts_by_exhausting_hammers_of_his_clearings_suit_and_takes_the_item_face_up(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer hammer torch")  # a fox clearing
    t.hand("vagabond", "foxfolk_steel", "travel_gear_fox")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft")
    assert t.asked("vagabond", "ask-root-craft", "9.5.8") == ["card:foxfolk_steel"]
    assert t.refused("vagabond", "card:travel_gear_fox") == "9.2.1"  # rabbit symbols
    t.say("vagabond", "card:foxfolk_steel")
    assert board(t) == {"ready": "sword torch", "exhausted": "hammer hammer"}
    assert t.points("vagabond") == 2
    assert t.pile() == ["foxfolk_steel"]
    assert t.items("vagabond") == {}  # he has no Crafted Items box


@law("9.5.8")
def test_each_symbol_needs_a_hammer_that_is_face_up(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer torch", exhausted="hammer")
    t.hand("vagabond", "foxfolk_steel", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft")
    assert t.refused("vagabond", "card:foxfolk_steel") == "9.5.8"
    t.say("vagabond", "card:anvil")
    assert board(t) == {"ready": "hammer torch", "exhausted": "hammer hammer"}


@law("9.2.1", "9.5.8")
def test_a_cost_of_several_suits_cannot_be_paid(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer hammer hammer torch")
    t.hand("vagabond", "tax_collector")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "craft") == "9.5.8"


@law("9.2.1")
def test_in_a_forest_hammers_have_no_suit(table):
    t = table("vagabond", "duchy*")
    wander(t, forest=1, ready="hammer hammer hammer hammer torch")
    t.hand("vagabond", "royal_claim")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "craft") == "9.5.8"


@law("9.2.1")
def test_any_suit_of_clearing_pays_the_coloured_symbol(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer hammer hammer hammer torch")
    t.hand("vagabond", "royal_claim")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft", "card:royal_claim")
    assert t.play("vagabond") == ["royal_claim"]
    assert board(t) == {"ready": "torch", "exhausted": "hammer hammer hammer hammer"}


# --- Lone Wanderer (9.2.2), Nimble (9.2.3) ----------------------------------------------------------------------------


@law("9.2.2")
def test_the_pawn_neither_rules_nor_stops_others_from_ruling(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch")
    assert t.ruler(1) is None
    t.put("duchy", 1, warriors=1)
    assert t.ruler(1) == "duchy"


@law("9.2.2", "9.2.2.I")
def test_an_effect_that_removes_all_enemy_pieces_leaves_the_pawn_and_damages_three_items(table):
    t = table("vagabond", "duchy*", "marquise")
    wander(t, 1, ready="boots sword torch", exhausted="sword hammer")
    t.put("marquise", 1, warriors=2)
    t.at("duchy", "daylight")
    t.stage(lambda g: sweep(g, g.sides[1], [0, 4], "1.5.4"))
    assert t.asked("vagabond", "ask-root-vagabond-damage", "9.2.2.I") == [
        "item:boots",
        "item:sword",
        "item:torch",
        "exhausted:hammer",
        "exhausted:sword",
    ]
    t.say("vagabond", "exhausted:sword", "exhausted:hammer", "item:boots")
    assert board(t) == {"ready": "sword torch", "damaged": "boots", "wrecked": "hammer sword"}
    assert own(t).pawn == 0
    assert t.warriors("marquise", 1) == 0


@law("9.2.2.I")
def test_with_fewer_than_three_undamaged_items_all_are_damaged(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots", exhausted="sword", damaged="tea")
    t.at("duchy", "daylight")
    t.stage(lambda g: sweep(g, g.sides[1], [0], "1.5.4"))
    assert t.match.over
    assert board(t) == {"damaged": "boots tea", "wrecked": "sword"}


@law("9.2.2.I")
def test_only_in_his_clearing_and_only_by_an_enemy(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch sword")
    t.at("duchy", "daylight")
    t.stage(lambda g: sweep(g, g.sides[1], [1], "1.5.4"))
    assert t.match.over
    assert board(t) == {"ready": "boots sword torch"}
    t = table("vagabond", "duchy*")
    me = wander(t, 1, ready="boots torch sword")
    me.dominance = t._from_deck("dominance_fox")
    me.partner, t.side("duchy").partner = 1, 0
    t.at("duchy", "daylight")
    t.stage(lambda g: sweep(g, g.sides[1], [0], "1.5.4"))
    assert board(t) == {"ready": "boots sword torch"}


@law("9.2.2.I", "8.4.1.III")
def test_a_revolt_damages_three_items(table):
    t = table("vagabond", "alliance")
    wander(t, 5, ready="boots torch sword")
    t.put("alliance", 5, sympathy=1)
    t.hand("alliance", "ambush_rabbit", "cobbler")
    t.side("alliance").supporters, t.side("alliance").hand = t.side("alliance").hand, []
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:5")
    t.say("alliance", "card:ambush_rabbit", "card:cobbler")
    assert board(t) == {"damaged": "boots sword torch"}
    assert t.pieces("alliance", "base_rabbit", 5) == 1
    assert own(t).pawn == 4


@law("9.2.3")
def test_he_moves_no_matter_who_rules(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots sword")
    t.put("duchy", 1, warriors=3)
    t.put("duchy", 5, warriors=3)
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert own(t).pawn == 4
    assert not can_move(t.state, own(t))  # that is about warriors, and he has none


# --- items (9.2.5) ----------------------------------------------------------------------------------------------------


@law("9.2.5", "9.2.5.I", "9.6.2")
def test_tea_coins_and_bags_count_on_their_tracks_face_up_only(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="coins", exhausted="coins coins")
    t.at("vagabond", "evening")
    t.draws("anvil", "cobbler")  # one, and one for the face-up coins
    assert t.match
    assert t.cards("vagabond") == ["anvil", "cobbler"]


@law("9.2.5.I", "9.5")
def test_a_tea_exhausted_on_its_track_goes_to_the_satchel_and_counts_no_more(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="tea bag sword", exhausted="boots boots boots boots")
    t.put("duchy", 1, warriors=1)
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:tea")
    t.say("vagabond", "card:anvil")
    assert board(t)["exhausted"] == "boots boots boots boots tea"
    assert t.side("duchy").hand
    # the five exhausted items are more than the three that he refreshes without a tea
    t = table("vagabond", "duchy*")
    wander(t, 1, exhausted="boots boots boots boots tea")
    t.at("vagabond", "birdsong")
    t.say("vagabond", "exhausted:boots", "exhausted:boots", "exhausted:tea")
    assert board(t) == {"ready": "boots boots tea", "exhausted": "boots boots"}


@law("9.2.5.I", "9.6.2")
def test_a_track_holds_three_items(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="coins coins coins coins")
    t.at("vagabond", "evening")
    t.draws("anvil", "cobbler", "sappers", "armorers")
    assert t.match
    assert len(t.cards("vagabond")) == 4


@law("9.2.5.I", "9.2.5.II", "9.6.4")
def test_on_a_track_an_item_is_not_in_the_satchel(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="tea tea tea coins coins boots sword crossbow torch hammer hammer")
    t.at("vagabond", "evening")
    t.draws("anvil", "cobbler", "sappers")
    assert t.match  # six in the Satchel, five on tracks: nothing has to go
    assert t.ask.about != "ask-root-vagabond-too-many"


# --- battle (9.2.4, 9.2.6, 9.2.7) -------------------------------------------------------------------------------------


def attack_vagabond(t):
    t.at("duchy", "daylight")
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 0)))


@law("9.2.4")
def test_without_an_undamaged_sword_he_is_defenseless(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch tea", damaged="sword")
    t.put("duchy", 1, warriors=1)
    t.dice(0, 0)
    attack_vagabond(t)
    t.say("vagabond", "item:tea")
    assert board(t) == {"ready": "boots torch", "damaged": "sword tea"}


@law("9.2.4")
def test_an_exhausted_sword_is_a_defence(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch", exhausted="sword")
    t.put("duchy", 1, warriors=1)
    t.dice(0, 0)
    attack_vagabond(t)
    assert t.match.over
    assert board(t) == {"ready": "boots torch", "exhausted": "sword"}


@law("9.2.6")
@pytest.mark.parametrize(("ready", "exhausted", "lost"), [("sword", "", 1), ("", "sword", 1), ("sword", "sword", 2)])
def test_his_rolled_hits_are_capped_by_his_undamaged_swords(table, ready, exhausted, lost):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready=f"{ready} tea tea tea", exhausted=exhausted, damaged="sword sword")
    t.put("duchy", 1, warriors=3)
    t.dice(3, 3)
    attack_vagabond(t)
    t.say("vagabond", *["item:tea"] * 3)
    assert t.warriors("duchy", 1) == 3 - lost


@law("9.2.7")
def test_each_hit_damages_an_undamaged_item_of_his_choice_on_the_side_it_shows(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword tea", exhausted="boots torch")
    t.put("duchy", 1, warriors=2)
    t.dice(2, 0)
    attack_vagabond(t)
    assert t.asked("vagabond", "ask-root-vagabond-damage", "9.2.7") == [
        "item:sword",
        "item:tea",
        "exhausted:boots",
        "exhausted:torch",
    ]
    t.say("vagabond", "exhausted:boots", "item:tea")
    assert board(t) == {"ready": "sword", "exhausted": "torch", "damaged": "tea", "wrecked": "boots"}


@law("9.2.7")
def test_hits_beyond_his_items_are_ignored(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword")
    t.put("duchy", 1, warriors=3)
    t.dice(3, 0)
    attack_vagabond(t)
    assert t.match.over
    assert board(t) == {"damaged": "sword"}
    assert t.points("duchy") == 0


# --- Birdsong: Refresh (9.4.1) ----------------------------------------------------------------------------------------


@law("9.4.1", "9.4")
def test_he_refreshes_three_items_and_two_for_each_tea(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="tea", exhausted="boots boots boots sword sword torch")
    t.at("vagabond", "birdsong")
    assert t.asked("vagabond", "ask-root-vagabond-refresh", "9.4.1") == [
        "exhausted:boots",
        "exhausted:sword",
        "exhausted:torch",
    ]
    t.say("vagabond", "exhausted:sword", "exhausted:sword", "exhausted:torch")
    assert t.asked("vagabond", "ask-root-vagabond-slip", "9.4.2")  # the fourth and fifth can only be boots
    assert board(t) == {"ready": "boots boots sword sword tea torch", "exhausted": "boots"}


@law("9.4.1")
def test_a_tea_that_is_refreshed_does_not_refresh_more(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, exhausted="boots boots boots tea")
    t.at("vagabond", "birdsong")
    t.say("vagabond", "exhausted:tea")
    assert t.asked("vagabond", "ask-root-vagabond-slip")
    assert board(t) == {"ready": "boots boots tea", "exhausted": "boots"}


@law("9.4.1")
def test_an_exhausted_damaged_item_may_be_refreshed_and_stays_damaged(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, exhausted="boots boots boots", wrecked="sword")
    t.at("vagabond", "birdsong")
    assert t.asked("vagabond", "ask-root-vagabond-refresh", "9.4.1") == ["exhausted:boots", "wrecked:sword"]
    t.say("vagabond", "wrecked:sword")
    assert t.asked("vagabond", "ask-root-vagabond-slip")
    assert board(t) == {"ready": "boots boots", "exhausted": "boots", "damaged": "sword"}


@law("9.4.1")
def test_as_many_as_there_are(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, exhausted="boots", wrecked="sword")
    t.at("vagabond", "birdsong")
    assert t.asked("vagabond", "ask-root-vagabond-slip")
    assert board(t) == {"ready": "boots", "damaged": "sword"}


# --- Repair (9.5.7) ---------------------------------------------------------------------------------------------------


@law("9.5.7")
def test_a_hammer_repairs_one_item_which_keeps_its_side(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer hammer", damaged="coins", wrecked="sword")
    t.at("vagabond", "daylight")
    t.say("vagabond", "repair")
    assert t.asked("vagabond", "ask-root-vagabond-repair", "9.5.7") == ["damaged:coins", "wrecked:sword"]
    t.say("vagabond", "wrecked:sword")
    assert board(t) == {"ready": "hammer", "exhausted": "hammer sword", "damaged": "coins"}
    t.draws("anvil", "cobbler")  # the coins go straight to their track
    t.say("vagabond", "repair")
    assert t.cards("vagabond") == ["anvil", "cobbler"]


@law("9.5.7")
def test_repair_needs_a_hammer_and_a_damaged_item(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch", exhausted="hammer", damaged="coins")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "repair") == "9.5.7"
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="hammer torch")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "repair") == "9.5.7"


# --- Evening (9.6) ----------------------------------------------------------------------------------------------------


@law("9.6.1", "9.6")
def test_in_a_forest_all_damaged_items_come_back_face_up(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, forest=1, ready="boots", exhausted="torch", damaged="sword", wrecked="coins coins hammer")
    t.at("vagabond", "evening")
    t.draws("anvil", "cobbler", "sappers")  # the coins are back on their track before cards are drawn
    assert t.match
    assert board(t) == {"ready": "boots hammer sword coins coins", "exhausted": "torch"}
    assert len(t.cards("vagabond")) == 3


@law("9.6.1")
def test_in_a_clearing_nothing_is_repaired(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, damaged="sword")
    t.at("vagabond", "evening")
    t.draws("anvil")
    assert t.match
    assert board(t) == {"damaged": "sword"}


@law("9.6.2")
def test_he_draws_one_card_and_one_for_each_coins_on_the_track(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="coins coins", damaged="coins")
    t.at("vagabond", "evening")
    t.draws("anvil", "cobbler", "sappers")
    assert t.match
    assert len(t.cards("vagabond")) == 3


@law("9.6.3")
def test_he_discards_down_to_five(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="torch")
    t.hand("vagabond", "cobbler", "sappers", "armorers", "codebreakers", "bake_sale")
    t.at("vagabond", "evening")
    t.draws("anvil")
    assert "card:anvil" in t.asked("vagabond", "ask-root-discard", "9.6.3")
    t.say("vagabond", "card:bake_sale")
    assert len(t.cards("vagabond")) == 5
    assert t.pile() == ["bake_sale"]


@law("9.6.4")
def test_more_than_six_items_in_satchel_and_damaged_box_leave_the_game(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="tea boots boots sword", exhausted="bag hammer", damaged="torch", wrecked="sword coins")
    t.at("vagabond", "evening")
    t.draws("anvil")
    assert t.asked("vagabond", "ask-root-vagabond-too-many", "9.6.4") == [
        "item:boots",
        "item:sword",
        "exhausted:bag",
        "exhausted:hammer",
        "damaged:torch",
        "wrecked:sword",
        "wrecked:coins",
    ]
    t.say("vagabond", "wrecked:sword", "item:boots")
    assert board(t) == {
        "ready": "boots sword tea",
        "exhausted": "bag hammer",
        "damaged": "torch",
        "wrecked": "coins",
        "gone": "boots sword",
    }


@law("9.6.4")
def test_each_bag_on_its_track_makes_room_for_two_more(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="bag boots boots boots sword sword sword hammer hammer hammer")
    t.at("vagabond", "evening")
    t.draws("anvil")
    assert "item:bag" not in t.asked("vagabond", "ask-root-vagabond-too-many", "9.6.4")
    t.say("vagabond", "item:hammer")
    assert board(t)["gone"] == "hammer"
    assert t.ask.about != "ask-root-vagabond-too-many"


@law("9.5", "1.4.2")
def test_an_effect_that_grants_a_move_moves_the_pawn_without_boots(table):
    t = table("vagabond", "marquise")
    t.put("marquise", 2, warriors=1)
    wander(t, 1, ready="torch")
    t.in_play("vagabond", "cobbler")
    assert EFFECTS[own(t).play[0]].why_not(t.state, own(t)) is None
    t.before("vagabond", "evening")
    t.draws("anvil")
    t.say("vagabond", "use:cobbler", "clearing:5")
    assert own(t).pawn == 4
    assert board(t) == {"ready": "torch"}


@law("9.2.9.III.b", "9.2.5")
def test_boots_exhausted_for_an_effect_are_missing_where_hostile_warriors_ask_for_them(table):
    t = table("vagabond", "duchy*", deck="exiles_partisans")
    wander(t, 5, ready="boots torch")
    enemy(t, "duchy")
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 2, warriors=1)
    t.in_play("vagabond", "league_of_adventurous_mice")
    t.at("vagabond", "daylight")
    t.say("vagabond", "use:league_of_adventurous_mice", "item:boots")
    assert (own(t).pawn, board(t)) == (4, {"ready": "torch", "exhausted": "boots"})
    assert t.asked("vagabond", "ask-root-vagabond-daylight")
