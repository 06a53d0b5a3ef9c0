"""Secrets: keys that open a seat, and the brake on guessing them."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Final

from polana.table.channel import GONE, Channel
from polana.table.metrics import Metrics

WINDOW: Final = 60


def new_secret() -> str:
    """192 random bits as 32 characters that a link may hold."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table; knowing it opens nothing."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def new_seed() -> int:
    """Too many possibilities to find the right one by trying them against what a seat sees."""
    return secrets.randbits(128)


def new_salt() -> str:
    """Nobody can find a sealed seed by trying seeds, nor see that two tables have the same one."""
    return secrets.token_hex(16)


class Brake:
    """Counts what each address does in a minute. With Redis all processes count together."""

    def __init__(self, channel: Channel | None, metrics: Metrics) -> None:
        self._channel = channel
        self._metrics = metrics
        self._seen: OrderedDict[str, tuple[int, int]] = OrderedDict()

    async def add(self, what: str, address: str, by: int = 1) -> int:
        """Count one more; gives how many there are now in this minute."""
        minute = int(time.time()) // WINDOW
        if self._channel is not None and self._channel.up:
            name = f"polana:brake:{what}:{address}:{minute}"
            # While Redis is away each process counts for itself.
            with contextlib.suppress(*GONE):
                async with self._channel.counter.pipeline() as pipe:
                    pipe.incrby(name, by)
                    pipe.expire(name, 2 * WINDOW)
                    return int((await pipe.execute())[0])
        key = f"{what}:{address}"
        when, count = self._seen.pop(key, (minute, 0))
        count = count + by if when == minute else by
        self._seen[key] = (minute, count)
        if len(self._seen) > 10_000:
            self._seen.popitem(last=False)
        return count

    async def look(self, what: str, address: str) -> int:
        """How many there are in this minute."""
        return await self.add(what, address, 0)
