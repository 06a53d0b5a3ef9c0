"""D: the characters of the Vagabond, and the special actions of six of them."""

import pytest

from polana.games.root.control import why_not_place
from polana.games.root.move import why_not_move
from tests.law import law
from tests.root.vagabonds import ally, board, enemy, own, relation, wander

START = {
    "D.1.1": ("thief", "boots sword tea torch"),
    "D.2.1": ("tinker", "boots bag hammer torch"),
    "D.3.1": ("ranger", "boots crossbow sword torch"),
    "D.4.1": ("vagrant", "boots coins torch"),
    "D.5.1": ("arbiter", "boots sword sword torch"),
    "D.6.1": ("scoundrel", "boots boots crossbow torch"),
    "D.7.1": ("adventurer", "boots hammer torch"),
    "D.8.1": ("ronin", "boots boots sword torch"),
    "D.9.1": ("harrier", "crossbow sword coins torch"),
}


@law("D.1.1", "D.2.1", "D.3.1", "D.4.1", "D.5.1", "D.6.1", "D.7.1", "D.8.1", "D.9.1", "9.3.5")
@pytest.mark.parametrize(("character", "items"), START.values())
def test_what_each_starts_with(table, character, items):
    t = table("vagabond", "marquise")
    me = t.side("vagabond")
    t.foretell(("quest", 0), ("quest", 1), ("quest", 2))
    t.stage(lambda g: me.rules.setup(g, me))
    t.say("vagabond", f"character:{character}", "forest:1")
    assert board(t) == {"ready": items}


@law("9.5.9")
def test_a_special_action_exhausts_a_torch(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="harrier", ready="boots sword", exhausted="torch")
    t.put("duchy", 1, warriors=1)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "special") == "9.5.9"
    t = table("vagabond", "duchy*")
    wander(t, 1, be="harrier", ready="boots torch")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special", "clearing:8")
    assert board(t) == {"ready": "boots", "exhausted": "torch"}


@law("9.5.9")
@pytest.mark.parametrize("character", ["arbiter", "adventurer", "ronin"])
def test_three_of_them_have_no_action_for_a_torch(table, character):
    t = table("vagabond", "duchy*")
    wander(t, 1, be=character, ready="boots torch")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "special") == "9.5.9"


# --- D.1.2 Thief ------------------------------------------------------------------------------------------------------


def thief(table, how):
    t = table("vagabond", "duchy*", "corvid*", "marquise")
    t.g.settings = {"thief": how}
    wander(t, 1, be="thief", ready="torch boots")
    t.put("duchy", 1, warriors=1)
    t.put("corvid", 1, plot_bomb=1)
    t.put("marquise", 5, warriors=1)
    t.hand("duchy", "anvil", "cobbler")
    t.hand("corvid", "sappers")
    t.hand("marquise", "armorers")
    t.at("vagabond", "daylight")
    return t


@law("D.1.2")
def test_the_thief_takes_a_random_card_from_each_player_in_his_clearing(table):
    t = thief(table, "each")
    t.random_cards("cobbler", "sappers")
    t.say("vagabond", "special")
    assert t.cards("vagabond") == ["cobbler", "sappers"]
    assert (t.cards("duchy"), t.cards("corvid"), t.cards("marquise")) == (["anvil"], [], ["armorers"])
    assert board(t) == {"ready": "boots", "exhausted": "torch"}


@law("D.1.2")
def test_by_a_setting_of_the_match_he_takes_it_from_one_of_them(table):
    t = thief(table, "one")
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-steal", "D.1.2") == ["faction:duchy", "faction:corvid"]
    t.random_cards("anvil")
    t.say("vagabond", "faction:duchy")
    assert (t.cards("vagabond"), t.cards("duchy"), t.cards("corvid")) == (["anvil"], ["cobbler"], ["sappers"])


@law("D.1.2")
def test_with_nobody_there_is_nothing_to_steal(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="thief", ready="torch boots")
    t.put("duchy", 5, warriors=1)
    t.hand("duchy", "anvil")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "special") == "D.1.2"


@law("D.1.2", "1.2.1")
def test_only_the_two_see_the_stolen_card(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, be="thief", ready="torch boots")
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "anvil")
    t.at("vagabond", "daylight")
    t.random_cards("anvil")
    t.say("vagabond", "special")
    assert "news-root-vagabond-stole-card" in t.news(0)
    assert "news-root-vagabond-stole-card" in t.news(1)
    assert "news-root-vagabond-stole-card" not in t.news(2)
    assert "news-root-vagabond-stole" in t.news(2)


# --- D.2.2 Tinker -----------------------------------------------------------------------------------------------------


