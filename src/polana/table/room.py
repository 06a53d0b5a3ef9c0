"""A table as this process keeps it: the table itself, who reads it, and who thinks about it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from polana.table import lobby
from polana.table import messages as m
from polana.table.database import Entry, Head
from polana.table.ledger import Ledger
from polana.table.live import Live
from polana.table.work import Position

_encode = msgspec.json.Encoder().encode


class Reader(Protocol):
    """A connection, as the hub sees it."""

    seats: tuple[int, ...]

    def state_changed(self) -> None: ...

    def presence_changed(self) -> None: ...


class Room:
    """What this process knows around a table: the table itself, who reads it, who thinks about it."""

    def __init__(self, id: str, live: Live) -> None:
        self.id = id
        self.live = live
        self.lock = asyncio.Lock()
        #: The match has words that are not stored yet: nobody is shown it before they are.
        self.ahead = False
        self.readers: set[Reader] = set()
        #: By process: seats that are there, watchers, and when we heard so.
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: Bots that think for so long that people want to know.
        self.musing: set[int] = set()
        self.notice: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    def local_seats(self) -> list[int]:
        return sorted({seat for reader in self.readers for seat in reader.seats if seat >= 0})

    def local_watchers(self) -> int:
        return sum(1 for reader in self.readers if -1 in reader.seats)

    def presence(self) -> m.Presence:
        fresh = [(seats, watchers) for seats, watchers, at in self.elsewhere.values() if time.monotonic() - at < 60]
        here = {*self.local_seats(), *(seat for seats, _ in fresh for seat in seats)}
        watchers = self.local_watchers() + sum(count for _, count in fresh)
        return m.Presence(sorted(here), watchers, sorted(self.musing))

    def show_state(self) -> None:
        for reader in self.readers:
            reader.state_changed()

    def show_presence(self) -> None:
        for reader in self.readers:
            reader.presence_changed()


def head_of(live: Live, coming: list[Entry] | None = None) -> Head:
    """What is kept beside the log. The match is where it will be once the entries that come are stored."""
    summary = live.summary()
    for entry in coming or []:
        summary.moved = entry.at
        match entry.kind:
            case "title":
                summary.title = entry.text
            case "rematch":
                summary.rematch = entry.text
            case "word" | "seal":
                summary.words += 1
            case "seat":
                summary.seats = list(summary.seats)
                summary.seats[entry.seat] = msgspec.json.decode(entry.text, type=lobby.SeatInfo)
    bots_asked = any(summary.seats[seat].player == "bot" for seat in summary.waiting)
    rewound = any(entry.kind in ("rewind", "undo", "unseal") for entry in coming or [])
    # After a rewind a bot may be asked; whoever rebuilds the table will see.
    return Head(
        _encode(summary).decode(),
        "" if any(entry.kind == "rewind" for entry in coming or []) else live.position(),
        live.match.over and not rewound,
        bots_asked or rewound,
    )


def position_of(ledger: Ledger) -> Position:
    setting = ledger.setting
    # A copy: the list grows while the job waits for a free worker.
    row = ledger.row
    return Position(row.id, row.game, setting.values, setting.options, row.seed, row.generator, list(ledger.said))
