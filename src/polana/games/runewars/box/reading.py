"""Reading component files: every value is checked as it is read, and an error says which file, record and field.

Whoever owns the box may put the printed cards in place of the house-made ones, so their slips have to be found here and
not in the middle of a match.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, final

from polana.kernel.errors import PolanaError


class DataError(PolanaError):
    """A component file that the game cannot be played with. The text is one line that says where and what."""


@final
class Row:
    """One record of a file, with a name for error lines."""

    def __init__(self, entry: dict[str, Any], where: str) -> None:
        self.entry: dict[str, Any] = entry
        self.where: str = where

    def wrong(self, what: str) -> DataError:
        return DataError(f"{self.where}: {what}")

    def has(self, key: str) -> bool:
        return key in self.entry

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str):
            raise self.wrong(f"{key} has to be a text, not {value!r}")
        return value

    def one_of(self, key: str, names: list[str]) -> int:
        """The place of a name among those that are allowed."""
        value = self.text(key)
        if value not in names:
            raise self.wrong(f"{key} is {value!r}, which is none of {', '.join(names)}")
        return names.index(value)

    def number(self, key: str, least: int = 0, most: int = 99) -> int:
        value = self._get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"{key} has to be a whole number, not {value!r}")
        if not least <= value <= most:
            raise self.wrong(f"{key} is {value}, not from {least} to {most}")
        return value

    def switch(self, key: str) -> bool:
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} has to be true or false, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"{key} has to be a list of texts, not {value!r}")
        return list(value)

    def row(self, key: str) -> Row:
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.wrong(f"{key} has to be a table, not {value!r}")
        return Row(value, f"{self.where}, {key}")

    def rows(self, key: str) -> list[Row]:
        """The records of a list, each named by its id or its place."""
        value = self._get(key)
        if not isinstance(value, list):
            raise self.wrong(f"{key} has to be a list of tables, not {value!r}")
        found: list[Row] = []
        for place, entry in enumerate(value, 1):
            if not isinstance(entry, dict):
                raise self.wrong(f"{key} {place} has to be a table, not {entry!r}")
            found.append(Row(entry, f"{self.where}, {key} {entry.get('id', place)}"))
        return found

    def named(self, key: str, count: int) -> list[Row]:
        """This many records, each with an id of its own."""
        rows = self.rows(key)
        if len(rows) != count:
            raise self.wrong(f"there have to be {count} records {key}, not {len(rows)}")
        seen: list[str] = []
        for row in rows:
            name = row.text("id")
            if name in seen:
                raise row.wrong("this id is there twice")
            seen.append(name)
        return rows

    def same_records(self, model: Row) -> None:
        """Every list has the records of the model's, by their ids and in their order; so do lists within records."""
        for key, value in model.entry.items():
            if isinstance(value, dict):
                self.row(key).same_records(model.row(key))
            elif isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
                rows, models = self.rows(key), model.rows(key)
                for place, (row, other) in enumerate(zip(rows, models, strict=False), 1):
                    name = other.text("id")
                    row.need(row.text("id") == name, f"this is {key} {place}, where {name} belongs")
                    row.same_records(other)
                self.need(len(rows) == len(models), f"there have to be {len(models)} records {key}, not {len(rows)}")

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.wrong(what)

    def _get(self, key: str) -> Any:
        if key not in self.entry:
            raise self.wrong(f"{key} is missing")
        return self.entry[key]


def read(path: Path, name: str = "") -> Row:
    """A whole file; errors call it by its name, or by the one given."""
    called = name or path.name
    try:
        return Row(tomllib.loads(path.read_text(encoding="utf-8")), called)
    except OSError as error:
        raise DataError(f"{called} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{called} is not TOML: {error}") from None
