"""What the tabs of a browser tell each other about the tables they share (a broadcast channel)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Tabs:
    """Each tab has a hub of its own over the same store, as processes of a server have."""

    def __init__(self, shout: Callable[[str], object], hear: Callable[[bytes], None]) -> None:
        """`shout` tells all other tabs something; `hear` is told what they say."""
        self._shout = shout
        self._hear = hear
        self.up = True
        self.up_since = 0.0

    def tell(self, message: bytes) -> None:
        self._shout(message.decode())

    def heard(self, message: str) -> None:
        self._hear(message.encode())

    async def listen(self) -> None:
        """What the others say is brought to `heard`."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.up = False
