"""What a table does while somebody is waited for: clocks, nudges, passing for people, and what lists tell of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from polana.kernel import game as registry
from polana.kernel.game import Setup
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from tests.table.client import Lobby, Opened, Reader, level
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.test_notices import Letterbox
from tests.table.test_play import bid, code_of
from tests.table.test_safety import table_of
from tests.table.test_seats import why_not


async def listed(lobby: Lobby, key: str) -> dict[str, Any]:
    """The table as the list of tables shows it."""
    found = await lobby.call("POST", "/api/mine", json={"keys": [key]})
    return dict(found[0]["table"])


def test_the_list_tells_who_is_waited_for_after_an_agreed_undo_and_after_a_restart(serve):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "me")
            async with table.reader(0) as me, table.reader(1) as other, table.reader(2) as third:
                await bid(me, other, third, words=("bid:3", "bid:0"))
                assert (await listed(lobby, table.keys[0]))["waiting"] == [0]
                await me.say("roll")
                assert (await listed(lobby, table.keys[0]))["waiting"] == [0, 1, 2]
                await me.request("propose", seat=0, what="undo", of=0)
                for reader, seat in ((other, 1), (third, 2)):
                    await reader.until(lambda r=reader: r.state["table"]["proposals"])
                    id = reader.state["table"]["proposals"][0]["id"]
                    await reader.request("vote", seat=seat, proposal=id, agree=True)
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                shown = await listed(lobby, table.keys[0])
                assert (shown["waiting"], shown["words"], shown["stage"]["round"]) == ([0], 3, 0)
            return table

    table = run(scenario())
    server.stop()
    again = serve()

    async def later():
        async with Lobby(again.url) as lobby:
            shown = await listed(lobby, table.keys[0])
            assert (shown["waiting"], shown["words"]) == ([0], 3)
            async with Reader(again.url, table.keys[0]) as me:
                assert [one["seat"] for one in me.state["table"]["waiting"]] == [0]
                await me.say("pass")
                assert (await listed(lobby, table.keys[0]))["waiting"] == [0, 1, 2]

    run(later())


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_what_lists_tell_of_a_match_is_what_everybody_sees(name):
    game = registry.find(name)
    setup: Setup = game.setup(2, {})
    match = Match(game, setup, 3)
    rng = Rng(3)
    for _ in range(120):
        stage = table_of(game, setup, match).stage
        assert stage
        seen = match.view(SPECTATOR)
        assert {key: -1 if seen[key] is None else seen[key] for key in stage} == stage
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


# --- clocks -------------------------------------------------------------------------------------------------------


def clock(kind: str, seconds: float, zero: str, add: float = 0.0) -> dict[str, Any]:
    return {"clock": {"kind": kind, "seconds": seconds, "zero": zero, "add": add}}


def test_a_bot_stands_in_for_whoever_runs_out_of_time_until_he_comes_back(house):
    async def scenario():
        async with Lobby(house.url) as lobby:
            table = await lobby.open("me", "me", more=clock("move", 1.5, "bot"), rounds=30)
            async with table.reader(0) as me:
                waiting = me.state["table"]["waiting"]
                assert all(one["until"] == pytest.approx(one["since"] + 1.5) for one in waiting)
                await me.say("bid:3")
                assert [one["until"] is None for one in me.state["table"]["waiting"]] == [True, False]
                shown = await listed(lobby, table.keys[0])
                assert shown["waiting"] == [1]
                assert shown["until"][0] == pytest.approx(waiting[1]["until"])
                house.clock.move(1.4)
                await me.request("ping")
                assert not me.state["table"]["seats"][1]["stand_in"]
                await house.until(me, lambda: me.state["table"]["seats"][1]["stand_in"], most=0.2)
                assert {"message": "table-note-time", "args": {"seat": 1}}.items() <= (
                    me.state["table"]["notes"][0].items()
                )
                await house.until(me, lambda: me.ask() and me.ask()["about"] == "ask-hoard-act", most=0.3)
                async with table.reader(1) as back:
                    assert back.state["table"]["seats"][1]["player"] == "person"

    run(scenario())


def test_a_bank_is_charged_for_thinking_and_paid_for_answers(house):
    async def scenario():
        async with Lobby(house.url) as lobby:
            table = await lobby.open("me", "me", more=clock("bank", 60, "nothing", add=5), rounds=30)
            async with table.reader(0) as me, table.reader(1) as other:
                assert me.state["table"]["bank"] == [60, 60]
                house.clock.move(1)
                await me.say("bid:3")
                left = me.state["table"]["bank"]
                assert left == pytest.approx([64, 60])
                house.clock.move(1)
                await me.say("bid:2")  # an answer that is changed costs and brings nothing
                assert me.state["table"]["bank"] == left
                await other.say("bid:0")
                await level(me, other)
                assert me.state["table"]["bank"] == pytest.approx([64, 63])

    run(scenario())


def test_at_zero_a_seat_resigns_or_everybody_is_told_once_as_the_table_was_opened(serve):
    time = Moved()
    server = serve(time)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", more=clock("bank", 90, "resign"), rounds=30)
            async with table.reader(0) as me:
                time.move(89)
                await me.request("ping")
                assert not any(one["resigned"] for one in me.state["table"]["seats"])
                time.move(1)
                await me.until(lambda: me.state["table"]["seats"][0]["resigned"])
                await me.until(lambda: me.state["table"]["seats"][1]["resigned"])
            table = await lobby.open("me", "me", more=clock("move", 90, "nothing"), rounds=30)
            async with table.reader(0) as me:
                time.move(90)
                await me.until(lambda: len(me.state["table"]["notes"]) == 2)
                time.move(3600)
                await me.request("ping")
                assert len(me.state["table"]["notes"]) == 2
                assert [one["player"] for one in me.state["table"]["seats"]] == ["person", "person"]
                await me.say("bid:1")

    run(scenario())


def test_clocks_run_on_after_a_restart_though_nobody_looks(serve):
    time = Moved()
    server = serve(time)

    async def scenario():
        async with Lobby(server.url) as lobby:
            return await lobby.open("me", "me", more=clock("move", 2, "bot"), rounds=30)

    table = run(scenario())
    server.stop()
    again = serve(time)

    async def later():
        async with Lobby(again.url) as lobby:
            assert (await listed(lobby, table.watch))["words"] == 0
            # What is overdue is looked for now and then; after that the bots think.
            while not (await listed(lobby, table.watch))["words"]:
                if time.waits(0, 20):
                    time.move(20)
                await asyncio.sleep(0.01)

    run(later())


# --- nudges -------------------------------------------------------------------------------------------------------


def test_somebody_who_is_away_can_be_nudged_once_a_day(serve):
    time = Moved()
    server = serve(time, private_webhooks=True, url="https://polana.example")

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}/notices"
            await lobby.call("PUT", path, table.keys[1], json={"webhook": {"url": f"{box.url}/hook"}})
            async with table.reader(0) as me:
                await me.request("rename", seat=0, name="Jan")
                await me.say("bid:1")
                time.move(2 * server.settings.notice_after)
                await box.wait_for(1)
                await me.request("nudge", seat=0, of=1)
                await box.wait_for(2)
                assert "Jan is waiting for you" in box.letters[1][2].decode()
                assert me.state["table"]["nudged"][1] == time.now()
                assert await why_not(me.request("nudge", seat=0, of=1)) == "error-table-nudged"
                assert await why_not(me.request("nudge", seat=0, of=0)) == "error-table-present"

    run(scenario())


# --- since you left -----------------------------------------------------------------------------------------------


def test_whoever_comes_back_is_told_what_he_saw_last_and_nobody_else_is(house):
    async def scenario():
        async with Lobby(house.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                assert me.side()["seen"] is None
                await bid(me, other, words=("bid:3", "bid:0"))
                await me.request("chat", seat=0, text="one moment")
                await level(me, other)
                lines = len(other.news[1])
                await house.until(me, lambda: me.presence.get("here") == [0, 1])
                left = house.clock.now()
                await other.close()
                await house.until(me, lambda: me.presence.get("here") == [0])
                house.clock.move(10)
                await me.say("roll")
                async with table.reader(1) as back:
                    seen = back.side()["seen"]
                    assert (seen["words"], seen["lines"], seen["chat"]) == (2, lines, 1)
                    assert left <= seen["at"] < house.clock.now() - 9
                    assert len(back.news[1]) > lines
                    async with table.reader() as watcher:
                        assert watcher.side()["seen"] is None

    run(scenario())


# --- passing for people -------------------------------------------------------------------------------------------


def test_a_seat_that_wants_it_passes_reactions_and_nobody_is_told(serve):
    time = Moved()
    server = serve(time, pass_seconds=(4, 6))

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", game="guard", rounds=30)
            async with table.reader(0) as me, table.reader(1) as other:
                assert other.side()["passes"] is False
                before = len(me.raw)
                await other.request("passes", seat=1, on=True)
                assert other.side()["passes"] is True
                for _ in range(3):
                    await bid(me, other, words=("bid:3", "bid:0"))
                    hand = me.side()["view"]["hand"]
                    await me.say(hand[0])
                    await time.awaited(4, 6)
                    time.move(3.9)
                    await me.request("ping")
                    assert [one["seat"] for one in me.state["table"]["waiting"]] == [1]
                    time.move(2.2)
                    await me.until(lambda: me.ask() is not None)
                assert all('"passes":true' not in text for text in me.raw[before:])
                # His own turn is his own.
                await bid(me, other, words=("bid:0", "bid:3"))
                assert other.ask()["about"] == "ask-hoard-act"
                time.move(60)
                await other.request("ping")
                assert other.ask()["about"] == "ask-hoard-act"
                await other.request("passes", seat=1, on=False)
                await other.say("pass")
                return table

    run(scenario())


def test_whoever_does_not_want_it_is_asked(serve):
    time = Moved()
    server = serve(time, pass_seconds=(4, 6))

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", game="guard", rounds=30)
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                await me.say(me.side()["view"]["hand"][0])
                await other.my_turn()
                await time.awaited(4, 6)
                time.move(6)
                while server.hub.rooms[table.table].passing:
                    await asyncio.sleep(0.005)
                assert other.ask()["about"] == "ask-hoard-more"
                await other.request("passes", seat=1, on=True)
                await time.awaited(4, 6)
                time.move(6)
                await me.until(lambda: me.ask() is not None)
                assert await code_of(me.request("passes", seat=1, on=True)) == "seat"

    run(scenario())


# --- invitations --------------------------------------------------------------------------------------------------


def test_an_invitation_says_what_it_is_for_and_stays_good(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            wish = {
                "game": "hoard",
                "title": "Friday",
                "seats": [{"player": "me", "name": "Jan", "value": "red"}, {"player": "friend", "value": "blue"}],
                "lang": "pl",
                **clock("move", 86_400, "bot"),
            }
            table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish, want=201))
            for _ in range(2):
                told = await lobby.call("POST", "/api/invited", json={"invite": table.invites[1]}, want=200)
            assert (told["title"], told["game"], told["by"], told["lang"]) == ("Friday", "hoard", "Jan", "pl")
            assert (told["seat"], told["value"], told["free"], told["notes"]) == (1, "blue", True, [])
            assert told["clock"] == {"kind": "move", "seconds": 86_400, "add": 0, "zero": "bot"}
            assert "hand" not in str(told)
            await lobby.join(table, 1)
            await lobby.call("POST", "/api/invited", json={"invite": table.invites[1]}, want=403)
            await lobby.call("POST", "/api/invited", json={"invite": table.watch}, want=403)

    run(scenario())
