"""What is kept of a table, as it is stored: what it was opened with, its log, its keys, the desks of its seats."""

from __future__ import annotations

import msgspec


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


class LastLook(msgspec.Struct):
    """What the holder of a seat saw when he last looked (how many words, lines of his log and of the chat)."""

    words: int = 0
    lines: int = 0
    chat: int = 0
    #: Seconds since 1970; 0: he has never looked.
    at: float = 0.0
    #: Pass for him where a veiled question asks whether he reacts.
    passes: bool = False


class Way(msgspec.Struct):
    """What a connection that opens with a key has to know, all of one moment."""

    opens: Opens
    #: The number of the last entry of the table. Keys are void before somebody else can sit down: at this entry the
    #: seat is still in the hands of whoever has this key.
    seq: int
    desk: LastLook


class Head(msgspec.Struct):
    """What is kept beside the log for lists and checks."""

    summary: str
    position: str
    over: bool
    bots_asked: bool
    due: float = 0.0
