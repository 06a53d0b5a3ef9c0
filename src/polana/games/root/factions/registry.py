"""All factions that can be played, by name, in setup order: each folder here brings its own (`faction.FACTIONS`)."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.games.root import factions
from polana.games.root.components import FACTION_NAMES
from polana.games.root.factions.base import Faction


def found() -> dict[str, Faction]:
    """The factions of all folders."""
    by_name: dict[str, Faction] = {}
    for folder in iter_modules(factions.__path__):
        if folder.ispkg:
            brought: list[Faction] = import_module(f"{factions.__name__}.{folder.name}.faction").FACTIONS
            for faction in brought:
                by_name[faction.name] = faction
    return {name: by_name[name] for name in FACTION_NAMES if name in by_name}


FACTIONS: Final[dict[str, Faction]] = found()
