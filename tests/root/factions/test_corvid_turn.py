"""13.4 to 13.6: the turn of the Corvid Conspiracy."""

import pytest

from polana.games.root.factions.corvid.side import (
    BOMB,
    EXTORTION,
    RAID,
    SNARE,
)
from tests.law import law
from tests.root.factions.test_corvid_rules import plot
from tests.root.sides import corvid

# --- Birdsong (13.4) --------------------------------------------------------------------------------------------------


@law("13.4.2")
@pytest.mark.parametrize("up", [0, 1, 3])
def test_a_flipped_plot_scores_one_point_for_each_face_up_plot(table, up):
    t = table("corvid", "marquise")
    for clearing in (2, 3, 4)[:up]:
        plot(t, clearing, (SNARE, RAID, EXTORTION)[clearing - 2], up=True)
    plot(t, 1, SNARE)
    t.put("corvid", 1, warriors=1)
    t.hand("corvid", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert t.points("corvid") == up + 1
    assert t.pieces("corvid", "plot_snare", 1) == 1


@law("13.4.2", "U.C.4")
def test_the_worked_example_of_scoring(table):
    t = table("corvid", "marquise")
    plot(t, 3, RAID, up=True)
    plot(t, 1, SNARE)
    plot(t, 2, BOMB)
    plot(t, 5, EXTORTION)  # no Corvid warrior beside it
    t.put("corvid", 1, warriors=1)
    t.put("corvid", 2, warriors=1)
    t.put("marquise", 2, warriors=2)
    t.hand("corvid", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert t.asked("corvid", "ask-root-corvid-flip", "13.4.2") == ["clearing:1", "clearing:2"]
    t.say("corvid", "clearing:1")
    assert t.points("corvid") == 2
    t.say("corvid", "flip")
    assert (t.points("corvid"), t.warriors("marquise", 2)) == (5, 0)
    assert t.refused("corvid", "flip") == "13.4.2"


@law("13.4")
def test_crafting_comes_before_flipping_and_flipping_before_recruiting(table):
    t = table("corvid", "marquise")
    plot(t, 1, SNARE)
    plot(t, 2, SNARE)
    t.put("corvid", 1, warriors=1)
    t.put("corvid", 2, warriors=1)
    t.hand("corvid", "anvil", "codebreakers", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip", "clearing:1")
    assert t.refused("corvid", "craft") == "13.4"
    t.say("corvid", "recruit", "card:codebreakers")
    assert t.refused("corvid", "flip") == "13.4"


@law("13.4.3")
def test_once_a_turn_a_spent_card_places_a_warrior_in_each_clearing_of_its_suit(table):
    t = table("corvid", "marquise")
    t.hand("corvid", "anvil", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "recruit", "card:anvil")
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [1, 6, 8, 12]
    assert t.pile() == ["anvil"]
    assert t.refused("corvid", "recruit") == "13.4.3"


@law("13.4.3")
def test_for_a_bird_the_corvids_choose_the_suit(table):
    t = table("corvid", "marquise")
    t.hand("corvid", "armorers", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "recruit", "card:armorers")
    assert t.asked("corvid", "ask-root-corvid-recruit-suit", "13.4.3") == ["suit:fox", "suit:rabbit", "suit:mouse"]
    t.say("corvid", "suit:mouse")
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [2, 7, 9, 11]


# --- Daylight (13.5) --------------------------------------------------------------------------------------------------


@law("13.5", "13.5.1", "13.5.3")
def test_the_corvids_take_up_to_three_actions(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=3)
    t.put("marquise", 5, warriors=1)
    t.at("corvid", "daylight")
    t.dice(1, 0)
    t.say("corvid", "move", "clearing:5", "count:2", "battle", "move", "clearing:1", "clearing:9")
    assert (t.warriors("corvid", 5), t.warriors("marquise", 5), t.warriors("corvid", 9)) == (2, 0, 1)
    assert t.ask.about == "ask-root-corvid-evening"


@law("13.5.2", "U.C.1")
def test_a_plot_costs_a_warrior_of_its_clearing_and_one_more_for_each_plot_placed_this_turn(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=2)
    t.put("corvid", 2, warriors=1)
    t.put("corvid", 3, warriors=2)
    t.at("corvid", "daylight")
    t.say("corvid", "place-plot")
    assert t.asked("corvid", "ask-root-corvid-plot-where", "13.5.2") == ["clearing:1", "clearing:2", "clearing:3"]
    t.say("corvid", "clearing:1", "plot:bomb")
    own = corvid(t.side("corvid"))
    assert (t.warriors("corvid", 1), own.kinds[0], own.stock) == (1, BOMB, [1, 2, 2, 2])
    t.say("corvid", "place-plot", "plot:raid")  # two warriors, all of one clearing: only clearing 3
    assert (t.warriors("corvid", 3), t.warriors("corvid", 2), t.pieces("corvid", "plot", 3)) == (0, 1, 1)
    assert t.refused("corvid", "place-plot") == "13.5.2"
    assert "news-root-corvid-plotted" in t.news(0)
    assert "news-root-corvid-plotted" not in t.news(1)


@law("13.5.4", "G.1.31")
def test_trick_swaps_two_plots_that_lie_alike(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    plot(t, 2, RAID)
    plot(t, 3, SNARE, up=True)
    own = corvid(t.side("corvid"))
    own.denied[0] = 1 << SNARE
    t.put("marquise", 6, keep=1)
    t.at("corvid", "daylight")
    t.say("corvid", "trick")
    assert t.asked("corvid", "ask-root-corvid-trick", "13.5.4") == ["clearing:1", "clearing:2"]
    t.say("corvid", "clearing:1")
    own = corvid(t.side("corvid"))
    assert (own.kinds[0], own.kinds[1]) == (RAID, BOMB)
    assert (own.denied[0], own.denied[1]) == (0, 1 << SNARE)  # what a guess has shown goes along


@law("13.5.4")
def test_face_up_plots_are_swapped_too(table):
    t = table("corvid", "marquise")
    plot(t, 1, EXTORTION, up=True)
    plot(t, 3, SNARE, up=True)
    t.put("corvid", 5, warriors=1)
    t.at("corvid", "daylight")
    t.say("corvid", "trick", "clearing:1")
    assert (t.pieces("corvid", "plot_snare", 1), t.pieces("corvid", "plot_extortion", 3)) == (1, 1)


# --- Evening (13.6) ---------------------------------------------------------------------------------------------------


@law("13.6", "13.6.1")
def test_whoever_exerts_takes_one_more_action_and_draws_no_cards(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.hand("corvid", "anvil")
    t.at("corvid", "evening")
    t.say("corvid", "exert", "move", "clearing:5")
    assert (t.warriors("corvid", 5), t.cards("corvid")) == (1, ["anvil"])


@law("13.6.2", "13.7.3")
@pytest.mark.parametrize(("up", "drawn"), [(0, 1), (2, 3)])
def test_the_corvids_draw_one_card_and_one_for_each_face_up_extortion(table, up, drawn):
    t = table("corvid", "marquise")
    for clearing in (1, 2)[:up]:
        plot(t, clearing, EXTORTION, up=True)
    t.put("marquise", 12, warriors=1)
    t.hand("corvid", "anvil")
    t.at("corvid", "evening")
    t.draws(*["sappers", "armorers", "codebreakers"][:drawn])
    t.say("corvid", "done")
    assert len(t.cards("corvid")) == 1 + drawn


@law("13.6.2")
def test_exerted_or_not_the_corvids_discard_down_to_five_cards(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.hand("corvid", "anvil", "foxfolk_steel", "mouse_in_a_sack", "codebreakers", "armorers", "sappers")
    t.at("corvid", "evening")
    t.say("corvid", "exert", "move", "clearing:5", "card:anvil")
    assert len(t.cards("corvid")) == 5
