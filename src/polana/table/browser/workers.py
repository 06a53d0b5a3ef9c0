"""Work for another web worker: bots think there, so that the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Protocol

import msgspec

from polana.bots.guide import look_again
from polana.table import bots
from polana.table.work import (
    Answer,
    Job,
    Past,
    Read,
    Teach,
    Think,
    Thought,
    WorkCrowded,
    WorkerLost,
    WorkFailed,
    WorkLate,
)
from polana.table.workbench import Workbench

log = logging.getLogger("polana.table.browser.workers")

#: Jobs that may wait, other than those of bots.
MOST_WAITING = 8

#: Seconds that starting another Python takes at most; they do not count as work.
START_SECONDS = 120.0

_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(Answer)
_job = msgspec.json.Decoder(Job)


class Other(Protocol):
    """The other web worker, as the browser's side offers it. One that is ended begins anew at the next job."""

    async def ready(self) -> None:
        """Returns when it has been started; raises what the browser has to say if it cannot."""

    async def learned(self, game: str) -> None:
        """Brings it what was learned about a game, if anything was and it has not got it yet."""

    async def do(self, job: str) -> str: ...

    def end(self) -> None: ...


class OtherWorker:
    """One job at a time, in the order in which they come."""

    def __init__(self, other: Other) -> None:
        self._other = other
        self._turn = asyncio.Lock()
        self._waits: Counter[str] = Counter()
        self._drawing = 0

    def queue(self, customer: str) -> float:
        return float(max(len(self._waits), self._waits[customer]))

    def waits(self, customer: str) -> int:
        return self._waits[customer]

    async def think(self, job: Thought, seconds: float, rank: int, customer: str) -> bytes:
        self._waits[customer] += 1
        try:
            await self._turn.acquire()
        finally:
            self._waits[customer] -= 1
            if not self._waits[customer]:
                del self._waits[customer]
        try:
            return await self._do(job, seconds)
        finally:
            self._turn.release()

    async def read(self, job: Read | Teach, seconds: float, address: str = "") -> bytes:
        return await self._patiently(job, seconds)

    async def draw(self, job: Past, seconds: float, address: str = "") -> bytes:
        return await self._patiently(job, seconds)

    async def _patiently(self, job: Job, seconds: float) -> bytes:
        if self._drawing >= MOST_WAITING:
            raise WorkCrowded("too many jobs wait")
        self._drawing += 1
        try:
            async with self._turn:
                return await self._do(job, seconds)
        finally:
            self._drawing -= 1

    async def _do(self, job: Job, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._other.ready()
                if isinstance(job, Think) and bots.recalls(job.level):
                    await self._recall(job.position.game)
            async with asyncio.timeout(seconds):
                answer = _answer.decode(await self._other.do(_encode(job).decode()))
        except TimeoutError:
            self._other.end()
            raise WorkLate("the other worker took too long") from None
        except asyncio.CancelledError:
            # Its answer would go to whoever asks next.
            self._other.end()
            raise
        except Exception as error:
            self._other.end()
            raise WorkerLost(f"the other worker was ended: {error}") from error
        if answer.error:
            raise WorkFailed(answer.error)
        return answer.out

    async def _recall(self, game: str) -> None:
        try:
            await self._other.learned(game)
        except Exception as error:
            # No net, and never fetched before: it plays without until it can be had.
            log.warning("what was learned has not come", extra={"game": game, "error": str(error)})

    async def stop(self) -> None:
        self._other.end()


class Bench:
    """What the other worker runs."""

    def __init__(self) -> None:
        self._bench = Workbench()

    def learned(self, game: str) -> None:
        """What was learned about a game lies where it is looked for."""
        look_again(game)

    def do(self, job: str) -> str:
        return _encode(self._bench.answer(_job.decode(job))).decode()
