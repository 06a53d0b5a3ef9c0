"""The form of the database: its tables, and how a connection is tuned."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from polana.kernel.errors import PolanaError

MIGRATIONS = Path(__file__).parent / "migrations"

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("data", sa.String(80), nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("generator", sa.String(16), nullable=False, server_default="fast"),
    sa.Column("salt", sa.String(64), nullable=False, server_default=""),
    # What follows is worked out from the log and kept here for lists only.
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("position", sa.String(16), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bots_asked", sa.Boolean, nullable=False),
    #: When somebody has to look at the table even if nobody says anything (a clock runs out); 0 is never.
    sa.Column("due", sa.Float, nullable=False, server_default="0"),
    #: When it was put away: its log lies in the archive, only its line in lists is left. 0 is never.
    sa.Column("archived", sa.Float, nullable=False, server_default="0"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    #: The key of another table by which its holder sat down here (a rematch).
    sa.Column("parent", sa.String(64), nullable=False, server_default=""),
    #: Of an invite: the seat that invites (-1: not known), and its language.
    sa.Column("by", sa.SmallInteger, nullable=False, server_default="-1"),
    sa.Column("lang", sa.String(5), nullable=False, server_default=""),
)

#: What the holder of a seat saw last, and how he likes to be asked: for his eyes only.
desks = sa.Table(
    "desks",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("words", sa.Integer, nullable=False),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("chat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("passes", sa.Boolean, nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("lang", sa.String(5), nullable=False),
    #: The last question that somebody was told of.
    sa.Column("told", sa.Integer, nullable=False),
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


def lock_file(url: str) -> IO[bytes] | None:
    """Hold the file of a SQLite database for this server alone, and keep it from the eyes of others.

    Two servers on one file would not hear of each other's words.
    """
    path = sa.engine.make_url(url).database
    if not path or path == ":memory:":
        return None
    handle = open(os.open(Path(path).with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600), "r+b")  # noqa: SIM115  (held until the end)
    try:
        _hold(handle)
    except OSError:
        handle.close()
        text = f"another server uses {path}; give this one a folder of its own (--data), or both of them PostgreSQL"
        raise PolanaError(text) from None
    try:
        check_file(Path(path), handle.read(len(BEGUN)) == BEGUN)
    except PolanaError:
        handle.close()
        raise
    # SQLite gives its side files the mode of the database.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    os.chmod(path, 0o600)
    return handle


#: Stands in the file of the lock once there is a database beside it.
BEGUN = b"a database was begun here\n"

#: Files of up to this many bytes are read through at the start, to see whether they are whole.
LOOK_THROUGH = 500_000_000


def note_begun(handle: IO[bytes]) -> None:
    """Remember that there is a database: one that is missing later is not begun anew in silence."""
    handle.seek(0)
    handle.write(BEGUN)
    handle.flush()


def check_file(path: Path, begun: bool) -> None:
    """Complain about a database that is not what it was, in one line that says what to do."""
    mend = "put a backup in its place"
    anew = f"to begin anew, move {path.parent / (path.stem + '.*')} away"
    if not path.exists():
        if begun:
            raise PolanaError(f"{path} is missing, and there was one: {mend}; {anew}")
        return
    if not path.stat().st_size:
        raise PolanaError(f"the database {path} is empty: {mend}; {anew}")
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            question = "quick_check(1)" if path.stat().st_size <= LOOK_THROUGH else "schema_version"
            (found,) = connection.execute(f"PRAGMA {question}").fetchone()
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            forms = connection.execute("SELECT version_num FROM alembic_version") if "alembic_version" in names else ()
            form = [name for (name,) in forms]
            parts = {
                (name, column)
                for name in metadata.tables
                for (_, column, *_) in connection.execute(f"PRAGMA table_info({name})")
            }
    except sqlite3.OperationalError as error:
        raise PolanaError(f"the database {path} cannot be opened: {error}") from None
    except sqlite3.DatabaseError as error:
        raise PolanaError(f"the database {path} is damaged ({error}): {mend}; {anew}") from None
    if isinstance(found, str) and found != "ok":
        raise PolanaError(f"the database {path} is damaged ({found.splitlines()[0]}): {mend}; {anew}")
    if begun and not names:
        raise PolanaError(f"the database {path} is empty: {mend}; {anew}")
    ours = {(table.name, column.name) for table in metadata.tables.values() for column in table.columns}
    if names and not names & set(metadata.tables):
        raise PolanaError(f"the database {path} is not Polana's: {mend}; {anew}")
    if names and len(form) != 1:
        raise PolanaError(f"the database {path} is damaged (it does not say of what form it is): {mend}; {anew}")
    known = ScriptDirectory(str(MIGRATIONS))
    if not set(form) <= {one.revision for one in known.walk_revisions()}:
        raise PolanaError(f"the database {path} is of a newer Polana: install that one, or {mend}; {anew}")
    missing = sorted(set(metadata.tables) - names) or sorted(".".join(part) for part in ours - parts)
    if missing and form == known.get_heads():
        raise PolanaError(f"the database {path} is damaged (it lacks {', '.join(missing)}): {mend}; {anew}")


def _hold(handle: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def tune_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # Readers do not wait for the writer; a commit is on the disk when it returns.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
