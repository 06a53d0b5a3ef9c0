"""What a bot knows about a single faction of Root. The file of the faction's name registers it.

A faction without such a file is played by what all factions have in common: points, land, warriors, cards.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, Generic

from polana.games.root.asks import ASIDES
from polana.games.root.deed import P
from polana.games.root.state import State
from polana.kernel import mypyc_attr
from polana.kernel.deed import opens_deed
from polana.kernel.flow import Ask
from polana.kernel.topic import Topic

#: The files of this room that belong to no faction.
GENERAL: Final = ("habits", "hired", "sense")


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(Generic[P]):
    """One faction as bots know it.

    `figures` names its table in `figures.toml`. At a menu an action of its turn is over and the next is to be chosen,
    so looks end there; at those of its menus that are `orders` only the looks of others end, while its own go on to the
    end of its turn. At its menus it looks `looks` times as often as others: where an action leaves much to be chosen,
    few looks see it at its best.
    """

    def __init__(self, figures: str, orders: list[Topic] | None = None, looks: int = 1) -> None:
        self.figures: str = figures
        self.looks: int = looks
        self.orders: list[Topic] = [] if orders is None else orders

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
_ORDERS: Final[list[Topic]] = []


def register(faction: str, habits: AnyHabits) -> None:
    _HABITS[faction] = habits
    _ORDERS.extend(topic for topic in habits.orders if topic not in _ORDERS)


@cache
def look_around() -> None:
    """The files of this room register the habits of their factions."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name not in GENERAL:
            import_module(f"polana.bots.root.{module.name}")


def habits(faction: str) -> AnyHabits:
    return _HABITS.get(faction, _UNKNOWN)


def orders() -> list[Topic]:
    return _ORDERS


def is_menu(ask: Ask) -> bool:
    """Is the next action of a turn chosen here? Not where only something between actions, or within one, is."""
    return opens_deed(ask) and ask.topic not in ASIDES
