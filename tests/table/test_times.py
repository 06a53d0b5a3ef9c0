"""Clocks: whoever takes words back gains no time by it."""

from __future__ import annotations

import pytest

from polana.table.complaint import Complaint
from polana.table.ledger import Plea
from polana.table.lobby import Clock
from tests.table.serverless import Serverless


def acting(kind: str, seconds: float, add: float = 0.0) -> Serverless:
    """Seat 0 is asked what it does, after both have bid; each had a second for it."""
    desk = Serverless("person", "person", clock=Clock(kind, seconds, add))  # type: ignore[arg-type]
    desk.clock.move(1)
    desk.say(0, "bid:3")
    desk.say(1, "bid:0")
    return desk


def left(desk: Serverless, seat: int) -> float:
    """The seconds that a seat has now."""
    until = desk.live.deadline(seat)
    assert until is not None
    return until - desk.clock.now()


def banks(desk: Serverless) -> list[float]:
    assert desk.rebuilt().ledger.times.bank == desk.live.ledger.times.bank
    return desk.live.ledger.times.bank


def card(desk: Serverless) -> str:
    return desk.hand(0)[0]


def test_an_answer_that_is_taken_back_and_given_again_is_paid_for_once():
    desk = acting("bank", 60, add=10)
    assert banks(desk) == [69, 69]
    desk.say(0, card(desk))
    assert banks(desk) == [79, 69]
    for _ in range(5):
        desk.undo(0)
        desk.clock.move(1)
        desk.say(0, card(desk))
    assert banks(desk) == [74, 69]
    desk.say(0, "pass")
    assert banks(desk) == [84, 69]


def test_several_words_at_once_are_one_answer_and_paid_for_once():
    desk = acting("bank", 60, add=10)
    two = desk.hand(0)[:2]
    desk.say(0, *two)
    assert banks(desk) == [79, 69]
    desk.undo(0)
    desk.undo(0)
    desk.say(0, two[0])
    desk.say(0, two[1])
    assert banks(desk) == [79, 69]


def test_what_is_put_down_in_secret_again_and_again_is_paid_for_once_and_charged_once():
    desk = Serverless("person", "person", "person", clock=Clock("bank", 60, 10))
    for _ in range(5):
        desk.clock.move(1)
        desk.say(0, "bid:3")
        desk.clock.move(3)  # while it lies there, its seat thinks about nothing
        desk.undo(0)
    assert banks(desk) == [65, 60, 60]
    assert left(desk, 0) == 65
    desk.say(1, "bid:0")
    assert banks(desk) == [65, 50, 60]
    desk.say(0, "bid:3")
    desk.undo(0)
    desk.say(0, "bid:3")
    assert banks(desk) == [65, 50, 60]


def test_taking_a_word_back_gives_no_new_time_for_an_answer():
    desk = acting("move", 60)
    for spent in (20, 40):
        assert left(desk, 0) == 80 - spent
        desk.clock.move(20)
        desk.say(0, card(desk))
        assert left(desk, 0) == 60
        desk.undo(0)
    assert left(desk, 0) == 20
    assert desk.rebuilt().deadline(0) == desk.live.deadline(0)
    # What is thought about after it is remembered, too, however one gets there again.
    two = desk.hand(0)
    desk.say(0, two[0])
    desk.clock.move(50)
    desk.undo(0)
    desk.say(0, two[1])
    assert left(desk, 0) == 10


def test_what_one_seat_took_back_costs_no_other_seat_its_time():
    desk = acting("move", 60)
    desk.clock.move(30)
    desk.say(0, card(desk), "pass")  # the next bids are asked for
    assert [left(desk, seat) for seat in (0, 1)] == [60, 60]


def test_while_others_were_asked_whoever_takes_his_word_back_was_thinking_himself():
    desk = Serverless("person", "person", game="guard", clock=Clock("move", 60))
    desk.say(0, "bid:3")
    desk.say(1, "bid:0")
    desk.clock.move(10)
    desk.say(0, card(desk))
    for rest in (30, 10):
        assert desk.live.waiting == [1]
        assert left(desk, 1) == 60
        desk.clock.move(20)
        desk.undo(0)
        assert left(desk, 0) == rest
        desk.say(0, card(desk))
    desk.clock.move(20)
    with pytest.raises(Complaint) as refused:
        desk.undo(0)
    assert refused.value.reason.message == "error-table-undo-late"
    assert desk.live.waiting == [1]


def test_a_bank_pays_for_the_time_while_others_were_asked_and_a_word_was_taken_back():
    desk = Serverless("person", "person", game="guard", clock=Clock("bank", 60))
    desk.say(0, "bid:3")
    desk.say(1, "bid:0")
    desk.say(0, card(desk))
    desk.clock.move(25)
    desk.undo(0)
    assert banks(desk) == [35, 60]
    desk.say(0, card(desk))
    desk.clock.move(35)
    with pytest.raises(Complaint):
        desk.undo(0)


def test_what_all_have_agreed_to_take_back_may_be_thought_about_anew():
    desk = acting("move", 60)
    desk.clock.move(59)
    desk.say(0, "roll")
    desk.say(0, "bid:3")
    desk.act(lambda live: live.propose(0, Plea("undo", 0)))
    id = next(iter(desk.live.ledger.proposals))
    desk.act(lambda live: live.vote(1, id, True))
    desk.act(lambda live: live.propose(0, Plea("undo", 0)))
    id = next(iter(desk.live.ledger.proposals))
    desk.act(lambda live: live.vote(1, id, True))
    assert desk.live.waiting == [0]
    assert left(desk, 0) == 60
