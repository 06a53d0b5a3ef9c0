"""A click on a place that a question is not about is told why: no warriors there, not adjacent, not a corner."""

import polana
from polana.games.root.battle import start_battle
from polana.games.root.factions.corvid.side import PLOT, SNARE
from polana.games.root.move import take_move
from polana.games.root.pieces import put_piece
from tests.law import law
from tests.root.sides import corvid


def test_where_nobody_of_mine_stands_no_move_begins(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 1, warriors=3)
    t.put("duchy", 4, warriors=1)
    t.stage(lambda g: take_move(g, t.side("duchy"), "4.2"))
    assert t.asked("duchy", "ask-root-move-from") == ["clearing:1", "clearing:4"]
    assert t.refused("duchy", "clearing:9") == "4.2"
    assert t.match.why_not(1, "clearing:9").message == "why-root-no-warriors-there"
    t.say("duchy", "clearing:1")
    assert t.refused("duchy", "clearing:4") == "2.2.1"
    # What is no place at all does not answer the question.
    assert t.match.why_not(1, "suit:fox").message == "why-kernel-other-question"


@law("4.3")
def test_where_nobody_of_mine_can_fight_no_battle_begins(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 1, warriors=3)
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 4, warriors=1)
    t.put("marquise", 4, warriors=1)
    t.stage(lambda g: start_battle(g, t.side("duchy"), "4.3"))
    assert t.asked("duchy", "ask-root-battle-where") == ["clearing:1", "clearing:4"]
    assert t.refused("duchy", "clearing:9") == "4.3"
    assert t.match.why_not(1, "clearing:9").message == "why-root-no-fighters-there"
    assert t.match.why_not(1, "suit:fox").message == "why-kernel-other-question"


def test_the_keep_stands_in_a_corner_and_the_first_buildings_beside_it():
    match = polana.start("root", seats=["marquise", "eyrie"], seed=1)
    assert match.ask.about == "ask-root-marquise-keep"
    assert match.why_not(0, "clearing:10").message == "why-root-not-a-corner"
    match.choose(0, "clearing:1")
    assert match.ask.about == "ask-root-marquise-first-building"
    assert match.why_not(0, "clearing:3").law == "6.3.4"


def test_in_the_advanced_setup_the_same_questions_have_other_reasons():
    match = polana.start("root", seats=["marquise", "eyrie"], seed=1, setup="advanced")
    while match.ask.about != "ask-root-marquise-keep":
        match.choose(match.ask.seat, match.ask.options[0])
    others = [f"clearing:{n}" for n in range(1, 13) if f"clearing:{n}" not in [word.text for word in match.ask.options]]
    assert match.why_not(match.ask.seat, others[0]).message == "why-kernel-other-question"


def untimely(t, name, word):
    """The message and the paragraph for a card that answers another question."""
    refusal = t.match.why_not(t.seat(name), word)
    return refusal.message, refusal.law


@law("4.3.1")
def test_a_card_at_another_time_says_what_it_is_for_and_what_it_lacks(table):
    t = table("marquise", "duchy")
    t.no_ruins()
    t.hand("marquise", "ambush_fox", "dominance_fox", "root_tea_mouse")
    t.hand("duchy", "root_tea_rabbit")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert t.asked("marquise", "ask-root-move-from") == ["clearing:1", "clearing:4"]
    assert untimely(t, "marquise", "card:ambush_fox") == ("why-root-ambush-in-battle", "4.3.1")
    assert untimely(t, "marquise", "card:dominance_fox") == ("why-root-dominance-too-few-points", "3.3.1")
    assert untimely(t, "marquise", "card:root_tea_mouse") == ("why-root-cost-too-high", "4.1.1")
    # A card that he does not hold is no business of his, and somebody who is not asked is told as much.
    assert untimely(t, "marquise", "card:crossbow_mouse")[0] == "why-kernel-other-question"
    assert untimely(t, "duchy", "card:root_tea_rabbit") == ("why-root-craft-in-evening", "4.1")


@law("4.1")
def test_what_could_be_crafted_says_when(table):
    t = table("marquise", "duchy")
    t.no_ruins()
    t.put("marquise", 2, warriors=1, workshop=1)
    t.put("marquise", 4, warriors=1)
    t.put("duchy", 2, market=1)
    t.hand("marquise", "root_tea_mouse", "dominance_fox")
    t.hand("duchy", "root_tea_rabbit")
    t.score("marquise", 10)
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "card:root_tea_mouse") == ("why-root-craft-in-daylight", "4.1")
    assert untimely(t, "marquise", "card:dominance_fox") == ("why-root-dominance-in-daylight", "3.3.1")
    assert untimely(t, "duchy", "card:root_tea_rabbit") == ("why-root-craft-in-evening", "4.1")


