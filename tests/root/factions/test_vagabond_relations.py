"""9.2.9, 9.5.4: what the others think of the Vagabond; allies and coalitions have files of their own."""

from polana.games.root.battle import Battle, battle
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.vagabonds import board, crafted, enemy, own, relation, wander

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


@law("9.2.9.III")
def test_an_effect_that_removes_warriors_makes_hostile_without_infamy(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch")
    t.put("duchy", 2, warriors=3)
    t.at("vagabond", "daylight")
    t.stage(lambda g: sweep(g, g.sides[0], [1], "D.6.2"))
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 0)
