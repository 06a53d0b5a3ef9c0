"""Called by Alembic: by the server at its start, or by `alembic` from a checkout (see alembic.ini)."""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from polana.table.server.database import metadata
from polana.table.settings import Settings


def migrate(connection: Connection) -> None:
    # SQLite can change little of a table in place; Alembic then copies it.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def from_checkout() -> None:
    engine = create_async_engine(Settings.read().database_url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(from_checkout())
else:
    migrate(given)
