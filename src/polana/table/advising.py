"""Hints at a table: thought out in a worker, a second at a time, and told as they become better.

Nobody waits for them: what was asked is forgotten as soon as the question is answered, or nobody wants to know it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from polana.school.counsel import Hint
from polana.table import messages as m
from polana.table.complaint import Complaint
from polana.table.room import position_of
from polana.table.thinking import PLAYED
from polana.table.work import Advise, AdviseLearner, WorkCrowded, WorkFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from polana.table.hub import Hub
    from polana.table.room import Room

log = logging.getLogger("polana.table")

#: For how many seconds each hint is thought about longer than the one before. With the last the order is fixed.
SLICE: Final = 1.0
SLICES: Final = (SLICE,) * 4

#: How many hints of one address may be on their way; whoever asks for more would wait for minutes.
MOST_HINTS: Final = 32

_hint = msgspec.json.Decoder(Hint)
_learner = msgspec.json.Decoder(Hint | None)


class Advising:
    """The hints that one connection has asked for: one at a time."""

    def __init__(self, hub: Hub, address: str, tell: Callable[[m.Advice], None], fail: Callable[[int], None]) -> None:
        self._hub = hub
        self._address = address
        self._tell = tell
        self._fail = fail
        self._task: asyncio.Task[None] | None = None
        #: Gives up the place that the task has among the hints of its address.
        self._free: Callable[[], None] = lambda: None
        #: The worker's part, which goes on to its end: ending it would mean to end the worker.
        self._slice: asyncio.Task[bytes] | None = None

    def begin(self, room: Room, id: int, seat: int, ask: int) -> None:
        """Think about a question; what was asked before is forgotten."""
        live = room.live
        live.need_asked(seat, ask)
        if not live.hints:
            raise Complaint("not-now", "error-table-no-hints")
        self.end()
        self._free = _place(self._hub, self._address)
        self._task = self._hub.spawn(self._advise(room, id, seat, ask), "advise")
        self._task.add_done_callback(self._ended)

    def end(self) -> None:
        """Nobody wants to know any longer."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self._free()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task is self._task:
            self._task = None
            self._free()

    async def _advise(self, room: Room, id: int, seat: int, ask: int) -> None:
        if self._slice is not None and not self._slice.done():
            await asyncio.wait([self._slice])
        spent = 0.0
        best: Hint | None = None
        for number, seconds in enumerate(SLICES, 1):
            if room.live.match.over or room.live.ledger.ask_id != ask:
                return
            job = Advise(position_of(room.live.ledger), seat, seconds, spent)
            try:
                hint = _hint.decode(await self._work(job))
            except WorkCrowded:
                self._fail(id)
                return
            except WorkFailed as error:
                log.warning("hint failed", extra={"table": room.id, "seat": seat, "error": str(error)})
                self._fail(id)
                return
            if room.live.ledger.ask_id != ask:
                return
            spent += seconds
            # Another worker, which has not thought about it before, may know less.
            if best is None or hint.worlds >= best.worlds:
                best = hint
            last = number == len(SLICES)
            self._tell(m.Advice(id, seat, ask, spent, last, last, best))

    async def _work(self, job: Advise) -> bytes:
        seconds = self._hub.settings.bot_seconds
        work = self._hub.workers.think(job, seconds, PLAYED, self._address)
        self._slice = asyncio.ensure_future(work)
        self._slice.add_done_callback(_unheard)
        return await asyncio.shield(self._slice)


def _place(hub: Hub, address: str) -> Callable[[], None]:
    """A place for one more hint of an address; what it gives is called when the place is free again."""
    if hub.hints[address] >= MOST_HINTS:
        raise Complaint("too-many", "error-table-too-often")
    hub.hints[address] += 1

    def free() -> None:
        hub.hints[address] -= 1
        if not hub.hints[address]:
            del hub.hints[address]

    return free


async def advise_learner(hub: Hub, address: str, game: str, name: str, wish: m.Learn) -> Hint | None:
    """A hint in a lesson, in slices as well: others have their turn in between. None: the learner is asked nothing."""
    free = _place(hub, address)
    try:
        return await _think_with(hub, address, game, name, wish)
    finally:
        free()


async def _think_with(hub: Hub, address: str, game: str, name: str, wish: m.Learn) -> Hint | None:
    left = wish.consult or 0.0
    best: Hint | None = None
    while left > 0:
        seconds = min(left, SLICE)
        job = AdviseLearner(game, name, wish.acts, seconds)
        hint = _learner.decode(await hub.workers.think(job, hub.settings.bot_seconds, PLAYED, address))
        if hint is None:
            return None
        if best is None or hint.worlds >= best.worlds:
            best = hint
        left -= seconds
    return best


def _unheard(task: asyncio.Task[bytes]) -> None:
    """Whoever asked may have gone."""
    if not task.cancelled():
        task.exception()