@law("D.2.2")
def test_the_tinker_takes_a_card_of_his_clearings_suit_or_a_bird_from_the_discard_pile(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="tinker", ready="torch boots")
    t.discarded("anvil", "armorers", "cobbler")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-day-labor", "D.2.2") == ["card:anvil", "card:armorers"]
    assert t.refused("vagabond", "card:cobbler") == "D.2.2"
    t.say("vagabond", "card:anvil")
    assert (t.cards("vagabond"), t.pile()) == (["anvil"], ["armorers", "cobbler"])
    assert board(t) == {"ready": "boots", "exhausted": "torch"}


@law("D.2.2")
def test_with_no_such_card_there_is_no_day_labor_and_in_a_forest_only_birds_match(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="tinker", ready="torch boots")
    t.discarded("cobbler")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "special") == "D.2.2"
    t = table("vagabond", "duchy*")
    wander(t, forest=1, be="tinker", ready="torch boots")
    t.discarded("cobbler", "armorers")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.cards("vagabond") == ["armorers"]


# --- D.3.2 Ranger -----------------------------------------------------------------------------------------------------


@law("D.3.2")
def test_the_ranger_repairs_three_items_and_daylight_ends(table):
    t = table("vagabond", "marquise")
    wander(t, 1, ready="torch boots", damaged="sword tea", wrecked="boots hammer")
    t.put("marquise", 2, warriors=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-repair", "D.3.2") == [
        "damaged:sword",
        "damaged:tea",
        "wrecked:boots",
        "wrecked:hammer",
    ]
    t.draws("anvil")
    t.say("vagabond", "damaged:tea", "wrecked:boots", "damaged:sword")
    assert board(t) == {"ready": "boots sword tea", "exhausted": "boots torch", "wrecked": "hammer"}
    assert t.asked("marquise", "ask-root-marquise-daylight")  # his Evening is over too


@law("D.3.2")
def test_with_fewer_damaged_items_he_repairs_all(table):
    t = table("vagabond", "marquise")
    wander(t, 1, ready="torch boots", damaged="sword sword")
    t.put("marquise", 2, warriors=1)
    t.at("vagabond", "daylight")
    t.draws("anvil")
    t.say("vagabond", "special")
    assert board(t) == {"ready": "boots sword sword", "exhausted": "torch"}


# --- D.4.2 Vagrant ----------------------------------------------------------------------------------------------------


def vagrant(table):
    t = table("vagabond", "duchy*", "marquise")
    wander(t, 5, be="vagrant", ready="torch boots")
    t.no_ruins()
    t.put("duchy", 5, warriors=2)
    t.put("marquise", 5, warriors=1, sawmill=1, wood=1)
    t.at("vagabond", "daylight")
    return t


@law("D.4.2")
def test_the_vagrant_starts_a_battle_of_others_orders_their_losses_and_scores_for_them(table):
    t = vagrant(table)
    t.dice(2, 1)
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-instigate", "D.4.2") == [
        "faction:vagabond",
        "faction:duchy",
        "faction:marquise",
    ]
    t.say("vagabond", "faction:duchy")
    assert t.asked("vagabond", "ask-root-vagabond-instigate-against", "D.4.2") == [
        "faction:vagabond",
        "faction:marquise",
    ]
    t.say("vagabond", "faction:marquise")
    assert t.asked("vagabond", "ask-root-lose", "4.3.4") == ["piece:sawmill", "piece:wood"]  # he picks, not she
    t.say("vagabond", "piece:wood")
    assert (t.warriors("marquise", 5), t.pieces("marquise", "wood", 5), t.warriors("duchy", 5)) == (0, 0, 1)
    # a point for the wood, and Infamy for it: with her warrior she has become Hostile to him, as have the Duchy
    assert (t.points("vagabond"), t.points("duchy"), t.points("marquise")) == (2, 0, 0)
    assert (relation(t, "marquise"), relation(t, "duchy")) == ("hostile", "hostile")


@law("D.4.2", "9.2.9.III.a")
def test_every_piece_of_a_hostile_side_scores_for_the_vagrant(table):
    t = vagrant(table)
    enemy(t, "marquise")
    enemy(t, "duchy")
    t.dice(2, 1)
    t.say("vagabond", "special", "faction:duchy", "faction:marquise", "piece:sawmill")
    assert t.points("vagabond") == 1 + 2 + 1


@law("D.4.2", "4.3.1")
def test_the_two_play_their_own_ambushes(table):
    t = vagrant(table)
    t.hand("marquise", "ambush_rabbit")
    t.say("vagabond", "special", "faction:duchy", "faction:marquise")
    t.say("marquise", "card:ambush_rabbit")
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5)) == (0, 1)
    assert (t.points("vagabond"), relation(t, "duchy")) == (1, "hostile")


