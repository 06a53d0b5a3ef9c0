"""The rooms of the table stand without a server: whatever one is made of may be missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import polana.table

#: What a server is made of.
SERVER = (
    *("aiohttp", "aiosqlite", "alembic", "asyncpg", "httptools", "ifaddr", "litestar", "platformdirs"),
    *("prometheus_client", "pywebpush", "redis", "sqlalchemy", "uvicorn", "uvloop", "websockets"),
    *("polana.table.server", "sqlite3"),
)

BLOCKED = """
import importlib, sys

for name in {blocked!r}:
    sys.modules[name] = None  # importing it fails from now on
for name in {rooms!r}:
    importlib.import_module(name)
"""


def test_the_rooms_of_the_table_are_imported_where_nothing_of_a_server_is():
    folder = Path(polana.table.__file__).parent
    rooms = [f"polana.table.{path.stem}" for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
    assert "polana.table.hub" in rooms
    script = BLOCKED.format(blocked=SERVER, rooms=rooms)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
