"""7.2 and 7.8: the abilities and the leaders of the Eyrie Dynasties; 7.3: their setup."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.cards import discard_from_play
from polana.games.root.effects.base import Effect
from tests.law import law
from tests.root.bench import Lent
from tests.root.boards import decree, face_up, lead, leader, nests


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


# --- 7.2 ------------------------------------------------------------------------------------------------------------


@law("7.2.1", "7.5", "7.5.1")
def test_they_craft_with_roosts_in_daylight_before_the_first_card_of_the_decree(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=2)
    t.put("eyrie", 5, roost=1)
    t.hand("eyrie", "anvil", "crossbow_mouse", "travel_gear_fox")
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-decree", "7.5.2") == ["suit:bird", "craft"]
    t.say("eyrie", "craft")
    # one fox and one rabbit roost: either fox card, or the rabbit one
    assert t.asked("eyrie", "ask-root-craft") == ["card:anvil", "card:crossbow_mouse", "card:travel_gear_fox"]
    t.say("eyrie", "card:anvil", "craft")
    assert t.asked("eyrie", "ask-root-craft") == ["card:travel_gear_fox"]  # a roost is activated once a turn
    t.say("eyrie", "card:travel_gear_fox")
    assert t.refused("eyrie", "craft") == "4.1"
    assert t.items("eyrie") == {"hammer": 1, "boots": 1}


@law("7.2.1", "7.5")
def test_once_the_decree_has_begun_they_craft_no_more(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=2)
    t.hand("eyrie", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:bird")
    assert t.warriors("eyrie", 1) == 3  # recruited
    assert t.asked("eyrie", "ask-root-eyrie-decree") == ["suit:bird"]
    assert t.refused("eyrie", "craft") == "7.2.1"


@law("7.2.2", "2.5")
def test_they_rule_where_they_tie_for_the_most(table):
    t = table("marquise", "eyrie", "duchy*")
    t.put("marquise", 5, warriors=1, sawmill=1)
    t.put("eyrie", 5, warriors=2)
    assert t.ruler(5) == "eyrie"
    t.put("marquise", 9, warriors=2)
    t.put("eyrie", 9, roost=1)
    assert t.ruler(9) == "marquise"  # one against two is no tie
    t.put("marquise", 8, sawmill=1)
    t.put("eyrie", 8, roost=1)
    assert t.ruler(8) == "eyrie"  # buildings alone tie as well
    t.put("marquise", 2, warriors=2)
    t.put("duchy", 2, warriors=2)
    t.put("eyrie", 2, warriors=1)
    assert t.ruler(2) is None  # others tie for the most
    t.put("eyrie", 2, warriors=1)
    assert t.ruler(2) == "eyrie"


@law("7.2.2")
def test_they_do_not_rule_an_empty_clearing(table):
    t = table("marquise", "eyrie")
    assert t.ruler(1) is None
    t.put("marquise", 1, keep=1, wood=1)
    assert t.ruler(1) is None  # tokens count nothing: it is a tie of nothing


class Company(Effect):
    """The owner counts one in every clearing, as if hirelings stood there."""

    def strength(self, g, me, where):
        return 1


@law("7.2.2")
def test_a_tie_without_an_eyrie_piece_in_the_clearing_is_no_rule(table):
    with Lent("armorers", Company()):
        t = table("marquise", "eyrie")
        t.in_play("eyrie", "armorers")
        t.put("marquise", 1, warriors=1)
        t.put("marquise", 5, warriors=2)
        t.put("eyrie", 5, warriors=1)
        assert t.ruler(1) is None
        assert t.ruler(5) == "eyrie"
        discard_from_play(t.g, t.side("eyrie"), t.side("eyrie").play[0])


@law("7.2.2", "4.2.1")
def test_a_tie_lets_them_move(table):
    t = table("eyrie", "marquise")
    lead(t, "despot")
    t.put("eyrie", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 5, warriors=2)
    t.put("marquise", 9, warriors=2)
    t.put("marquise", 10, warriors=2)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-move-to", "7.5.2.II") == ["clearing:5", "clearing:9", "clearing:10"]


@law("7.2.3", "3.2.2")
def test_a_crafted_card_with_printed_points_scores_one(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "anvil", "ambush_mouse")
    t.at("eyrie", "daylight")
    t.say("eyrie", "craft", "card:anvil")
    assert t.points("eyrie") == 1  # it prints 2
    assert t.items("eyrie") == {"hammer": 1}


@law("7.2.3")
def test_a_crafted_card_without_printed_points_scores_nothing(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.put("eyrie", 2, roost=1, warriors=1)
    t.hand("eyrie", "codebreakers", "ambush_mouse")
    t.at("eyrie", "daylight")
    t.say("eyrie", "craft", "card:codebreakers")
    assert t.play("eyrie") == ["codebreakers"]
    assert t.points("eyrie") == 0


class Engraved(Effect):
    def craft_bonus(self, g, me, card):
        return 1


@law("7.2.3")
def test_points_besides_the_printed_ones_are_still_scored(table):
    with Lent("armorers", Engraved()):
        t = table("eyrie", "duchy*")
        lead(t, "despot")
        t.in_play("eyrie", "armorers")
        t.put("eyrie", 1, roost=1, warriors=1)
        t.hand("eyrie", "anvil", "ambush_mouse")
        t.at("eyrie", "daylight")
        t.say("eyrie", "craft", "card:anvil")
        assert t.points("eyrie") == 2


# --- 7.8 ------------------------------------------------------------------------------------------------------------


@law("7.8.1", "7.3.4")
def test_the_builder_scores_what_a_card_prints_and_has_viziers_in_recruit_and_move(table):
    t = table("eyrie", "duchy*")
    lead(t, "builder")
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "anvil", "ambush_mouse")
    t.at("eyrie", "daylight")
    t.say("eyrie", "craft", "card:anvil")
    assert t.points("eyrie") == 2
    columns = t.match.view(0)["sides"][0]["board"]["decree"]
    assert {name: column["viziers"] for name, column in columns.items()} == {
        "recruit": 1,
        "move": 1,
        "battle": 0,
        "build": 0,
    }


@law("7.8.2")
def test_the_charismatic_recruits_two_warriors_for_each_card(table):
    t = table("eyrie", "duchy*")
    lead(t, "charismatic", recruit=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.hand("eyrie", "ambush_mouse")
    t.at("eyrie", "daylight")
    t.say("eyrie", "suit:fox")
    assert t.warriors("eyrie", 1) == 3
    t.say("eyrie", "suit:bird")
    assert t.warriors("eyrie", 1) == 5
    # the other vizier is in battle
    assert nests(t).column == 2


@law("7.8.2", "7.7", "1.5.4")
def test_the_charismatic_with_one_warrior_left_places_it_and_then_falls_into_turmoil(table):
    t = table("eyrie", "duchy*")
    lead(t, "charismatic")
    t.put("eyrie", 1, roost=1)
    t.put("eyrie", 5, warriors=1)
    t.put("duchy", 5, warriors=1)  # they could battle, but it does not come to that
    t.supply("eyrie", 1)
    t.score("eyrie", 5)
    t.at("eyrie", "daylight")
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.7.3")
    assert t.warriors("eyrie", 1) == 1
    assert nests(t).supply == 0
    assert t.points("eyrie") == 3


@law("7.8.3")
def test_the_commander_deals_an_extra_hit_as_attacker(table):
    t = table("eyrie", "marquise")
    lead(t, "commander")
    t.put("eyrie", 1, warriors=1)
    t.put("marquise", 1, warriors=4)
    t.dice(3, 0)
    fight(t, "eyrie", "marquise", 1)
    assert t.warriors("marquise", 1) == 2  # one rolled, capped by one warrior, and one extra
    assert t.hits_from() == ["leader:commander"]


@law("7.8.3")
def test_the_commander_deals_no_extra_hit_as_defender(table):
    t = table("eyrie", "marquise")
    lead(t, "commander")
    t.put("eyrie", 1, warriors=3)
    t.put("marquise", 1, warriors=4)
    t.dice(1, 1)
    fight(t, "marquise", "eyrie", 1)
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (3, 2)


@law("7.8.3")
@pytest.mark.parametrize("other", ["builder", "charismatic", "despot"])
def test_other_leaders_deal_no_extra_hit(table, other):
    t = table("eyrie", "marquise")
    lead(t, other)
    t.put("eyrie", 1, warriors=3)
    t.put("marquise", 1, warriors=4)
    t.dice(0, 0)
    fight(t, "eyrie", "marquise", 1)
    assert t.warriors("marquise", 1) == 4


@law("7.8.4")
def test_the_despot_scores_one_more_point_for_a_battle_in_which_he_removes_cardboard(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.no_ruins()
    t.put("eyrie", 11, warriors=3)
    t.put("duchy", 11, citadel=2, tunnel=1)
    t.dice(2, 2)
    fight(t, "eyrie", "duchy", 11)
    # two rolled hits and one against the defenseless: three points, and one more however many pieces fall
    assert t.points("eyrie") == 4


@law("7.8.4")
def test_the_despot_scores_nothing_for_warriors(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.put("eyrie", 11, warriors=3)
    t.put("duchy", 11, warriors=2, tunnel=1)
    t.dice(2, 0)
    fight(t, "eyrie", "duchy", 11)
    assert t.points("eyrie") == 0


@law("7.8.4")
def test_the_despot_scores_as_defender_too(table):
    t = table("duchy*", "eyrie")
    lead(t, "despot")
    t.no_ruins()
    t.put("duchy", 11, warriors=1, tunnel=1)
    t.put("eyrie", 11, warriors=3)
    t.dice(2, 2)
    fight(t, "duchy", "eyrie", 11)
    assert t.pieces("duchy", "tunnel", 11) == 0
    assert t.points("eyrie") == 2


@law("7.8.4")
def test_the_despot_scores_once_even_if_an_ambush_and_the_roll_both_remove_cardboard(table):
    t = table("duchy*", "eyrie")
    lead(t, "despot")
    t.no_ruins()
    t.put("duchy", 11, warriors=1, tunnel=1, citadel=1)
    t.side("duchy").pawn = 10  # so that the battle goes on without warriors
    t.put("eyrie", 11, warriors=3)
    t.hand("eyrie", "ambush_mouse")
    t.dice(1, 1)
    fight(t, "duchy", "eyrie", 11)
    t.say("eyrie", "card:ambush_mouse")
    t.say("duchy", "piece:tunnel")
    assert t.pieces("duchy", "citadel", 11) == 0
    assert t.points("eyrie") == 3  # two pieces and one bonus


@law("7.8.4")
def test_the_despot_scores_nothing_for_battles_of_others(table):
    t = table("marquise", "duchy*", "eyrie")
    lead(t, "despot")
    t.put("marquise", 11, warriors=3)
    t.put("duchy", 11, tunnel=1)
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 11)
    assert (t.points("marquise"), t.points("eyrie")) == (1, 0)


@law("7.8.4")
def test_other_leaders_score_only_what_they_remove(table):
    t = table("eyrie", "duchy*")
    lead(t, "commander")
    t.put("eyrie", 11, warriors=3)
    t.put("duchy", 11, tunnel=1)
    t.dice(0, 0)
    fight(t, "eyrie", "duchy", 11)
    assert t.points("eyrie") == 1


# --- 7.3 ------------------------------------------------------------------------------------------------------------


def set_up(t, advanced=False):
    own = t.side("eyrie")
    t.stage(lambda g: own.rules.setup_advanced(g, own) if advanced else own.rules.setup(g, own))


@law("7.3", "7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
def test_setup_places_a_roost_and_six_warriors_opposite_a_starting_clearing_and_a_leader(table):
    t = table("marquise", "eyrie")
    assert t.side("eyrie").supply == 20
    t.side("marquise").homelands.append(0)
    set_up(t)
    assert t.asked("eyrie", "ask-root-eyrie-leader", "7.3.3") == [
        "leader:builder",
        "leader:charismatic",
        "leader:commander",
        "leader:despot",
    ]
    t.say("eyrie", "leader:commander")
    assert (t.pieces("eyrie", "roost", 3), t.warriors("eyrie", 3)) == (1, 6)
    own = nests(t)
    assert (own.supply, own.left, own.homelands) == (14, [6], [2])
    assert leader(t) == "commander"
    assert face_up(t) == ["builder", "charismatic", "despot"]
    board = t.match.view(1)["sides"][1]["board"]
    assert [name for name, column in board["decree"].items() if column["viziers"]] == ["move", "battle"]
    assert decree(t) == {}


@law("7.3.2")
def test_without_another_starting_clearing_any_corner_will_do(table):
    t = table("eyrie", "duchy*")
    set_up(t)
    assert t.asked("eyrie", "ask-root-eyrie-home", "7.3.2") == [f"clearing:{number}" for number in (1, 2, 3, 4)]
    t.say("eyrie", "clearing:4")
    t.say("eyrie", "leader:despot")
    assert nests(t).homelands == [3]


@law("7.3.2")
def test_where_the_opposite_corner_is_taken_too_any_free_corner_will_do(table):
    t = table("eyrie", "duchy*", "marquise")
    t.side("marquise").homelands.append(0)
    t.side("duchy").homelands.append(2)
    set_up(t)
    assert t.asked("eyrie", "ask-root-eyrie-home") == ["clearing:2", "clearing:4"]


@law("A.8.2", "A.8.2.II")
def test_advanced_setup_asks_for_an_edge_clearing_with_two_clearings_between_it_and_enemy_homelands(table):
    t = table("eyrie", "marquise")
    t.side("marquise").homelands.append(0)
    set_up(t, advanced=True)
    # from 1: next to it 5, 9 and 10; one between 2, 4 and 12; two between 6, 7, 8 and 11, of which 11 is inside
    assert t.asked("eyrie", "ask-root-eyrie-home") == ["clearing:3", "clearing:6", "clearing:7", "clearing:8"]
    assert t.refused("eyrie", "clearing:4") == "A.8.2.II"
    assert t.refused("eyrie", "clearing:1") == "A.8.2.I"
    t.say("eyrie", "clearing:8")
    t.say("eyrie", "leader:builder")
    assert (t.pieces("eyrie", "roost", 8), t.warriors("eyrie", 8), nests(t).homelands) == (1, 6, [7])


@law("A.8.2.II")
def test_the_distance_is_relaxed_only_as_far_as_needed(table):
    t = table("eyrie", "marquise")
    t.side("marquise").homelands.extend([11, 1])  # clearings 12 and 2
    set_up(t, advanced=True)
    # nothing is two clearings away from both: one between is asked for, so nothing next to 12 or 2
    assert t.asked("eyrie", "ask-root-eyrie-home") == ["clearing:1", "clearing:3", "clearing:8"]
    assert t.refused("eyrie", "clearing:5") == "A.8.2.II"


@law("A.8.2.I")
def test_a_homeland_needs_room_for_all_pieces(table):
    t = table("eyrie", "marquise")
    t.put("marquise", 3, sawmill=1)
    set_up(t, advanced=True)
    assert t.refused("eyrie", "clearing:3") == "2.2.3"


@law("7.2.2", "3.3.1.I")
def test_clearings_ruled_by_a_tie_count_for_dominance(table):
    t = table("eyrie", "marquise", "duchy*")
    lead(t, "builder")
    t.dominance("eyrie", "dominance_fox")
    for clearing in (1, 6, 8):
        t.put("eyrie", clearing, warriors=1)
        t.put("marquise", clearing, warriors=1)
    t.before("eyrie", "birdsong")
    assert t.match.over
    assert t.state.winners == [0]
    assert t.state.won_by == "3.3.1.I"