@law("4.1.3")
def test_a_card_in_play_at_another_time_says_when_it_is_used(table):
    t = table("marquise", "duchy")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.in_play("marquise", "command_warren", "royal_claim", "tax_collector", "cobbler", "sappers", "better_burrow_bank")
    t.in_play("duchy", "scouting_party", "codebreakers")
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    said = {word: untimely(t, "marquise", f"use:{word}") for word in t.play("marquise")}
    assert said == {
        "command_warren": ("why-root-use-at-start-of-daylight", "4.1.3"),
        "royal_claim": ("why-root-use-in-birdsong", "4.1.3"),
        "tax_collector": ("why-root-use-in-daylight", "4.1.3"),
        "cobbler": ("why-root-use-at-start-of-evening", "4.1.3"),
        "sappers": ("why-root-use-in-battle", "4.3.3"),
        "better_burrow_bank": ("why-root-use-at-start-of-birdsong", "4.1.3"),
    }
    assert untimely(t, "duchy", "use:scouting_party") == ("why-root-use-holds", "4.1.3")
    # Others' cards, and those that are nowhere, are no business of his.
    assert untimely(t, "marquise", "use:codebreakers")[0] == "why-kernel-other-question"
    assert untimely(t, "duchy", "use:tax_collector")[1] == ""


@law("4.1.3")
def test_the_moments_of_the_exiles_are_told_too(table):
    t = table("marquise", "duchy*", deck="exiles_partisans")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.in_play("marquise", "eyrie_emigre", "informants", "fox_partisans")
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "use:eyrie_emigre") == ("why-root-use-at-end-of-birdsong", "4.1.3")
    assert untimely(t, "marquise", "use:informants") == ("why-root-use-when-drawing", "4.1.3")
    assert untimely(t, "marquise", "use:fox_partisans") == ("why-root-use-in-battle", "4.3.3")


@law("4.1.3")
def test_a_card_used_this_turn_says_so(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.in_play("marquise", "tax_collector")
    t.draws("anvil")
    t.at("marquise", "daylight")
    t.say("marquise", "use:tax_collector", "clearing:1", "march", "clearing:1")
    assert t.asked("marquise", "ask-root-move-to")
    assert untimely(t, "marquise", "use:tax_collector") == ("why-root-effect-used", "4.1.3")


@law("E.2.2", "E.2.3", "E.2.4")
def test_a_hireling_at_another_time_says_when_it_acts(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    for name in ("forest_patrol", "flame_bearers", "raven_sentries"):
        t.hireling(name, "marquise")
    t.hireling("popular_band", "duchy")
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "hireling:forest_patrol") == ("why-root-hireling-acts-in-daylight", "E.2.4")
    assert untimely(t, "marquise", "hireling:flame_bearers") == ("why-root-hireling-acts-at-start-of-birdsong", "E.2.3")
    assert untimely(t, "marquise", "hireling:raven_sentries") == ("why-root-hireling-helps-always", "E.2.2")
    assert untimely(t, "marquise", "hireling:popular_band")[1] == ""


@law("3.3.1")
def test_dominance_at_another_time_says_when_it_is_activated(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "dominance") == ("why-root-dominance-in-daylight", "3.3.1")


@law("6.5.2", "12.5.1.V", "12.5.3", "12.6.2")
def test_an_action_of_the_faction_at_another_time_says_when_it_is_done(table):
    t = table("marquise", "duchy")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "march") == ("why-root-done-in-daylight", "6.5.2")
    assert untimely(t, "duchy", "dig") == ("why-root-done-in-daylight", "12.5.1.V")
    assert untimely(t, "duchy", "minister:baron_of_dirt") == ("why-root-done-in-daylight", "12.5.3")
    assert untimely(t, "duchy", "craft") == ("why-root-done-in-evening", "12.6.2")
    # What only others do says nothing.
    assert untimely(t, "duchy", "march")[1] == ""


@law("11.2.6")
def test_a_service_at_another_time_says_when_it_is_bought(table):
    t = table("riverfolk", "marquise")
    t.put("marquise", 1, warriors=3)
    t.at("marquise", "daylight")
    assert untimely(t, "marquise", "service:hand_card") == ("why-root-done-at-start-of-birdsong", "11.2.6")
    assert untimely(t, "riverfolk", "service:hand_card")[1] == ""


@law("13.2.4")
def test_exposure_at_another_time_says_when_or_that_there_is_nothing_to_expose(table):
    t = table("marquise", "corvid")
    t.put("marquise", 1, warriors=3)
    t.put("corvid", 4, warriors=1)
    t.hand("corvid", "anvil")
    t.at("corvid", "daylight")
    assert untimely(t, "marquise", "expose") == ("why-root-corvid-nothing-to-expose", "13.2.4")
    own = corvid(t.side("corvid"))
    own.stock[SNARE] -= 1
    own.left[PLOT] -= 1
    put_piece(t.g, own, PLOT, 0)
    own.kinds[0] = SNARE
    assert untimely(t, "marquise", "expose")[1] == "13.2.4"


@law("3.3.4")
def test_an_available_dominance_card_is_taken_in_daylight(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("marquise", 4, warriors=3)
    t.stage(lambda g: take_move(g, t.side("marquise"), "4.2"))
    assert untimely(t, "marquise", "take") == ("why-root-done-in-daylight", "3.3.4")
