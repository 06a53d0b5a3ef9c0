"""The time of a server: what it reads, and what it waits by, goes through one object, which a test can move by hand."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol


class Alarm(Protocol):
    """Something that will be called later."""

    def cancel(self) -> None: ...


def running() -> float:
    """Seconds since this machine was started, its sleep included where it tells us: nobody can set them back."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        # A browser has the name of this clock, and no such clock.
        with contextlib.suppress(OSError):
            return time.clock_gettime(boot)
    return time.monotonic()


class Clock:
    """Set by the clock of the machine when it is made; after that it runs by itself.

    Whoever sets the clock of the machine, forwards or back, gives nobody time and takes none.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - running()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._ahead + running()

    def not_before(self, at: float) -> float:
        """What is stored happened before now: go on from there. Gives the seconds by which the machine is behind."""
        behind = at - self.now()
        if behind <= 0:
            return 0.0
        self._ahead += behind
        return behind

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[..., object], *args: Any) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, call, *args)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """`TimeoutError` for whatever takes longer."""
        return asyncio.timeout(seconds)


#: For what belongs to no server.
REAL: Final = Clock()
