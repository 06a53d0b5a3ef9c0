"""What processes tell each other: over Redis or, while that is away, not at all.

Nothing depends on it. A process that hears nothing asks the database; one that comes back asks for what it has missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from polana.table.brake import WINDOW, Brake
from polana.table.clock import Clock
from polana.table.server.metrics import Metrics

log = logging.getLogger("polana.table.server.channel")

NAME: Final = "polana"

#: Seconds: the first and the longest pause between two attempts to reach Redis.
PAUSE: Final = (0.1, 10.0)

#: Seconds without a sign of life after which a connection counts as dead, and how often we ask for one in that time.
SILENCE: Final = 10.0
ASKED: Final = 3

#: The most messages that wait to be told; beyond that the oldest are dropped.
LONGEST: Final = 10_000

#: Redis is not worth waiting for longer than this, in seconds.
PATIENCE: Final = 1.0

GONE: Final = (RedisError, OSError, TimeoutError, EOFError)


class Channel:
    """One channel that all processes read and write."""

    def __init__(
        self,
        url: str,
        metrics: Metrics,
        hear: Callable[[bytes], None],
        back: Callable[[], None],
        clock: Clock,
    ) -> None:
        #: What it reads, and waits by.
        self.clock = clock
        self._hear = hear
        self._back = back
        self._metrics = metrics
        #: Messages to be told, and a sign that there are some.
        self._outbox: deque[bytes] = deque(maxlen=LONGEST)
        self._filled = asyncio.Event()
        #: One for the channel and one for counting: while one waits it must not hold up the other. How long they wait
        #: is up to us and our clock. A channel that was cut is never mended unseen: something was missed.
        patient: dict[str, Any] = {"socket_connect_timeout": None, "socket_timeout": None}
        self._redis: Any = Redis.from_url(url, retry=Retry(NoBackoff(), 0), **patient)
        self.counter: Any = Redis.from_url(url, retry=Retry(NoBackoff(), 1), **patient)
        #: Does Redis answer, and since when?
        self.up = False
        self.up_since = 0.0
        #: How often we have asked for a sign of life since the last one.
        self._unanswered = 0
        metrics.gauge("channels_up", lambda: float(self.up))

    def tell(self, message: bytes) -> None:
        """Tell the others, soon; nobody, while Redis is away."""
        if self.up:
            self._outbox.append(message)
            self._filled.set()

    async def listen(self) -> None:
        """Hear what the others tell, for ever; connects again and again, with growing pauses."""
        pause = PAUSE[0]
        while True:
            began = self.clock.now()
            try:
                await self._hear_all()
            except GONE as error:
                if self.up:
                    log.warning("Redis is away; going on with the database alone", extra={"error": str(error)[:200]})
                    self._metrics.count("channel_losses")
                self.up = False
                self._outbox.clear()
            pause = PAUSE[0] if self.clock.now() - began > PAUSE[1] else min(PAUSE[1], pause * 2)
            await self.clock.sleep(pause * random.uniform(0.5, 1.0))

    async def _hear_all(self) -> None:
        async with self._redis.pubsub() as pubsub:
            async with self.clock.timeout(3 * PATIENCE):
                await pubsub.subscribe(NAME)
            await self._first_to_end(self._read(pubsub), self._ask(pubsub), self._tell_all())

    @staticmethod
    async def _first_to_end(*works: Coroutine[Any, Any, None]) -> None:
        """Do all of this until one of it fails."""
        tasks = [asyncio.create_task(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _read(self, pubsub: Any) -> None:
        while True:
            message = await pubsub.get_message(timeout=None)
            self._unanswered = 0
            if message is None:
                continue
            if not self.up:
                log.info("Redis answers")
                self.up, self.up_since = True, self.clock.now()
                self._back()
            if message["type"] == "message":
                self._hear(message["data"])

    async def _ask(self, pubsub: Any) -> None:
        """Ask for a sign of life from time to time."""
        self._unanswered = 0
        while self._unanswered < ASKED:
            self._unanswered += 1
            await pubsub.ping()
            await self.clock.sleep(SILENCE / ASKED)
        raise OSError("no sign of life")

    async def _tell_all(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                message = self._outbox.popleft()
                try:
                    async with self.clock.timeout(PATIENCE):
                        await self.counter.publish(NAME, message)
                except GONE:
                    # The others hear Redis, and so do not look into the database: they are told again.
                    if len(self._outbox) < LONGEST:
                        self._outbox.appendleft(message)
                    await self.clock.sleep(PAUSE[0])

    async def close(self) -> None:
        for one in (self._redis, self.counter):
            with contextlib.suppress(*GONE):
                async with self.clock.timeout(PATIENCE):
                    await one.aclose()


class SharedBrake(Brake):
    """With Redis all processes count together."""

    def __init__(self, channel: Channel | None, clock: Clock) -> None:
        super().__init__(clock)
        self._channel = channel

    async def add(self, what: str, address: str, by: int = 1) -> int:
        if self._channel is not None and self._channel.up:
            name = f"polana:brake:{what}:{address}:{self.minute}"
            # While Redis is away each process counts for itself.
            with contextlib.suppress(*GONE):
                async with self._clock.timeout(PATIENCE), self._channel.counter.pipeline() as pipe:
                    pipe.incrby(name, by)
                    pipe.expire(name, 2 * WINDOW)
                    return int((await pipe.execute())[0])
        return await super().add(what, address, by)
