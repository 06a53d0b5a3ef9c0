"""Storage: tables, their append-only logs, keys and notices. SQLite or PostgreSQL.

A table is what it was opened with plus its log of entries, numbered from 1. An entry is stored before anybody hears of
it. Two processes that append to the same table at once both want the same number; one of them gets `Conflict`, reads
what the other wrote, and judges anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import groupby
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from polana.table.clock import REAL, Clock
from polana.table.rows import Archived, Conflict, Entry, Gone, Head, Opens, TableLine, TableRow, Way
from polana.table.server.cabinet import Cabinet, last_look
from polana.table.server.database import (
    desks,
    entries,
    keys,
    lock_file,
    migrate,
    note_begun,
    notices,
    settings,
    tables,
    tune_sqlite,
)
from polana.table.server.metrics import Metrics
from polana.table.server.queries import (
    BLANK,
    INSERT_ENTRY,
    SELECT_ENTRIES,
    SELECT_KEYS,
    SELECT_LINES,
    SELECT_TABLE,
    SELECT_WAYS,
    UPDATE_HEAD,
    note_desk,
)

log = logging.getLogger("polana.table.server.store")

#: Seconds: how long the database may take to show that it is well, and how long that holds.
HEALTH_SECONDS = 5.0
TRY_AGAIN = 5.0


class _Append(msgspec.Struct):
    table: str
    entries: list[Entry]
    head: Head
    done: asyncio.Future[None]


class _Desk(msgspec.Struct):
    """Some of what the holder of a seat saw last."""

    table: str
    seat: int
    changes: dict[str, Any]
    done: asyncio.Future[None]


class _Opening(msgspec.Struct):
    """The rows of a new table, of its keys, and of the first entries of its log."""

    table: dict[str, Any]
    keys: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    done: asyncio.Future[None]


class Database(Cabinet):
    """The database. Appends of many tables are gathered into one transaction, since each costs a write to the disk; so
    are new tables and the notes of desks, which would hold up the appends: SQLite has one writer at a time.
    """

    def __init__(self, url: str, metrics: Metrics, clock: Clock = REAL) -> None:
        self.url = url
        self._clock = clock
        self.sqlite = url.startswith("sqlite")
        self._metrics = metrics
        self._queue: asyncio.Queue[_Append | _Desk | _Opening | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lock: IO[bytes] | None = None
        #: When we last tried whether something can be written, and whether it could not.
        self._tried = float("-inf")
        self._unwritable = False
        # What was said at a table, and the hashes of keys, are nobody's business: errors do not show them.
        options: dict[str, Any] = {"hide_parameters": True}
        if not self.sqlite:
            options |= {"pool_size": 5, "pool_pre_ping": True, "connect_args": {"timeout": 10, "command_timeout": 30}}
        super().__init__(create_async_engine(url, **options))
        #: On SQLite: a thread of its own for the log, and one for what is read: a transaction is one trip to it, and so
        #: is a query. Over `engine` each of its steps is one.
        self._direct: sa.Engine | None = None
        self._log_thread: ThreadPoolExecutor | None = None
        self._read_thread: ThreadPoolExecutor | None = None
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)
            self._direct = sa.create_engine(url.replace("+aiosqlite", ""), hide_parameters=True)
            sa.event.listen(self._direct, "connect", tune_sqlite)
            self._log_thread = ThreadPoolExecutor(1, "store")
            self._read_thread = ThreadPoolExecutor(1, "read")

    async def start(self) -> None:
        """Bring the database to the newest form and begin to write."""
        self.claim()
        async with self.engine.begin() as connection:
            if not self.sqlite:
                # Several processes may start at once: one of them migrates, the others wait.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(8076276)"))
            await connection.run_sync(migrate)
        if self._lock is not None:
            note_begun(self._lock)
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    def claim(self) -> None:
        """Hold the file of a SQLite database for this server alone; raises `PolanaError` where another has it."""
        if self.sqlite and self._lock is None:
            self._lock = lock_file(self.url)

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
            self._writer = None
        if self._direct is not None and self._log_thread is not None and self._read_thread is not None:
            self._read_thread.shutdown()
            await asyncio.get_running_loop().run_in_executor(self._log_thread, self._direct.dispose)
            self._log_thread.shutdown()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def fault(self) -> str:
        """What is wrong with the database: `database` (it does not answer), `storage` (it takes nothing), or nothing.

        Whether it takes anything is tried by writing, at most once every few seconds.
        """
        if self._writer is None or self._writer.done():
            return "database"
        try:
            async with self._clock.timeout(HEALTH_SECONDS), self.engine.connect() as connection:
                await connection.execute(sa.select(1))
        except Exception as error:
            log.warning("the database does not answer", extra={"error": type(error).__name__})
            return "database"
        if self._clock.now() - self._tried > TRY_AGAIN:
            self._tried = self._clock.now()
            try:
                async with self._clock.timeout(HEALTH_SECONDS):
                    await self._try_to_write()
                self._unwritable = False
            except Exception as error:
                log.warning("the database takes nothing", extra={"error": str(error)[:200]})
                self._unwritable = True
        return "storage" if self._unwritable else ""

    async def _try_to_write(self) -> None:
        """Write something as long as an entry or two, and take it back."""
        name = f"health {secrets.token_hex(4)}"
        async with self.engine.begin() as connection:
            await connection.execute(settings.insert(), {"name": name, "value": "x" * 8192})
        async with self.engine.begin() as connection:
            await connection.execute(settings.delete().where(settings.c.name == name))

    # --- the log --------------------------------------------------------------------------------------------------

    async def append(self, table: str, new: list[Entry], head: Head) -> None:
        """Store entries, all or none; returns when they are safe. Raises `Conflict` if their numbers are taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Append(table, new, head, done))
        await done

    async def keep_desk(self, table: str, seat: int, **changes: Any) -> None:
        """Note some of what the holder of a seat saw last."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Desk(table, seat, changes, done))
        await done

    async def _write(self) -> None:
        while True:
            first = await self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while not self._queue.empty() and len(batch) < 500:
                more = self._queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            began = time.perf_counter()
            try:
                await self._write_batch(batch)
            except Exception as error:
                if len(batch) == 1:
                    _fail(first, error)
                else:
                    # One of them spoils it for the others; find out which one.
                    for one in batch:
                        try:
                            await self._write_batch([one])
                        except Exception as why:
                            _fail(one, why)
            self._metrics.observe("store_seconds", time.perf_counter() - began)
            if last:
                return

    async def _write_batch(self, batch: Sequence[_Append | _Desk | _Opening]) -> None:
        appends = [one for one in batch if isinstance(one, _Append)]
        noted = [one for one in batch if isinstance(one, _Desk)]
        opened = [one for one in batch if isinstance(one, _Opening)]
        rows = [row for one in opened for row in one.entries]
        rows += [
            {"table_id": one.table, "n": e.n, "kind": e.kind, "seat": e.seat, "text": e.text, "at": e.at}
            for one in appends
            for e in one.entries
        ]
        # A table may be in a batch only once: it waits for its entries before it makes the next.
        heads = [
            {
                "b_id": one.table,
                "b_moved": one.entries[-1].at,
                "b_summary": one.head.summary,
                "b_position": one.head.position,
                "b_over": one.head.over,
                "b_bots": one.head.bots_asked,
                "b_due": one.head.due,
            }
            for one in appends
        ]
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(
                self._log_thread, _write_log, self._direct, opened, rows, heads, noted
            )
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write_rows, opened, rows, heads, noted)
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)

    async def _read(self, query: sa.Select[Any], given: dict[str, Any] | None = None) -> Sequence[sa.Row[Any]]:
        if self._direct is None:
            return await super()._read(query, given)
        return await asyncio.get_running_loop().run_in_executor(self._read_thread, _read, self._direct, query, given)

    async def table(self, id: str) -> TableRow:
        rows = await self._read(SELECT_TABLE, {"b_id": id})
        if not rows:
            raise Gone(id)
        row = rows[0]
        if row.archived:
            raise Archived(id)
        return TableRow(
            row.id,
            row.game,
            row.setup,
            row.seed,
            row.rules,
            row.data,
            row.opened,
            row.position,
            row.generator,
            row.salt,
        )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._read(SELECT_ENTRIES, {"b_id": table, "b_after": after})
        return [Entry(row.kind, row.seat, row.text, row.n, row.at) for row in rows]

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.n).label("last"))
        rows = await self._read(query.where(entries.c.table_id.in_(list(ids))).group_by(entries.c.table_id))
        return {row.table_id: row.last for row in rows}

    async def latest(self) -> float:
        """When something was last stored; 0: never."""
        return float((await self._read(sa.select(sa.func.max(tables.c.moved))))[0][0] or 0.0)

    async def overdue(self, now: float) -> list[str]:
        """Tables where something that nobody has looked at is due."""
        query = sa.select(tables.c.id).where(tables.c.over.is_(False), tables.c.due > 0, tables.c.due <= now)
        return [row.id for row in await self._read(query.limit(500))]

    async def untouched(self, before: float) -> list[str]:
        """Tables that nobody has touched since then."""
        query = sa.select(tables.c.id).where(tables.c.moved < before, tables.c.archived == 0)
        return [row.id for row in await self._read(query.limit(100))]

    async def quiet(self, after: float, before: float) -> list[str]:
        """Tables last touched between these times whose people want to be told of things."""
        told = sa.select(notices.c.table_id)
        query = sa.select(tables.c.id).where(
            tables.c.moved >= after, tables.c.moved < before, tables.c.archived == 0, tables.c.id.in_(told)
        )
        return [row.id for row in await self._read(query.limit(100))]

    async def put_away(self, id: str, before: float, last: Entry) -> bool:
        """Take a table's log away, unless somebody has touched it since; its keys and its line in lists stay.

        `last` stands where the next entry would: a process that still has the table in memory cannot append to it.
        """
        mine = tables.update().where(tables.c.id == id, tables.c.moved < before, tables.c.archived == 0)
        async with self.engine.begin() as connection:
            if not (
                await connection.execute(mine.values(archived=last.at, over=True, bots_asked=False, due=0.0))
            ).rowcount:
                return False
            for part in (entries, notices, desks):
                await connection.execute(part.delete().where(part.c.table_id == id))
            await connection.execute(entries.insert(), {**msgspec.structs.asdict(last), "table_id": id})
        return True

    async def open_table(
        self, row: TableRow, secrets: Iterable[tuple[str, Opens]], first: Sequence[Entry], head: Head
    ) -> None:
        """Store a new table with its keys and the first entries of its log."""
        table = {**msgspec.structs.asdict(row), **msgspec.structs.asdict(head), "moved": row.opened}
        opening = [_key_row(hash, opens) for hash, opens in secrets]
        said = [{**msgspec.structs.asdict(entry), "table_id": row.id} for entry in first]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Opening(table, opening, said, done))
        await done

    async def drop_table(self, id: str) -> None:
        async with self.engine.begin() as connection:
            for part in (entries, keys, notices, desks):
                await connection.execute(part.delete().where(part.c.table_id == id))
            await connection.execute(tables.delete().where(tables.c.id == id))

    async def lines(self, ids: Sequence[str]) -> dict[str, TableLine]:
        """Each of these tables for a list."""
        rows = await self._read(SELECT_LINES, {"b_ids": list(ids)})
        return {row.id: TableLine(row.summary, row.setup, row.moved, row.archived) for row in rows}

    async def unfinished(self) -> list[str]:
        """Tables where a bot is asked, or where somebody wants to be told of his turn."""
        told = sa.select(notices.c.table_id)
        query = sa.select(tables.c.id).where(
            tables.c.over.is_(False), sa.or_(tables.c.bots_asked.is_(True), tables.c.id.in_(told))
        )
        return [row.id for row in await self._read(query)]

    # --- keys -----------------------------------------------------------------------------------------------------

    async def opens(self, hashes: Sequence[str]) -> list[Opens | None]:
        """What each key opens."""
        found = {row.hash: _opens(row) for row in await self._read(SELECT_KEYS, {"b_hashes": list(hashes)})}
        return [found.get(hash) for hash in hashes]

    async def ways(self, hashes: Sequence[str]) -> list[Way | None]:
        """What each key opens, and what a connection with it has to know: at once."""
        rows = await self._read(SELECT_WAYS, {"b_hashes": list(hashes)})
        found = {row.hash: Way(_opens(row), row.seq or 0, last_look(row)) for row in rows}
        return [found.get(hash) for hash in hashes]

    async def add_key(self, hash: str, opens: Opens) -> None:
        async with self.engine.begin() as connection:
            await _add_key(connection, hash, opens)

    async def count_keys(self, table: str, kind: str, seat: int) -> int:
        query = sa.select(sa.func.count()).where(keys.c.table_id == table, keys.c.kind == kind, keys.c.seat == seat)
        return int((await self._read(query))[0][0])

    async def drop_key(self, hash: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(keys.delete().where(keys.c.hash == hash))

    async def replace_invites(self, hash: str, opens: Opens) -> None:
        """A new invite for a seat; older ones are void."""
        async with self.engine.begin() as connection:
            await connection.execute(_of_seat(keys.delete(), opens.table, opens.seat).where(keys.c.kind == "invite"))
            await _add_key(connection, hash, opens)

    async def spend_invite(self, invite: str, key: str, opens: Opens) -> bool:
        """Exchange an invite for a key; False if somebody was faster."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(keys.delete().where(keys.c.hash == invite))
            if gone.rowcount != 1:
                return False
            await _add_key(connection, key, opens)
        return True

    async def void_seat(self, table: str, seat: int) -> None:
        """No key opens this seat any longer, and nobody is told of its turns."""
        async with self.engine.begin() as connection:
            await connection.execute(_of_seat(keys.delete(), table, seat).where(keys.c.kind != "watch"))
            await connection.execute(notices.delete().where(notices.c.table_id == table, notices.c.seat == seat))
            await connection.execute(desks.delete().where(desks.c.table_id == table, desks.c.seat == seat))

    async def sat_down(self, table: str, seat: int, parent: str) -> bool:
        """Does a key that was given to the holder of that other key still open this seat?"""
        query = sa.select(keys.c.hash).where(
            keys.c.table_id == table, keys.c.seat == seat, keys.c.kind == "seat", keys.c.parent == parent
        )
        return bool(await self._read(query.limit(1)))


