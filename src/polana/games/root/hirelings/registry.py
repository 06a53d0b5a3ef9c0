"""All hirelings by name: each file of `sets/` brings a set, the front of its card and the back."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.games.root.components import HIRELING_NAMES
from polana.games.root.hirelings import sets
from polana.games.root.hirelings.base import AnyHireling


def found() -> dict[str, AnyHireling]:
    by_name: dict[str, AnyHireling] = {}
    for file in iter_modules(sets.__path__):
        for rules in import_module(f"{sets.__name__}.{file.name}").HIRELINGS:
            by_name[rules.name] = rules
    return {name: by_name[name] for name in HIRELING_NAMES if name in by_name}


HIRELINGS: Final[dict[str, AnyHireling]] = found()
