"""9.2.8: the coalitions of the Vagabond."""

import pytest

from polana.games.root.components import NONE
from polana.games.root.score import Victory, score
from tests.law import law
from tests.root.vagabonds import enemy, own, relation, wander


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