@law("D.4.2")
def test_he_may_be_one_of_the_two_himself(table):
    t = vagrant(table)
    own(t).pack[4] += 1
    own(t).started[4] += 1
    t.dice(1, 0)
    t.say("vagabond", "special", "faction:vagabond", "faction:duchy")
    assert t.warriors("duchy", 5) == 1
    assert board(t) == {"ready": "boots sword", "exhausted": "torch"}  # no sword for this battle, but a torch


@law("D.4.2", "4.3")
def test_an_attacker_needs_a_warrior_or_a_pawn(table):
    t = table("vagabond", "duchy*", "marquise")
    wander(t, 5, be="vagrant", ready="torch boots")
    t.no_ruins()
    t.put("duchy", 5, warriors=1)
    t.put("marquise", 5, sawmill=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.refused("vagabond", "faction:marquise") == "4.3"
    t.dice(0, 0)
    t.say("vagabond", "faction:duchy", "faction:marquise")
    assert t.pieces("marquise", "sawmill", 5) == 0  # defenseless
    assert (t.points("vagabond"), t.points("duchy")) == (1, 0)


# --- D.6.2 Scoundrel --------------------------------------------------------------------------------------------------


def scoundrel(table):
    t = table("vagabond", "duchy*", "marquise")
    wander(t, 5, be="scoundrel", ready="torch boots boots")
    t.no_ruins()
    t.put("duchy", 5, warriors=2)
    t.put("marquise", 5, warriors=1, sawmill=1, wood=1)
    t.put("marquise", 1, warriors=3)
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    return t


@law("D.6.2")
def test_scorched_earth_leaves_the_torch_and_removes_all_enemy_pieces(table):
    t = scoundrel(table)
    assert board(t) == {"ready": "boots boots", "gone": "torch"}
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5)) == (0, 0)
    assert (t.pieces("marquise", "sawmill", 5), t.pieces("marquise", "wood", 5)) == (0, 0)
    assert t.points("vagabond") == 2  # no battle, so no Infamy
    assert (relation(t, "duchy"), relation(t, "marquise")) == ("hostile", "hostile")
    assert own(t).pawn == 4


@law("D.6.2")
def test_nothing_is_placed_in_or_moved_into_a_scorched_clearing_ever_again(table):
    t = scoundrel(table)
    g = t.state
    assert why_not_place(g, t.side("marquise"), 4).law == "D.6.2"
    assert why_not_move(g, t.side("marquise"), 0, 4).law == "D.6.2"
    assert why_not_place(g, t.side("marquise"), 0) is None
    t.say("vagabond", "move", "clearing:2")
    t.say("vagabond", "move")
    assert t.refused("vagabond", "clearing:5") == "D.6.2"  # not even himself


@law("D.6.2", "9.4.2")
def test_he_cannot_slip_back_either(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="scoundrel", ready="boots")
    own(t).scorched.append(4)
    t.at("vagabond", "birdsong")
    assert "clearing:5" not in t.asked("vagabond", "ask-root-vagabond-slip")
    assert t.refused("vagabond", "clearing:5") == "D.6.2"


@law("D.6.2", "9.2.2.I")
def test_another_vagabond_there_damages_three_items(table):
    t = table("vagabond", "vagabond2")
    wander(t, 5, be="scoundrel", ready="torch boots")
    wander(t, 5, name="vagabond2", be="thief", ready="boots sword torch")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert board(t, "vagabond2") == {"damaged": "boots sword torch"}
    assert board(t) == {"ready": "boots", "gone": "torch"}


# --- D.9.2 Harrier ----------------------------------------------------------------------------------------------------


@law("D.9.2")
def test_the_harrier_glides_alone_to_any_clearing_without_boots(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, be="harrier", ready="torch sword")
    ally(t, "duchy")
    enemy(t, "corvid")
    t.put("duchy", 1, warriors=2)
    t.put("corvid", 8, warriors=2)
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-glide", "D.9.2") == [f"clearing:{n}" for n in range(2, 13)]
    t.say("vagabond", "clearing:8")
    assert (own(t).pawn, t.warriors("duchy", 1)) == (7, 2)
    assert board(t) == {"ready": "sword", "exhausted": "torch"}


@law("D.9.2")
def test_he_glides_out_of_a_forest_too(table):
    t = table("vagabond", "duchy*")
    wander(t, forest=1, be="harrier", ready="torch boots")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert len(t.asked("vagabond", "ask-root-vagabond-glide")) == 12
    t.say("vagabond", "clearing:3")
    assert own(t).pawn == 2
