"""Asks: candidates, judges, refusals, forced and veiled questions."""

import pytest

from polana.kernel.errors import NotAllowed, RuleError, UnknownWord
from polana.kernel.flow import Ask, Judge, distinct
from polana.kernel.refusal import NOT_ASKED, OTHER_QUESTION, OTHER_SEAT, OVER, Refusal
from polana.kernel.rng import Rng
from polana.kernel.topic import Topic
from tests.kernel.lanterns import AMBUSH, BID, CARD, COIN, LAMP, LATER, NOT_HELD, ONLY_DEFENCE, PASS, THEFT
from tests.kernel.table import built, sit, texts, until, wander, whole
from tests.kernel.toy import FromHand

ODD = Refusal("L.9", "why-toy-odd")


class Even(Judge):
    """Allows even bids, and counts how often it is asked."""

    def __init__(self):
        self.asked = 0

    def why_not(self, word):
        self.asked += 1
        return ODD if word.value % 2 else None


def test_the_options_are_the_candidates_to_which_the_judge_does_not_object():
    assert texts(Ask(0, Topic("ask"), BID[:5], "L.1", Even()).options) == ["bid:0", "bid:2", "bid:4"]


def test_without_a_judge_every_candidate_is_an_option():
    assert Ask(0, Topic("ask"), BID[:3], "L.1").options == BID[:3]


def test_the_judge_is_asked_once_for_each_candidate_and_only_when_somebody_looks():
    judge = Even()
    ask = Ask(0, Topic("ask"), BID[:5], "L.1", judge)
    assert judge.asked == 0
    assert ask.options is ask.options
    assert judge.asked == 5


def test_after_forgetting_the_options_are_worked_out_anew():
    judge = Even()
    ask = Ask(0, Topic("ask"), BID[:5], "L.1", judge)
    assert len(ask.options) == 3
    ask.forget()
    assert len(ask.options) == 3
    assert judge.asked == 10


def test_the_predicate_that_makes_the_options_explains_the_refusals():
    ask = Ask(0, Topic("ask"), BID[:5], "L.1", Even())
    for looked_at_before in (False, True):
        assert not looked_at_before or len(ask.options) == 3
        assert ask.why_not(BID[2]) is None
        assert ask.why_not(BID[3]) is ODD
        assert ask.why_not(BID[6]) is OTHER_QUESTION
        assert ask.why_not(PASS) is OTHER_QUESTION


def test_an_ask_that_leaves_nothing_to_choose_is_a_fault_of_the_game():
    with pytest.raises(RuleError, match=r"ask-nothing \(L.1\) leaves seat 2 nothing to choose"):
        Ask(2, Topic("ask-nothing"), [BID[1]], "L.1", Even()).options  # noqa: B018


def test_an_ask_may_read_its_candidates_when_somebody_looks():
    g = built([[COIN], [LAMP]]).state
    ask = FromHand(g, 0, Topic("ask"), "L.5.3", AMBUSH, veiled=True)
    g.hands[0] = [AMBUSH]
    assert ask.options == [PASS, CARD[AMBUSH]]
    g.hands[0] = []
    assert ask.options == [PASS, CARD[AMBUSH]]
    ask.forget()
    assert ask.options == [PASS]


def test_identical_things_share_a_word_and_are_offered_once():
    assert distinct([CARD[2], CARD[0], CARD[2], CARD[0]]) == [CARD[2], CARD[0]]


def test_a_refusal_cites_the_paragraph_and_names_what_may_be_said():
    match = built([[COIN, AMBUSH, LAMP], [LAMP]])
    match.choose(0, "play")
    assert match.why_not(0, "card:ambush") is ONLY_DEFENCE
    assert match.why_not(0, "card:theft") is NOT_HELD
    with pytest.raises(NotAllowed) as caught:
        match.choose(0, "card:ambush")
    assert str(caught.value) == (
        "seat 0 may not say card:ambush: why-toy-only-defence (L.4.2); it may say card:coin, card:lamp"
    )
    assert caught.value.refusal is ONLY_DEFENCE


