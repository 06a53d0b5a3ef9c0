"""What a bot knows about a single faction of Root. The file of the faction's name registers it.

A faction without such a file is played by what all factions have in common: points, land, warriors, cards.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, Generic

from polana.games.root.deed import P
from polana.games.root.state import State
from polana.kernel import mypyc_attr

#: The files of this room that belong to no faction.
GENERAL: Final = ("habits", "hired", "sense")


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(Generic[P]):
    """One faction as bots know it.

    `figures` names its table in `figures.toml`. At its menus it looks `looks` times as often as others: where an action
    leaves much to be chosen, few looks see it at its best.
    """

    def __init__(self, figures: str, looks: int = 1) -> None:
        self.figures: str = figures
        self.looks: int = looks

    def worth(self, g: State, side: P, w: dict[str, float]) -> float:
        """What its board and pieces are worth besides what all factions have, by its figures."""
        return 0.0

    def shared(self, g: State, side: P, standings: list[float], w: dict[str, float]) -> float:
        """Where all play together against it: what they have in common, by its figures."""
        return 0.0


#: Habits, whatever the side is.
AnyHabits = Habits[Any]

_UNKNOWN: Final[AnyHabits] = Habits("")
_HABITS: Final[dict[str, AnyHabits]] = {}


def register(faction: str, habits: AnyHabits) -> None:
    _HABITS[faction] = habits


@cache
def look_around() -> None:
    """The files of this room register the habits of their factions."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name not in GENERAL:
            import_module(f"polana.bots.root.{module.name}")


def habits(faction: str) -> AnyHabits:
    return _HABITS.get(faction, _UNKNOWN)
