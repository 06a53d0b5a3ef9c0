"""Storage: tables, their append-only logs, keys and notices. SQLite or PostgreSQL.

A table is what it was opened with plus its log of entries, numbered from 1. An entry is stored before anybody hears of
it. Two processes that append to the same table at once both want the same number; one of them gets `Conflict`, reads
what the other wrote, and judges anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polana.table.database import (
    Conflict,
    Desk,
    Entry,
    Gone,
    Head,
    Opens,
    TableRow,
    desks,
    entries,
    keys,
    migrate,
    notices,
    settings,
    tables,
    tune_sqlite,
)
from polana.table.metrics import Metrics

log = logging.getLogger("polana.table.store")


class _Append(msgspec.Struct):
    table: str
    entries: list[Entry]
    head: Head
    done: asyncio.Future[None]


class Store:
    """The database. Appends of many tables are gathered into one transaction, since each costs a write to the disk."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self._metrics = metrics
        self._queue: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        options: dict[str, Any] = {} if self.sqlite else {"pool_size": 5, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        #: For the log on SQLite: a connection and a thread of its own, so that a transaction is one trip to it.
        self._log: sa.Engine | None = None
        self._log_thread: ThreadPoolExecutor | None = None
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)
            self._log = sa.create_engine(url.replace("+aiosqlite", ""))
            sa.event.listen(self._log, "connect", tune_sqlite)
            self._log_thread = ThreadPoolExecutor(1, "store")

    async def start(self) -> None:
        """Bring the database to the newest form and begin to write."""
        async with self.engine.begin() as connection:
            if not self.sqlite:
                # Several processes may start at once: one of them migrates, the others wait.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(8076276)"))
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
            self._writer = None
        if self._log is not None and self._log_thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._log_thread, self._log.dispose)
            self._log_thread.shutdown()
        await self.engine.dispose()

    async def healthy(self) -> bool:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.select(1))
            return self._writer is not None and not self._writer.done()
        except Exception as error:
            log.warning("the database does not answer", extra={"error": str(error)[:200]})
            return False

    # --- the log --------------------------------------------------------------------------------------------------

    async def append(self, table: str, new: list[Entry], head: Head) -> None:
        """Store entries, all or none; returns when they are safe. Raises `Conflict` if their numbers are taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Append(table, new, head, done))
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
                    # One of them spoils it for the others; find out which.
                    for one in batch:
                        try:
                            await self._write_batch([one])
                        except Exception as why:
                            _fail(one, why)
            self._metrics.observe("store_seconds", time.perf_counter() - began)
            if last:
                return

    async def _write_batch(self, batch: list[_Append]) -> None:
        rows = [
            {"table_id": one.table, "n": e.n, "kind": e.kind, "seat": e.seat, "text": e.text, "at": e.at}
            for one in batch
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
            for one in batch
        ]
        if self._log is not None:
            await asyncio.get_running_loop().run_in_executor(self._log_thread, _write_log, self._log, rows, heads)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write_rows, rows, heads)
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)

    async def table(self, id: str) -> TableRow:
        async with self.engine.connect() as connection:
            row = (await connection.execute(_SELECT_TABLE, {"b_id": id})).one_or_none()
        if row is None:
            raise Gone(id)
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
        async with self.engine.connect() as connection:
            rows = await connection.execute(_SELECT_ENTRIES, {"b_id": table, "b_after": after})
            return [Entry(row.kind, row.seat, row.text, row.n, row.at) for row in rows]

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.n)).where(entries.c.table_id.in_(list(ids)))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.group_by(entries.c.table_id))
            return {row[0]: row[1] for row in rows}

    async def overdue(self, now: float) -> list[str]:
        """Tables where something is due that nobody has looked at."""
        query = sa.select(tables.c.id).where(tables.c.over.is_(False), tables.c.due > 0, tables.c.due <= now)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.limit(500))).scalars())

    async def open_table(
        self, row: TableRow, secrets: Iterable[tuple[str, Opens]], first: Sequence[Entry], head: Head
    ) -> None:
        """Store a new table with its keys and the first entries of its log."""
        async with self.engine.begin() as connection:
            await connection.execute(
                tables.insert(),
                {
                    **msgspec.structs.asdict(row),
                    **msgspec.structs.asdict(head),
                    "moved": row.opened,
                },
            )
            for hash, opens in secrets:
                await _add_key(connection, hash, opens)
            if first:
                await connection.execute(
                    entries.insert(), [{**msgspec.structs.asdict(entry), "table_id": row.id} for entry in first]
                )

    async def drop_table(self, id: str) -> None:
        async with self.engine.begin() as connection:
            for part in (entries, keys, notices, desks):
                await connection.execute(part.delete().where(part.c.table_id == id))
            await connection.execute(tables.delete().where(tables.c.id == id))

    async def summaries(self, ids: Sequence[str]) -> dict[str, tuple[str, str]]:
        """The summary of each table, and what it was opened with."""
        query = sa.select(tables.c.id, tables.c.summary, tables.c.setup).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: (row.summary, row.setup) for row in await connection.execute(query)}

    async def unfinished(self) -> list[str]:
        """Tables where a bot is asked, or where somebody wants to be told of his turn."""
        told = sa.select(notices.c.table_id)
        query = sa.select(tables.c.id).where(
            tables.c.over.is_(False), sa.or_(tables.c.bots_asked.is_(True), tables.c.id.in_(told))
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- keys -----------------------------------------------------------------------------------------------------

    async def opens(self, hashes: Sequence[str]) -> list[Opens | None]:
        """What each key opens."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(sa.select(keys).where(keys.c.hash.in_(list(hashes))))
            found = {row.hash: Opens(row.table_id, row.kind, row.seat, row.parent, row.by, row.lang) for row in rows}
        return [found.get(hash) for hash in hashes]

    async def add_key(self, hash: str, opens: Opens) -> None:
        async with self.engine.begin() as connection:
            await _add_key(connection, hash, opens)

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
        """No key opens this seat any more, and nobody is told of its turns."""
        async with self.engine.begin() as connection:
            await connection.execute(_of_seat(keys.delete(), table, seat).where(keys.c.kind != "watch"))
            await connection.execute(notices.delete().where(notices.c.table_id == table, notices.c.seat == seat))
            await connection.execute(desks.delete().where(desks.c.table_id == table, desks.c.seat == seat))

    async def sat_down(self, table: str, seat: int, parent: str) -> bool:
        """Does a key still open this seat that was given to the holder of that other key?"""
        query = sa.select(keys.c.hash).where(
            keys.c.table_id == table, keys.c.seat == seat, keys.c.kind == "seat", keys.c.parent == parent
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    # --- desks ----------------------------------------------------------------------------------------------------

    async def desk(self, table: str, seat: int) -> Desk:
        """What the holder of a seat saw last."""
        query = sa.select(desks).where(desks.c.table_id == table, desks.c.seat == seat)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Desk() if row is None else Desk(row.words, row.lines, row.chat, row.at, row.passes)

    async def keep_desk(self, table: str, seat: int, **changes: Any) -> None:
        """Note some of what the holder of a seat saw last."""
        where = (desks.c.table_id == table, desks.c.seat == seat)
        async with self.engine.begin() as connection:
            if (await connection.execute(desks.update().where(*where).values(**changes))).rowcount:
                return
        row = {**msgspec.structs.asdict(Desk()), **changes, "table_id": table, "seat": seat}
        # Another process may be faster with the first; then its note is as good, and the next one is taken again.
        with contextlib.suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(desks.insert(), row)

    # --- notices --------------------------------------------------------------------------------------------------

    async def notices_of(self, table: str, seat: int | None = None) -> list[sa.Row[Any]]:
        query = sa.select(notices).where(notices.c.table_id == table)
        if seat is not None:
            query = query.where(notices.c.seat == seat)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(notices.c.id)))

    async def set_notice(self, table: str, seat: int, kind: str, target: str, lang: str, told: int) -> None:
        """One webhook a seat; up to five browsers."""
        async with self.engine.begin() as connection:
            mine = sa.and_(notices.c.table_id == table, notices.c.seat == seat, notices.c.kind == kind)
            same = mine if kind == "webhook" else sa.and_(mine, notices.c.target == target)
            await connection.execute(notices.delete().where(same))
            ids = list((await connection.execute(sa.select(notices.c.id).where(mine).order_by(notices.c.id))).scalars())
            if len(ids) >= 5:
                await connection.execute(notices.delete().where(notices.c.id.in_(ids[: len(ids) - 4])))
            row = {"table_id": table, "seat": seat, "kind": kind, "target": target, "lang": lang, "told": told}
            await connection.execute(notices.insert(), row)

    async def drop_notices(self, table: str, seat: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(notices.delete().where(notices.c.table_id == table, notices.c.seat == seat))

    async def drop_notice(self, id: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(notices.delete().where(notices.c.id == id))

    async def claim_notice(self, id: int, ask: int) -> bool:
        """True for exactly one caller a question: who may tell of it."""
        query = notices.update().where(notices.c.id == id, notices.c.told < ask).values(told=ask)
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    # --- settings of this server ----------------------------------------------------------------------------------

    async def setting(self, name: str) -> str | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(settings.c.value).where(settings.c.name == name))).scalar()
        return found if found is None else str(found)

    async def keep_setting(self, name: str, value: str) -> str:
        """Set it unless it is set; the value that holds now."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(settings.insert(), {"name": name, "value": value})
        except IntegrityError:
            pass
        return await self.setting(name) or value


_INSERT_ENTRY = entries.insert()
_UPDATE_HEAD = (
    tables.update()
    .where(tables.c.id == sa.bindparam("b_id"))
    .values(
        moved=sa.bindparam("b_moved"),
        summary=sa.bindparam("b_summary"),
        position=sa.bindparam("b_position"),
        over=sa.bindparam("b_over"),
        bots_asked=sa.bindparam("b_bots"),
        due=sa.bindparam("b_due"),
    )
)
_SELECT_TABLE = sa.select(tables).where(tables.c.id == sa.bindparam("b_id"))
_SELECT_ENTRIES = (
    sa.select(entries)
    .where(entries.c.table_id == sa.bindparam("b_id"), entries.c.n > sa.bindparam("b_after"))
    .order_by(entries.c.n)
)


def _write_rows(connection: sa.Connection, rows: list[dict[str, Any]], heads: list[dict[str, Any]]) -> None:
    connection.execute(_INSERT_ENTRY, rows)
    connection.execute(_UPDATE_HEAD, heads)


def _write_log(engine: sa.Engine, rows: list[dict[str, Any]], heads: list[dict[str, Any]]) -> None:
    with engine.begin() as connection:
        _write_rows(connection, rows, heads)


async def _add_key(connection: AsyncConnection, hash: str, opens: Opens) -> None:
    row = msgspec.structs.asdict(opens)
    await connection.execute(keys.insert(), {"hash": hash, "table_id": row.pop("table"), **row})


def _of_seat(query: sa.Delete, table: str, seat: int) -> sa.Delete:
    return query.where(keys.c.table_id == table, keys.c.seat == seat)


def _fail(one: _Append, error: Exception) -> None:
    if not one.done.done():
        one.done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)


@asynccontextmanager
async def running(url: str, metrics: Metrics) -> AsyncIterator[Store]:
    """A store for as long as the block runs."""
    store = Store(url, metrics)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()
