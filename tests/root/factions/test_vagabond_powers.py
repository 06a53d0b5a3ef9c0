"""D.5, D.7, D.8: the characters of the Vagabond whose power is no action: Arbiter, Adventurer, Ronin."""

from polana.games.root.battle import Battle, battle
from tests.law import law
from tests.root.vagabonds import board, lay_quests, next_quest, own, relation, wander

# --- D.5.2 Arbiter ----------------------------------------------------------------------------------------------------


def fight_beside(t, attacker, defender):
    t.at(attacker, "daylight")
    sides = t.names.index(attacker), t.names.index(defender)
    t.stage(lambda g: battle(g, Battle(g.sides[sides[0]], g.sides[sides[1]], 0)))


@law("D.5.2")
def test_a_defender_may_enlist_the_arbiter_for_his_swords_and_the_arbiter_scores(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, be="arbiter", ready="sword torch", exhausted="sword", damaged="sword")
    t.put("duchy", 1, warriors=3)
    t.put("corvid", 1, warriors=1)
    t.dice(3, 3)
    fight_beside(t, "duchy", "corvid")
    assert t.asked("corvid", "ask-root-vagabond-enlist", "D.5.2") == ["yes", "no"]
    t.say("corvid", "yes")
    assert t.warriors("duchy", 1) == 0  # one warrior and two undamaged swords
    assert t.points("vagabond") == 1
    assert relation(t, "duchy") == 0  # the defender removes them, not he


@law("D.5.2")
def test_the_defender_need_not(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, be="arbiter", ready="sword torch")
    t.put("duchy", 1, warriors=3)
    t.put("corvid", 1, warriors=1)
    t.dice(3, 3)
    fight_beside(t, "duchy", "corvid")
    t.say("corvid", "no")
    assert (t.warriors("duchy", 1), t.points("vagabond")) == (2, 0)


@law("D.5.2")
def test_nobody_enlists_him_against_himself_or_from_afar_and_he_does_not_enlist_himself(table):
    for where, attacker, defender in ((2, "duchy", "corvid"), (1, "vagabond", "corvid"), (1, "corvid", "vagabond")):
        t = table("vagabond", "duchy*", "corvid*")
        wander(t, where, be="arbiter", ready="sword torch")
        t.put("duchy", 1, warriors=1)
        t.put("corvid", 1, warriors=1)
        t.dice(0, 0)
        fight_beside(t, attacker, defender)
        assert t.match.over
        assert t.points("vagabond") == 0


# --- D.7.2 Adventurer -------------------------------------------------------------------------------------------------


@law("D.7.2")
def test_the_adventurer_uses_one_item_as_another_for_a_quest_and_damages_it(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="adventurer", ready="tea boots boots")
    lay_quests(t, "fundraising_fox", "logistics_help_fox")
    t.at("vagabond", "daylight")
    next_quest(t, "escort_mouse")
    t.say("vagabond", "quest", "quest:fundraising_fox")
    # either the tea is the tea, and a boot stands in for the coins; or a boot is the tea: then the coins are missing
    assert t.asked("vagabond", "ask-root-vagabond-reward")
    t.say("vagabond", "reward:points")
    assert board(t) == {"ready": "boots", "exhausted": "tea", "wrecked": "boots"}
    assert t.refused("vagabond", "quest") == "9.5.5"  # once a turn


@law("D.7.2")
def test_he_chooses_what_to_improvise_with(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="adventurer", ready="tea coins boots torch")
    lay_quests(t, "fundraising_fox")
    t.at("vagabond", "daylight")
    next_quest(t, "escort_mouse")
    t.say("vagabond", "quest")
    assert t.asked("vagabond", "ask-root-vagabond-quest-item", "D.7.2") == ["item:boots", "item:tea", "item:torch"]
    assert t.refused("vagabond", "item:coins") == "9.5.5"  # they are needed themselves
    t.say("vagabond", "item:torch", "reward:points")
    assert board(t) == {"ready": "boots tea", "exhausted": "coins", "wrecked": "torch"}


@law("D.7.2")
def test_he_need_not_improvise_and_may_do_so_again_in_another_turn(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="adventurer", ready="tea coins boots torch")
    lay_quests(t, "fundraising_fox")
    t.at("vagabond", "daylight")
    next_quest(t, "escort_mouse")
    t.say("vagabond", "quest", "item:tea", "item:coins", "reward:points")
    assert board(t) == {"ready": "boots torch", "exhausted": "tea coins"}
    assert own(t).improvised is False
    own(t).improvised = True
    own(t).rules.begin_turn(t.state, own(t))
    assert own(t).improvised is False


@law("D.7.2")
def test_two_missing_items_are_too_many(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="adventurer", ready="boots torch hammer")
    lay_quests(t, "fundraising_fox")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "quest") == "9.5.5"


# --- D.8.2 Ronin ------------------------------------------------------------------------------------------------------


@law("D.8.2")
def test_the_ronin_exhausts_a_sword_after_the_roll_for_an_extra_hit_once_a_battle(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="ronin", ready="sword sword sword torch")
    t.put("duchy", 1, warriors=3)
    t.at("vagabond", "daylight")
    t.dice(1, 0)
    t.say("vagabond", "battle")
    assert t.asked("vagabond", "ask-root-effects", "4.3.3") == ["item:sword", "done"]
    t.say("vagabond", "item:sword")
    assert t.warriors("duchy", 1) == 1
    assert board(t) == {"ready": "sword torch", "exhausted": "sword sword"}
    assert t.points("vagabond") == 1


@law("D.8.2")
def test_as_defender_too_but_not_without_a_sword_to_exhaust(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="ronin", ready="sword torch")
    t.put("duchy", 1, warriors=3)
    t.dice(0, 0)
    fight_beside(t, "duchy", "vagabond")
    t.say("vagabond", "item:sword")
    assert (t.warriors("duchy", 1), board(t)) == (2, {"ready": "torch", "exhausted": "sword"})
    t = table("vagabond", "duchy*")
    wander(t, 1, be="ronin", ready="torch", exhausted="sword")
    t.put("duchy", 1, warriors=3)
    t.dice(0, 0)
    fight_beside(t, "duchy", "vagabond")
    assert t.match.over


@law("D.8.2")
def test_no_other_character_has_it(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, be="arbiter", ready="sword sword torch")
    t.put("duchy", 1, warriors=1)
    t.at("vagabond", "daylight")
    t.dice(0, 0)
    t.say("vagabond", "battle")
    assert t.asked("vagabond", "ask-root-vagabond-daylight")
