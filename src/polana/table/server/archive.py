"""Tables long untouched are put away: written out as a record, then taken from the database."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from polana.table.complaint import Complaint
from polana.table.live import Live
from polana.table.rows import Entry, Gone

if TYPE_CHECKING:
    from polana.table.server.hub import ServerHub

log = logging.getLogger("polana.table.server.archive")

#: The share of its time after which the people at a table are told that it will be put away.
WARN: Final = 0.8

#: Seconds between two looks.
PAUSE: Final = 3600.0


class Archive:
    """The folder of records beside the database, one file a table."""

    def __init__(self, hub: ServerHub) -> None:
        self._hub = hub
        self._looked = float("-inf")

    def path(self, id: str) -> Path:
        return self._hub.settings.data / "archive" / f"{id}.polana"

    def read(self, id: str) -> str | None:
        """The record of a table that was put away here."""
        try:
            return self.path(id).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    async def clear_up(self) -> None:
        """Put away what is due, and announce what soon will be."""
        days = self._hub.settings.archive_days
        if not days or self._hub.clock.now() - self._looked < min(PAUSE, days * 8640):
            return
        self._looked = self._hub.clock.now()
        now = self._hub.clock.now()
        for id in await self._hub.store.untouched(now - days * 86_400):
            await self._put_away(id, now - days * 86_400)
        await self._warn(now - days * 86_400 * WARN, now - days * 86_400)

    async def _put_away(self, id: str, before: float) -> None:
        try:
            row = await self._hub.store.table(id)
            entries = await self._hub.store.entries(id)
            live, _ = await asyncio.to_thread(Live.build, row, entries, self._hub.clock)
            text = live.match.record()
        except Gone:
            return
        except Exception as error:
            # A table that cannot be read stays where it is: nothing is removed that was not written out.
            log.error("a table cannot be put away", extra={"table": id, "error": type(error).__name__})
            return
        await asyncio.to_thread(_keep, self.path(id), text)
        room = self._hub.rooms.get(id)
        if room is not None and room.readers:
            return
        if await self._hub.store.put_away(
            id, before, Entry("archived", -1, "", live.ledger.seq + 1, self._hub.clock.now())
        ):
            self._hub.forget(id)
            log.info("table put away", extra={"table": id, "words": len(live.ledger.said)})

    async def _warn(self, quiet_since: float, gone_before: float) -> None:
        """Those people at a table who want to hear of it are told once that it will be put away."""
        for id in await self._hub.store.quiet(gone_before, quiet_since):
            try:
                live = (await self._hub.room(id)).live
                days = (live.ledger.moved - gone_before) / 86_400
                await self._hub.post.farewell(live.summary(), max(1, round(days)))
            except (Gone, Complaint) as error:
                log.warning("nobody was told", extra={"table": id, "error": type(error).__name__})


def _keep(path: Path, text: str) -> None:
    """Write a record, safe on the disk before anything is removed."""
    path.parent.mkdir(mode=0o700, exist_ok=True)
    part = path.with_suffix(".part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
