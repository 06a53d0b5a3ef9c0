"""The notation of positions: how a page of one is read, and how the fields of a state are written by name.

A game's own part of a position is read from a `Page` and written as plain data (`position.py`). `Notation` does both
field by field: it knows which names the numbers of a field stand for; the rest is plain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from polana.kernel.errors import PositionError
from polana.kernel.refusal import wrong
from polana.kernel.state import fields

#: A number that stands for nothing where a name is wanted; it is written as this text.
NOTHING: Final = -1
NOBODY: Final = "-"
#: No number of a position is further from 0: beyond it a page cannot tell one from the next.
FARTHEST: Final = 2**53
#: Nothing is counted beyond this: no box holds as much, and what is counted may have to be listed.
MOST: Final = 1_000_000


# --- reading --------------------------------------------------------------------------------------------------------


def bad(where: str, text: str) -> PositionError:
    return PositionError(f"{where}: {text}", wrong("error-position-value", where=where, text=text))


@final
class Page:
    """One table of a position that is being read. Whatever nobody has taken from it by the end is a mistake."""

    def __init__(self, values: dict[str, object], where: str = "") -> None:
        self.where: str = where
        self._left: dict[str, object] = dict(values)

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def take(self, key: str) -> object:
        """What stands there, or None."""
        return self._left.pop(key, None)

    def page(self, key: str) -> Page:
        """A table inside this one; an empty one where there is none."""
        found = self._left.pop(key, None)
        if found is None:
            return Page({}, self.path(key))
        if not isinstance(found, dict):
            raise bad(self.path(key), "should be a table")
        return Page(found, self.path(key))

    def rest(self) -> list[str]:
        """The keys that nobody has taken yet."""
        return list(self._left)

    def number(self, key: str, default: int = 0) -> int:
        found = self._left.pop(key, default)
        return whole(found, self.path(key), MOST)

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty where there is none."""
        found = self._left.pop(key, [])
        if not isinstance(found, list):
            raise bad(self.path(key), "should be a list of texts")
        return [text_in(part, self.path(key)) for part in found]

    def done(self) -> None:
        """Nothing may be left."""
        for key in self._left:
            where = self.path(key)
            raise PositionError(f"{where}: nothing is called so", wrong("error-position-key", where=where))


def whole(found: object, where: str, most: int = FARTHEST) -> int:
    if isinstance(found, bool) or not isinstance(found, int):
        raise bad(where, f"{found!r} should be a whole number")
    if not -most <= found <= most:
        raise bad(where, f"a number there is at most {most}")
    return found


def text_in(found: object, where: str) -> str:
    if not isinstance(found, str):
        raise bad(where, f"{found!r} should be a text")
    return found


def index_of(found: object, names: Sequence[str], where: str) -> int:
    """The number that a name stands for. Texts from before a field had names have the number itself."""
    if found == NOBODY:
        return NOTHING
    if isinstance(found, int) and not isinstance(found, bool) and NOTHING <= found < len(names):
        return found
    if isinstance(found, str) and found in names:
        return list(names).index(found)
    text = f"there is no {found!r}" + (f"; there is {', '.join(names)}" if len(names) <= 12 else "")
    raise PositionError(f"{where}: {text}", wrong("error-position-name", where=where, text=str(found)))


# --- fields ---------------------------------------------------------------------------------------------------------


@final
class Notation:
    """How the fields of one class are written.

    `names`: what the numbers of a field (or of its lists) stand for. `counts`: a list that counts something by place is
    written as a table of those that are not 0. `skip`: what is worked out from the rest, or written in another way.
    """

    def __init__(
        self,
        names: Mapping[str, Sequence[str]],
        counts: Mapping[str, Sequence[str]] | None = None,
        skip: Sequence[str] = (),
    ) -> None:
        self.names: dict[str, list[str]] = {field: list(those) for field, those in names.items()}
        self.counts: dict[str, list[str]] = {field: list(those) for field, those in (counts or {}).items()}
        self.skip: set[str] = set(skip)

    def write(self, thing: object, blank: object) -> dict[str, object]:
        """The fields in which a thing differs from the start."""
        found: dict[str, object] = {}
        for field in fields(thing):
            value = getattr(thing, field)
            if field in self.skip or value == getattr(blank, field):
                continue
            if field in self.counts:
                labels = self.counts[field]
                found[field] = {labels[at]: count for at, count in enumerate(value) if count}
            else:
                found[field] = _named(value, self.names.get(field))
        return found

    def read(self, thing: object, page: Page) -> None:
        """Set the fields that the page gives, on a thing that is as it was at the start."""
        for field in fields(thing):
            if field in self.skip or field not in page:
                continue
            where = page.path(field)
            before = getattr(thing, field)
            if field in self.counts:
                setattr(thing, field, self._counted(page.page(field), self.counts[field], len(before)))
            else:
                setattr(thing, field, _understood(page.take(field), before, self.names.get(field), where))

    def _counted(self, page: Page, labels: list[str], length: int) -> list[int]:
        counts = [0] * length
        for key in page.rest():
            counts[index_of(key, labels, page.path(key))] = page.number(key)
        return counts


def _named(value: object, names: list[str] | None) -> object:
    if isinstance(value, (list, tuple)):
        return [_named(part, names) for part in value]
    if isinstance(value, bool) or not isinstance(value, int) or names is None:
        return value
    return NOBODY if value == NOTHING else names[value]


def _understood(found: object, before: object, names: list[str] | None, where: str) -> object:
    """A value of the kind that the field has: a switch, a number or name, a text, or lists of them."""
    if isinstance(before, bool):
        if not isinstance(found, bool):
            raise bad(where, f"{found!r} should be true or false")
        return found
    if isinstance(before, list):
        if not isinstance(found, list):
            raise bad(where, f"{found!r} should be a list")
        if before:
            _fits(found, before, names, where)
        return [_part(one, names, where) for one in found]
    if isinstance(before, str):
        return text_in(found, where)
    return index_of(found, names, where) if names is not None else whole(found, where)


def _fits(found: list[object], before: list[object], names: list[str] | None, where: str) -> None:
    """Is a list of the same kind as the one at the start? Only a list of names is a pile and may grow or shrink."""
    nested, switches = isinstance(before[0], list), isinstance(before[0], bool)
    if len(found) != len(before) and (nested or names is None):
        raise bad(where, f"should be a list of {len(before)}, not of {len(found)}")
    for one in found:
        if isinstance(one, list) != nested:
            raise bad(where, "should be a list of lists" if nested else "should not have lists in it")
        if isinstance(one, bool) != switches:
            raise bad(where, "should be true or false each" if switches else "should not have true or false in it")


def _part(found: object, names: list[str] | None, where: str) -> object:
    if isinstance(found, list):
        return [_part(one, names, where) for one in found]
    if isinstance(found, bool):
        return found
    return index_of(found, names, where) if names is not None else whole(found, where)
