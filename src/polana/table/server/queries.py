"""What is asked of the database all the time: statements that are put together once."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from polana.table.rows import LastLook
from polana.table.server.database import desks, entries, keys, tables

INSERT_ENTRY: Final = entries.insert()
UPDATE_HEAD: Final = (
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
#: One table, its log from a number on, lines of lists, what keys open.
SELECT_TABLE: Final = sa.select(tables).where(tables.c.id == sa.bindparam("b_id"))
SELECT_ENTRIES: Final = (
    sa.select(entries)
    .where(entries.c.table_id == sa.bindparam("b_id"), entries.c.n > sa.bindparam("b_after"))
    .order_by(entries.c.n)
)
SELECT_LINES: Final = sa.select(tables.c.id, tables.c.summary, tables.c.setup, tables.c.moved, tables.c.archived).where(
    tables.c.id.in_(sa.bindparam("b_ids", expanding=True))
)
SELECT_KEYS: Final = sa.select(keys).where(keys.c.hash.in_(sa.bindparam("b_hashes", expanding=True)))
_LAST = sa.select(sa.func.max(entries.c.n)).where(entries.c.table_id == keys.c.table_id).correlate(keys)
#: What a connection has to know that opens with these keys.
SELECT_WAYS: Final = (
    sa.select(
        keys,
        _LAST.scalar_subquery().label("seq"),
        *(desks.c.words, desks.c.lines, desks.c.chat, desks.c.at, desks.c.passes),
    )
    .select_from(keys.outerjoin(desks, sa.and_(desks.c.table_id == keys.c.table_id, desks.c.seat == keys.c.seat)))
    .where(keys.c.hash.in_(sa.bindparam("b_hashes", expanding=True)))
)

#: What stands on a desk that nobody has left.
BLANK: Final = msgspec.structs.asdict(LastLook())


@cache
def note_desk(dialect: str, names: tuple[str, ...]) -> sa.Insert:
    """Note this much of a desk, whether it is there or not."""
    insert = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(desks)
    changes = {name: insert.excluded[name] for name in names}
    return insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changes)