def test_the_game_is_asked_about_a_word_that_the_question_is_not_about():
    match = built([[COIN], [LAMP]])
    assert match.why_not(0, "bid:1") is LATER
    assert match.why_not(0, "house:fox") is OTHER_QUESTION


def test_why_not_tells_who_may_not_speak_at_all():
    match = built([[COIN], [LAMP]])
    assert match.why_not(1, "pass") is OTHER_SEAT
    match.choose(0, "pass")
    match.choose(1, "pass")
    assert match.why_not(1, "pass") is OVER
    assert NOT_ASKED.law == OVER.law == ""


def test_a_forced_ask_is_answered_by_the_match_and_not_counted():
    match = built([[COIN, AMBUSH], [LAMP]])
    match.choose(0, "play")
    assert match.state.coins == [3, 2]  # the coin was the only card to play
    assert match.ask.about == "ask-toy-act"
    assert match.decisions == 1
    assert texts(word for _, word in match.said) == ["play"]


def test_the_last_of_four_houses_is_not_asked_which_it_is():
    match = sit(["?", "?", "?", "?"])
    for seat in range(3):
        assert (match.ask.seat, match.ask.about) == (seat, "ask-toy-house")
        match.choose(seat, match.ask.options[-1])
    assert match.ask.about == "ask-toy-bid"
    assert match.state.houses == [3, 2, 1, 0]
    assert match.decisions == 3


@pytest.mark.parametrize("hand", [[COIN], [AMBUSH]])
def test_a_veiled_ask_is_asked_whether_or_not_there_is_a_choice(hand):
    match = built([[THEFT], hand])
    match.choose(0, "play")
    assert (match.ask.seat, match.ask.about, match.ask.veiled) == (1, "ask-toy-ambush", True)
    assert len(match.ask.options) == (2 if hand == [AMBUSH] else 1)
    match.choose(1, "pass")
    assert match.decisions == 2
    assert match.said[-1] == (1, PASS)


def test_a_veiled_ask_with_one_option_is_skipped_where_nothing_is_kept():
    match = built([[THEFT], [COIN]], keep=False)
    match.choose(0, "play")
    assert (match.ask.seat, match.ask.about) == (0, "ask-toy-act")
    match = built([[THEFT], [AMBUSH]], keep=False)
    match.choose(0, "play")
    assert (match.ask.seat, match.ask.about) == (1, "ask-toy-ambush")


def test_an_ask_carries_the_arguments_of_its_message():
    match = until("ask-toy-rob")
    assert match.ask.args == {"thief": match.ask.seat}


@pytest.mark.parametrize(
    ("seat", "word", "error", "text"),
    [
        (0, "bid:1", NotAllowed, "seat 0 may not say bid:1: why-toy-bids-later (L.6.2); it may say pass, draw, "),
        (0, "house:fox", NotAllowed, "seat 0 may not say house:fox: why-kernel-other-question; it may say pass, "),
        (1, "pass", NotAllowed, "seat 1 is not asked now; asked is 0"),
        (7, "pass", NotAllowed, "seat 7 is not asked now; asked is 0"),
        (0, "jump", UnknownWord, "'jump' is not a word of lanterns"),
    ],
)
def test_what_may_not_be_said_is_refused_with_a_reason_and_changes_nothing(seat, word, error, text):
    match = built([[COIN, THEFT], [LAMP]])
    match.choose(0, "stash")
    match.choose(0, "card:coin")
    before, state = whole(match), match.state
    with pytest.raises(error) as caught:
        match.choose(seat, word)
    assert str(caught.value).startswith(text)
    assert whole(match) == before
    assert match.state is state


def test_a_seat_that_is_not_among_several_asked_is_told_who_is():
    match = sit(2)
    match.choose(0, "house:fox")
    match.choose(1, "house:owl")
    with pytest.raises(NotAllowed, match="seat 5 is not asked now; asked is 0, 1"):
        match.choose(5, "bid:0")


def test_nothing_can_be_said_when_the_match_is_over():
    match = wander(sit(), Rng(1), 1000)
    before = whole(match)
    with pytest.raises(NotAllowed, match=r"^the match is over$"):
        match.choose(0, "pass")
    assert whole(match) == before
    assert match.ask is None
    assert match.asks == []
    assert match.ask_of(0) is None
