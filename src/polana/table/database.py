"""The form of the database: its tables, what their rows are in Python, and how a connection is tuned."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

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


class Conflict(Exception):
    """Somebody else has appended to this table."""


class Gone(Exception):
    """There is no such table."""


class Archived(Gone):
    """There was one; its record lies in the archive."""


class Entry(msgspec.Struct):
    """One entry of a table's log. `n` is 0 until it is stored."""

    kind: str
    seat: int
    text: str = ""
    n: int = 0
    at: float = 0.0


class TableRow(msgspec.Struct):
    """What a table was opened with."""

    id: str
    game: str
    setup: str
    seed: str
    rules: str
    data: str
    opened: float
    #: A sign of where the match stood after the last word; empty where it is not known.
    position: str = ""
    #: Where chance comes from, and the salt of the commitment to the seed; empty at tables older than commitments.
    generator: str = "fast"
    salt: str = ""


class Opens(msgspec.Struct, frozen=True):
    """What a key opens."""

    table: str
    kind: str
    seat: int
    parent: str = ""
    by: int = -1
    lang: str = ""


class TableLine(msgspec.Struct):
    """What a list of tables needs to know of one."""

    summary: str
    setup: str
    moved: float
    archived: float


class Desk(msgspec.Struct):
    """What the holder of a seat saw when he last looked (how many words, lines of his log and of the chat)."""

    words: int = 0
    lines: int = 0
    chat: int = 0
    #: Seconds since 1970; 0: he has never looked.
    at: float = 0.0
    #: Pass for him where a veiled question asks whether he reacts.
    passes: bool = False


class Head(msgspec.Struct):
    """What is kept beside the log for lists and checks."""

    summary: str
    position: str
    over: bool
    bots_asked: bool
    due: float = 0.0


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
    # SQLite gives its side files the mode of the database.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    os.chmod(path, 0o600)
    return handle


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
