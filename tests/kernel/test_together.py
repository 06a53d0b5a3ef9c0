"""Together: several seats answer in secret, and all is revealed at once."""

import pytest

from polana.kernel.errors import NotAllowed, PolanaError, RuleError
from polana.kernel.flow import Ask, Together
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.kernel.topic import Topic
from tests.kernel.lanterns import BID, COIN, LAMP
from tests.kernel.table import Says, built, played, position, questions, sit, texts, whole

THREE = ("fox", "owl", "mole")


def test_all_seats_are_asked_at_once():
    match = sit(THREE)
    assert [(ask.seat, ask.about) for ask in match.asks] == [(seat, "ask-toy-bid") for seat in range(3)]
    assert match.ask.seat == 0
    assert match.ask_of(2).seat == 2
    assert match.ask_of(3) is None


def test_answers_come_in_any_order_and_the_first_seat_without_one_is_the_one_asked():
    match = sit(THREE)
    match.choose(2, "bid:1")
    assert match.ask.seat == 0
    match.choose(0, "bid:2")
    assert match.ask.seat == 1
    assert len(match.asks) == 3
    match.choose(1, "bid:0")
    assert (match.ask.seat, match.ask.about) == (0, "ask-toy-begin")


def test_a_seat_may_change_its_answer_until_the_last_has_answered():
    match = sit(THREE)
    match.choose(0, "bid:2")
    match.choose(1, "bid:1")
    match.choose(0, "bid:0")
    assert match.sealed(0) is BID[0]
    match.choose(2, "bid:0")
    assert match.ask.seat == 1  # the only bid above nought
    assert match.state.coins == [2, 1, 2]
    assert match.sealed(0) is None
    with pytest.raises(NotAllowed):
        match.choose(0, "bid:2")


def test_nobody_sees_an_answer_before_the_last():
    quiet, other = sit(THREE), sit(THREE)
    quiet.choose(0, "bid:0")
    other.choose(0, "bid:2")
    assert dump(quiet.state) == dump(other.state)
    assert quiet.news == other.news == []
    for reader in (SPECTATOR, 0, 1, 2):
        assert quiet.view(reader) == other.view(reader)
    for reader in (1, 2):
        assert played(quiet.imagine(reader, 5)) == played(other.imagine(reader, 5))
        assert quiet.sealed(reader) is None


def test_the_flow_gets_the_last_answers_in_the_order_of_the_asks():
    match = sit(THREE)
    for seat, bid in ((2, 1), (1, 2), (2, 2), (0, 0)):
        match.choose(seat, BID[bid])
    assert match.news[-1].args["bids"] == [0, 2, 2]


def test_an_answer_that_is_not_an_option_is_refused_and_changes_nothing():
    match = sit(THREE)
    match.choose(1, "bid:1")
    before = whole(match)
    with pytest.raises(NotAllowed, match=r"seat 1 may not say bid:3: why-toy-too-poor \(L.2.1\); it may say bid:0, "):
        match.choose(1, "bid:3")
    assert whole(match) == before


def poor(coins):
    """The bids of seats with so many coins."""
    match = sit(THREE)
    state = match.state.copy()
    state.coins = list(coins)
    return Match.of_state(match.game, match.setup, state)


def test_a_seat_without_a_choice_is_answered_by_the_match():
    match = poor([1, 0, 2])
    assert match.sealed(1) is BID[0]
    assert match.ask.seat == 0
    match.choose(2, "bid:2")
    match.choose(0, "bid:1")
    assert match.decisions == 2
    assert [(seat, word.text) for seat, word in match.said] == [(0, "bid:1"), (2, "bid:2")]
    assert match.news[-1].args["bids"] == [1, 0, 2]


def test_where_nobody_has_a_choice_nobody_is_asked():
    match = poor([0, 0, 0])
    assert match.ask.about == "ask-toy-begin"
    assert match.decisions == 0
    assert match.news[-1].args["bids"] == [0, 0, 0]
    assert position(match.clone()) == position(match)


