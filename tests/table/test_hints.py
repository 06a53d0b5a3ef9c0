"""Hints at a table: who may have them, that they come progressively, and that nobody waits for them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from polana.kernel.game import find
from polana.kernel.match import Match
from polana.table.ledger import Setting
from polana.table.live import Live
from polana.table.lobby import SeatInfo
from polana.table.rows import TableRow
from polana.table.work import Advise, Recipe
from polana.table.workbench import Workbench
from tests.table.client import Lobby, Opened, Reader, Refused
from tests.table.conftest import run


async def opened(url: str, lobby: Lobby, *players: str, **wish: Any) -> Opened:
    seats = [{"player": player, "value": value} for player, value in zip(players, ("wolf", "bear"), strict=True)]
    for seat in seats:
        if seat["player"] == "bot":
            seat["level"] = "random"
    return Opened(url, await lobby.call("POST", "/api/tables", json={"game": "northgard", "seats": seats, **wish}))


def allowed(*players: str, hints: bool = False, imported: bool = False) -> str:
    """Whether those who sit here may have hints."""
    seats = [SeatInfo(at, "?", player, "", "", False, False) for at, player in enumerate(players)]  # type: ignore[arg-type]
    setup = find("northgard").setup(len(players), {})
    setting = Setting(setup.seats, setup.options, seats, "", hints=hints, imported=imported)
    row = TableRow("t", "northgard", msgspec.json.encode(setting).decode(), "7", "1", "0", 0.0)
    return Live.build(row, [])[0].hints


def test_hints_are_for_whoever_plays_against_bots_alone():
    assert allowed("person", "bot") == "alone"
    assert allowed("person", "person") == ""
    assert allowed("person", "open") == ""


def test_others_at_the_table_have_to_know_of_hints_before_they_sit_down():
    assert allowed("person", "open", hints=True) == "agreed"


def test_whoever_holds_all_seats_of_a_record_looks_at_it_with_hints():
    assert allowed("person", "person", imported=True) == "alone"
    assert allowed("person", "open", imported=True) == ""


def test_an_invitation_says_that_there_are_hints(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await opened(plain.url, lobby, "me", "friend", hints=True)
            told = await lobby.call("POST", "/api/invited", json={"invite": table.invites[1]})
            assert "table-note-hints" in [note["message"] for note in told["notes"]]

    run(scenario())


def test_a_hint_comes_again_and_again_until_its_order_is_fixed(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await opened(plain.url, lobby, "me", "bot")
            async with table.reader(0) as me:
                await me.my_turn()
                assert me.state["table"]["hints"] == "alone"
                ask = me.ask()
                first = await me.request("consult", seat=0, ask=ask["id"])
                assert (first["type"], first["done"]) == ("advice", False)
                await me.until(lambda: me.advice[-1]["done"])
                told = me.advice
                assert [one["seconds"] for one in told] == [1.0, 2.0, 3.0, 4.0]
                assert [one["fixed"] for one in told] == [False, False, False, True]
                for one in told:
                    best = one["hint"]["candidates"]
                    assert 1 <= len(best) <= 3
                    assert {each["word"] for each in best} <= set(ask["options"])
                    assert all(each["low"] <= each["chance"] <= each["high"] for each in best)
                    assert all(each["line"][0]["word"] == each["word"] for each in best)

    run(scenario())


def test_nothing_more_is_told_once_the_question_is_answered(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await opened(plain.url, lobby, "me", "bot")
            async with table.reader(0) as me:
                await me.my_turn()
                ask = me.ask()["id"]
                await me.request("consult", seat=0, ask=ask)
                await me.say(me.ask()["options"][0])
                await me.my_turn()
                heard = len(me.advice)
                # The next one is about the next question, and nothing of the old one comes before it.
                await me.request("consult", seat=0, ask=me.ask()["id"])
                assert {one["ask"] for one in me.advice[heard:]} == {me.ask()["id"]}

    run(scenario())


def test_a_worker_goes_on_with_the_same_question_only():
    """After a word was taken back and another one said, a worker went on thinking about what was asked before."""
    game = find("northgard")
    setup = game.setup(2, {})
    match = Match(game, setup, 7)
    said: list[tuple[int, str]] = []
    while True:
        ask = match.asks[0]
        after: dict[str, list[str]] = {}
        for word in ask.options:
            trial = match.clone()
            trial.choose(ask.seat, word)
            if trial.asks and trial.asks[0].seat == ask.seat:
                after[word.text] = [option.text for option in trial.asks[0].options]
        apart = [(one, other) for one in after for other in after if not set(after[one]) & set(after[other])]
        if apart:
            break
        match.choose(ask.seat, ask.options[0])
        said.append((ask.seat, ask.options[0].text))
    bench = Workbench()

    def hint(word: str, spent: float) -> list[str]:
        position = Recipe("t", "northgard", setup.seats, setup.options, "7", match.generator, [*said, (ask.seat, word)])
        told = msgspec.json.decode(bench.advise(Advise(position, ask.seat, 0.01, spent)))
        return [one["word"] for one in told["candidates"]]

    one, other = apart[0]
    assert set(hint(one, 0.0)) <= set(after[one])
    assert set(hint(other, 1.0)) <= set(after[other])


def test_a_hint_can_be_given_up(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await opened(plain.url, lobby, "me", "bot")
            async with table.reader(0) as me:
                await me.my_turn()
                await me.request("consult", seat=0, ask=me.ask()["id"])
                answer = await me.request("consult", seat=0, ask=me.ask()["id"], on=False)
                assert answer["type"] == "done"

    run(scenario())


def test_there_are_no_hints_among_people_who_have_not_agreed(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await opened(plain.url, lobby, "me", "friend")
            held = await lobby.call("POST", "/api/join", json={"invite": table.invites[1], "name": "Ola"}, want=201)
            async with table.reader(0) as me, Reader(plain.url, held["key"]) as ola:
                await me.until(lambda: me.state["table"]["waiting"])
                assert me.state["table"]["hints"] == ""
                seat = me.state["table"]["waiting"][0]["seat"]
                asked = (me, ola)[seat]
                await asked.my_turn()
                with pytest.raises(Refused, match="error-table-no-hints"):
                    await asked.request("consult", seat=seat, ask=asked.ask()["id"])

    run(scenario())


def test_a_learner_is_told_what_a_strong_player_would_do(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            wish = {"acts": ["at 6"], "consult": 0.2}
            told = await lobby.call("POST", "/api/lessons/root/rule", json=wish)
            assert told["frames"] == []
            assert told["answer"]["type"] == "advice"
            assert told["answer"]["hint"]["candidates"]
            # Where the coach speaks, nothing is asked.
            await lobby.call("POST", "/api/lessons/root/rule", json={"consult": 0.2}, want=409)

    run(scenario())
