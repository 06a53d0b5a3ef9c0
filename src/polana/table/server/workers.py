"""Work for other processes: bots think and replays are drawn there, never in the event loop.

A worker (`python -m polana.table.server.worker`) takes one job at a time on standard input and answers on standard
output; both are MessagePack with four bytes of length before each. One that takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from polana.table.clock import REAL, Clock
from polana.table.turns import Turns
from polana.table.work import (
    Answer,
    Hello,
    Job,
    Past,
    Read,
    Teach,
    Thought,
    WorkerLost,
    WorkFailed,
    WorkLate,
)

log = logging.getLogger("polana.table.server.workers")

#: Jobs of one customer that may wait for a worker.
MOST_WAITING: Final = 8

#: Starting Python and importing a game takes a while; it does not count as thinking.
START_SECONDS: Final = 30.0

_encode = msgspec.msgpack.Encoder().encode
_answer = msgspec.msgpack.Decoder(Answer)


class _Worker:
    """One process, and one thread of ours that talks to it.

    The event loop starts no processes itself: it would fork a server with many threads, and would need a signal to hear
    that the child has ended. A thread that waits at a pipe needs neither.
    """

    def __init__(self, games: tuple[str, ...], name: str, memory: int = 0, clock: Clock = REAL) -> None:
        self._clock = clock
        self._hello = Hello(list(games), memory)
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, job: Job, seconds: float) -> bytes:
        if self._process is None or self._process.poll() is not None:
            await self._begin()
            await self._exchange(self._hello, START_SECONDS)
        return await self._exchange(job, seconds)

    async def _begin(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._start)
        except OSError as error:
            raise WorkFailed(f"a worker cannot be started: {error}") from error
        except asyncio.CancelledError:
            with contextlib.suppress(RuntimeError):  # whoever has stopped us ends it
                self._thread.submit(self._end)  # once it has been started
            raise

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "polana.table.server.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "POLANA_WORKER": "1"},
            start_new_session=True,
        )

    async def _exchange(self, job: Job, seconds: float) -> bytes:
        assert self._process is not None
        talk = asyncio.get_running_loop().run_in_executor(self._thread, _talk, self._process, _encode(job))
        try:
            async with self._clock.timeout(seconds):
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
            if answer.error.startswith(MemoryError.__name__):
                # What it has taken it may not give back.
                self._end()
            raise WorkFailed(answer.error)
        return answer.out

    def _end(self, talk: asyncio.Future[Answer] | None = None) -> None:
        """End the process; the thread, if it waits for an answer, finds the pipe closed."""
        if talk is not None:
            talk.add_done_callback(_unheard)
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            try:
                self._thread.submit(_bury, process)
            except RuntimeError:
                # Whoever has stopped us while it was being started: the thread takes no more, it is in this itself.
                _bury(process)

    async def stop(self) -> None:
        self._end()
        await asyncio.to_thread(self._thread.shutdown)
        # It may have been started meanwhile, and then nobody else knows of it.
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            await asyncio.to_thread(_bury, process)


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

    def __init__(
        self, count: int, games: tuple[str, ...], name: str, memory: int = 0, most: int = 0, clock: Clock = REAL
    ) -> None:
        """`memory`: the megabytes that each may take; `most`: how many jobs of one customer may wait. 0: any number."""
        self._all = [_Worker(games, f"{name}-{n}", memory, clock) for n in range(count)]
        self.turns = Turns(self._all, most)

    async def do(self, job: Job, seconds: float, rank: int = 0, customer: str = "") -> bytes:
        """Have a job done. Waiting for a free worker does not count.

        Of equal rank each customer has one job a round, however many it brings.
        """
        async with self.turns.one(customer, rank) as worker:
            return await worker.do(job, seconds)

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()


class Processes:
    """Thinkers for the bots, a process that draws replays and one that reads records.

    People do not wait for bots, nor whoever looks at a replay for a record that somebody else brings.
    """

    def __init__(self, count: int, games: tuple[str, ...], memory: int = 0, clock: Clock = REAL) -> None:
        self._thinkers = Crew(max(1, count), games, "thinker", memory, 0, clock)
        self._drawer = Crew(1, games, "drawer", memory, MOST_WAITING, clock)
        self._reader = Crew(1, games, "reader", memory, MOST_WAITING, clock)

    def queue(self, customer: str) -> float:
        """How long the queue is for the bots of this customer."""
        return self._thinkers.turns.queue(customer)

    def waits(self, customer: str) -> int:
        """How many bots of this customer wait."""
        return self._thinkers.turns.waits[customer]

    async def think(self, job: Thought, seconds: float, rank: int, customer: str) -> bytes:
        """The lower rank goes first, and each customer has its turn, at however many tables."""
        return await self._thinkers.do(job, seconds, rank, customer)

    async def read(self, job: Read | Teach, seconds: float, address: str = "") -> bytes:
        """Each address has its turn."""
        return await self._reader.do(job, seconds, customer=address)

    async def draw(self, job: Past, seconds: float, address: str = "") -> bytes:
        """Each address has its turn."""
        return await self._drawer.do(job, seconds, customer=address)

    async def stop(self) -> None:
        await self._thinkers.stop()
        await self._drawer.stop()
        await self._reader.stop()
