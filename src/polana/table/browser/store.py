"""Storage in a browser: tables, their append-only logs, keys and desks, in a chest.

Several tabs share it. Two that append to the same table at once want the same number, and one of them gets `Conflict`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from polana.table.browser.chest import Change, Chest, Clash, read, write
from polana.table.rows import Conflict, Entry, Gone, Head, LastLook, Opens, TableLine, TableRow, Way


class Kept(msgspec.Struct):
    """A table as it is kept: what it was opened with, and what lists need to know of it."""

    row: TableRow
    head: Head
    moved: float


_encode = msgspec.json.Encoder().encode
_kept = msgspec.json.Decoder(Kept)
_entry = msgspec.json.Decoder(Entry)
_opens = msgspec.json.Decoder(Opens)
_desk = msgspec.json.Decoder(LastLook)


def _text(thing: object) -> str:
    return _encode(thing).decode()


def _table(id: str) -> str:
    return f"table/{id}"


def _numbered(table: str, n: int) -> str:
    """The names of entries are in the order of their numbers."""
    return f"entry/{table}/{n:08}"


def _key(hash: str) -> str:
    return f"key/{hash}"


def _seat(table: str, seat: int) -> str:
    return f"desk/{table}/{seat}"


class BrowserStore:
    """The store of a browser."""

    def __init__(self, chest: Chest) -> None:
        self._chest = chest

    async def start(self) -> None:
        """Complain at once where nothing can be kept."""
        await write(self._chest, ("put", "begun", ""))

    async def stop(self) -> None:
        pass

    async def _tables(self) -> list[Kept]:
        return [_kept.decode(text) for _, text in await read(self._chest, "table/")]

    async def latest(self) -> float:
        return max((one.moved for one in await self._tables()), default=0.0)

    # --- tables and their logs ------------------------------------------------------------------------------------

    async def open_table(
        self, row: TableRow, secrets: Iterable[tuple[str, Opens]], first: Sequence[Entry], head: Head
    ) -> None:
        changes: list[Change] = [("add", _table(row.id), _text(Kept(row, head, row.opened)))]
        changes += [("add", _key(hash), _text(opens)) for hash, opens in secrets]
        changes += [("add", _numbered(row.id, entry.n), _text(entry)) for entry in first]
        await write(self._chest, *changes)

    async def drop_table(self, id: str) -> None:
        names = [_table(id)]
        for start in (f"entry/{id}/", f"desk/{id}/"):
            names += [name for name, _ in await read(self._chest, start)]
        names += [_key(hash) for hash, opens in await self._keys() if opens.table == id]
        await write(self._chest, *(("drop", name, "") for name in names))

    async def _kept_of(self, id: str) -> Kept:
        for name, text in await read(self._chest, _table(id)):
            if name == _table(id):
                return _kept.decode(text)
        raise Gone(id)

    async def table(self, id: str) -> TableRow:
        kept = await self._kept_of(id)
        kept.row.position = kept.head.position
        return kept.row

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = [_entry.decode(text) for _, text in await read(self._chest, f"entry/{table}/")]
        return [entry for entry in found if entry.n > after]

    async def append(self, table: str, new: list[Entry], head: Head) -> None:
        kept = await self._kept_of(table)
        kept.head, kept.moved = head, new[-1].at
        changes: list[Change] = [("add", _numbered(table, entry.n), _text(entry)) for entry in new]
        try:
            await write(self._chest, *changes, ("put", _table(table), _text(kept)))
        except Clash:
            raise Conflict from None

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        last = {id: await self.entries(id) for id in ids}
        return {id: entries[-1].n for id, entries in last.items() if entries}

    async def lines(self, ids: Sequence[str]) -> dict[str, TableLine]:
        return {
            one.row.id: TableLine(one.head.summary, one.row.setup, one.moved, 0.0)
            for one in await self._tables()
            if one.row.id in ids
        }

    async def unfinished(self) -> list[str]:
        return [one.row.id for one in await self._tables() if one.head.bots_asked and not one.head.over]

    async def overdue(self, now: float) -> list[str]:
        return [one.row.id for one in await self._tables() if not one.head.over and 0 < one.head.due <= now]

    # --- keys -----------------------------------------------------------------------------------------------------

    async def _keys(self) -> list[tuple[str, Opens]]:
        return [(name.removeprefix("key/"), _opens.decode(text)) for name, text in await read(self._chest, "key/")]

    async def _of_seat(self, table: str, seat: int) -> list[tuple[str, Opens]]:
        return [one for one in await self._keys() if one[1].table == table and one[1].seat == seat]

    async def opens(self, hashes: Sequence[str]) -> list[Opens | None]:
        found = dict(await self._keys())
        return [found.get(hash) for hash in hashes]

    async def ways(self, hashes: Sequence[str]) -> list[Way | None]:
        found: list[Way | None] = []
        for one in await self.opens(hashes):
            if one is None:
                found.append(None)
            else:
                last = (await self.last_entries([one.table])).get(one.table, 0)
                found.append(Way(one, last, await self.desk(one.table, one.seat)))
        return found

    async def add_key(self, hash: str, opens: Opens) -> None:
        await write(self._chest, ("add", _key(hash), _text(opens)))

    async def drop_key(self, hash: str) -> None:
        await write(self._chest, ("drop", _key(hash), ""))

    async def count_keys(self, table: str, kind: str, seat: int) -> int:
        return sum(opens.kind == kind for _, opens in await self._of_seat(table, seat))

    async def replace_invites(self, hash: str, opens: Opens) -> None:
        old = [hash for hash, one in await self._of_seat(opens.table, opens.seat) if one.kind == "invite"]
        await write(self._chest, *(("drop", _key(one), "") for one in old), ("add", _key(hash), _text(opens)))

    async def spend_invite(self, invite: str, key: str, opens: Opens) -> bool:
        try:
            await write(self._chest, ("take", _key(invite), ""), ("add", _key(key), _text(opens)))
        except Clash:
            return False
        return True

    async def void_seat(self, table: str, seat: int) -> None:
        old = [hash for hash, one in await self._of_seat(table, seat) if one.kind != "watch"]
        await write(self._chest, *(("drop", _key(one), "") for one in old), ("drop", _seat(table, seat), ""))

    async def sat_down(self, table: str, seat: int, parent: str) -> bool:
        return any(one.kind == "seat" and one.parent == parent for _, one in await self._of_seat(table, seat))

    # --- desks ----------------------------------------------------------------------------------------------------

    async def desk(self, table: str, seat: int) -> LastLook:
        for name, text in await read(self._chest, _seat(table, seat)):
            if name == _seat(table, seat):
                return _desk.decode(text)
        return LastLook()

    async def keep_desk(self, table: str, seat: int, **changes: Any) -> None:
        kept = msgspec.structs.replace(await self.desk(table, seat), **changes)
        await write(self._chest, ("put", _seat(table, seat), _text(kept)))
