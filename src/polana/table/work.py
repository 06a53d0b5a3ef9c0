"""Work for other processes: bots think and replays are drawn there, never in the event loop.

A worker (`python -m polana.table.worker`) takes one job at a time on standard input and answers on standard output;
both are MessagePack with four bytes of length before each. One that takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Final

import msgspec

log = logging.getLogger("polana.table.work")

#: Starting Python and importing a game takes a while; it does not count as thinking.
START_SECONDS: Final = 30.0


class Position(msgspec.Struct):
    """A match, told by what was said in it."""

    table: str
    game: str
    values: list[str]
    options: dict[str, bool | int | str]
    #: As text: it has more digits than MessagePack's numbers.
    seed: str
    said: list[tuple[int, str]]


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


class Hello(msgspec.Struct, tag="hello"):
    """The first job: get ready, with these further games."""

    games: list[str]


Job = Think | Draw | Hello


class Answer(msgspec.Struct):
    """What came of a job: a word, or JSON; or what went wrong."""

    out: bytes
    error: str = ""


class WorkFailed(Exception):
    """A worker broke down, took too long, or could not do the job."""


_encode = msgspec.msgpack.Encoder().encode
_answer = msgspec.msgpack.Decoder(Answer)


class _Worker:
    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: Job, seconds: float) -> bytes:
        if self._process is None or self._process.returncode is not None:
            await self._start()
        return await self._exchange(job, seconds)

    async def _start(self) -> None:
        # Bots must not slow down the server on a small machine: workers are nice.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "polana.table.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**26,
            env={**os.environ, "POLANA_WORKER": "1"},
            start_new_session=True,
        )
        await self._exchange(Hello(list(self._games)), START_SECONDS)

    async def _exchange(self, job: Job, seconds: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        body = _encode(job)
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(len(body).to_bytes(4, "big") + body)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(4), "big")
                answer = _answer.decode(await process.stdout.readexactly(length))
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkFailed(f"a worker was ended: {type(error).__name__}") from error
        except asyncio.CancelledError:
            # Its answer would come to whoever asks next.
            self._kill()
            raise
        if answer.error:
            raise WorkFailed(answer.error)
        return answer.out

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        self._kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None


class Workers:
    """So many worker processes, each started when it is first needed."""

    def __init__(self, count: int, games: tuple[str, ...]) -> None:
        self._all = [_Worker(games) for _ in range(max(1, count))]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def do(self, job: Job, seconds: float) -> bytes:
        """Have a job done. Waiting for a free worker does not count."""
        worker = await self._free.get()
        try:
            return await worker.do(job, seconds)
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()
