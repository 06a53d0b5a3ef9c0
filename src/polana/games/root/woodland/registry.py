"""All landmarks, by name: each file of `landmarks/` brings one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.games.root.components import LANDMARK_NAMES, NONE
from polana.games.root.state import State
from polana.games.root.woodland import landmarks
from polana.games.root.woodland.landmark import Landmark


def found() -> dict[str, Landmark]:
    by_name: dict[str, Landmark] = {}
    for file in iter_modules(landmarks.__path__):
        landmark: Landmark = import_module(f"{landmarks.__name__}.{file.name}").LANDMARK
        by_name[landmark.name] = landmark
    return {name: by_name[name] for name in LANDMARK_NAMES if name in by_name}


LANDMARKS: Final[dict[str, Landmark]] = found()


def lay_those_of_the_map(g: State) -> None:
    """C.2.1, C.3.1: a map may bring a ferry or a tower of its own."""
    for landmark in LANDMARKS.values():
        where = landmark.map_place(g.woodland)
        if where != NONE:
            landmark.lay(g, where)
