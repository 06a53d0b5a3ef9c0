"""What installed packages bring: games, and what belongs to them in other rooms, found by name.

A package says in its metadata what it brings, under an entry point group for each sort of thing:

    [project.entry-points."polana.games"]
    northgard = "polana.games.northgard:game"

`polana.games` holds games, `polana.eyes` their observers, `polana.senses` the bots' feel for them, `polana.bots`
players without hands, `polana.drawings` how games look in a terminal, and `polana.messages` the folder of their
sentences. Nothing is imported before it is asked for. What cannot be imported is one line that says who brings it, and
in `broken` for those who list what there is.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from polana.kernel.errors import PolanaError

_LOADED: Final[dict[tuple[str, str], object]] = {}
_BROKEN: Final[dict[tuple[str, str], str]] = {}


class Broken(PolanaError):
    """Something that a package brings, and that cannot be loaded."""


def names(group: str) -> list[str]:
    """What there is of a sort, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=group)})


def load(group: str, name: str) -> object:
    """The thing of that name, or None if nobody brings one."""
    key = (group, name)
    if key in _BROKEN:
        raise Broken(_BROKEN[key])
    if key not in _LOADED:
        found: object = None
        for entry in entry_points(group=group, name=name):
            try:
                found = entry.load()
            except PolanaError:
                raise  # a line for whoever asked: a table of his own box does not add up
            except Exception as error:  # whatever a stranger's module may raise
                _BROKEN[key] = told(entry, f"{type(error).__name__}: {error}")
                raise Broken(_BROKEN[key]) from error
        _LOADED[key] = found
    return _LOADED[key]


def refuse(group: str, name: str, why: str) -> Broken:
    """What a package brings is not what it should be: the error, remembered for those who list what is broken."""
    for entry in entry_points(group=group, name=name):
        _BROKEN[(group, name)] = told(entry, why)
    return Broken(_BROKEN.get((group, name), why))


def broken() -> list[str]:
    """One line for each thing that was asked for and could not be loaded."""
    return [_BROKEN[key] for key in sorted(_BROKEN)]


def told(entry: EntryPoint, why: str) -> str:
    """What is wrong with an entry point, in one line."""
    package = entry.dist.name if entry.dist is not None else "a package"
    first = " ".join(why.split())
    return f"{package} brings {entry.name} to {entry.group} as {entry.value}, which cannot be used: {first}"
