"""9.2.8, 9.2.9, 9.5.4: what the others think of the Vagabond."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import NONE, card_named
from polana.games.root.removal import sweep
from polana.games.root.score import Victory, score
from tests.law import law
from tests.root.vagabonds import ally, board, crafted, enemy, own, relation, wander

# --- Aid (9.5.4) ------------------------------------------------------------------------------------------------------


def helper(table, *others):
    """He stands in fox clearing 1 with a few items; the others each have a warrior there."""
    t = table("vagabond", *others)
    wander(t, 1, ready="boots boots tea tea tea torch", exhausted="sword")
    for other in t.names[1:]:
        t.put(other, 1, warriors=1)
    return t


@law("9.5.4")
def test_aid_exhausts_an_item_gives_a_matching_card_and_takes_a_crafted_item_face_up(table):
    t = helper(table, "duchy*", "corvid*")
    crafted(t, "duchy", "coins", "sword")
    t.hand("vagabond", "anvil", "armorers", "cobbler")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid")
    assert t.asked("vagabond", "ask-root-vagabond-aid", "9.5.4") == ["faction:duchy", "faction:corvid"]
    t.say("vagabond", "faction:duchy")
    assert t.asked("vagabond", "ask-root-vagabond-exhaust", "9.5.4") == ["item:boots", "item:tea", "item:torch"]
    t.say("vagabond", "item:tea")
    assert t.asked("vagabond", "ask-root-vagabond-aid-card") == ["card:anvil", "card:armorers"]  # fox, or a bird
    assert t.refused("vagabond", "card:cobbler") == "2.1.1"
    t.say("vagabond", "card:anvil")
    assert t.asked("vagabond", "ask-root-vagabond-take-item", "9.5.4") == ["item:sword", "item:coins"]  # he must
    t.say("vagabond", "item:coins")
    assert t.cards("duchy") == ["anvil"]
    assert t.cards("vagabond") == ["armorers", "cobbler"]
    assert t.items("duchy") == {"sword": 1}
    assert board(t) == {"ready": "boots boots tea tea coins torch", "exhausted": "sword tea"}


@law("9.5.4")
def test_aid_needs_a_matching_card_an_item_and_a_player_with_a_piece_there(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots")
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "aid") == "9.5.4"  # nobody is there
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots")
    t.put("duchy", 1, tunnel=1)
    t.hand("vagabond", "cobbler")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "aid") == "9.5.4"  # no fox card
    t = table("vagabond", "duchy*")
    wander(t, 1, exhausted="boots", damaged="tea")
    t.put("duchy", 1, tunnel=1)
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "aid") == "9.5.4"  # nothing to exhaust


@law("9.5.4")
def test_a_token_is_piece_enough_and_an_exhausted_item_is_taken_face_up(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch")
    t.put("duchy", 1, tunnel=1)
    crafted(t, "duchy", "coins")
    t.side("duchy").exhausted[6] = 1
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:boots", "card:anvil")
    assert board(t) == {"ready": "coins torch", "exhausted": "boots"}
    assert (t.items("duchy"), t.side("duchy").exhausted[6]) == ({}, 0)


# --- improving relationships (9.2.9.I, 9.2.9.II) ----------------------------------------------------------------------

FOXES = ("anvil", "foxfolk_steel", "ambush_fox", "protection_racket")


def aid(t, *cards):
    for card in cards:
        t.say("vagabond", "aid")
        item = t.asked("vagabond", "ask-root-vagabond-exhaust")[0]
        t.say("vagabond", item, f"card:{card}")


def aider(table, space=0):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots boots boots boots boots tea torch")
    own(t).relations[1] = space
    t.put("duchy", 1, warriors=1)
    t.hand("vagabond", *FOXES)
    t.at("vagabond", "daylight")
    return t


@law("9.2.9.I", "9.2.9.I.a", "9.2.9.I.b")
def test_each_space_costs_more_aids_in_one_turn_and_scores_what_it_shows(table):
    t = aider(table)
    aid(t, "anvil")
    assert (relation(t, "duchy"), t.points("vagabond")) == (1, 1)
    aid(t, "foxfolk_steel")
    assert (relation(t, "duchy"), t.points("vagabond")) == (1, 1)  # the first Aid counts no more
    aid(t, "ambush_fox")
    assert (relation(t, "duchy"), t.points("vagabond")) == (2, 3)


@law("9.2.9.II", "9.2.9.I.b")
def test_three_aids_more_make_an_ally(table):
    t = aider(table, 2)
    aid(t, "anvil", "foxfolk_steel")
    assert (relation(t, "duchy"), t.points("vagabond")) == (2, 0)
    aid(t, "ambush_fox")
    assert (relation(t, "duchy"), t.points("vagabond")) == ("allied", 2)


@law("9.2.9.II.a", "9.2.9.II")
def test_every_aid_to_an_ally_scores_two(table):
    t = aider(table, 3)
    aid(t, "anvil", "foxfolk_steel")
    assert (relation(t, "duchy"), t.points("vagabond")) == ("allied", 4)


@law("9.2.9.I.a")
def test_aids_of_an_earlier_turn_are_forgotten(table):
    t = aider(table, 1)
    aid(t, "anvil")
    assert own(t).aids[1] == 1
    own(t).rules.begin_turn(t.state, own(t))
    assert own(t).aids == [0] * 6
    aid(t, "foxfolk_steel")
    assert (relation(t, "duchy"), t.points("vagabond")) == (1, 0)


@law("9.2.9.I.a")
def test_aids_to_one_faction_do_not_count_for_another(table):
    t = helper(table, "duchy*", "corvid*")
    own(t).relations[1] = own(t).relations[2] = 1
    t.hand("vagabond", *FOXES)
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "faction:duchy", "item:tea", "card:anvil")
    t.say("vagabond", "aid", "faction:corvid", "item:tea", "card:ambush_fox")
    assert (relation(t, "duchy"), relation(t, "corvid"), t.points("vagabond")) == (1, 1, 0)


@law("9.2.9.III.c")
def test_a_hostile_faction_can_be_aided_for_its_items_and_stays_hostile(table):
    t = aider(table, -1)
    crafted(t, "duchy", "sword")
    aid(t, "anvil", "foxfolk_steel", "ambush_fox", "protection_racket")
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 0)
    assert "sword" in board(t)["ready"]


@law("9.5.4", "9.2.9.I")
def test_another_vagabond_can_be_aided_but_has_no_relationship(table):
    t = table("vagabond", "vagabond2")
    wander(t, 1, ready="boots torch")
    wander(t, 1, name="vagabond2", ready="coins")
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:boots", "card:anvil")
    assert t.points("vagabond") == 0
    assert board(t, "vagabond2") == {"ready": "coins"}  # no Crafted Items box
    assert t.cards("vagabond2") == ["anvil"]


# --- Hostile and Infamy (9.2.9.III) -----------------------------------------------------------------------------------


def attack(table, *dice, **pieces):
    """He attacks the Duchy in clearing 1 with three swords."""
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword sword sword torch tea")
    t.put("duchy", 1, **pieces)
    t.at("vagabond", "daylight")
    t.dice(*dice)
    return t


@law("9.2.9.III", "9.2.9.III.a", "9.5.2")
def test_removing_a_warrior_makes_its_faction_hostile_and_infamy_counts_all_but_that_one(table):
    t = attack(table, 3, 0, warriors=3)
    t.say("vagabond", "battle")
    assert t.warriors("duchy", 1) == 0
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 2)


@law("9.2.9.III.a")
def test_infamy_is_scored_for_every_piece_of_a_hostile_faction_besides_the_point_for_a_token(table):
    t = attack(table, 3, 0, warriors=2, tunnel=1)
    enemy(t, "duchy")
    t.say("vagabond", "battle")
    assert t.points("vagabond") == 3 + 1


@law("9.2.9.III", "9.2.9.III.a")
def test_a_building_or_token_makes_nobody_hostile(table):
    t = attack(table, 0, 0, tunnel=1)
    t.say("vagabond", "battle")  # defenseless: one hit
    assert (relation(t, "duchy"), t.points("vagabond")) == (0, 1)


@law("9.2.9.III.a")
def test_the_piece_that_goes_with_the_first_warrior_counts(table):
    t = attack(table, 2, 0, warriors=1, tunnel=1)
    t.say("vagabond", "battle")
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 1 + 1)


@law("9.2.9.III", "9.2.9.III.a")
def test_as_defender_he_makes_enemies_but_no_infamy(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword sword tea tea")
    enemy(t, "duchy")
    t.put("duchy", 1, warriors=2)
    t.at("duchy", "daylight")
    t.dice(2, 2)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 0)))
    t.say("vagabond", "item:tea", "item:tea")
    assert t.points("vagabond") == 0
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword sword tea tea")
    t.put("duchy", 1, warriors=2)
    t.at("duchy", "daylight")
    t.dice(1, 1)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 0)))
    t.say("vagabond", "item:tea")
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 0)


@law("9.2.9.III", "3.1")
def test_infamy_wins_at_once_together_with_the_points_for_what_he_removes(table):
    t = attack(table, 2, 0, warriors=1, tunnel=1)
    t.score("vagabond", 28)
    t.say("vagabond", "battle")
    assert t.state.winners == [0]


@law("9.2.9.III.b", "9.5.1")
def test_a_clearing_with_hostile_warriors_costs_one_more_boot_however_many_there_are(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="boots boots torch")
    enemy(t, "duchy")
    enemy(t, "corvid")
    t.put("duchy", 5, warriors=2)
    t.put("corvid", 5, warriors=2)
    t.put("duchy", 9, tunnel=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert board(t) == {"ready": "torch", "exhausted": "boots boots"}


@law("9.2.9.III.b", "9.5.1")
def test_without_a_second_boot_he_cannot_go_there(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch", exhausted="boots")
    enemy(t, "duchy")
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 9, tunnel=1)  # no warrior: one boot is enough
    t.at("vagabond", "daylight")
    t.say("vagabond", "move")
    assert t.asked("vagabond", "ask-root-move-to", "9.5.1") == ["clearing:9", "clearing:10"]
    assert t.refused("vagabond", "clearing:5") == "9.2.9.III.b"
    t.say("vagabond", "clearing:9")
    assert board(t) == {"ready": "torch", "exhausted": "boots boots"}


# --- allies (9.2.9.II) ------------------------------------------------------------------------------------------------


@law("9.2.9.II.b")
def test_he_takes_along_any_number_of_warriors_of_one_ally(table):
    t = table("vagabond", "duchy*", "corvid*", "marquise")
    wander(t, 1, ready="boots torch")
    for other in ("duchy", "corvid"):
        ally(t, other)
    t.put("duchy", 1, warriors=2)
    t.put("corvid", 1, warriors=1)
    t.put("corvid", 5, warriors=1)
    t.put("duchy", 5, warriors=3)
    t.put("marquise", 1, warriors=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    # the Duchy rule both clearings, the Corvids neither (4.2.1), the Marquise is no ally
    assert t.asked("vagabond", "ask-root-vagabond-lead", "9.2.9.II.b") == ["faction:duchy", "pass"]
    t.say("vagabond", "faction:duchy")
    assert t.asked("vagabond", "ask-root-move-count", "9.2.9.II.b") == ["count:1", "count:2"]
    t.say("vagabond", "count:2")
    assert (t.warriors("duchy", 1), t.warriors("duchy", 5), own(t).pawn) == (0, 5, 4)


@law("9.2.9.II.b")
def test_he_need_not_take_anybody_along_and_slips_with_allies_too(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=1)
    t.at("vagabond", "birdsong")
    t.say("vagabond", "clearing:5", "faction:duchy")
    assert (t.warriors("duchy", 5), own(t).pawn) == (1, 4)
    t.say("vagabond", "move", "clearing:1", "pass")
    assert (t.warriors("duchy", 5), own(t).pawn) == (1, 0)


@law("9.2.9.II.b")
def test_warriors_do_not_go_to_a_forest_with_him(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=1)
    t.at("vagabond", "birdsong")
    t.say("vagabond", "forest:1")
    assert t.warriors("duchy", 1) == 1
    assert t.asked("vagabond", "ask-root-vagabond-daylight")


@law("9.2.9.II.b", "1.5.5", "8.2.6")
def test_outrage_at_the_warriors_of_an_ally_is_paid_by_the_ally(table):
    t = table("vagabond", "duchy*", "alliance")
    wander(t, 1, ready="boots torch")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("duchy", "cobbler")
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5", "faction:duchy")
    t.say("duchy", "card:cobbler")
    assert [t.side("alliance").supporters, t.cards("vagabond")] == [[card_named("cobbler")], ["bake_sale"]]


@law("8.2.6", "9.2.2")
def test_his_pawn_outrages_nobody_by_moving_but_he_does_by_removing_sympathy(table):
    t = table("vagabond", "alliance")
    wander(t, 1, ready="boots sword torch")
    t.put("alliance", 5, sympathy=1)
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert t.side("alliance").supporters == []
    t.dice(1, 0)
    t.say("vagabond", "battle")
    assert t.asked("vagabond", "ask-root-alliance-outrage", "8.2.6") == ["card:bake_sale"]
    t.say("vagabond", "card:bake_sale")
    assert t.side("alliance").supporters == [card_named("bake_sale")]
    assert t.points("vagabond") == 1


def allied_attack(table, *dice, warriors=2, against=3):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="sword sword torch tea")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=warriors)
    t.put("corvid", 1, warriors=against)
    t.at("vagabond", "daylight")
    t.dice(*dice)
    return t


@law("9.2.9.II.c")
def test_warriors_of_one_ally_add_to_his_rolled_hits(table):
    t = allied_attack(table, 3, 0, warriors=1)
    own(t).pack[4] = 1  # one sword face up, none after it is exhausted for the battle
    own(t).started[4] = 1
    t.say("vagabond", "battle", "faction:corvid")
    assert t.asked("vagabond", "ask-root-vagabond-fight-with", "9.2.9.II.c") == ["faction:duchy", "pass"]
    t.say("vagabond", "faction:duchy")
    assert t.warriors("corvid", 1) == 1  # one exhausted sword and one warrior


@law("9.2.9.II.c")
def test_without_the_ally_only_swords_count_and_the_ally_takes_no_hits(table):
    t = allied_attack(table, 3, 1)
    t.say("vagabond", "battle", "faction:corvid", "pass")
    t.say("vagabond", "item:tea")
    assert (t.warriors("corvid", 1), t.warriors("duchy", 1)) == (1, 2)


@law("9.2.9.II.c")
def test_an_ally_does_not_fight_against_itself(table):
    t = allied_attack(table, 0, 0)
    t.say("vagabond", "battle", "faction:duchy")
    assert t.asked("vagabond", "ask-root-vagabond-daylight")


@law("9.2.9.II.c")
def test_as_defender_he_has_no_allies(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="sword tea torch")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=3)
    t.put("corvid", 1, warriors=3)
    t.at("corvid", "daylight")
    t.dice(2, 2)
    t.stage(lambda g: battle(g, Battle(g.sides[2], g.sides[0], 0)))
    t.say("vagabond", "item:tea", "item:torch")
    assert (t.warriors("corvid", 1), t.warriors("duchy", 1)) == (2, 3)


@law("9.2.9.II.d")
def test_a_hit_is_an_item_or_a_warrior_of_the_ally(table):
    t = allied_attack(table, 2, 2)
    t.say("vagabond", "battle", "faction:corvid", "faction:duchy")
    assert t.asked("vagabond", "ask-root-vagabond-hit", "9.2.9.II.d") == [
        "item:sword",
        "item:tea",
        "item:torch",
        "exhausted:sword",
        "piece:warrior",
    ]
    t.say("vagabond", "piece:warrior", "item:tea")
    assert (t.warriors("duchy", 1), board(t)["damaged"]) == (1, "tea")
    assert relation(t, "duchy") == "allied"  # as many items as warriors


@law("9.2.9.II.d", "9.2.9.III")
def test_an_ally_that_loses_more_warriors_than_he_damages_items_turns_hostile_after_the_battle(table):
    t = allied_attack(table, 2, 2)
    own(t).hurt = 3  # in an earlier battle
    t.say("vagabond", "battle", "faction:corvid", "faction:duchy", "piece:warrior", "piece:warrior")
    assert (t.warriors("duchy", 1), relation(t, "duchy")) == (0, "hostile")
    assert relation(t, "corvid") == "hostile"
    assert t.points("vagabond") == 1  # Infamy for the second Corvid only


@law("9.2.9.II.d", "9.2.7")
def test_with_no_item_left_the_ally_takes_the_hits_and_what_nobody_can_take_is_ignored(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="sword", damaged="tea boots")
    t.hand("vagabond", "anvil")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=1)
    t.put("corvid", 1, warriors=3)
    t.at("vagabond", "daylight")
    t.dice(3, 3)
    t.say("vagabond", "battle", "faction:corvid", "faction:duchy", "exhausted:sword")
    assert board(t) == {"damaged": "boots tea", "wrecked": "sword"}
    assert (t.warriors("duchy", 1), relation(t, "duchy")) == (0, "allied")


@law("9.2.9.II.d", "4.3.1.II")
def test_losses_to_an_ambush_count_in_the_same_battle(table):
    t = allied_attack(table, 0, 0)
    t.hand("corvid", "ambush_fox")
    t.say("vagabond", "battle", "faction:corvid", "faction:duchy")
    t.say("corvid", "card:ambush_fox")
    t.say("vagabond", "piece:warrior")
    assert relation(t, "duchy") == "allied"
    t.say("vagabond", "piece:warrior")
    assert (t.warriors("duchy", 1), relation(t, "duchy")) == (0, "hostile")


# --- coalitions (9.2.8) -----------------------------------------------------------------------------------------------


def four(table):
    t = table("vagabond", "duchy*", "corvid*", "marquise")
    wander(t, 1, ready="boots torch")
    t.hand("vagabond", "dominance_fox")
    for name, points in (("vagabond", 10), ("duchy", 12), ("corvid", 3), ("marquise", 3)):
        t.score(name, points)
    t.at("vagabond", "daylight")
    return t


@law("9.2.8")
def test_he_activates_dominance_to_join_the_player_with_the_fewest_points(table):
    t = four(table)
    t.say("vagabond", "dominance", "card:dominance_fox")
    assert t.asked("vagabond", "ask-root-vagabond-coalition", "9.2.8") == ["faction:corvid", "faction:marquise"]
    t.say("vagabond", "faction:corvid")
    assert (own(t).partner, t.side("corvid").partner) == (2, 0)
    score(t.state, own(t), 5, "3.2")
    assert t.points("vagabond") == 10  # he scores no more


@law("9.2.8", "3.1")
def test_he_wins_with_his_partner(table):
    t = four(table)
    t.score("corvid", 2)
    t.say("vagabond", "dominance", "card:dominance_fox")
    t.side("corvid").score = 29
    g = t.state
    with pytest.raises(Victory):
        score(g, g.sides[2], 1, "3.2")
    assert g.winners == [0, 2]


@law("9.2.8")
def test_he_never_wins_by_the_condition_of_the_card(table):
    t = four(table)
    t.say("vagabond", "dominance", "card:dominance_fox", "faction:corvid")
    assert not own(t).rules.dominates(t.state, own(t))


@law("9.2.8", "3.3.1")
def test_a_coalition_needs_ten_points_and_four_players(table):
    t = four(table)
    t.score("vagabond", 9)
    assert t.refused("vagabond", "dominance") == "3.3.1"
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="boots torch")
    t.hand("vagabond", "dominance_fox")
    t.score("vagabond", 15)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "dominance") == "9.2.8"


@law("9.2.8")
def test_who_has_activated_dominance_has_no_marker_and_is_skipped(table):
    t = four(table)
    t.score("corvid", 0)
    t.dominance("corvid", "dominance_bird")
    t.score("duchy", 8)
    t.say("vagabond", "dominance", "card:dominance_fox")
    assert own(t).partner == 3


@law("9.2.8")
def test_if_the_lowest_is_in_a_coalition_there_is_nobody_to_join(table):
    t = table("vagabond", "vagabond2", "corvid*", "marquise")
    wander(t, 1, ready="boots torch")
    wander(t, 2, name="vagabond2", be="thief", ready="boots")
    own(t, "vagabond2").dominance = t._from_deck("dominance_bird")
    own(t, "vagabond2").partner, t.side("corvid").partner = 2, 1
    t.hand("vagabond", "dominance_fox")
    t.score("vagabond", 12)
    t.score("corvid", 3)
    t.score("marquise", 4)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "dominance") == "9.2.8"


@law("9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent(table):
    t = four(table)
    enemy(t, "corvid")
    t.say("vagabond", "dominance", "card:dominance_fox", "faction:corvid")
    assert relation(t, "corvid") == 0


@law("9.2.8", "G.1.17")
def test_partners_are_no_enemies(table):
    t = table("vagabond", "corvid*", "marquise", "duchy*")
    wander(t, 1, ready="sword crossbow torch")
    own(t).dominance = t._from_deck("dominance_fox")
    own(t).partner, t.side("corvid").partner = 1, 0
    t.put("corvid", 1, warriors=1)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "battle") == "4.3"
    assert t.refused("vagabond", "strike") == "9.5.6"
    assert t.side("duchy").partner == NONE


@law("9.2.9.III")
def test_an_effect_that_removes_warriors_makes_hostile_without_infamy(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch")
    t.put("duchy", 2, warriors=3)
    t.at("vagabond", "daylight")
    t.stage(lambda g: sweep(g, g.sides[0], [1], "D.6.2"))
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 0)
