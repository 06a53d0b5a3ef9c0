"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from polana.table.clock import Clock
from polana.table.room import SOON
from polana.table.server.hub import ServerHub
from tests.table.client import Reader


class _Due:
    def __init__(self, at: float, loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
        self.at = at
        self.loop = loop
        self.call = call
        self.void = False

    def cancel(self) -> None:
        self.void = True

    def ring(self) -> None:
        if not self.void:
            self.void = True
            self.call()


class _Timeout(AbstractAsyncContextManager[object]):
    def __init__(self, clock: Moved, seconds: float) -> None:
        self._timeout = asyncio.timeout(None)
        self._due = clock.call_later(seconds, self._end)

    def _end(self) -> None:
        self._timeout.reschedule(asyncio.get_running_loop().time())

    async def __aenter__(self) -> object:
        await self._timeout.__aenter__()
        return self

    async def __aexit__(self, *args: Any) -> None:
        self._due.cancel()
        await self._timeout.__aexit__(*args)


class Moved(Clock):
    """Servers wait by it in threads of their own; the test moves it from another."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self._at = at
        self._dues: list[_Due] = []
        self._lock = threading.Lock()

    def now(self) -> float:
        return self._at

    def not_before(self, at: float) -> float:
        with self._lock:
            behind = max(0.0, at - self._at)
            self._at += behind
        return behind

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        due = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            due.cancel()

    def call_later(self, seconds: float, call: Callable[..., object], *args: Any) -> _Due:
        loop = asyncio.get_running_loop()
        # Time that passes meanwhile, in another thread, passes before or after.
        with self._lock:
            due = _Due(self._at + seconds, loop, lambda: call(*args))
            if seconds > 0:
                self._dues.append(due)
        if seconds <= 0:
            loop.call_soon(due.ring)
        return due

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        return _Timeout(self, seconds)

    def move(self, seconds: float) -> None:
        """Let time pass: whatever is due is called, in order."""
        with self._lock:
            self._at += seconds
            self._dues = [due for due in self._dues if not due.void]
            ripe = sorted((due for due in self._dues if due.at <= self._at), key=lambda due: due.at)
            self._dues = [due for due in self._dues if due.at > self._at]
        for due in ripe:
            # A server that has been stopped waits for nothing any more.
            with contextlib.suppress(RuntimeError):
                due.loop.call_soon_threadsafe(due.ring)

    def waits(self, least: float, most: float) -> bool:
        """Does anybody wait for something that is due in this many seconds?"""
        with self._lock:
            return any(not due.void and least <= due.at - self._at <= most for due in self._dues)

    async def awaited(self, least: float, most: float) -> None:
        """Wait until somebody waits for something that is due in this many seconds."""
        while not self.waits(least, most):
            await asyncio.sleep(0.002)


class Running(Clock):
    """Reads a clock that a test moves, and waits by the real one.

    For what is on its way to another program, which takes its own time: if a moved clock said when that is late, a busy
    machine would have a server give up what is about to come, and nobody would move the clock until it tried again.
    """

    def __init__(self, clock: Moved) -> None:
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()


class House:
    """Servers of which a client takes each in turn, and the clock of all of them."""

    def __init__(self, url: str, clock: Moved, hubs: Sequence[ServerHub] = ()) -> None:
        self.url = url
        self.clock = clock
        #: Those that tell each other by Redis.
        self.hubs = hubs

    def together(self) -> House:
        """The same, once its servers hear each other.

        On a busy machine a test before may have let more time pass than Redis had to answer in. Then they wait to look
        for it again, and where nobody moves the clock they wait for ever.
        """
        while not all(hub.channel is not None and hub.channel.up for hub in self.hubs):
            # As fast as time passes: who looks for it has its time for that, too.
            self.clock.move(0.05)
            threading.Event().wait(0.05)
        return self

    async def until(self, reader: Reader, condition: Callable[[], object], most: float = SOON) -> None:
        """Wait for something of which readers are told soon; what takes longer than `most` seconds does not come."""
        while not condition():
            if self.clock.waits(0.0, most):
                self.clock.move(most)
            await reader.heard(0.02)
