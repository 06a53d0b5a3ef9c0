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

    def is_list(self, key: str) -> bool:
        """Texts from before a field was a table have a list there."""
        return isinstance(self._left.get(key), list)

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
    """The number that a name stands for. Texts from before a field had names have the number itself; where the names
    have numbers in them it is refused, since 10 would be understood as the tenth place by one and as `"10"` by another.
    """
    plain = isinstance(found, int) and not isinstance(found, bool)
    if isinstance(found, int) and plain and 0 <= found < len(names) and not _numbered(names):
        return found
    if isinstance(found, str) and found in names:
        return list(names).index(found)
    text = f"there is no {found!r}" + (f"; there is {', '.join(names)}" if len(names) <= 12 else "")
    raise PositionError(f"{where}: {text}", wrong("error-position-name", where=where, text=str(found)))


def _numbered(names: Sequence[str]) -> bool:
    """Are there numbers in the names, as in those of places?"""
    return any(letter.isdigit() for letter in names[0])


def index_or_nothing(found: object, names: Sequence[str], where: str) -> int:
    """The same where there may be nothing."""
    return NOTHING if found in (NOBODY, NOTHING) else index_of(found, names, where)


def side_told(page: Page, key: str, seat: str | None) -> str:
    """Which clan or faction a position gives to a seat. It has to say so where the seat itself (None) does not."""
    told = page.take(key)
    if told is None and seat is None:
        raise bad(page.path(key), f"a position says which {key} sits there")
    if told is not None and seat not in (None, told):
        raise bad(page.path(key), f"the seat is of {seat}")
    return text_in(seat if told is None else told, page.path(key))


# --- fields ---------------------------------------------------------------------------------------------------------


@final
class Notation:
    """How the fields of one class are written.

    `names`: what the numbers of a field (or of its lists) stand for. `counts`: a list that counts something by place is
    written as a table of those that are not 0. `tables`: a list with a value for each of these labels is written as a
    table of those values that are not as at the start. `flags`: a number is written as the list of names for which it
    has a bit. `skip`: what is worked out from the rest, or written in another way.
    """

    def __init__(
        self,
        names: Mapping[str, Sequence[str]],
        counts: Mapping[str, Sequence[str]] | None = None,
        tables: Mapping[str, Sequence[str]] | None = None,
        flags: Mapping[str, Sequence[str]] | None = None,
        skip: Sequence[str] = (),
    ) -> None:
        self.names: dict[str, list[str]] = _lists(names)
        self.counts: dict[str, list[str]] = _lists(counts or {})
        self.tables: dict[str, list[str]] = _lists(tables or {})
        self.flags: dict[str, list[str]] = _lists(flags or {})
        self.skip: list[str] = list(skip)

    def also(self, more: Notation) -> Notation:
        """This notation, with what another adds to it."""
        return Notation(
            {**self.names, **more.names},
            {**self.counts, **more.counts},
            {**self.tables, **more.tables},
            {**self.flags, **more.flags},
            [*self.skip, *more.skip],
        )

    def write(self, thing: object, blank: object) -> dict[str, object]:
        """The fields in which a thing differs from the start."""
        found: dict[str, object] = {}
        for field in fields(thing):
            value, before = getattr(thing, field), getattr(blank, field)
            if field in self.skip or value == before:
                continue
            if field in self.counts:
                labels = self.counts[field]
                found[field] = {labels[at]: count for at, count in enumerate(value) if count}
            elif field in self.tables and len(value) == len(before):
                labels = self.tables[field]
                changed = [at for at, part in enumerate(value) if part != before[at]]
                found[field] = {labels[at]: self.written(field, value[at]) for at in changed}
            else:
                found[field] = self.written(field, value)
        return found

    def written(self, field: str, value: object) -> object:
        """One value of a field."""
        if field in self.flags:
            assert isinstance(value, int)
            return [name for bit, name in enumerate(self.flags[field]) if value >> bit & 1]
        return _named(value, self.names.get(field))

    def read(self, thing: object, page: Page) -> None:
        """Set the fields that the page gives, on a thing that is as it was at the start."""
        for field in fields(thing):
            if field in self.skip or field not in page:
                continue
            before = getattr(thing, field)
            if field in self.counts and not page.is_list(field):
                setattr(thing, field, self._counted(page.page(field), self.counts[field], len(before)))
            elif field in self.tables and before and not page.is_list(field):
                setattr(thing, field, self._tabled(field, page.page(field), before))
            else:
                setattr(thing, field, self._read(field, page.take(field), before, page.path(field)))

    def take(self, field: str, page: Page) -> object:
        """What a page gives for a field that nothing is known of: numbers, or the names that it has for them."""
        return _part(page.take(field), self.names.get(field), page.path(field))

    def _read(self, field: str, found: object, before: object, where: str) -> object:
        if field not in self.flags:
            return _understood(found, before, self.names.get(field), where)
        names = self.flags[field]
        if isinstance(before, list):
            return _understood(found, before, None, where)
        if isinstance(found, int) and not isinstance(found, bool):
            if not 0 <= found < 1 << len(names):
                raise bad(where, f"{found} should be a list of names")
            return found
        if not isinstance(found, list):
            raise bad(where, f"{found!r} should be a list")
        bits = 0
        for name in found:
            bits |= 1 << index_of(name, names, where)
        return bits

    def _counted(self, page: Page, labels: list[str], length: int) -> list[int]:
        counts = [0] * (length or len(labels))
        for key in page.rest():
            counts[index_of(key, labels, page.path(key))] = page.number(key)
        return counts

    def _tabled(self, field: str, page: Page, before: list[object]) -> list[object]:
        values = before.copy()
        for key in page.rest():
            where = page.path(key)
            at = index_of(key, self.tables[field][: len(before)], where)
            values[at] = self._read(field, page.take(key), before[at], where)
        return values


def _lists(labels: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    return {field: list(those) for field, those in labels.items()}


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
        _fits(found, before, names, where)
        if NOTHING in before and names is not None:
            return [index_or_nothing(one, names, where) for one in found]
        return [_part(one, names, where) for one in found]
    if isinstance(before, str):
        return text_in(found, where)
    if names is None:
        return whole(found, where)
    return index_or_nothing(found, names, where) if before == NOTHING else index_of(found, names, where)


def _fits(found: list[object], before: list[object], names: list[str] | None, where: str) -> None:
    """Is a list of the same kind as the one at the start? A list of names is a pile and may grow or shrink, and so may
    one that is empty at the start; the others have a place for everything.
    """
    nested = bool(before) and isinstance(before[0], list)
    switches = bool(before) and isinstance(before[0], bool)
    if before and len(found) != len(before) and (nested or names is None):
        raise bad(where, f"should be a list of {len(before)}, not of {len(found)}")
    for one in found:
        if isinstance(one, list) != nested:
            raise bad(where, "should be a list of lists" if nested else "should not have lists in it")
        if isinstance(one, bool) != switches:
            raise bad(where, "should be true or false each" if switches else "should not have true or false in it")


def _part(found: object, names: list[str] | None, where: str) -> object:
    if isinstance(found, list):
        return [_part(one, names, where) for one in found]
    if isinstance(found, bool) and names is None:
        return found
    return index_of(found, names, where) if names is not None else whole(found, where)