def _read(engine: sa.Engine, query: sa.Select[Any], given: dict[str, Any] | None) -> Sequence[sa.Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(query, given).all()


def _opens(row: sa.Row[Any]) -> Opens:
    return Opens(row.table_id, row.kind, row.seat, row.parent, row.by, row.lang)


def _write_rows(
    connection: sa.Connection,
    opened: list[_Opening],
    rows: list[dict[str, Any]],
    heads: list[dict[str, Any]],
    noted: list[_Desk],
) -> None:
    if opened:
        connection.execute(tables.insert(), [one.table for one in opened])
    if opening := [row for one in opened for row in one.keys]:
        connection.execute(keys.insert(), opening)
    if rows:
        connection.execute(INSERT_ENTRY, rows)
    if heads:
        connection.execute(UPDATE_HEAD, heads)
    # In one order everywhere, so that two processes do not wait for each other; those that go together at once.
    ordered = sorted(noted, key=lambda one: (one.table, one.seat))
    for names, some in groupby(ordered, key=lambda one: tuple(sorted(one.changes))):
        connection.execute(
            note_desk(connection.dialect.name, names),
            [{**BLANK, **one.changes, "table_id": one.table, "seat": one.seat} for one in some],
        )


def _write_log(engine: sa.Engine, *args: Any) -> None:
    with engine.begin() as connection:
        _write_rows(connection, *args)


async def _add_key(connection: AsyncConnection, hash: str, opens: Opens) -> None:
    await connection.execute(keys.insert(), _key_row(hash, opens))


def _key_row(hash: str, opens: Opens) -> dict[str, Any]:
    row = msgspec.structs.asdict(opens)
    return {"hash": hash, "table_id": row.pop("table"), **row}


def _of_seat(query: sa.Delete, table: str, seat: int) -> sa.Delete:
    return query.where(keys.c.table_id == table, keys.c.seat == seat)


def _fail(one: _Append | _Desk | _Opening, error: Exception) -> None:
    if one.done.done():
        return
    if isinstance(one, _Append):
        one.done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
    elif isinstance(one, _Desk) and isinstance(error, IntegrityError):
        one.done.set_result(None)  # the table is gone, and its desks with it
    else:
        one.done.set_exception(error)


@asynccontextmanager
async def running(url: str, metrics: Metrics) -> AsyncIterator[Database]:
    """A store for as long as the block runs."""
    store = Database(url, metrics)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()
