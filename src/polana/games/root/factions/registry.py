"""All factions that can be played, by name, in setup order: each folder here brings its own (`faction.FACTIONS`).

Among them are players without a seat (R.M), which the setup brings in by an option.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.games.root import factions
from polana.games.root.components import AUTOMATON_NAMES, FACTION_NAMES
from polana.games.root.factions.base import AnyFaction


def found() -> dict[str, AnyFaction]:
    """The factions of all folders."""
    by_name: dict[str, AnyFaction] = {}
    for folder in iter_modules(factions.__path__):
        if folder.ispkg:
            brought: list[AnyFaction] = import_module(f"{factions.__name__}.{folder.name}.faction").FACTIONS
            for faction in brought:
                by_name[faction.name] = faction
    return by_name


_FOUND: Final[dict[str, AnyFaction]] = found()
FACTIONS: Final[dict[str, AnyFaction]] = {name: _FOUND[name] for name in FACTION_NAMES if name in _FOUND}
AUTOMATA: Final[dict[str, AnyFaction]] = {name: _FOUND[name] for name in AUTOMATON_NAMES if name in _FOUND}
