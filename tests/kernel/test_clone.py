"""Clones: an independent match at the same point."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polana.kernel.errors import PolanaError
from polana.kernel.match import RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.kernel.lanterns import COIN, LAMP, THEFT
from tests.kernel.table import built, played, say_random, sit, until, wander, whole

ABOUTS = [f"ask-toy-{name}" for name in ("house", "bid", "begin", "act", "play", "rob", "ambush", "stash")]


@pytest.mark.parametrize("about", ABOUTS)
def test_a_clone_at_any_question_equals_its_original_and_goes_on_equally(about):
    for seed in range(5):
        match = until(about, seed=seed)
        twin = match.clone()
        assert played(twin) == played(match)
        one, other = Rng(seed), Rng(seed)
        while not match.over:
            say_random(match, one)
            say_random(twin, other)
            assert played(twin) == played(match)


def test_a_clone_of_a_clone_of_a_clone_is_the_same():
    match = until("ask-toy-ambush")
    assert played(match.clone().clone().clone()) == played(match)


def test_what_happens_in_a_clone_does_not_touch_the_original():
    match = until("ask-toy-play", seed=3)
    before = whole(match)
    twin = match.clone()
    wander(twin, Rng(1), 1000)
    assert twin.over
    assert whole(match) == before
    base = match.clone()
    wander(match, Rng(2), 1000)
    assert {**played(base)} == {key: before[key] for key in played(base)}


def test_a_clone_of_a_finished_match_is_finished():
    match = wander(sit(), Rng(3), 1000)
    twin = match.clone()
    assert twin.over
    assert twin.result is match.result
    assert played(twin) == played(match)
    assert twin.state is not match.state


def test_a_clone_is_silent():
    match = until("ask-toy-play")
    told = len(match.news)
    twin = match.clone()
    assert told > 0
    assert (twin.news, twin.state.loud, match.state.loud) == ([], False, True)
    wander(twin, Rng(1), 100)
    assert twin.news == []
    assert len(match.news) == told


def test_a_clone_stays_silent_when_a_rule_breaks_in_it():
    twin = built([[COIN], []], faults=True).clone()
    with pytest.raises(ZeroDivisionError):
        twin.choose(0, "fault")
    assert twin.state.loud is False
    assert twin.news == []


def test_a_clone_has_the_record_of_its_original():
    match = wander(sit(3, 5), Rng(5), 15)
    twin = match.clone()
    assert twin.record() == match.record()
    wander(twin, Rng(1), 1)
    assert twin.record().startswith(match.record())


def test_a_clone_rolls_the_dice_that_its_original_will_roll():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, ["play", "card:theft"])
    twin = match.clone()
    match.choose(1, "pass")
    twin.choose(1, "pass")
    assert dump(twin.state) == dump(match.state)


def test_a_clone_keeps_what_chance_was_scripted_to_bring_in_the_middle_of_the_step():
    match = built([[THEFT, LAMP, COIN], [COIN]])
    match.choose(0, "play")
    match.state.chance.script([("thief", 5), ("victim", 0), ("card", LAMP)])
    early = match.clone()
    match.choose(0, "card:theft")
    match.choose(1, "pass")
    assert match.state.coins == [3, 1]
    late = match.clone()
    assert played(late) == played(match)
    early.choose(0, "card:theft")
    early.choose(1, "pass")
    assert played(early) == played(match)
    for each in (match, early, late):
        each.choose(0, "draw")
        assert each.state.hands[0][-1] == LAMP
    assert played(early) == played(late) == played(match)


def test_a_playout_in_a_clone_leaves_the_original_where_it_is():
    match = until("ask-toy-act")
    before = whole(match)
    for seed in range(20):
        match.clone().playout(RandomChooser(Rng(seed)))
    assert whole(match) == before


def test_a_match_that_keeps_nothing_cannot_be_cloned():
    with pytest.raises(PolanaError, match="keeps nothing cannot be cloned"):
        sit(keep=False).clone()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60), st.integers(1, 30))
def test_random_clones_equal_their_originals_to_the_end(seed, words, more):
    match = wander(sit(2 + seed % 3, seed), Rng(seed), words)
    twin = match.clone()
    assert played(twin) == played(match)
    wander(match, Rng(more), more)
    wander(twin, Rng(more), more)
    assert played(twin) == played(match)
