"""Tactics cards: when they may be played, and how they are cancelled (RW.tactics)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.tactics.base import window
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import table


@law("RW.tactics.1", "RW.tactics.4", "RW.terms.turn")
def test_a_card_of_ones_own_turn_is_offered_in_it_unless_it_was_drawn_this_season() -> None:
    t = table("daqan", "uthuk")
    t.give(0, influence=1, tactics=["favours_called_in"], fresh=["favours_called_in"])
    t.stage(lambda g: deeds.window(g, 0))
    t.asked(0, "ask-runewars-deed", "done", "tactic:favours_called_in")
    t.say(0, "tactic:favours_called_in")
    t.asked(1, "ask-runewars-counter", "done")  # veiled: he could hold a Counterspell
    t.say(1, "done")
    t.asked(0, "ask-runewars-deed", "done")  # the other was drawn this season
    t.say(0, "done")
    t.over()
    assert t.g.players[0].influence == 4
    assert [TACTICS[card] for card in t.g.tactics_discard] == ["favours_called_in"]


@law("RW.tactics.1")
def test_an_opponent_may_cancel_a_card_and_that_can_be_cancelled_too() -> None:
    t = table("daqan", "uthuk")
    t.give(0, influence=0, tactics=["favours_called_in", "counterspell"])
    t.give(1, tactics=["counterspell"])
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, "tactic:favours_called_in")
    twin = t.clone()
    t.say(1, "tactic:counterspell")
    t.asked(0, "ask-runewars-counter", "done", "tactic:counterspell")
    t.say(0, "done", "done")
    t.over()
    assert t.g.players[0].influence == 0
    assert len(t.told("tactic-cancelled")) == 1
    twin.say(1, "tactic:counterspell")
    twin.say(0, "tactic:counterspell")
    twin.say(1, "done")
    twin.say(0, "done")
    twin.over()
    assert twin.g.players[0].influence == 3


def test_at_other_moments_a_window_offers_the_cards_of_its_timing_alone() -> None:
    t = table("daqan", "uthuk")
    t.give(0, tactics=["favours_called_in"])
    t.stage(lambda g: window(g, 0, "battle_start", "RW.battle.4.1"))
    t.asked(0, "ask-runewars-tactic", "done")
    assert not t.may("tactic:favours_called_in")
    t.say(0, "done")
    t.over()