def test_a_sealed_answer_may_be_taken_back_and_a_revealed_one_may_not():
    match = sit(THREE)
    before = whole(match)
    match.choose(0, "bid:1")
    match.choose(0, "bid:2")
    assert [match.undo_depth(seat) for seat in range(3)] == [1, 0, 0]
    match.undo(0)
    assert whole(match) == before
    for seat in range(3):
        match.choose(seat, BID[1])
    assert [match.undo_depth(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(PolanaError, match="seat 0 has nothing to take back"):
        match.undo(0)


def test_taking_back_leaves_the_answers_of_others_as_they_are():
    match = sit(THREE)
    match.choose(1, "bid:1")
    match.choose(0, "bid:2")
    match.undo(0)
    assert [str(match.sealed(seat)) for seat in range(3)] == ["None", "bid:1", "None"]


def test_a_forced_answer_cannot_be_taken_back():
    match = poor([1, 0, 2])
    assert match.undo_depth(1) == 0
    with pytest.raises(PolanaError, match="seat 1 has nothing to take back"):
        match.undo(1)
    assert match.sealed(1) is BID[0]


def test_a_seat_takes_back_its_words_before_the_question_only_while_nobody_else_has_answered():
    match = built([[COIN], [LAMP]], seat=1, rounds=2)
    match.choose(1, "peek")
    match.choose(1, "pass")
    before = position(match)
    match.choose(0, "pass")
    opened = whole(match)
    assert match.ask.about == "ask-toy-bid"
    match.choose(0, "bid:0")
    assert match.undo_depth(0) == 2
    match.undo(0)
    assert whole(match) == opened
    match.undo(0)
    assert position(match) == before
    match.choose(0, "pass")
    match.choose(1, "bid:0")
    assert match.undo_depth(0) == 0
    with pytest.raises(PolanaError, match="seat 0 has nothing to take back"):
        match.undo(0)
    match.undo(1)
    assert match.undo_depth(0) == 1


def test_a_rule_that_breaks_after_the_last_answer_leaves_all_as_it_was():
    match = sit(THREE, faults=True)
    match.choose(2, "bid:1")
    match.choose(0, "bid:0")
    before = whole(match)
    with pytest.raises(ZeroDivisionError):
        match.choose(1, "bid:1")
    assert whole(match) == before
    assert [str(match.sealed(seat)) for seat in range(3)] == ["bid:0", "None", "bid:1"]
    match.choose(1, "bid:2")
    assert match.state.coins == [2, 0, 2]


def test_the_sealed_answers_are_the_last_words_of_the_record():
    match = sit(THREE)
    match.choose(2, "bid:2")
    match.choose(0, "bid:1")
    assert texts(word for _, word in match.said) == ["bid:1", "bid:2"]
    assert match.decisions == 0
    again = Match.replay(match.record())
    assert whole(again) == whole(match)


def test_a_clone_has_the_sealed_answers_and_shares_none():
    match = sit(THREE)
    match.choose(1, "bid:2")
    twin = match.clone()
    assert questions(twin) == questions(match)
    twin.choose(1, "bid:0")
    twin.choose(0, "bid:0")
    assert [str(match.sealed(seat)) for seat in range(3)] == ["None", "bid:2", "None"]


def test_a_clone_after_the_question_in_the_same_step_has_heard_the_same_answers():
    match = sit(THREE)
    for seat, bid in ((0, 1), (1, 2), (2, 2)):
        match.choose(seat, BID[bid])
    assert match.ask.about == "ask-toy-begin"
    twin = match.clone()
    assert played(twin) == played(match)
    for each in (match, twin):
        each.choose(each.ask.seat, "seat:2")
    assert played(twin) == played(match)


def test_imagining_forgets_what_others_sealed_and_keeps_what_the_seat_did():
    match = sit(THREE)
    match.choose(0, "bid:2")
    match.choose(1, "bid:1")
    dream = match.imagine(1, 3)
    assert [str(dream.sealed(seat)) for seat in range(3)] == ["None", "bid:1", "None"]
    assert [str(match.sealed(seat)) for seat in range(3)] == ["bid:2", "bid:1", "None"]
    dream.choose(2, "bid:0")
    dream.choose(0, "bid:0")
    assert dream.ask.seat == 1


def test_a_playout_goes_on_from_the_answers_that_are_sealed():
    match = sit(THREE)
    match.choose(2, "bid:2")
    match.choose(0, "bid:0")
    match.playout(Says("bid:1"), limit=1)
    assert match.ask.seat == 2
    assert match.state.coins == [2, 2, 0]


@pytest.mark.parametrize("seats", [[], [0, 0], [0, 1, 0]])
def test_a_together_asks_each_seat_once_and_at_least_one(seats):
    with pytest.raises(RuleError, match="one question for each of several seats"):
        Together([Ask(seat, Topic("ask"), BID, "L.2") for seat in seats])


def test_answers_given_at_random_and_changed_at_random_end_as_if_given_once():
    rng = Rng(4)
    for seed in range(30):
        match, last = sit(THREE, seed), {}
        while match.ask.about == "ask-toy-bid":
            seat = rng.below(3)
            last[seat] = BID[rng.below(3)]
            match.choose(seat, last[seat])
        once = sit(THREE, seed)
        for seat, word in sorted(last.items()):
            once.choose(seat, word)
        assert whole(once) == whole(match)
