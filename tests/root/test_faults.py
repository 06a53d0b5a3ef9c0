"""Faults that were found in play, each in the scene in which it showed."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import NONE, card_named
from polana.games.root.craft import craft_card
from polana.games.root.game import game
from polana.games.root.lending import Loan
from polana.games.root.move import take_move
from polana.games.root.score import Victory, win
from tests.law import law
from tests.root.boards import lead, supporters
from tests.root.vagabonds import own, wander

EXILES = "exiles_partisans"


@law("6.5.4.II")
def test_the_wood_that_is_connected_is_settled_when_the_clearing_is_chosen(table):
    t = table("marquise", "duchy*", deck=EXILES)
    t.no_ruins()
    t.in_play("marquise", "soup_kitchens")
    t.put("marquise", 9, sawmill=1, warriors=1)
    t.put("marquise", 12, sawmill=1)
    t.put("marquise", 5, wood=1)  # she rules by the very wood with which she may pay
    t.put("duchy", 5, warriors=1)
    t.put("marquise", 1, wood=1, warriors=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "build", "clearing:5", "piece:sawmill")
    t.say("marquise", "clearing:5")  # she no longer rules it, and pays on all the same
    assert (t.pieces("marquise", "sawmill", 5), t.pieces("marquise", "wood", 1)) == (1, 0)


@law("7.8.4", "3.1")
def test_the_despots_point_comes_with_the_removal_before_anybody_has_won(table):
    t = table("eyrie", "duchy*")
    lead(t, "despot")
    t.no_ruins()
    t.put("eyrie", 11, warriors=1, roost=1)
    t.put("duchy", 11, warriors=1, tunnel=1)
    t.score("eyrie", 28)
    t.score("duchy", 29)
    t.dice(3, 3)
    b = Battle(t.side("eyrie"), t.side("duchy"), 10)
    b.loans = [Loan(side, side, rolled_hits=1) for side in (b.attacker, b.defender)]
    t.stage(lambda g: battle(g, b))
    assert (t.points("eyrie"), t.points("duchy")) == (30, 30)
    assert t.state.winners == [0]


@law("7.8.4")
def test_the_despots_point_comes_once_a_battle_ambush_and_all(table):
    t = table("duchy*", "eyrie", "corvid*")
    lead(t, "despot")
    t.no_ruins()
    t.put("duchy", 11, warriors=1, tunnel=1, citadel=1)
    t.put("corvid", 11, warriors=1)
    t.put("eyrie", 11, warriors=2)
    t.hand("eyrie", "ambush_bird")
    b = Battle(t.side("duchy"), t.side("eyrie"), 10)
    b.loans = [Loan(t.side("corvid"), b.attacker, warriors=True)]
    t.stage(lambda g: battle(g, b))
    t.dice(1, 1)
    t.say("eyrie", "card:ambush_bird")
    t.say("duchy", "piece:tunnel")
    assert t.pieces("duchy", "citadel", 11) == 0
    assert t.points("eyrie") == 3  # a token by the ambush, a building by the roll, and one point more


@law("9.2.8")
def test_who_joined_a_vagabond_wins_with_the_player_whom_that_vagabond_joins_later(table):
    t = table("vagabond", "vagabond2", "corvid*", "marquise")
    wander(t, 1, ready="boots torch")
    wander(t, 2, name="vagabond2", be="thief", ready="boots")
    t.coalition("vagabond2", "vagabond", "dominance_bird")
    t.hand("vagabond", "dominance_fox")
    for name, points in (("vagabond", 12), ("corvid", 3), ("marquise", 4)):
        t.score(name, points)
    t.at("vagabond", "daylight")
    t.say("vagabond", "dominance", "card:dominance_fox")
    assert [side.partner for side in t.state.sides] == [2, 0, 0, NONE]
    with pytest.raises(Victory):
        win(t.state, t.side("corvid"), "3.1")
    assert t.state.winners == [0, 1, 2]


@law("4.1.2")
def test_an_immediate_effect_is_resolved_before_its_card_can_be_reshuffled(table):
    t = table("marquise", "alliance")
    t.suit(5, "rabbit")
    t.put("alliance", 5, sympathy=1)
    t.put("marquise", 5, warriors=1)
    t.hand("marquise", "favor_of_the_rabbits")
    t.only_deck("anvil")
    t.draws("anvil")
    t.stage(lambda g: craft_card(g, t.side("marquise"), card_named("favor_of_the_rabbits"), "4.1"))
    # outrage drew the last card, and the discard pile was shuffled into a new deck
    assert supporters(t) == ["anvil"]
    assert card_named("favor_of_the_rabbits") not in t.state.deck
    assert t.pile() == ["favor_of_the_rabbits"]


@law("4.3.1.II")
def test_an_ambush_deals_its_hits_before_its_card_can_be_reshuffled(table):
    t = table("alliance", "marquise")
    t.suit(5, "fox")
    t.put("alliance", 5, sympathy=1, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.hand("marquise", "ambush_fox")
    t.only_deck("anvil")
    t.stage(lambda g: battle(g, Battle(t.side("alliance"), t.side("marquise"), 4)))
    t.draws("anvil")
    t.say("marquise", "card:ambush_fox")
    assert supporters(t) == ["anvil"]
    assert card_named("ambush_fox") not in t.state.deck
    assert t.pile() == ["ambush_fox"]


@law("1.1.3", "C.2.5", "8.2.6")
def test_after_a_move_by_ferry_the_player_on_turn_orders_its_card_and_outrage(table):
    for first in ("landmark:ferry", "trigger:outrage"):
        t = table("marquise", "alliance", map="lake")
        ferry = t.landmark("ferry").where
        far = next(where for where in t.g.woodland.coastal if where != ferry and where not in t.g.near[ferry])
        t.suit(far + 1, "fox")
        t.put("marquise", ferry + 1, warriors=1)
        t.put("alliance", far + 1, sympathy=1)
        t.at("marquise", "daylight")
        t.stage(lambda g, t=t: take_move(g, t.side("marquise"), "4.2"))
        t.say("marquise", f"clearing:{far + 1}")
        assert t.asked("marquise", "ask-root-trigger", "1.1.3") == ["trigger:outrage", "landmark:ferry"]
        if first == "landmark:ferry":
            t.draws("anvil")  # and with it she can pay
            t.say("marquise", first)
            t.say("marquise", "card:anvil")
            assert (t.cards("marquise"), supporters(t)) == ([], ["anvil"])
        else:
            t.draws("bake_sale", "anvil")
            t.say("marquise", first)
            assert (t.cards("marquise"), supporters(t)) == (["anvil"], ["bake_sale"])
        assert t.landmark("ferry").where == far


@law("2.1.1", "4.1.3")
def test_partisans_may_keep_birds_as_cards_of_their_suit(table):
    for answers, kept in ((["done"], ["ambush_bird", "anvil"]), (["card:ambush_bird", "done"], ["anvil"])):
        t = table("marquise", "duchy*", deck=EXILES)
        t.put("marquise", 1, warriors=3)
        t.put("duchy", 1, warriors=3)
        t.hand("marquise", "anvil", "bake_sale", "ambush_bird")
        t.in_play("marquise", "fox_partisans")
        t.at("marquise", "daylight")
        t.dice(1, 0)
        t.say("marquise", "battle", "use:fox_partisans")
        assert t.asked("marquise", "ask-root-partisans-birds", "2.1.1") == ["card:ambush_bird", "done"]
        assert t.pile() == ["bake_sale"]
        t.say("marquise", *answers)
        assert t.cards("marquise") == kept


@law("9.5.4")
def test_by_a_setting_he_may_aid_without_taking_an_item(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch")
    t.g.settings = {"aid": "may"}
    t.put("duchy", 1, warriors=1)
    t.side("duchy").items[0] = 1
    t.g.items[0] -= 1
    t.hand("vagabond", "anvil")
    t.suit(1, "fox")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:boots", "card:anvil")
    assert t.asked("vagabond", "ask-root-vagabond-take-item")[-1] == "pass"
    t.say("vagabond", "pass")
    assert t.side("duchy").items[0] == 1
    assert own(t).aids[1] == 0  # one Aid improves an Indifferent faction
    assert own(t).relations[1] == 1


@law("9.5.4")
def test_whether_he_must_take_an_item_is_an_option_of_the_setup():
    seats = ["vagabond", "marquise"]
    assert game.setup(seats, {}).options["aid"] == "must"
    assert game.setup(seats, {"aid": "may"}).options["aid"] == "may"


@law("4.3")
def test_a_click_where_no_battle_can_be_is_refused_with_the_paragraph_of_battles(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 5, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "battle")
    assert t.refused("marquise", "clearing:9") == "4.3"
