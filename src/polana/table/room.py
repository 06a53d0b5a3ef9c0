"""A table as this process keeps it: the table itself, who reads it, and who thinks about it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from polana.table import messages as m
from polana.table.database import Head
from polana.table.ledger import Ledger
from polana.table.live import Live
from polana.table.work import Position

#: Seconds until a change of presence is told: usually, and where many watch.
SOON = 0.02
LATER = 2.0
CROWD = 20

_encode = msgspec.json.Encoder().encode


class Reader(Protocol):
    """A connection, as the hub sees it."""

    seats: tuple[int, ...]
    #: The presence it was last sent.
    told: m.Presence | None

    def state_changed(self) -> None: ...

    def presence_changed(self) -> None: ...


class Room:
    """What this process knows about a table: the table itself, who reads it, who thinks about it."""

    def __init__(self, id: str, live: Live) -> None:
        self.id = id
        self.live = live
        self.lock = asyncio.Lock()
        #: The match has words that are not stored yet: nobody is shown it before they are.
        self.ahead = False
        self.readers: set[Reader] = set()
        #: By process: seats that are there, watchers, and when we heard of them.
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: Bots that have been thinking so long that people want to know.
        self.musing: set[int] = set()
        self.notice: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        #: When readers will be told of the presence again.
        self._showing: asyncio.TimerHandle | None = None
        #: Bots here think less than they could, because the house is full.
        self.eased = False
        #: Rings when something is due.
        self.alarm: asyncio.Task[None] | None = None
        #: By seat: when its holder was last here, as far as this process knows.
        self.here_at: dict[int, float] = {}
        #: Since when this process has been looking after the table.
        self.since = time.time()
        #: By seat: the veiled question that may be passed for it.
        self.passing: dict[int, int] = {}

    def local_seats(self) -> list[int]:
        return sorted({seat for reader in self.readers for seat in reader.seats if seat >= 0})

    def local_watchers(self) -> int:
        return sum(1 for reader in self.readers if -1 in reader.seats)

    def presence(self) -> m.Presence:
        fresh = [(seats, watchers) for seats, watchers, at in self.elsewhere.values() if time.monotonic() - at < 60]
        here = {*self.local_seats(), *(seat for seats, _ in fresh for seat in seats)}
        watchers = self.local_watchers() + sum(count for _, count in fresh)
        return m.Presence(sorted(here), watchers, sorted(self.musing), self.eased)

    def away_since(self, seat: int) -> float | None:
        """When the holder of a seat was last here; None: he is here."""
        if seat in self.presence().here:
            return None
        # This process does not know what was before it came; whoever was away then has the benefit of the doubt.
        return self.here_at.get(seat, self.since)

    def note_presence(self) -> None:
        """Remember who is here."""
        now = time.time()
        for seat in self.presence().here:
            self.here_at[seat] = now

    def show_state(self) -> None:
        for reader in self.readers:
            reader.state_changed()

    def show_presence(self) -> None:
        """Soon: many who come or go in a short time are announced together, and in a crowd less often."""
        if self._showing is None:
            pause = SOON if self.presence().watchers < CROWD else LATER
            self._showing = asyncio.get_running_loop().call_later(pause, self._show_presence)

    def _show_presence(self) -> None:
        self._showing = None
        now = self.presence()
        for reader in self.readers:
            # Each is compared with what it was sent itself: one that has just opened the table, or was slow to take
            # its messages, may have been told of somebody who has gone again since.
            if reader.told != now:
                reader.presence_changed()


def head_of(live: Live) -> Head:
    """What is kept beside the log."""
    return Head(_encode(live.summary()).decode(), live.position(), live.match.over, bool(live.bots_asked), live.due)


def position_of(ledger: Ledger) -> Position:
    setting = ledger.setting
    # A copy: the list grows while the job waits for a free worker.
    row = ledger.row
    said = list(ledger.said)
    return Position(row.id, row.game, setting.values, setting.options, row.seed, row.generator, said, setting.start)
