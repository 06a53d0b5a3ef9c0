"""6 The Marquise de Cat."""

from polana.games.root.state import DAYLIGHT
from tests.law import law


@law("6.3", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
def test_setup_places_the_keep_the_garrison_and_three_buildings(table):
    t = table("marquise", "duchy*")
    marquise = t.side("marquise")
    t.stage(lambda g: marquise.rules.setup(g, marquise))
    assert t.asked("marquise", "ask-root-marquise-keep", "6.3.2") == [f"clearing:{n}" for n in (1, 2, 3, 4)]
    t.say("marquise", "clearing:1")
    assert t.asked("marquise", "ask-root-marquise-first-building", "6.3.4") == [
        "clearing:1",
        "clearing:5",
        "clearing:9",
        "clearing:10",
    ]
    t.say("marquise", "clearing:1")
    assert "clearing:1" not in t.asked("marquise", "ask-root-marquise-first-building")  # one slot only
    t.say("marquise", "clearing:5", "clearing:5")
    marquise = t.side("marquise")
    assert [t.warriors("marquise", clearing) for clearing in range(1, 13)] == [1, 1, 0] + [1] * 9
    assert marquise.supply == 14
    assert marquise.left == [5, 5, 5, 0, 8]
    assert marquise.homelands == [0]


@law("6.4")
def test_birdsong_places_one_wood_at_each_sawmill(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 5, sawmill=2, warriors=1)
    t.put("marquise", 9, sawmill=1)
    t.at("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert (t.pieces("marquise", "wood", 5), t.pieces("marquise", "wood", 9)) == (2, 1)


@law("6.4", "1.5.4")
def test_with_too_little_wood_she_places_all_there_is_where_she_likes(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 5, sawmill=1, warriors=1)
    t.put("marquise", 9, sawmill=1)
    t.put("marquise", 1, wood=7)
    t.at("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-marquise-wood", "6.4") == ["clearing:5", "clearing:9"]
    t.say("marquise", "clearing:9")
    assert (t.pieces("marquise", "wood", 5), t.pieces("marquise", "wood", 9)) == (0, 1)


@law("6.5")
def test_three_actions_and_one_more_for_each_bird(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "armorers")
    t.at("marquise", "daylight")
    for _ in range(3):
        t.say("marquise", "march")
        t.say("marquise", t.ask.options[0].text, "done")
    assert t.asked("marquise", "ask-root-marquise-daylight") == ["extra", "done"]
    assert t.refused("marquise", "march") == "6.5"
    t.say("marquise", "extra", "card:armorers")
    assert "march" in t.asked("marquise", "ask-root-marquise-daylight")


@law("6.5", "6.2.1")
def test_she_crafts_before_her_actions(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 2, workshop=1)
    t.hand("marquise", "birdy_bindle")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5", "done")
    assert t.refused("marquise", "craft") == "6.5"


@law("6.5.1")
def test_battle_is_one_action(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.at("marquise", "daylight")
    t.dice(0, 0)
    t.say("marquise", "battle")
    assert t.side("marquise").actions == 1
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("6.5.3")
def test_recruit_places_one_warrior_at_each_recruiter_once_a_turn(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 5, recruiter=2)
    t.put("marquise", 9, recruiter=1)
    t.at("marquise", "daylight")
    t.say("marquise", "recruit")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 9)) == (2, 1)
    assert t.refused("marquise", "recruit") == "6.5.3"


@law("6.5.3", "1.5.4")
def test_with_too_few_warriors_she_recruits_all_there_are_where_she_likes(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 5, recruiter=1)
    t.put("marquise", 9, recruiter=1)
    t.supply("marquise", 1)
    t.at("marquise", "daylight")
    t.say("marquise", "recruit")
    assert t.asked("marquise", "ask-root-marquise-recruit", "6.5.3") == ["clearing:5", "clearing:9"]
    t.say("marquise", "clearing:9")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 9)) == (0, 1)


def builder(table):
    """Sawmill, workshop, recruiter stand in 5, 9, 2; she rules 1, 5, 9 and, apart from them, 3."""
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 5, sawmill=1, warriors=1)
    t.put("marquise", 9, workshop=1, warriors=1)
    t.put("marquise", 2, recruiter=1)
    t.put("duchy", 2, warriors=2)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 3, warriors=1)
    t.at("marquise", "daylight")
    return t


@law("6.5.4", "6.5.4.I", "6.5.4.II")
def test_she_builds_where_she_rules_and_can_pay_with_connected_wood(table):
    t = builder(table)
    t.put("marquise", 9, wood=1)
    t.say("marquise", "build")
    assert t.asked("marquise", "ask-root-marquise-build-where", "6.5.4.I") == ["clearing:1", "clearing:5", "clearing:9"]
    assert t.refused("marquise", "clearing:3") == "6.5.4.II"
    t.say("marquise", "clearing:1")
    assert t.asked("marquise", "ask-root-marquise-build-what", "6.5.4.I") == [
        "piece:sawmill",
        "piece:workshop",
        "piece:recruiter",
    ]
    t.say("marquise", "piece:workshop")
    assert (t.pieces("marquise", "wood", 9), t.pieces("marquise", "workshop", 1)) == (0, 1)


@law("6.5.4.III")
def test_a_building_scores_what_its_track_shows(table):
    t = builder(table)
    t.put("marquise", 9, wood=1)
    t.say("marquise", "build", "clearing:1", "piece:workshop")
    assert t.points("marquise") == 2


@law("6.5.4.II")
def test_wood_is_taken_in_any_mix_from_connected_clearings(table):
    t = builder(table)
    t.put("marquise", 9, wood=1, sawmill=1)
    t.put("marquise", 5, wood=2)
    t.put("marquise", 3, wood=1)
    t.say("marquise", "build", "clearing:1", "piece:sawmill")
    assert t.asked("marquise", "ask-root-marquise-pay-wood", "6.5.4.II") == ["clearing:5", "clearing:9"]
    t.say("marquise", "clearing:9")
    assert [t.pieces("marquise", "wood", clearing) for clearing in (9, 5, 3)] == [0, 1, 1]
    assert t.points("marquise") == 2  # the third sawmill


@law("6.5.4.I")
def test_she_cannot_build_without_a_slot(table):
    t = builder(table)
    t.put("marquise", 1, wood=2, sawmill=1)
    t.say("marquise", "build")
    assert t.refused("marquise", "clearing:1") == "2.2.3"


@law("6.5.5")
def test_overwork_spends_a_card_that_matches_a_sawmill_for_one_wood_there(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 5, sawmill=1, warriors=1)
    t.put("marquise", 1, sawmill=1)
    t.hand("marquise", "cobbler")
    t.at("marquise", "daylight")
    t.say("marquise", "overwork")
    assert t.asked("marquise", "ask-root-marquise-overwork", "6.5.5") == ["clearing:5"]
    t.say("marquise", "clearing:5", "card:cobbler")
    assert t.pieces("marquise", "wood", 5) == 1
    assert t.pile() == ["cobbler"]


@law("6.6")
def test_evening_draws_one_card_and_one_for_each_uncovered_bonus(table):
    for recruiters, cards in ((0, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        t = table("marquise", "duchy*")
        t.no_ruins()
        t.put("marquise", 9, warriors=1)
        for clearing in (2, 5, 6, 8, 12)[:recruiters]:
            t.put("marquise", clearing, recruiter=1)
        t.at("marquise", "evening")
        t.draws(*["anvil", "cobbler", "armorers"][:cards])
        _ = t.match
        assert len(t.cards("marquise")) == cards
        assert t.state.phase == DAYLIGHT
