"""All landmarks, by name: each file of `landmarks/` brings one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.games.root.components import LANDMARK_NAMES, NONE
from polana.games.root.state import State
from polana.games.root.woodland import landmarks
from polana.games.root.woodland.landmark import Landmark
from polana.kernel.game import Option


def found() -> dict[str, Landmark]:
    by_name: dict[str, Landmark] = {}
    for file in iter_modules(landmarks.__path__):
        landmark: Landmark = import_module(f"{landmarks.__name__}.{file.name}").LANDMARK
        by_name[landmark.name] = landmark
    return {name: by_name[name] for name in LANDMARK_NAMES if name in by_name}


LANDMARKS: Final[dict[str, Landmark]] = found()

#: A.5: what the group decides on: the landmarks of the map alone, one at random, or one by its name; and a second.
OF_THE_MAP: Final = "map"
NO_SECOND: Final = "none"
AT_RANDOM: Final = "random"


def landmark_options() -> list[Option]:
    return [
        Option("landmark", [OF_THE_MAP, AT_RANDOM, *LANDMARKS], "option-root-landmark"),
        Option("second_landmark", [NO_SECOND, AT_RANDOM, *LANDMARKS], "option-root-second-landmark"),
    ]


def cards_are_used(g: State) -> bool:
    """A.5: do landmark cards say what lies on the map?"""
    return g.settings.get("landmark", OF_THE_MAP) != OF_THE_MAP


def draw_landmarks(g: State) -> list[str]:
    """A.5.1, A.5.2: the cards that the group has kept are shuffled, and one or two are turned up."""
    wanted = [str(g.settings["landmark"]), str(g.settings["second_landmark"])]
    cards = [at for at, name in enumerate(LANDMARKS) if LANDMARKS[name].least_players <= g.playing]
    names = list(LANDMARKS)
    cards = [at for at in cards if names[at] not in wanted]
    return [
        names[g.chance.pick(cards, "landmark")] if name == AT_RANDOM else name for name in wanted if name != NO_SECOND
    ]


def lay_those_of_the_map(g: State) -> None:
    """C.2.1, C.3.1: a map may bring a ferry or a tower of its own, unless landmark cards are used (A.5)."""
    if cards_are_used(g):
        return
    for landmark in LANDMARKS.values():
        where = landmark.map_place(g.woodland)
        if where != NONE:
            landmark.lay(g, where)
