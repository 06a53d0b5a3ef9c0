"""9.2.9.II: the allies of the Vagabond, who move and fight with him."""

from polana.games.root.battle import Battle, battle
from polana.games.root.components import card_named
from tests.law import law
from tests.root.vagabonds import allied_attack, ally, board, own, relation, wander


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
