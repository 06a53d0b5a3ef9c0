"""Redis goes and comes back: the server goes on, slower, and loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import StrictRedis

from polana.table.server.channel import ASKED, PAUSE, SILENCE
from tests.table.client import Lobby, Reader, level
from tests.table.conftest import PATIENCE, Process, run
from tests.table.daemons import Redis
from tests.table.moved import Moved


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    one = Redis(tmp_path)
    try:
        one.start()
        yield one
    finally:
        one.stop()


@pytest.fixture
def pair(grown_up: dict[str, str], redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two processes on the Redis of the test."""
    env = {**grown_up, "POLANA_CHANNELS": f"unix://{redis.socket}"}
    servers = [Process(tmp_path_factory.mktemp(name), **env) for name in ("left", "right")]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            assert server.end(signal.SIGTERM) == 0


def test_servers_that_have_lost_each_other_hear_each_other_in_the_next_test(moved_two, grown_up):
    moved_two.together()
    before = [hub.metrics.counted("channel_losses") for hub in moved_two.hubs]
    with StrictRedis.from_url(grown_up["POLANA_CHANNELS"]) as one:
        one.client_kill_filter(_type="pubsub")
    while any(hub.metrics.counted("channel_losses") == old for hub, old in zip(moved_two.hubs, before, strict=True)):
        threading.Event().wait(0.01)
    assert all(hub.channel.up for hub in moved_two.together().hubs)


async def health(url: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.get("/health")
        return answer.status_code, answer.json()


async def until_channels(url: str, up: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await health(url))[1]["channels"] is not up:
            await asyncio.sleep(0.1)


def test_without_redis_all_goes_on_and_the_other_process_hears_though_later(pair, redis):
    one, other = pair

    async def scenario():
        async with Lobby(one.url) as lobby, Lobby(other.url) as elsewhere:
            table = await lobby.open("me", "me", "bot", rounds=30)
            for server in pair:
                await until_channels(server.url, True)
            async with table.reader(0) as me, Reader(other.url, table.keys[1]) as far:
                await me.say("bid:1")
                redis.stop()
                for server in pair:
                    await until_channels(server.url, False)
                    status, told = await health(server.url)
                    assert (status, told["good"]) == (200, True)
                    async with httpx.AsyncClient(base_url=server.url) as http:
                        assert "polana_channels_up 0" in (await http.get("/metrics")).text
                # Everything works that has nothing to do with Redis: tables, lists, replays, pages, words.
                new = await elsewhere.open("me", "me")
                mine = await lobby.call("POST", "/api/mine", json={"keys": [table.keys[0], new.keys[0]]})
                assert all(one["table"] for one in mine)
                await lobby.call("GET", f"/api/tables/{table.table}/replay", table.keys[0])
                async with Reader(one.url, table.watch) as watcher:
                    assert watcher.state
                    await far.say("bid:3")
                    await far.until(lambda: far.ask() and far.ask()["about"] == "ask-hoard-act")
                    await me.until(lambda: me.state["seq"] >= far.state["seq"])
                    await far.request("chat", seat=1, text="slow, but sure")
                    await watcher.until(lambda: watcher.chat)
                redis.start()
                for server in pair:
                    await until_channels(server.url, True)
                # Now it is quick again, and who is there is known on both sides.
                await me.until(lambda: me.presence.get("here") == [0, 1])
                await far.say("pass")
                await level(me, far)
                assert me.news[0][-1] == far.news[1][-1]

    run(scenario())


def test_a_server_that_starts_without_redis_finds_it_later(grown_up, redis, tmp_path_factory):
    redis.stop()
    env = {**grown_up, "POLANA_CHANNELS": f"unix://{redis.socket}"}
    server = Process(tmp_path_factory.mktemp("lonely"), **env)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                await me.say("bid:1")
                redis.start()
                await until_channels(server.url, True)
                await me.say("bid:2")

    run(scenario())
    assert server.end(signal.SIGTERM) == 0


def test_a_server_whose_redis_is_away_or_hangs_obeys_when_it_is_told_to_stop(pair, redis):
    one, other = pair

    async def scenario():
        for server in pair:
            await until_channels(server.url, True)

    run(scenario())
    assert redis.process is not None
    os.kill(redis.process.pid, signal.SIGSTOP)
    assert one.end(signal.SIGTERM) == 0
    redis.stop()
    assert other.end(signal.SIGTERM) == 0


def test_a_redis_that_hangs_counts_as_gone(pair, redis):
    one, _ = pair

    async def scenario():
        await until_channels(one.url, True)
        assert redis.process is not None
        os.kill(redis.process.pid, signal.SIGSTOP)
        try:
            await until_channels(one.url, False)
            async with Lobby(one.url) as lobby:
                table = await lobby.open("me", "me")
                async with table.reader(0) as me:
                    await me.say("bid:1")
        finally:
            os.kill(redis.process.pid, signal.SIGCONT)
        await until_channels(one.url, True)

    run(scenario())


def test_silence_of_redis_and_pauses_are_measured_by_the_servers_own_clock(serve, redis):
    clock = Moved()
    server = serve(clock, channels=f"unix://{redis.socket}")
    channel = server.hub.channel
    step = SILENCE / ASKED + 0.01

    async def scenario():
        await server.until(lambda: channel.up)
        for _ in range(5):
            # A Redis that answers is asked again and again.
            await clock.awaited(step - 0.1, step)
            clock.move(step)
            await server.until(lambda: channel._unanswered == 0)
        assert redis.process is not None
        os.kill(redis.process.pid, signal.SIGSTOP)
        try:
            for _ in range(ASKED + 1):
                assert channel.up
                await clock.awaited(step - 0.1, step)
                clock.move(step)
            await server.until(lambda: not channel.up)
            await clock.awaited(0.0, PAUSE[1])
        finally:
            os.kill(redis.process.pid, signal.SIGCONT)
        clock.move(PAUSE[1])
        await server.until(lambda: channel.up)

    run(scenario())


def test_what_could_not_be_told_is_told_again(serve, redis):
    clock = Moved()
    server = serve(clock, channels=f"unix://{redis.socket}")
    channel = server.hub.channel
    heard: list[bytes] = []

    async def scenario():
        await server.until(lambda: channel.up)
        channel._hear = heard.append
        publish = channel.counter.publish

        async def fails(*_: object) -> None:
            channel.counter.publish = publish
            raise TimeoutError

        channel.counter.publish = fails
        await server.there(lambda: channel.tell(b"news"))
        await clock.awaited(0.0, PAUSE[0])
        assert heard == []
        clock.move(2 * PAUSE[0])
        await server.until(lambda: heard == [b"news"])

    run(scenario())


def test_a_clock_that_a_test_moves_ahead_of_redis_cuts_no_server_off(moved_two, grown_up):
    house, step = moved_two.together(), SILENCE / ASKED + 0.01

    async def scenario():
        with StrictRedis.from_url(grown_up["POLANA_CHANNELS"]) as asked:
            busy = asked.info("server")["process_id"]
        async with Lobby(house.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                os.kill(busy, signal.SIGSTOP)
                for _ in range(3 * ASKED):
                    house.clock.move(step)
                    # If it asked Redis by this clock, it would have asked again before the next move.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            await house.clock.awaited(step - 0.1, step)
                os.kill(busy, signal.SIGCONT)
                async with table.reader(1):
                    await house.until(me, lambda: me.presence.get("here") == [0, 1])

    run(scenario())
