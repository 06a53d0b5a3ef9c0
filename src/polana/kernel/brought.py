"""What installed packages bring: games, and what belongs to them in other rooms, found by name.

A package says in its metadata what it brings, under an entry point group for each sort of thing:

    [project.entry-points."polana.games"]
    northgard = "polana.games.northgard:game"

`polana.games` holds games, `polana.eyes` their observers, `polana.senses` the bots' feel for them, and
`polana.drawings` how they look in a terminal. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

_LOADED: Final[dict[tuple[str, str], object]] = {}


def names(group: str) -> list[str]:
    """What there is of a sort, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=group)})


def load(group: str, name: str) -> object:
    """The thing of that name, or None if nobody brings one."""
    key = (group, name)
    if key not in _LOADED:
        found: object = None
        for entry in entry_points(group=group, name=name):
            found = entry.load()
        _LOADED[key] = found
    return _LOADED[key]
