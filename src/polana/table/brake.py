"""The brake: how often somebody does something, in a minute and in a second."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from polana.table.addresses import shares
from polana.table.clock import Clock

#: Seconds that are counted together.
WINDOW: Final = 60

#: How many addresses are remembered; those that were quiet longest are forgotten first.
KEPT: Final = 10_000


class Brake:
    """Counts what each address does in a minute."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: OrderedDict[str, tuple[int, int]] = OrderedDict()

    @property
    def minute(self) -> int:
        return int(self._clock.now()) // WINDOW

    async def add(self, what: str, address: str, by: int = 1) -> int:
        """Count one more; gives how many there are now in this minute."""
        key, minute = f"{what}:{address}", self.minute
        when, count = self._seen.pop(key, (minute, 0))
        count = count + by if when == minute else by
        self._seen[key] = (minute, count)
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        return count

    async def look(self, what: str, address: str) -> int:
        """How many there are in this minute."""
        return await self.add(what, address, 0)


class Purse:
    """So much a second, and twice as much at once."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._left = 2 * rate
        self._at = now

    def spend(self, now: float) -> bool:
        """One more, if there is something left for it."""
        self._left = min(2 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Purses:
    """What each address may ask of this process, over all of its connections."""

    def __init__(self, rate: float, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._all: OrderedDict[str, Purse] = OrderedDict()

    def spend(self, address: str) -> bool:
        """One more request, if the address and the wider network that it belongs to have something left for it."""
        now = self._clock.now()
        return all(self._purse(name, times, now).spend(now) for name, times in shares(address))

    def _purse(self, name: str, times: int, now: float) -> Purse:
        purse = self._all.pop(name, None) or Purse(self._rate * times, now)
        self._all[name] = purse
        if len(self._all) > KEPT:
            self._all.popitem(last=False)
        return purse
