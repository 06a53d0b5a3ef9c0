"""What is kept beside the tables: desks, notices, and the server's own settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from polana.table.rows import LastLook
from polana.table.server.database import desks, notices, settings

_SELECT_DESK = sa.select(desks).where(desks.c.table_id == sa.bindparam("b_id"), desks.c.seat == sa.bindparam("b_seat"))


def last_look(row: sa.Row[Any]) -> LastLook:
    """What a row says of a desk; where there is none it holds nothing."""
    return LastLook() if row.words is None else LastLook(row.words, row.lines, row.chat, row.at, row.passes)


class Cabinet:
    """The part of the storage that is not about tables themselves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _read(self, query: sa.Select[Any], given: dict[str, Any] | None = None) -> Sequence[sa.Row[Any]]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            return list(await connection.execute(query, given))

    # --- desks ----------------------------------------------------------------------------------------------------

    async def desk(self, table: str, seat: int) -> LastLook:
        """What the holder of a seat saw last."""
        rows = await self._read(_SELECT_DESK, {"b_id": table, "b_seat": seat})
        return last_look(rows[0]) if rows else LastLook()

    # --- notices --------------------------------------------------------------------------------------------------

    async def notices_of(self, table: str, seat: int | None = None) -> list[sa.Row[Any]]:
        query = sa.select(notices).where(notices.c.table_id == table)
        if seat is not None:
            query = query.where(notices.c.seat == seat)
        return list(await self._read(query.order_by(notices.c.id)))

    async def set_notice(self, table: str, seat: int, kind: str, target: str, lang: str, told: int) -> None:
        """One webhook per seat; up to five browsers."""
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
        """True for exactly one caller per question: the one who may tell of it."""
        query = notices.update().where(notices.c.id == id, notices.c.told < ask).values(told=ask)
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def claim_farewell(self, id: int, moved: int) -> bool:
        """True for exactly one caller for as long as nobody touches the table."""
        name = f"farewell {id} {moved}"
        try:
            async with self.engine.begin() as connection:
                await connection.execute(settings.insert(), {"name": name, "value": ""})
        except IntegrityError:
            return False
        return True

    # --- settings of this server ----------------------------------------------------------------------------------

    async def setting(self, name: str) -> str | None:
        rows = await self._read(sa.select(settings.c.value).where(settings.c.name == name))
        return str(rows[0].value) if rows else None

    async def keep_setting(self, name: str, value: str) -> str:
        """Set it unless it is set; gives the value that holds now."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(settings.insert(), {"name": name, "value": value})
        except IntegrityError:
            pass
        return await self.setting(name) or value
