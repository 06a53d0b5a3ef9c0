"""PostgreSQL and Redis: two server processes, and readers on both see the same match."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from tests.table.client import Lobby, Reader, level
from tests.table.conftest import Process, run
from tests.table.moved import Moved
from tests.table.test_play import code_of


def comparable(state: dict[str, Any]) -> Any:
    """A state without what depends on when a reader was told."""
    sides = [{**one, "news": 0, "news_from": 0} for one in state["sides"]]
    return {**state, "chat": 0, "chat_from": 0, "sides": sides, "table": {**state["table"], "now": 0}}


def test_readers_on_different_processes_see_the_same_match(two):
    one, other = two

    async def scenario():
        async with Lobby(one.url) as lobby, Lobby(other.url) as elsewhere:
            table = await lobby.open("me", "friend", "bot")
            held = await elsewhere.call("POST", "/api/join", json={"invite": table.invites[1], "name": "Far"})
            async with (
                table.reader(0) as me,
                Reader(other.url, held["key"]) as far,
                Reader(other.url, table.watch) as watcher_far,
                table.reader() as watcher,
            ):
                await me.until(lambda: me.presence.get("here") == [0, 1] and me.presence["watchers"] == 2)
                await far.until(lambda: far.presence.get("here") == [0, 1])
                await far.request("chat", seat=1, text="hello from afar")
                await me.until(lambda: me.chat)
                while not me.over:
                    for reader in (me, far):
                        await level(me, far)
                        if not reader.over and reader.ask() and not reader.side()["sealed"]:
                            # The other process may have been faster; then the question is stale.
                            await code_of(reader.say(reader.ask()["options"][0]))
                    await asyncio.sleep(0.01)
                await far.until(lambda: far.over)
                await watcher_far.until(lambda: watcher_far.over)
                await watcher.until(lambda: watcher.over)
                assert comparable(watcher.state) == comparable(watcher_far.state)
                assert watcher.news == watcher_far.news
                assert watcher.chat == watcher_far.chat == me.chat == far.chat
                assert far.side()["view"]["pips"] == me.side()["view"]["pips"]

    run(scenario())


def test_two_tabs_on_two_processes_cannot_answer_twice(two):
    one, other = two

    async def scenario():
        async with Lobby(one.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            async with table.reader(0, 1) as here, Reader(other.url, *table.keys.values()) as there:
                for _ in range(5):
                    for tab in (here, there):
                        await tab.until(
                            lambda t=tab: t.state["seq"] == max(here.state["seq"], there.state["seq"]) and t.ask(0)
                        )
                    ask = here.ask(0)["id"]
                    said = here.state["table"]["words"]
                    # Seat 1 first, so that the word of seat 0 closes the question.
                    await here.request("say", seat=1, ask=ask, words=["bid:0"])
                    answers = await asyncio.gather(
                        code_of(here.request("say", seat=0, ask=ask, words=["bid:3"])),
                        code_of(there.request("say", seat=0, ask=ask, words=["bid:2"])),
                    )
                    assert sorted(answers) == ["done", "stale"]
                    for tab in (here, there):
                        await tab.until(lambda t=tab, n=said + 2: t.state["table"]["words"] == n)
                    await there.say("pass", seat=0)
                    await here.until(lambda: here.state["table"]["words"] == said + 3)  # noqa: B023
                assert here.news == there.news

    run(scenario())


def test_undo_and_consent_cross_processes(two):
    one, other = two

    async def scenario():
        async with Lobby(one.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, Reader(other.url, table.keys[1]) as far:
                await me.say("bid:3")
                await far.say("bid:0")
                await me.my_turn()
                await me.say("draw")
                await far.my_turn()
                await me.request("propose", seat=0, what="undo", of=0)
                await far.until(lambda: far.state["table"]["proposals"])
                id = far.state["table"]["proposals"][0]["id"]
                await far.request("vote", seat=1, proposal=id, agree=True)
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                card = me.ask()["options"][0]
                await me.say(card)
                await me.request("undo", seat=0)
                await far.until(lambda: far.state["seq"] == me.state["seq"])
                assert far.side()["view"]["counts"] == me.side()["view"]["counts"] == [3, 3]

    run(scenario())


def test_one_process_dies_and_the_other_goes_on(two, grown_up, tmp_path):
    one, _ = two
    mortal = Process(tmp_path, **grown_up)

    async def scenario():
        async with Lobby(mortal.url) as lobby:
            table = await lobby.open("me", "me", "bot")
            async with table.reader(0) as me:
                await me.say("bid:3")
                mortal.end(signal.SIGKILL)
            async with Reader(one.url, table.keys[0], table.keys[1]) as we:
                assert we.side(0)["sealed"] == "bid:3"
                await we.say("bid:0", seat=1)
                await we.until(lambda: we.ask(0) and we.ask(0)["about"] == "ask-hoard-act")  # the bot bids here now

    run(scenario())


def test_guesses_are_counted_over_all_processes(serve, grown_up):
    shared = {"database": grown_up["POLANA_DATABASE"], "channels": grown_up["POLANA_CHANNELS"]}
    clock = Moved()
    servers = [serve(clock, wrong_keys=6, **shared) for _ in range(2)]

    async def scenario():
        for server in servers:
            while not server.hub.channel.up:
                await asyncio.sleep(0.01)
        codes = []
        for number in range(14):
            async with Reader(servers[number % 2].url, f"{number:032}") as guess:
                codes.append(guess.errors[0]["code"])
        return codes

    assert run(scenario()) == ["key"] * 6 + ["guessing"] * 8
