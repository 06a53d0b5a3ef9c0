"""Phrases: several words of one seat, taken all together or not at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polana.kernel.errors import NotAllowed, PolanaError, UnknownWord
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.kernel.lanterns import AMBUSH, CARD, COIN, LAMP, THEFT
from tests.kernel.table import Altered, built, played, sit, wander, whole
from tests.kernel.toy import game


def test_a_phrase_does_what_its_words_do_one_by_one():
    match, other = built([[COIN, LAMP], []]), built([[COIN, LAMP], []])
    match.choose(0, ["play", CARD[COIN], "stash"])
    for word in ("play", "card:coin", "stash"):
        other.choose(0, word)
    assert whole(match) == whole(other)
    assert match.state.stashes[0] == [LAMP]
    assert match.decisions == 3


def test_the_words_of_a_phrase_are_taken_back_one_by_one():
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin"])
    assert match.undo_depth(0) == 2
    match.undo(0)
    assert match.ask.about == "ask-toy-play"


@pytest.mark.parametrize(
    ("phrase", "error"),
    [
        (["play", "card:ambush"], NotAllowed),
        (["play", "card:coin", "play", "card:coin"], NotAllowed),
        (["play", "card:sword"], UnknownWord),
        (["stash", "card:coin", "pass", "pass"], NotAllowed),
        (["play", "card:coin", "pass"], NotAllowed),
        ([], PolanaError),
    ],
)
def test_a_phrase_with_a_bad_word_is_not_taken_at_all(phrase, error):
    match = built([[COIN, AMBUSH, LAMP], [LAMP]])
    if phrase[-1:] == ["pass"] and len(phrase) == 3:
        match.choose(0, "peek")  # one action is gone: the last word would be the other seat's
    before, state = whole(match), match.state
    with pytest.raises(error):
        match.choose(0, phrase)
    assert whole(match) == before
    assert match.state is state


def test_a_phrase_goes_across_steps_as_long_as_the_same_seat_is_asked():
    match = built([[], [COIN]], seat=1, rounds=2, coins=(0, 0))
    match.choose(1, "pass")
    match.choose(0, "pass")
    assert match.ask.about == "ask-toy-begin"
    seat = match.ask.seat
    match.choose(seat, [f"seat:{seat}", "pass"])
    assert match.ask.seat == 1 - seat


def test_a_phrase_of_one_word_is_that_word():
    match = built([[COIN], []])
    match.choose(0, ["draw"])
    assert len(match.state.hands[0]) == 2


@pytest.mark.parametrize("last", ["play", "pass", "card:theft", "bid:1"])
@pytest.mark.parametrize("first", ["draw", "peek"])
def test_a_phrase_cannot_go_past_a_drawn_card_whatever_follows(first, last):
    match = built([[COIN], []])
    before = whole(match)
    with pytest.raises(PolanaError) as caught:
        match.choose(0, [first, last])
    assert str(caught.value) == f"{first} brings something new, so the phrase has to end with it"
    assert whole(match) == before


def test_a_phrase_may_end_with_a_word_that_brings_something_new():
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin", "draw"])
    assert len(match.state.hands[0]) == 2
    assert match.undo_depth(0) == 0


def test_a_phrase_cannot_try_out_a_die():
    match = built([[THEFT, LAMP], [COIN]], script=[("thief", 5), ("victim", 0)])
    match.choose(0, ["play", "card:theft"])
    before = whole(match)
    with pytest.raises(PolanaError, match="pass brings something new"):
        match.choose(1, ["pass", "pass"])
    assert whole(match) == before
    match.choose(1, "pass")
    assert match.state.coins == [3, 1]


@pytest.mark.parametrize("sealed", ["bid:0", "bid:2"])
def test_a_phrase_cannot_look_at_what_others_have_sealed(sealed):
    match = sit()
    match.choose(1, sealed)
    before = whole(match)
    with pytest.raises(PolanaError) as caught:
        match.choose(0, ["bid:1", "seat:0"])  # legal only if the other has bidden less
    assert str(caught.value) == "bid:1 brings something new, so the phrase has to end with it"
    assert whole(match) == before


@pytest.mark.parametrize("hand", [[COIN], [AMBUSH]])
def test_a_phrase_cannot_tell_whether_another_seat_had_a_veiled_choice(hand):
    match = built([[THEFT, LAMP], hand])
    with pytest.raises(NotAllowed, match="seat 0 is not asked now; asked is 1"):
        match.choose(0, ["play", "card:theft", "pass"])


def test_a_phrase_may_change_a_sealed_answer_and_that_is_all():
    match = sit(("fox", "owl", "mole"))
    match.choose(0, ["bid:1", "bid:2"])
    assert match.sealed(0).text == "bid:2"
    match.choose(1, "bid:0")
    before = whole(match)
    with pytest.raises(NotAllowed):
        match.choose(0, ["bid:1", "pass"])
    assert whole(match) == before


def test_a_phrase_goes_no_further_than_the_end_of_the_match():
    match = built([[COIN], []], seat=1)
    match.choose(1, "pass")
    before = whole(match)
    with pytest.raises(PolanaError, match="pass brings something new, so the phrase has to end with it"):
        match.choose(0, ["pass", "pass"])
    assert whole(match) == before


def test_a_rule_that_breaks_at_the_end_of_a_phrase_takes_back_all_of_it():
    match = built([[COIN, LAMP], []], faults=True)
    before = whole(match)
    with pytest.raises(ZeroDivisionError):
        match.choose(0, ["play", "card:coin", "fault"])
    assert whole(match) == before


def test_a_rule_that_breaks_only_while_it_tells_the_news_takes_back_all_of_the_phrase():
    def begins_in_silence(state):
        if state.loud and state.turn == 1:
            raise OSError("nobody can hear")
        return game.step(state)

    broken = Altered(begins_in_silence)
    match = Match(broken, broken.setup(["fox", "owl"], {}), 1)
    match.choose(0, "bid:2")
    match.choose(1, "bid:0")
    before = whole(match)
    with pytest.raises(OSError, match="nobody can hear"):
        match.choose(0, ["seat:0", "pass"])
    assert whole(match) == before


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 25), st.integers(1, 4))
def test_a_random_phrase_is_taken_as_its_words_would_be_or_not_at_all(seed, words, length):
    rng = Rng(seed)
    match = wander(sit(3, seed), rng, words)
    if match.over:
        return
    ask = match.asks[rng.below(len(match.asks))]
    vocabulary = match.game.vocabulary.words
    phrase = [ask.options[rng.below(len(ask.options))]]
    trial = match.clone()
    trial.choose(ask.seat, phrase[0])
    while len(phrase) < length:
        mine = trial.ask_of(ask.seat)
        likely = mine.options if mine is not None and rng.below(4) else vocabulary
        phrase.append(likely[rng.below(len(likely))])
        try:
            trial.choose(ask.seat, phrase[-1])
        except PolanaError:
            break
    before = whole(match)
    try:
        match.choose(ask.seat, phrase)
    except PolanaError:
        assert whole(match) == before
    else:
        assert played(match) == played(trial)
