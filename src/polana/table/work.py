"""Work for other processes: bots think and replays are drawn there, never in the event loop.

A worker (`python -m polana.table.worker`) takes one job at a time on standard input and answers on standard output;
both are MessagePack with four bytes of length before each. One that takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

log = logging.getLogger("polana.table.work")

#: Starting Python and importing a game takes a while; it does not count as thinking.
START_SECONDS: Final = 30.0


class Position(msgspec.Struct):
    """A match, described by what was said in it."""

    table: str
    game: str
    values: list[str]
    options: dict[str, bool | int | str]
    #: As text: it has more digits than MessagePack's numbers.
    seed: str
    generator: str
    said: list[tuple[int, str]]
    #: The text of the position that it began with, if it did not begin at the beginning.
    start: str = ""


class Think(msgspec.Struct, tag="think"):
    """What does a bot of this level say?"""

    position: Position
    seat: int
    level: str
    luck: int


class Draw(msgspec.Struct, tag="draw"):
    """Frames of a replay, as the JSON of a list of `Frame`."""

    position: Position
    readers: list[int]
    #: Seats whose words may be shown.
    open_words: list[int]
    #: Every line of the log, or only what the first reader may know.
    whole_log: bool
    start: int
    count: int


class Trace(msgspec.Struct, tag="trace"):
    """The words of a match and where they stand in the log of a reader, as the JSON of an `Outline`."""

    position: Position
    reader: int


class Read(msgspec.Struct, tag="read"):
    """A record, as the JSON of a `Told`."""

    text: str


class Hello(msgspec.Struct, tag="hello"):
    """The first job: get ready, with these further games."""

    games: list[str]


Job = Think | Draw | Trace | Read | Hello


class Answer(msgspec.Struct):
    """What came of a job: a word, or JSON; or what went wrong."""

    out: bytes
    error: str = ""


class WorkFailed(Exception):
    """A worker broke down, took too long, or could not do the job."""


class WorkLate(WorkFailed):
    """A worker took too long."""


class WorkerLost(WorkFailed):
    """A worker went away in the middle of a job; another may well do it."""


_encode = msgspec.msgpack.Encoder().encode
_answer = msgspec.msgpack.Decoder(Answer)


class _Worker:
    """One process, and one thread of ours that talks to it.

    The event loop starts no processes itself: it would fork a server with many threads, and would need a signal to hear
    that the child has ended. A thread that waits at a pipe needs neither.
    """

    def __init__(self, games: tuple[str, ...], name: str) -> None:
        self._games = games
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, job: Job, seconds: float) -> bytes:
        if self._process is None or self._process.poll() is not None:
            await self._begin()
            await self._exchange(Hello(list(self._games)), START_SECONDS)
        return await self._exchange(job, seconds)

    async def _begin(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._start)
        except OSError as error:
            raise WorkFailed(f"a worker cannot be started: {error}") from error
        except asyncio.CancelledError:
            self._thread.submit(self._end)  # once it has been started
            raise

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "polana.table.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "POLANA_WORKER": "1"},
            start_new_session=True,
        )

    async def _exchange(self, job: Job, seconds: float) -> bytes:
        assert self._process is not None
        talk = asyncio.get_running_loop().run_in_executor(self._thread, _talk, self._process, _encode(job))
        try:
            async with asyncio.timeout(seconds):
                answer = await asyncio.shield(talk)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            self._end(talk)
            kind = WorkLate if isinstance(error, TimeoutError) else WorkerLost
            raise kind(f"a worker was ended: {type(error).__name__}") from error
        except asyncio.CancelledError:
            # Its answer would go to whoever asks next.
            self._end(talk)
            raise
        if answer.error:
            raise WorkFailed(answer.error)
        return answer.out

    def _end(self, talk: asyncio.Future[Answer] | None = None) -> None:
        """End the process; the thread, if it waits for an answer, finds the pipe closed."""
        if talk is not None:
            talk.add_done_callback(_unheard)
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            self._thread.submit(_bury, process)

    async def stop(self) -> None:
        self._end()
        await asyncio.to_thread(self._thread.shutdown)


def _talk(process: subprocess.Popen[bytes], body: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    process.stdin.flush()
    head = process.stdout.read(4)
    length = int.from_bytes(head, "big")
    answer = process.stdout.read(length)
    if len(head) < 4 or len(answer) < length:
        raise EOFError("the worker went away")
    return _answer.decode(answer)


def _bury(process: subprocess.Popen[bytes]) -> None:
    """Wait for the end of a process that was killed, and close its pipes."""
    with process, contextlib.suppress(OSError):
        # What was not sent is lost with it.
        if process.stdin is not None:
            process.stdin.close()


def _unheard(talk: asyncio.Future[Answer]) -> None:
    if not talk.cancelled():
        talk.exception()


class Crew:
    """This many worker processes, each started when it is first needed."""

    def __init__(self, count: int, games: tuple[str, ...], name: str) -> None:
        self._all = [_Worker(games, f"{name}-{n}") for n in range(count)]
        self._free = list(self._all)
        #: Who waits for a free worker: the lower rank first, and of equals whoever came first.
        self._waiting: list[tuple[int, int, int, asyncio.Future[_Worker]]] = []
        self._numbers = itertools.count()
        #: The round that is being served, and by customer the last round that it has a place in.
        self._round = 0
        self._rounds: dict[str, int] = {}

    @property
    def queue(self) -> float:
        """How many jobs wait for each worker."""
        return len(self._waiting) / len(self._all)

    async def do(self, job: Job, seconds: float, rank: int = 0, customer: str = "") -> bytes:
        """Have a job done. Waiting for a free worker does not count.

        Of equal rank each customer has one job a round, however many it brings.
        """
        worker = await self._take(rank, customer)
        try:
            return await worker.do(job, seconds)
        finally:
            self._give_back(worker)

    async def _take(self, rank: int, customer: str) -> _Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        place = max(self._round, self._rounds.get(customer, -1) + 1)
        self._rounds[customer] = place
        heapq.heappush(self._waiting, (rank, place, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: _Worker) -> None:
        while self._waiting:
            _, place, _, turn = heapq.heappop(self._waiting)
            self._round = max(self._round, place)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)
        self._rounds.clear()

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()


class Workers:
    """Thinkers for the bots, and one process that draws replays and reads records: people do not wait for bots."""

    def __init__(self, count: int, games: tuple[str, ...]) -> None:
        self._thinkers = Crew(max(1, count), games, "thinker")
        self._drawer = Crew(1, games, "drawer")

    @property
    def queue(self) -> float:
        """How many bots wait for each worker."""
        return self._thinkers.queue

    async def think(self, job: Think, seconds: float, watched: bool) -> bytes:
        """Bots at tables that somebody is looking at go first, and each table has its turn."""
        return await self._thinkers.do(job, seconds, 0 if watched else 1, job.position.table)

    async def read(self, job: Read, seconds: float) -> bytes:
        return await self._drawer.do(job, seconds)

    async def draw(self, job: Draw | Trace, seconds: float) -> bytes:
        return await self._drawer.do(job, seconds)

    async def stop(self) -> None:
        await self._thinkers.stop()
        await self._drawer.stop()
