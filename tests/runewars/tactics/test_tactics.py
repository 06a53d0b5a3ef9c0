"""Tactics cards: when they may be played, and how they are cancelled (RW.tactics)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.tactics.base import window
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import asked, give, may, over, say, scene, state, table, told


@law("RW.tactics.1", "RW.tactics.4", "RW.terms.turn")
def test_a_card_of_ones_own_turn_is_offered_in_it_unless_it_was_drawn_this_season() -> None:
    g = table("daqan", "uthuk")
    give(g, 0, influence=1, tactics=["favours_called_in"], fresh=["favours_called_in"])
    match = scene(g, lambda g: deeds.window(g, 0))
    asked(match, 0, "ask-runewars-deed", "done", "tactic:favours_called_in")
    say(match, 0, "tactic:favours_called_in")
    asked(match, 1, "ask-runewars-counter", "done")  # veiled: he could hold a Counterspell
    say(match, 1, "done")
    asked(match, 0, "ask-runewars-deed", "done")  # the other was drawn this season
    say(match, 0, "done")
    over(match)
    assert state(match).players[0].influence == 4
    assert [TACTICS[card] for card in state(match).tactics_discard] == ["favours_called_in"]


@law("RW.tactics.1")
def test_an_opponent_may_cancel_a_card_and_that_can_be_cancelled_too() -> None:
    g = table("daqan", "uthuk")
    give(g, 0, influence=0, tactics=["favours_called_in", "counterspell"])
    give(g, 1, tactics=["counterspell"])
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, "tactic:favours_called_in")
    twin = match.clone()
    say(match, 1, "tactic:counterspell")
    asked(match, 0, "ask-runewars-counter", "done", "tactic:counterspell")
    say(match, 0, "done", "done")
    over(match)
    assert state(match).players[0].influence == 0
    assert len(told(match, "tactic-cancelled")) == 1
    say(twin, 1, "tactic:counterspell")
    say(twin, 0, "tactic:counterspell")
    say(twin, 1, "done")
    say(twin, 0, "done")
    over(twin)
    assert state(twin).players[0].influence == 3


def test_at_other_moments_a_window_offers_the_cards_of_its_timing_alone() -> None:
    g = table("daqan", "uthuk")
    give(g, 0, tactics=["favours_called_in"])
    match = scene(g, lambda g: window(g, 0, "battle_start", "RW.battle.4.1"))
    asked(match, 0, "ask-runewars-tactic", "done")
    assert not may(match, "tactic:favours_called_in")
    say(match, 0, "done")
    over(match)
