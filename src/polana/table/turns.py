"""Turns: who is served next where many want the same few things."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from polana.table.work import WorkCrowded

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that one customer at a time can use, each in his turn: one a round, however much he wants."""

    def __init__(self, things: Sequence[T], most: int = 0) -> None:
        """`most`: how often one customer may wait. 0: any number."""
        self._count = len(things)
        self._most = most
        self.free = list(things)
        #: Who waits for something that is free: the lower rank first, and of equals whoever came first.
        self._waiting: list[tuple[int, int, int, asyncio.Future[T]]] = []
        self._numbers = itertools.count()
        #: The round that is being served, and by customer the last round that it has a place in.
        self._round = 0
        self._rounds: dict[str, int] = {}
        #: By customer: how often it waits.
        self.waits: Counter[str] = Counter()

    def queue(self, customer: str) -> float:
        """How much waits before this customer, for each of the things: other customers, or what it wants itself."""
        return max(len(self.waits), self.waits[customer]) / self._count

    @asynccontextmanager
    async def one(self, customer: str, rank: int = 0) -> AsyncIterator[T]:
        """One of the things, once it is this customer's turn; raises `WorkCrowded`."""
        thing = await self._take(rank, customer)
        try:
            yield thing
        finally:
            self._give_back(thing)

    async def _take(self, rank: int, customer: str) -> T:
        if self.free:
            return self.free.pop()
        if self._most and self.waits[customer] >= self._most:
            raise WorkCrowded("too many jobs wait")
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        place = max(self._round, self._rounds.get(customer, -1) + 1)
        self._rounds[customer] = place
        heapq.heappush(self._waiting, (rank, place, next(self._numbers), turn))
        self.waits[customer] += 1
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise
        finally:
            self.waits[customer] -= 1
            if not self.waits[customer]:
                del self.waits[customer]

    def _give_back(self, thing: T) -> None:
        while self._waiting:
            _, place, _, turn = heapq.heappop(self._waiting)
            self._round = max(self._round, place)
            if not turn.done():
                turn.set_result(thing)
                return
        self.free.append(thing)
        self._rounds.clear()
