"""What the rooms are handed by the house they stand in: a store, a brake, workers, letters, figures.

A server fills these with a database, processes and sockets (`server/`), a browser with what it has (`browser/`). The
rooms know neither.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from polana.table import lobby
from polana.table.rows import Entry, Head, LastLook, Opens, TableLine, TableRow, Way

P = ParamSpec("P")
T = TypeVar("T")


async def beside(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Something that takes a while, beside everything else; where there are no threads, after what is waiting."""
    if sys.platform == "emscripten":
        await asyncio.sleep(0)
        return call(*args, **kwargs)
    return await asyncio.to_thread(call, *args, **kwargs)


class Store(Protocol):
    """Tables, their append-only logs, keys and desks. What a method has returned from is safe."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def latest(self) -> float:
        """When something was last stored; 0: never."""

    # --- tables and their logs ------------------------------------------------------------------------------------

    async def open_table(
        self, row: TableRow, secrets: Iterable[tuple[str, Opens]], first: Sequence[Entry], head: Head
    ) -> None:
        """Store a new table with its keys and the first entries of its log."""

    async def drop_table(self, id: str) -> None: ...

    async def table(self, id: str) -> TableRow:
        """Raises `Gone` or `Archived`."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def append(self, table: str, new: list[Entry], head: Head) -> None:
        """Store entries, all or none; returns when they are safe. Raises `Conflict` if their numbers are taken."""

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""

    async def lines(self, ids: Sequence[str]) -> dict[str, TableLine]:
        """Each of these tables for a list."""

    async def unfinished(self) -> list[str]:
        """Tables where a bot is asked, or where somebody wants to be told of his turn."""

    async def overdue(self, now: float) -> list[str]:
        """Tables where something that nobody has looked at is due."""

    # --- keys -----------------------------------------------------------------------------------------------------

    async def opens(self, hashes: Sequence[str]) -> list[Opens | None]:
        """What each key opens."""

    async def ways(self, hashes: Sequence[str]) -> list[Way | None]:
        """What each key opens, and what a connection with it has to know: at once."""

    async def add_key(self, hash: str, opens: Opens) -> None: ...

    async def drop_key(self, hash: str) -> None: ...

    async def count_keys(self, table: str, kind: str, seat: int) -> int: ...

    async def replace_invites(self, hash: str, opens: Opens) -> None:
        """A new invite for a seat; older ones are void."""

    async def spend_invite(self, invite: str, key: str, opens: Opens) -> bool:
        """Exchange an invite for a key; False if somebody was faster."""

    async def void_seat(self, table: str, seat: int) -> None:
        """No key opens this seat any longer, and nobody is told of its turns."""

    async def sat_down(self, table: str, seat: int, parent: str) -> bool:
        """Does a key that was given to the holder of that other key still open this seat?"""

    # --- desks ----------------------------------------------------------------------------------------------------

    async def desk(self, table: str, seat: int) -> LastLook:
        """What the holder of a seat saw last."""

    async def keep_desk(self, table: str, seat: int, **changes: Any) -> None:
        """Note some of what the holder of a seat saw last."""


class Channel(Protocol):
    """What processes that share a store tell each other."""

    #: Do the others hear us and we them, and since when?
    up: bool
    up_since: float

    def tell(self, message: bytes) -> None: ...

    async def listen(self) -> None: ...

    async def close(self) -> None: ...


class Figures:
    """Figures about what happens; here nobody keeps them."""

    def count(self, name: str, kind: str = "", by: int = 1) -> None: ...

    def observe(self, name: str, seconds: float) -> None: ...

    def gauge(self, name: str, read: Callable[[], float]) -> None: ...


class Post:
    """Telling people elsewhere of something; here there is nobody elsewhere."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def turn(self, table: lobby.Summary, seat: int, ask: int) -> None:
        """Tell the holder of a seat that it is asked, once per question."""

    async def nudge(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks the holder of a seat to come."""

    async def undo(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks to take words back, and the holder of a seat has a say in it."""

    async def undone(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table has taken words of his own back, while a bot stands in for the holder of a seat."""
