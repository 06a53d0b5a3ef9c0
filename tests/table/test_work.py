"""Jobs for other processes: who goes first, and what becomes of a worker whose job is given up."""

from __future__ import annotations

import asyncio

import pytest

from polana.table.work import Crew, Draw, Hello, Position, Think, Workers, WorkFailed, _Worker
from tests.table.client import Lobby, Opened
from tests.table.conftest import TOY, run

POSITION = Position("t", "hoard", ["red", "blue"], {"rounds": 2}, "7", "keyed", [])


def drawing(count: int = 1) -> Draw:
    return Draw(POSITION, [0], [0], False, 0, count)


def test_the_lower_rank_goes_first_and_whoever_gives_up_is_passed_over(monkeypatch):
    done: list[str] = []
    gates: dict[str, asyncio.Event] = {}

    async def do(self, job, seconds):
        done.append(job.games[0])
        await gates.setdefault(job.games[0], asyncio.Event()).wait()
        return b""

    monkeypatch.setattr(_Worker, "do", do)

    async def scenario():
        crew = Crew(1, (), "test")

        def start(name, rank):
            return asyncio.create_task(crew.do(Hello([name]), 1.0, rank))

        first = start("first", 1)
        await asyncio.sleep(0)
        late, soon, never, next_one = start("late", 1), start("soon", 0), start("never", 0), start("next", 0)
        await asyncio.sleep(0)
        never.cancel()
        for name in ("first", "soon", "next", "late"):
            while done[-1] != name:
                await asyncio.sleep(0)
            gates[name].set()
        await asyncio.gather(first, late, soon, next_one)
        await crew.stop()

    run(scenario())
    assert done == ["first", "soon", "next", "late"]


def test_a_worker_whose_job_is_given_up_or_takes_too_long_is_replaced():
    async def scenario():
        crew = Crew(1, (TOY,), "test")
        good = await crew.do(drawing(), 60.0)
        sleepy = Think(POSITION, 0, "sleepy", 1)
        given_up = asyncio.create_task(crew.do(sleepy, 60.0))
        await asyncio.sleep(0.1)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await crew.do(drawing(), 60.0) == good
        with pytest.raises(WorkFailed, match="TimeoutError"):
            await crew.do(sleepy, 0.05)
        with pytest.raises(WorkFailed, match="asked nothing"):
            await crew.do(Think(POSITION, 5, "random", 1), 60.0)
        assert await crew.do(drawing(), 60.0) == good
        await crew.stop()

    run(scenario())


def test_a_server_can_be_stopped_while_its_workers_think():
    async def scenario():
        workers = Workers(1, (TOY,))
        thinking = asyncio.create_task(workers.think(Think(POSITION, 0, "sleepy", 1), 60.0, True))
        assert await workers.draw(drawing(), 60.0)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await workers.stop()

    run(scenario())


def test_a_replay_does_not_wait_for_bots(serve):
    server = serve(workers=1, bot_seconds=60.0)

    async def scenario():
        async with Lobby(server.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}, {"player": "bot", "level": "sleepy"}]}
            table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish))
            path = f"/api/tables/{table.table}/replay"
            shown = await lobby.call("GET", path, table.keys[0])
            assert shown["words"] == 0
            assert len(shown["frames"]) == 1

    run(scenario())
