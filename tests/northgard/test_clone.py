"""A clone goes its own way, and the same words lead to the same state, field by field."""

import pytest

from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.northgard.sampled import moments


@pytest.mark.parametrize("seed", range(8))
def test_the_same_words_lead_a_clone_to_the_same_state_field_by_field(seed):
    for match in moments(seed, every=25):
        truth = dump(match.state)
        one, other = match.clone(), match.clone()
        assert dump(one.state) == truth
        rng = Rng(seed)
        for _ in range(15):
            ask, twin = one.ask, other.ask
            if ask is None or twin is None:
                break
            assert (ask.seat, ask.about, ask.options) == (twin.seat, twin.about, twin.options)
            word = ask.options[rng.below(len(ask.options))]
            one.choose(ask.seat, word)
            other.choose(ask.seat, word)
            assert dump(one.state) == dump(other.state)
        assert dump(match.state) == truth, "a clone has changed the match it came from"


@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_replayed_from_its_record_to_the_same_state(seed):
    last = None
    for match in moments(seed, every=40):
        again = type(match).replay(match.record())
        assert dump(again.state) == dump(match.state)
        last = match
    assert last is not None


@pytest.mark.parametrize("seed", range(4))
def test_undo_gives_back_the_state_before_the_word(seed):
    taken_back = 0
    for match in moments(seed, every=4):
        ask = match.ask
        assert ask is not None
        before = dump(match.state)
        trial = match.clone()
        trial.choose(ask.seat, ask.options[0])
        if trial.undo_depth(ask.seat):
            trial.undo(ask.seat)
            assert dump(trial.state) == before
            taken_back += 1
    assert taken_back
