"""Undo: back to the last point where nothing new was learned and nobody else has chosen since."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polana.kernel import record
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Together
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.kernel.lanterns import COIN, LAMP, THEFT
from tests.kernel.table import built, played, position, say_random, sit, wander, whole
from tests.kernel.toy import game


def test_undo_goes_back_word_by_word_and_restores_everything():
    match = built([[COIN, LAMP, COIN], []])
    points = [whole(match)]
    for word in ("stash", "card:lamp", "play"):
        match.choose(0, word)
        points.append(whole(match))
    assert [point["undo"][0] for point in points] == [0, 1, 2, 3]
    assert [len(point["news"]) for point in points] == [0, 0, 2, 3]
    while points:
        assert whole(match) == points.pop()
        if points:
            match.undo(0)
    with pytest.raises(PolanaError, match="seat 0 has nothing to take back: something new was learned or another"):
        match.undo(0)


def test_undo_goes_back_across_the_boundaries_of_steps():
    match = built([[], [COIN]], rounds=2, seat=1, coins=(0, 0))
    match.choose(1, "pass")
    before = position(match)
    match.choose(0, "pass")  # the turn and the round end, the bids are forced, and a die says who may say who begins
    assert match.ask.about == "ask-toy-begin"
    assert match.undo_depth(0) == 0
    match = built([[], [COIN], []], rounds=2, seat=1, coins=(0, 0, 1))
    match.choose(1, "pass")
    match.choose(2, "pass")
    before = position(match)
    match.choose(0, "pass")
    assert match.ask.about == "ask-toy-bid"
    assert match.state.round == 1
    match.undo(0)
    assert position(match) == before
    assert match.state.round == 0


def test_undo_goes_back_from_the_end_of_the_match():
    match = built([[COIN], []], seat=1)
    match.choose(1, "pass")
    match.choose(0, "play")
    before = whole(match)
    match.choose(0, "pass")
    assert match.over
    match.undo(0)
    assert whole(match) == before
    assert not match.over
    match.choose(0, "draw")
    assert match.over


@pytest.mark.parametrize("word", ["draw", "peek"])
def test_a_word_by_which_anybody_learned_something_stands(word):
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin"])
    match.choose(0, word)
    assert match.undo_depth(0) == 0
    with pytest.raises(PolanaError, match="nothing to take back"):
        match.undo(0)


def test_words_after_something_new_can_be_taken_back_up_to_it():
    match = built([[COIN, LAMP], []])
    match.choose(0, "draw")
    before = whole(match)
    match.choose(0, "stash")
    match.undo(0)
    assert whole(match) == before
    assert match.undo_depth(0) == 0


def test_a_seat_takes_back_its_word_while_another_thinks():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, ["play", "card:theft"])
    assert match.ask.seat == 1
    assert [match.undo_depth(seat) for seat in (0, 1)] == [2, 0]
    match.undo(0)
    assert match.ask.about == "ask-toy-play"


def test_when_another_has_chosen_the_word_stands():
    match = built([[COIN], [COIN, LAMP]])
    match.choose(0, "pass")
    match.choose(1, "play")
    assert [match.undo_depth(seat) for seat in (0, 1)] == [0, 1]
    with pytest.raises(PolanaError, match="seat 0 has nothing to take back"):
        match.undo(0)


def test_what_another_chose_and_took_back_has_been_seen_all_the_same():
    match = built([[COIN], [COIN, LAMP]])
    match.choose(0, "pass")
    match.choose(1, "play")
    match.undo(1)
    assert [match.undo_depth(seat) for seat in (0, 1)] == [0, 0]


def test_what_was_taken_back_can_be_said_again_with_the_same_outcome():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, ["play", "card:theft"])
    match.undo(0)
    match.choose(0, "card:theft")
    match.choose(1, "pass")
    other = built([[THEFT, LAMP], [COIN]])
    other.choose(0, ["play", "card:theft"])
    other.choose(1, "pass")
    assert whole(match) == whole(other)


def test_another_word_may_be_said_instead():
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin"])
    match.undo(0)
    match.choose(0, "card:lamp")
    assert match.state.coins == [2, 2]
    assert [word.text for _, word in match.said] == ["play", "card:lamp"]


def test_undo_in_a_clone_leaves_the_original_alone():
    match = built([[COIN, LAMP], []])
    before = played(match)
    match.choose(0, ["play", "card:coin"])
    after = whole(match)
    twin = match.clone()
    twin.undo(0)
    twin.choose(0, "card:lamp")
    twin.undo(0)
    twin.undo(0)
    assert played(twin) == before
    assert twin.news == []
    assert whole(match) == after
    match.undo(0)
    match.undo(0)
    assert played(match) == before


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.integers(0, 9), max_size=60))
def test_after_any_undo_the_match_is_the_replay_of_the_words_left(seed, moves):
    rng = Rng(seed)
    match = sit(3, seed, rounds=1)
    model = Model(3)
    for move in moves:
        if move < 4:
            seat = rng.below(3)
            assert match.undo_depth(seat) == model.depth(match, seat)
            if match.undo_depth(seat):
                match.undo(seat)
                model.undo(seat)
            else:
                before = whole(match)
                with pytest.raises(PolanaError):
                    match.undo(seat)
                assert whole(match) == before
        elif not match.over:
            open_to_change = isinstance(match._question, Together)
            learned = match.state.chance.learned
            seat, word = say_random(match, rng)
            new = match.state.chance.learned != learned or (open_to_change and not match.asks[0].about.endswith("bid"))
            model.say(seat, word, open_to_change, new)
        left = Match.replay(record.write(game, match.setup, seed, match.said))
        assert {**whole(left), "undo": None} == {**whole(match), "undo": None}


class Model:
    """What the rule of undo says, kept by hand: which words of whom may be taken back."""

    def __init__(self, seats):
        self.sealed = set()
        self.owner = -1
        self.words = 0

    def say(self, seat, word, open_to_change, new):
        if new:
            self.sealed, self.owner, self.words = set(), -1, 0
        elif open_to_change:
            self.sealed.add(seat)
        else:
            self.words = self.words + 1 if seat == self.owner else 1
            self.owner = seat

    def depth(self, match, seat):
        own = 1 if seat in self.sealed else 0
        return own if self.sealed - {seat} or self.owner != seat else own + self.words

    def undo(self, seat):
        if seat in self.sealed:
            self.sealed.remove(seat)
        else:
            self.words -= 1


def test_a_long_match_is_taken_back_no_further_than_the_rule_allows():
    match = sit(2, 3)
    rng = Rng(3)
    while not match.over:
        wander(match, rng, 1)
        for seat in (0, 1):
            twin = match.clone()
            for _ in range(match.undo_depth(seat)):
                twin.undo(seat)
            with pytest.raises(PolanaError):
                twin.undo(seat)
            assert position(Match.replay(twin.record())) == position(twin)
