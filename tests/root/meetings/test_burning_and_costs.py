"""Hirelings that must act, what they burn at once, and warriors that are removed as a cost."""

import pytest

from polana.games.root.effects.exiles import buried
from polana.games.root.factions.corvid.side import SNARE
from polana.games.root.factions.duchy.parliament import BARON, CAPTAIN
from tests.law import law
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_duchy_rules import swayed
from tests.root.hired import acts
from tests.root.knights import bury, knights
from tests.root.sides import duchy

# --- hirelings that must act ------------------------------------------------------------------------------------------


@law("13.7.2", "E.2.3", "1.1.2")
@pytest.mark.parametrize(
    ("name", "here"), [("furious_protector", 1), ("stoic_protector", 1), ("riverfolk_flotilla", 5)]
)
def test_what_must_move_cannot_leave_a_snare(table, name, here):
    t = table("marquise", "corvid", "duchy*")
    t.no_ruins()
    t.hireling(name, "marquise").pawn = here - 1
    plot(t, here, SNARE, up=True)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "bake_sale")
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.side(name).pawn == here - 1


@law("13.7.2", "E.2.3")
def test_a_protector_of_the_corvids_leaves_their_snare(table):
    t = table("corvid", "marquise", "duchy*")
    t.hireling("stoic_protector", "corvid").pawn = 0
    plot(t, 1, SNARE, up=True)
    t.hand("corvid", "bake_sale")
    t.before("corvid", "birdsong")
    t.say("corvid", "clearing:9")
    assert t.side("stoic_protector").pawn == 8


@law("E.2.3", "1.5.4", "6.2.3")
def test_of_all_that_flame_bearers_burn_at_once_one_card_brings_the_warriors_of_a_clearing_to_the_hospitals(table):
    t = table("marquise", "corvid*", "duchy*")
    t.hireling("flame_bearers", "corvid")
    t.put("flame_bearers", 5, warriors=2)
    t.put("marquise", 1, keep=1)
    t.put("marquise", 5, warriors=2)
    t.hand("marquise", "bake_sale", "cobbler")
    acts(t, "flame_bearers")
    t.say("marquise", "card:bake_sale")
    t.say("corvid", "clearing:5")  # they spread
    assert t.match.over
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5), t.cards("marquise")) == (2, 0, ["cobbler"])


@law("E.2.3", "1.5.4", "12.2.3")
def test_buildings_that_flame_bearers_burn_in_several_clearings_are_one_failure(table):
    t = table("duchy", "corvid*", "marquise*")
    t.no_ruins()
    t.hireling("flame_bearers", "corvid")
    swayed(t, CAPTAIN, BARON)
    t.put("flame_bearers", 6, warriors=2)
    t.put("flame_bearers", 8, warriors=1)
    t.put("duchy", 6, citadel=1, market=1)
    t.put("duchy", 8, market=1)
    t.hand("duchy", "anvil", "sappers")
    t.random_cards("anvil")
    acts(t, "flame_bearers")
    while t.ask.about != "ask-root-hireling-place":
        t.say("corvid", t.ask.options[0].text)
    own_board = duchy(t.side("duchy"))
    assert (own_board.has_swayed(CAPTAIN), own_board.has_swayed(BARON)) == (True, False)
    assert (t.cards("duchy"), t.points("corvid")) == (["sappers"], 0)
    assert [t.side("duchy").buildings[where] for where in (5, 7)] == [0, 0]


# --- warriors that are removed as a cost ------------------------------------------------------------------------------


@law("13.5.2", "4.1.3", "G.1.27")
def test_warriors_that_a_plot_costs_are_caught_by_coffin_makers(table):
    t = table("corvid", "marquise", deck="exiles_partisans")
    t.in_play("marquise", "coffin_makers")
    t.put("corvid", 1, warriors=3)
    t.at("corvid", "daylight")
    t.say("corvid", "place-plot", "plot:bomb")
    assert (t.warriors("corvid", 1), t.side("corvid").supply, buried(t.state)[0]) == (2, 12, 1)


@law("13.5.2", "E.2.2")
@pytest.mark.parametrize(("word", "left"), [("card:anvil", 3), ("pass", 2)])
def test_the_physicians_may_save_who_was_removed_for_a_plot(table, word, left):
    t = table("corvid", "duchy*", "eyrie*")
    t.hireling("feline_physicians", "corvid")
    t.put("corvid", 1, warriors=3)
    t.hand("corvid", "anvil")
    t.at("corvid", "daylight")
    t.say("corvid", "place-plot")
    assert t.asked("corvid", "ask-root-hireling-save", "E.2.2") == ["card:anvil", "pass"]
    t.say("corvid", word, "plot:bomb")
    assert (t.warriors("corvid", 1), t.pieces("corvid", "plot", 1)) == (left, 1)


@law("15.4.1", "E.2.2", "Q.4")
def test_the_physicians_do_not_save_a_knight_who_becomes_a_waystation(table):
    t = table("keepers", "duchy*", "eyrie*")
    t.no_ruins()
    bury(t)
    t.hireling("feline_physicians", "keepers")
    t.put("keepers", 8, warriors=2)
    t.hand("keepers", "anvil")
    t.at("keepers", "birdsong")
    t.say("keepers", "encamp", "relic:figure", "piece:waystation_jewelry_figure")
    assert t.ask.about == "ask-root-keepers-birdsong"
    assert (t.warriors("keepers", 8), knights(t).buildings[7]) == (1, 1)
