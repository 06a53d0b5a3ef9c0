"""Reviews of matches that are over: worked out in a worker, a second at a time, for as long as somebody waits.

What has been found so far can be read at any time; a whole review is kept in the log of its table. Whoever stops asking
stops the work: it goes on from where it was, or, in another worker, from the beginning, to the same review.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from polana.school.counsel import Review
from polana.table.complaint import Complaint
from polana.table.room import position_of
from polana.table.rows import Entry
from polana.table.work import LookBack, WorkCrowded, WorkFailed

if TYPE_CHECKING:
    from polana.table.hub import Hub
    from polana.table.live import Live
    from polana.table.room import Room

log = logging.getLogger("polana.table")

#: Seconds of work at a time: others, who look at replays, have their turn in between.
SLICE: Final = 1.0
#: Seconds after which the work rests if nobody has asked.
PATIENCE: Final = 30.0
#: Seconds that a worker has for it. It looks at the clock between two decisions only, and may have to begin again.
LATEST: Final = 120.0

#: Reviews on their way that are remembered; those that nobody has asked for longest are forgotten first.
KEPT: Final = 64

_review = msgspec.json.Decoder(Review)
_encode = msgspec.json.Encoder().encode


class _Work:
    """A review on its way."""

    def __init__(self) -> None:
        self.found: bytes = b""
        self.done = 0
        self.asked = 0.0
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reviewing:
    """The reviews that this process is working on."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._works: OrderedDict[str, _Work] = OrderedDict()

    async def review(self, room: Room, address: str) -> bytes:
        """What is known of a match by now, as the JSON of a `Review`; the work goes on."""
        live = room.live
        if not live.match.over:
            raise Complaint("not-now", "error-table-not-over")
        if not live.can_be_reviewed:
            raise Complaint("not-now", "error-table-no-review")
        if live.ledger.review:
            return live.ledger.review.encode()
        work = self._works.pop(room.id, None) or _Work()
        self._works[room.id] = work
        while len(self._works) > KEPT:
            # What was found is forgotten; whoever is still at it goes on, and nobody hears of it until it is whole.
            self._works.popitem(last=False)
        work.asked = self._hub.clock.now()
        if work.task is None or work.task.done():
            if work.failed:
                del self._works[room.id]
                raise Complaint("fault", "error-table-no-review")
            work.task = self._hub.spawn(self._go_on(room, work, address), "review")
        if not work.found:
            # The first look needs a moment; a page need not ask twice for it.
            with contextlib.suppress(TimeoutError):
                async with self._hub.clock.timeout(2 * SLICE):
                    await asyncio.wait([work.task])
        return work.found or _encode(nothing_yet(live))

    async def _go_on(self, room: Room, work: _Work, address: str) -> None:
        live = room.live
        whole = len(live.ledger.said)
        while self._hub.clock.now() - work.asked < PATIENCE:
            job = LookBack(position_of(live.ledger), judged(live), SLICE)
            try:
                work.found = await self._hub.workers.draw(job, LATEST, address)
            except WorkCrowded:
                await self._hub.clock.sleep(SLICE)
                continue
            except WorkFailed as error:
                log.warning("review failed", extra={"table": room.id, "error": str(error)})
                work.failed = True
                return
            if _review.decode(work.found).done >= whole:
                await self._keep(room.id, work.found.decode())
                self._works.pop(room.id, None)
                return

    async def _keep(self, table: str, text: str) -> None:
        """Keep a whole review in the log of its table, unless another process has."""

        def entries(live: Live) -> list[Entry]:
            return [] if live.ledger.review else [Entry("review", -1, text)]

        await self._hub.act(table, entries)


def judged(live: Live) -> list[int]:
    """Whose decisions are judged: those of people; where nobody played, of all."""
    seats = [info.seat for info in live.ledger.seats if info.player != "bot" or info.stand_in or info.resigned]
    return seats or [info.seat for info in live.ledger.seats]


def nothing_yet(live: Live) -> Review:
    """The review of a match that nobody has looked at yet."""
    values, words = live.ledger.setting.values, len(live.ledger.said)
    return Review(live.ledger.row.game, values, words, 0, judged(live), 0, 0, [], [], [], [], [], [])
