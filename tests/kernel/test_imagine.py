"""Imagine: a clone in which all that a seat may not know is dealt anew."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from polana.kernel.errors import PolanaError
from polana.kernel.match import Chooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.kernel.topic import Topic
from tests.kernel.lanterns import AMBUSH, COIN, LAMP, OVER, THEFT
from tests.kernel.table import Altered, built, go_on, played, position, questions, say_random, sit, until, wander, whole
from tests.kernel.toy import FromHand, game

ABOUTS = [f"ask-toy-{name}" for name in ("bid", "begin", "act", "play", "rob", "ambush", "stash")]


@pytest.mark.parametrize("about", ABOUTS)
def test_the_view_of_the_seat_stays_the_same_and_so_does_its_question(about):
    for seed in range(5):
        match = until(about, seed=seed)
        before = whole(match)
        for seat in range(3):
            dream = match.imagine(seat, seed)
            game.check(dream.state)
            assert dream.view(seat) == match.view(seat)
            assert [ask.about for ask in dream.asks] == [ask.about for ask in match.asks]
            mine = [question for question in questions(match) if question[0] == seat]
            assert [question for question in questions(dream) if question[0] == seat] == mine
        assert whole(match) == before


@pytest.mark.parametrize("about", ABOUTS)
def test_the_view_and_the_seed_decide_and_the_truth_does_not(about):
    for seed in range(5):
        match = until(about, seed=seed)
        for seat in range(3):
            # Another truth that looks the same to the seat.
            other = match.imagine(seat, 99)
            assert other.view(seat) == match.view(seat)
            one, two = match.imagine(seat, seed), other.imagine(seat, seed)
            assert played(one) == played(two)
            assert one.seed == two.seed
            rng = Rng(seed)
            wander(one, Rng(seed), 12)
            wander(two, rng, 12)
            assert played(one) == played(two)


def test_the_same_seed_gives_the_same_deal_and_another_seed_another():
    match = until("ask-toy-act")
    assert played(match.imagine(0, 4)) == played(match.imagine(0, 4))
    deals = {str(dump(match.imagine(0, seed).state)) for seed in range(20)}
    assert len(deals) == 20


def test_the_dice_to_come_are_not_those_of_the_truth():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, ["play", "card:theft"])
    coins = []
    for seed in range(300):
        dream = match.imagine(0, seed)
        dream.choose(1, "pass")
        coins.append(dream.state.coins[0])
    # The thief's die is higher than its victim's in 15 of 36 cases.
    assert coins.count(2) + coins.count(3) == 300
    assert 100 < coins.count(3) < 150


def test_a_script_of_the_truth_is_not_known_in_a_dream():
    match = built([[THEFT, LAMP], [COIN]], script=[("thief", 5), ("victim", 0)])
    match.choose(0, ["play", "card:theft"])
    dream = match.imagine(0, 3)
    assert dream.state.chance.foretold == []
    assert match.state.chance.foretold == [("thief", 5), ("victim", 0)]
    dream.choose(1, "pass")
    assert played(dream.clone()) == played(dream)


def test_the_options_of_others_are_those_of_the_new_deal():
    match = built([[THEFT, LAMP], [AMBUSH, COIN]])
    match.choose(0, ["play", "card:theft"])
    assert len(match.ask.options) == 2
    counts = set()
    for seed in range(30):
        dream = match.imagine(0, seed)
        assert (dream.ask.seat, dream.ask.about) == (1, "ask-toy-ambush")
        assert len(dream.ask.options) == (2 if AMBUSH in dream.state.hands[1] else 1)
        counts.add(len(dream.ask.options))
    assert counts == {1, 2}


def test_options_that_the_flow_has_looked_at_are_worked_out_anew():
    def looks_before_it_asks(state):
        ask = FromHand(state, 1, Topic("ask-toy-ambush"), "L.5.3", AMBUSH, veiled=True)
        assert ask.options
        yield ask
        state.phase = OVER

    match = go_on(Altered(looks_before_it_asks), built([[THEFT], [AMBUSH, COIN]]).state)
    for seed in range(30):
        dream = match.imagine(0, seed)
        assert len(dream.ask.options) == (2 if AMBUSH in dream.state.hands[1] else 1)


def test_the_defender_still_knows_its_own_hand():
    match = built([[THEFT, LAMP], [AMBUSH, COIN]])
    match.choose(0, ["play", "card:theft"])
    for seed in range(10):
        assert len(match.imagine(1, seed).ask.options) == 2


def test_a_dream_has_forgotten_what_was_said_and_has_no_record_and_no_undo():
    match = built([[COIN, LAMP], [COIN]])
    match.choose(0, ["stash", "card:lamp"])
    dream = match.imagine(1, 1)
    assert dream.said == []
    assert dream.news == []
    assert dream.seed == 1
    assert [dream.undo_depth(seat) for seat in (0, 1)] == [0, 0]
    for each in (dream, dream.clone()):
        with pytest.raises(PolanaError, match="no record"):
            each.record()
    dream.choose(0, "pass")
    assert dream.undo_depth(0) == 1
    dream.undo(0)
    assert position(dream) == position(match.imagine(1, 1))


@pytest.mark.parametrize("about", ABOUTS)
def test_a_clone_of_a_dream_equals_it_and_goes_on_equally(about):
    for seed in range(5):
        dream = until(about, seed=seed).imagine(seed % 3, seed)
        twin = dream.clone()
        assert played(twin) == played(dream)
        one, other = Rng(seed), Rng(seed)
        while not dream.over:
            say_random(dream, one)
            say_random(twin, other)
            assert played(twin) == played(dream)
            assert played(dream.clone()) == played(dream)


def test_a_dream_within_a_dream_is_consistent():
    for seed in range(10):
        dream = until("ask-toy-ambush", seed=seed).imagine(0, seed)
        wander(dream, Rng(seed), 1)
        deeper = dream.imagine(1, seed)
        assert deeper.view(1) == dream.view(1)
        assert played(deeper.clone()) == played(deeper)
        wander(deeper, Rng(seed), 3)
        assert played(deeper.clone()) == played(deeper)


def test_undo_in_a_dream_goes_back_to_the_dream_and_not_to_the_truth():
    match = built([[COIN, LAMP], [COIN, AMBUSH], [THEFT]], coins=(2, 2, 2))
    match.choose(0, "play")
    dream = match.imagine(0, 5)
    before = position(dream)
    assert before != position(match)
    dream.choose(0, "card:coin")
    dream.choose(0, "pass")
    assert dream.undo_depth(0) == 2
    dream.undo(0)
    dream.undo(0)
    assert position(dream) == before


def test_a_rule_that_breaks_in_a_dream_leaves_the_dream_as_it_was():
    dream = built([[COIN, LAMP], [COIN]], faults=True).imagine(1, 4)
    before = position(dream)
    with pytest.raises(ZeroDivisionError):
        dream.choose(0, "fault")
    assert position(dream) == before


def test_a_finished_match_can_be_imagined():
    match = wander(sit(), Rng(3), 1000)
    dream = match.imagine(0, 1)
    assert dream.over
    assert dream.view(0) == match.view(0)


def test_a_playout_from_a_dream_skips_the_question_that_has_one_option_there():
    match = built([[THEFT, LAMP], [AMBUSH, COIN]])
    match.choose(0, ["play", "card:theft"])
    first = set()
    for seed in range(20):
        dream = match.imagine(0, seed)
        asked = "ask-toy-act" if len(dream.ask.options) == 1 else "ask-toy-ambush"
        notes = Notes()
        dream.playout(notes, limit=1)
        assert notes.asked == [asked]
        first.add(asked)
    assert len(first) == 2


class Notes(Chooser):
    """Notes what it is asked."""

    def __init__(self):
        self.asked = []

    def choose(self, match, ask):
        self.asked.append(ask.about)
        return ask.options[0]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60), st.integers(0, 2), st.integers(0, 1000))
@example(6243, 17, 0, 780)  # seat 2 is asked which card it plays: it imagines one that may be played
def test_imagining_at_random_points_keeps_the_view_and_ignores_the_truth(seed, words, seat, dreamt):
    match = wander(sit(3, seed), Rng(seed), words)
    dream = match.imagine(seat, dreamt)
    assert dream.view(seat) == match.view(seat)
    assert played(dream.clone()) == played(dream)
    assert played(match.imagine(seat, 7)) == played(dream.imagine(seat, 7))
