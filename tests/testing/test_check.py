"""`check_game` finds what is wrong with a game, and says where."""

import pytest

from polana.eyes.northgard.observer import NorthgardObserver
from polana.kernel.game import find
from polana.locale import Speech
from polana.testing import check_game

GAME = find("northgard")
TWO = [GAME.setup(["wolf", "raven"], {})]


def test_a_game_that_is_right_passes():
    check_game(GAME, matches=1, setups=TWO)


def test_a_broken_invariant_is_told_with_its_setup_and_seed(monkeypatch):
    def check(self, state):
        raise AssertionError("a warrior too many")

    monkeypatch.setattr(type(GAME), "check", check)
    with pytest.raises(AssertionError, match="a warrior too many") as found:
        check_game(GAME, seed=7, setups=TWO)
    assert "seats wolf,raven" in found.value.__notes__[0]
    assert "seed 7, after 0 words" in found.value.__notes__[0]


def test_what_is_imagined_must_be_what_the_seat_sees(monkeypatch):
    def imagine(self, state, seat, rng):
        state.year += 1

    monkeypatch.setattr(type(GAME), "imagine", imagine)
    with pytest.raises(AssertionError, match="is not what it sees"):
        check_game(GAME, setups=TWO)


def test_what_is_imagined_must_not_come_from_the_truth(monkeypatch):
    """Nothing is dealt anew: each world keeps what was hidden in the one that it came from."""
    dealt = type(GAME).imagine
    worlds = []

    def imagine(self, state, seat, rng):
        worlds.append(state)
        if len(worlds) % 3:
            dealt(self, state, seat, rng)

    monkeypatch.setattr(type(GAME), "imagine", imagine)
    with pytest.raises(AssertionError, match="depends on what is hidden"):
        check_game(GAME, setups=TWO)


def test_a_question_must_cite_a_rule_that_there_is(monkeypatch):
    monkeypatch.setattr(GAME, "laws", {})
    with pytest.raises(AssertionError, match="which is no rule of northgard"):
        check_game(GAME, setups=TWO)


def test_a_match_must_end():
    with pytest.raises(AssertionError, match="does not end"):
        check_game(GAME, setups=TWO, limit=20)


def test_all_that_cannot_be_said_is_told_at_once(monkeypatch):
    """Whoever writes a game sees every sentence that is missing, and not the first of them alone."""
    missing = {"ask-northgard-turn", "news-northgard-year"}
    known = Speech.say

    def say(self, message, **args):
        if message in missing and self.strict:
            raise LookupError(f"no message {message!r} in {self.language}")
        return known(self, message, **args)

    monkeypatch.setattr(Speech, "say", say)
    with pytest.raises(AssertionError, match="4 sentences of northgard cannot be said") as found:
        check_game(GAME, matches=1, setups=TWO)
    for message in missing:
        for language in ("en", "pl"):
            assert f"no message {message!r} in {language} (first with seats wolf,raven" in str(found.value)


def test_an_observer_must_not_show_what_the_view_does_not(monkeypatch):
    """A card of the other hand lies where the seat itself is marked."""
    known = NorthgardObserver.look

    def look(self, state, seat, ask):
        row = known(self, state, seat, ask)
        row[0] = state.players[1 - seat].hand[0] if state.players[1 - seat].hand else 0
        return row

    monkeypatch.setattr(NorthgardObserver, "look", look)
    with pytest.raises(AssertionError, match=r"shows seat \d what its view does not"):
        check_game(GAME, setups=TWO)


def test_an_observer_must_write_as_much_as_its_fields_say(monkeypatch):
    known = NorthgardObserver.look
    monkeypatch.setattr(NorthgardObserver, "look", lambda self, *what: known(self, *what) + b"1")
    with pytest.raises(AssertionError, match="and its fields are"):
        check_game(GAME, setups=TWO)


def test_an_observer_must_not_remember_another_position(monkeypatch):
    known = NorthgardObserver.look

    def look(self, state, seat, ask):
        row = known(self, state, seat, ask)
        self.looks = row[0] = getattr(self, "looks", 0) + 1
        return row

    monkeypatch.setattr(NorthgardObserver, "look", look)
    with pytest.raises(AssertionError, match="depends on what it has seen before"):
        check_game(GAME, setups=TWO)
