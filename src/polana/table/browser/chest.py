"""The chest: texts under names, as a browser keeps them for a site (IndexedDB)."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from polana.table.complaint import Complaint

#: What is done to a name: `add` fails where it is taken, `take` removes it and fails where there is nothing.
Verb = Literal["add", "put", "take", "drop"]

#: One change: what is done, to which name, and the text that is kept there.
Change = tuple[Verb, str, str]

_pairs = msgspec.json.Decoder(list[tuple[str, str]])


class Chest(Protocol):
    """What the browser's side offers, in texts alone: they need no conversion between the two languages."""

    async def read(self, start: str) -> str:
        """All names that begin with this, in their order, and what is kept there: the JSON of a list of pairs."""

    async def write(self, changes: str) -> str:
        """Make all of these changes or none (the JSON of a list of `Change`); returns when they are safe.

        Gives `` where it is done, `clash` where a name was taken or missing, else what is wrong with the storage.
        """


class Clash(Exception):
    """A name was taken, or there was nothing to take."""


async def read(chest: Chest, start: str) -> list[tuple[str, str]]:
    return _pairs.decode(await chest.read(start))


async def write(chest: Chest, *changes: Change) -> None:
    """All of these or none. Raises `Clash`, or `Complaint` where the browser keeps nothing for us."""
    wrong = await chest.write(msgspec.json.encode(changes).decode())
    if wrong == "clash":
        raise Clash
    if wrong:
        raise Complaint("storage", "error-table-storage", wrong)
