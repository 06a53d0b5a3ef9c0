"""Clocks: whoever takes words back gains no time by it."""

from __future__ import annotations

import asyncio

import pytest

from polana.table.complaint import Complaint
from polana.table.ledger import Plea
from polana.table.lobby import Clock
from tests.table.client import Lobby
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.serverless import Serverless
from tests.table.test_play import code_of


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


def handed_over(desk: Serverless, seat: int) -> None:
    """Its holder gives a seat back, and somebody sits down there."""
    desk.act(lambda live: live.leave(seat))
    desk.clock.move(5)  # while nobody holds it, nobody thinks
    desk.act(lambda live: live.join(seat, "somebody"))
    assert desk.rebuilt().deadline(seat) == desk.live.deadline(seat)


def two_people(kind: str, seconds: float) -> Serverless:
    """Seat 1, which is not its opener's, is asked what it does."""
    desk = Serverless("person", "open", clock=Clock(kind, seconds))  # type: ignore[arg-type]
    desk.act(lambda live: live.join(1, "somebody"))
    desk.say(0, "bid:0")
    desk.say(1, "bid:3")
    assert desk.live.waiting == [1]
    return desk


def test_whoever_sits_down_while_his_seat_is_asked_has_what_is_left_of_its_time():
    desk = two_people("move", 60)
    desk.clock.move(20)
    handed_over(desk, 1)
    assert left(desk, 1) == 40
    desk.clock.move(5)
    handed_over(desk, 1)
    assert left(desk, 1) == 35
    # That is over with the question.
    desk.say(1, desk.hand(1)[0])
    assert left(desk, 1) == 60
    bank = two_people("bank", 60)
    bank.clock.move(20)
    handed_over(bank, 1)
    assert left(bank, 1) == 40


def test_a_seat_that_is_handed_on_just_before_its_time_is_over_comes_to_its_end():
    """It had all of its time anew, as often as somebody gave it back and sat down again with another's help."""
    desk = two_people("move", 60)
    for given in (30, 15, 7.5):
        desk.clock.move(left(desk, 1) - 1)
        handed_over(desk, 1)
        assert left(desk, 1) == given
    bank = two_people("bank", 60)
    for given in (6, 3, 1.5):
        bank.clock.move(left(bank, 1) - 1)
        handed_over(bank, 1)
        assert left(bank, 1) == given
        assert banks(bank)[1] == given


def test_a_seat_that_is_given_back_while_others_are_asked_loses_none_of_its_time():
    for kind in ("move", "bank"):
        desk = two_people(kind, 60)
        desk.say(1, desk.hand(1)[0], "pass")
        desk.clock.move(20)
        desk.say(1, "bid:0")
        before = left(desk, 0)
        handed_over(desk, 1)
        desk.clock.move(5)
        desk.say(0, "bid:3")
        desk.say(0, "pass")
        assert before == 40
        assert left(desk, 1) == (60 if kind == "move" else 40)


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


def test_what_is_put_down_in_secret_and_taken_back_gives_no_new_time():
    """Two who took turns at it kept a third waiting for ever: an answer never fell due."""
    desk = Serverless("person", "person", "person", clock=Clock("move", 60))
    for rest in (60, 40, 20):
        assert left(desk, 0) == rest
        desk.clock.move(20)
        desk.say(0, "bid:3")
        desk.say(0, "bid:2")  # another in its place
        desk.clock.move(1000)  # while it lies there, its seat thinks about nothing
        desk.undo(0)
    assert left(desk, 0) == 0
    assert desk.rebuilt().deadline(0) == desk.live.deadline(0)
    # What the next question takes is its own.
    for seat in (0, 1, 2):
        desk.say(seat, f"bid:{3 - seat}")
    assert left(desk, 0) == 60


def out_of_time(kind: str, *, seat: int = 0) -> Serverless:
    """The time of a seat that is to bid has run out, and a bot stands in for it."""
    desk = Serverless("person", "person", clock=Clock(kind, 60, 0, "bot"))  # type: ignore[arg-type]
    desk.say(1 - seat, "bid:0")
    desk.clock.move(60)
    desk.act(lambda live: live.ring([0, 1], "greedy"))
    assert desk.live.ledger.seats[seat].stand_in
    return desk


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_whoever_was_out_of_time_comes_back_when_the_bot_has_answered_for_him(kind):
    """He came back before the bot had answered, and no clock ran for that question any more."""
    desk = out_of_time(kind)
    with pytest.raises(Complaint) as refused:
        desk.act(lambda live: live.take_back_seat(0, 0))
    assert refused.value.reason.message == "error-table-out-of-time"
    assert desk.act(lambda live: live.come_back(0)) == []
    assert desk.live.ledger.seats[0].stand_in
    desk.bot_says(0, "bid:3")
    desk.act(lambda live: live.take_back_seat(0, 0))
    assert desk.live.ledger.seats[0].player == "person"
    assert left(desk, 0) == (60 if kind == "move" else 6)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_whoever_was_out_of_time_does_not_take_back_what_the_bot_put_down_for_him(kind):
    desk = Serverless("person", "person", clock=Clock(kind, 60, 0, "bot"))
    desk.clock.move(60)
    desk.act(lambda live: live.ring([0, 1], "greedy"))
    desk.bot_says(0, "bid:3")
    desk.act(lambda live: live.take_back_seat(0, 0))
    with pytest.raises(Complaint) as refused:
        desk.undo(0)
    assert refused.value.reason.message == "error-table-undo-late"
    assert desk.live.waiting == [1]


def test_a_bank_that_has_run_out_gives_less_each_time_to_whoever_comes_back():
    """A tenth of it each time was more than a match takes: an empty bank never ended."""
    desk = Serverless("person", "person", clock=Clock("bank", 80, 0, "bot"))
    given = []
    for _ in range(4):
        desk.say(1, "bid:0")
        desk.clock.move(left(desk, 0))
        desk.act(lambda live: live.ring([0, 1], "greedy"))
        desk.bot_says(0, "bid:3")
        desk.bot_says(0, "roll")
        desk.act(lambda live: live.take_back_seat(0, 0))
        given.append(left(desk, 0))
    assert given == [8, 4, 2, 1]


@pytest.mark.parametrize("how", ["opens the table", "asks for his seat"])
def test_whoever_comes_while_the_bot_still_answers_for_him_has_his_seat_after_that(serve, how):
    clock = Moved()
    server = serve(clock)
    workers, may_think = server.hub.workers, asyncio.Event()
    think = workers.think

    async def when_he_may(*job):
        await may_think.wait()
        return await think(*job)

    workers.think = when_he_may

    async def scenario():
        async with Lobby(server.url) as lobby:
            short = {"clock": {"kind": "move", "seconds": 3, "zero": "bot"}}
            table = await lobby.open("me", "me", more=short, rounds=30)
            async with table.reader(0) as me, table.reader(1) as other:
                await me.say("bid:3")
                await clock.awaited(0, 3)
                clock.move(4)
                await me.until(lambda: me.state["table"]["seats"][1]["stand_in"])
                if how == "asks for his seat":
                    assert await code_of(other.request("propose", seat=1, what="return", of=1)) == "not-now"
                    await answered(me)
                else:
                    async with table.reader(1) as again:
                        assert again.state["table"]["seats"][1]["stand_in"]
                        await answered(me)

    async def answered(me):
        server.loop.call_soon_threadsafe(may_think.set)
        await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
        await me.until(lambda: me.state["table"]["seats"][1]["player"] == "person")

    run(scenario())
