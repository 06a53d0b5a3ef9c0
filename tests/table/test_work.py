"""Jobs for other processes: who goes first, and what becomes of a worker whose job is given up."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import threading

import pytest

from polana.table.hub import LEAVE
from polana.table.server.workers import MOST_WAITING, Crew, Processes, _Worker
from polana.table.work import Draw, Hello, Read, Recipe, Think, WorkCrowded, WorkerLost, WorkFailed
from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import TOY, run
from tests.table.moved import Moved

POSITION = Recipe("t", "hoard", ["red", "blue"], {"rounds": 2}, "7", "keyed", [])


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
        while not crew.turns.free and crew._all[0]._process is None:
            await asyncio.sleep(0)
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


def test_a_worker_that_takes_too_much_memory_fails_alone():
    async def scenario():
        crew = Crew(1, (TOY,), "test", memory=600)
        good = await crew.do(drawing(), 60.0)
        first = crew._all[0]._process
        with pytest.raises(WorkFailed, match="MemoryError"):
            await crew.do(Think(POSITION, 0, "glutton", 1), 60.0)
        assert await crew.do(drawing(), 60.0) == good
        assert crew._all[0]._process is not first
        await crew.stop()

    run(scenario())


def test_an_address_that_brings_many_records_waits_for_itself_and_may_bring_only_so_many(monkeypatch):
    done: list[str] = []
    gate = asyncio.Event()

    async def do(self, job, seconds):
        await gate.wait()
        done.append(job.text)
        return b""

    monkeypatch.setattr(_Worker, "do", do)

    async def scenario():
        workers = Processes(1, ())
        tasks = []
        for n in range(MOST_WAITING + 3):
            tasks.append(asyncio.create_task(workers.read(Read(f"many {n}"), 1.0, "192.0.2.1")))
            await asyncio.sleep(0)
        tasks.append(asyncio.create_task(workers.read(Read("one"), 1.0, "192.0.2.2")))
        # Whoever looks at a replay does not wait for records at all.
        drawing = asyncio.create_task(workers.draw(Read("a replay"), 1.0, "192.0.2.1"))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        gate.set()
        ends = await asyncio.gather(*tasks, drawing, return_exceptions=True)
        await workers.stop()
        return ends

    ends = run(scenario())
    assert [isinstance(end, WorkCrowded) for end in ends] == [False] * (MOST_WAITING + 1) + [True, True, False, False]
    assert done.index("one") <= done.index("many 2")
    assert done.index("a replay") <= done.index("many 1")


def test_a_server_can_be_stopped_while_its_workers_think():
    async def scenario():
        workers = Processes(1, (TOY,))
        thinking = asyncio.create_task(workers.think(Think(POSITION, 0, "sleepy", 1), 60.0, 0, "me"))
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


def test_each_table_has_its_turn_however_many_bots_it_has(monkeypatch):
    done: list[str] = []
    gate = asyncio.Event()

    async def do(self, job, seconds):
        await gate.wait()
        done.append(job.games[0])
        return b""

    monkeypatch.setattr(_Worker, "do", do)

    async def scenario():
        crew = Crew(1, (), "test")
        jobs = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("a", "a4"), ("b", "b1"), ("c", "c1"), ("b", "b2")]
        tasks = []
        for customer, name in jobs:
            tasks.append(asyncio.create_task(crew.do(Hello([name]), 1.0, 0, customer)))
            await asyncio.sleep(0)
        assert [crew.turns.queue(customer) for customer in "abcd"] == [3, 3, 3, 3]
        assert crew.turns.waits["a"] == 3
        gate.set()
        await asyncio.gather(*tasks)
        await crew.stop()

    run(scenario())
    assert done == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_the_question_of_a_killed_worker_is_asked_again_before_any_option_is_taken(serve, monkeypatch):
    server = serve()
    lost: list[int] = []
    think = server.hub.workers.think

    async def fails_twice(job, seconds, rank, customer):
        if len(lost) < 2:
            lost.append(job.seat)
            raise WorkerLost("gone")
        return await think(job, seconds, rank, customer)

    monkeypatch.setattr(server.hub.workers, "think", fails_twice)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot")
            async with table.reader(0) as me:
                await me.until(lambda: me.state["table"]["waiting"][1]["sealed"])

    run(scenario())
    assert lost == [1, 1]
    assert server.hub.metrics.counted("bot_words", "thought") == 1
    assert server.hub.metrics.counted("bot_words", "any") == 0


def test_a_worker_that_is_killed_is_told_from_one_that_is_too_slow():
    async def scenario():
        crew = Crew(1, (TOY,), "test")
        assert await crew.do(drawing(), 60.0)
        process = crew._all[0]._process
        assert process is not None
        thinking = asyncio.create_task(crew.do(Think(POSITION, 0, "sleepy", 1), 60.0))
        await asyncio.sleep(0)  # the job is on its way
        assert not crew.turns.free
        process.kill()
        with pytest.raises(WorkerLost):
            await thinking
        assert await crew.do(drawing(), 60.0)
        await crew.stop()

    run(scenario())


def test_bots_think_less_while_the_house_is_full_and_people_are_told(serve, monkeypatch):
    server = serve()
    levels: list[str] = []

    async def think(job, seconds, rank, customer):
        levels.append(job.level)
        return b"bid:0"

    monkeypatch.setattr(server.hub.workers, "think", think)
    queue = 0.0
    monkeypatch.setattr(Processes, "queue", lambda self, customer: queue)
    monkeypatch.setattr("polana.table.bots.known", lambda game, level: True)

    async def scenario():
        nonlocal queue
        async with Lobby(server.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}, {"player": "bot", "level": "hard"}]}
            for full in (0.0, 50.0):
                queue = full
                table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish))
                async with table.reader(0) as me:
                    await me.until(lambda r=me: r.state["table"]["waiting"][1]["sealed"])
                    await me.until(lambda r=me, full=full: r.presence and r.presence["eased"] is bool(full))

    run(scenario())
    assert levels == ["hard", "random"]
    assert server.hub.metrics.counted("bot_words", "eased") == 1


def test_people_go_first_and_somebody_with_many_tables_has_one_turn_for_all_of_them(serve, monkeypatch):
    # The address that a proxy names is the person.
    server = serve(forwarded="127.0.0.1")
    asked: list[str] = []
    done: list[str] = []
    # The server has a loop of its own, and may ask once more when that of the test is closed.
    gate = threading.Event()

    async def do(self, job, seconds):
        asked.append(job.position.table)
        while not gate.is_set():
            await asyncio.sleep(0.002)
        done.append(job.position.table)
        raise WorkFailed("any word will do")

    monkeypatch.setattr(_Worker, "do", do)

    async def scenario():
        many: list[Reader] = []
        async with Lobby(server.url) as lobby:

            async def sit(address: str) -> str:
                table = await lobby.open("me", "friend", rounds=2)
                reader = Reader(server.url, table.keys[0])
                reader.headers = {"x-forwarded-for": address}
                await reader.open()
                many.append(reader)
                await reader.request("propose", seat=0, what="bot", of=1, level="random")
                return table.table

            for _ in range(6):
                await sit("192.0.2.1")
            alone = await lobby.open("bot", "bot", rounds=2)
            person = await sit("192.0.2.2")
            while sum(server.hub.workers._thinkers.turns.waits.values()) < 8:
                await asyncio.sleep(0.002)
            gate.set()
            while len(done) < 9:
                await asyncio.sleep(0.002)
            for one in many:
                await one.close()
            return person, alone.table

    person, alone = run(scenario())
    assert done.index(person) <= 2
    # Nobody looks on there: it waits for all who do.
    assert done.index(alone) >= 6


def test_a_bots_answer_to_a_veiled_question_takes_its_time_whatever_it_holds(serve):
    clock = Moved()
    server = serve(clock)
    pace = server.settings.bot_pace

    async def scenario():
        seen: set[bool] = set()
        async with Lobby(server.url) as lobby:
            for _ in range(40):
                table = await lobby.open("me", "bot", game="guard", rounds=30)
                async with table.reader(0) as me:
                    await me.say("bid:3")
                    await me.until(lambda r=me: r.state["table"]["words"] >= 2)
                    if me.ask() is None or me.ask()["about"] != "ask-hoard-act":
                        continue
                    hands = server.hub.rooms[table.table].live.match.state.hands
                    odd = {card % 2 for card in hands[1]}
                    # A card that he cannot answer, if I have one.
                    card = min(hands[0], key=lambda card: card % 2 in odd)
                    seen.add(card % 2 in odd)
                    await me.say(f"card:c{card}")
                    # The answer is known as soon as the worker has it, and told when its time has come.
                    before = server.hub.metrics.counted("bot_words", "thought")
                    await clock.awaited(pace, pace)
                    assert me.state["table"]["waiting"][0]["seat"] == 1
                    clock.move(pace - 0.01)
                    await me.request("ping")
                    assert me.state["table"]["waiting"][0]["seat"] == 1
                    assert server.hub.metrics.counted("bot_words", "thought") == before
                    clock.move(0.01)
                    await me.until(lambda r=me: r.state["table"]["waiting"][0]["seat"] == 0)
                if seen == {True, False}:
                    break
        return seen

    assert run(scenario()) == {True, False}


def test_what_does_not_end_holds_up_the_end_of_a_server_for_a_while_of_its_own_clock(serve):
    clock = Moved()
    server = serve(clock)

    async def stubborn() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def scenario():
        await server.there(lambda: server.hub.spawn(stubborn(), "stubborn"))
        await server.there(lambda: None)  # it has begun
        server.server.should_exit = True
        await clock.awaited(LEAVE - 1, LEAVE + 1)
        assert server.thread.is_alive()
        clock.move(2 * LEAVE)
        await asyncio.to_thread(server.thread.join)

    run(scenario())


def test_a_worker_that_started_while_it_was_stopped_is_waited_for():
    worker = _Worker((), "late")
    process = worker._process = subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(600)"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    worker._thread.shutdown()
    worker._end()
    assert process.returncode == -signal.SIGKILL
    assert process.stdout is not None
    assert process.stdout.closed
