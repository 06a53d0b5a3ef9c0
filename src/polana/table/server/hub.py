"""The hub of a server: a database, worker processes, Redis, letters, figures, an archive."""

from __future__ import annotations

import asyncio
import logging

from polana.table.clock import Clock
from polana.table.hub import Hub
from polana.table.server.archive import Archive
from polana.table.server.channel import Channel, SharedBrake
from polana.table.server.metrics import Metrics
from polana.table.server.notices import Letters
from polana.table.server.store import Database
from polana.table.server.workers import Processes
from polana.table.settings import Settings

log = logging.getLogger("polana.table")


class ServerHub(Hub):
    """Everything that the server does. One a process."""

    store: Database
    workers: Processes
    metrics: Metrics
    post: Letters

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        clock = clock or Clock()
        metrics = Metrics()
        store = Database(settings.database_url, metrics, clock)
        workers = Processes(settings.workers, settings.games, settings.worker_memory, clock)
        channel: Channel | None = None
        if settings.channels:
            channel = Channel(settings.channels, metrics, self.hear, self.missed, clock)
        brake = SharedBrake(channel, clock)
        super().__init__(settings, clock, store, workers, brake, metrics, Letters(settings, store, metrics, clock))
        self.channel = channel
        self.archive = Archive(self)

    async def start(self) -> None:
        await super().start()
        log.info("server started", extra={"server": self.name, "database": self.store.url.partition(":")[0]})

    async def stop(self) -> None:
        await super().stop()
        log.info("server stopped", extra={"server": self.name})

    async def put_away(self, id: str) -> str | None:
        return await asyncio.to_thread(self.archive.read, id)

    async def clear_up(self) -> None:
        await self.archive.clear_up()
