"""What a bot knows about a single faction of Root. The file of the faction's name registers it.

A faction without such a file is played by what all factions have in common: points, land, warriors, cards.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from polana.games.root.state import Side, State
from polana.kernel import mypyc_attr
from polana.kernel.topic import Topic

#: The files of this room that belong to no faction.
GENERAL: Final = ("habits", "hired", "sense")


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """One faction as bots know it.

    `figures` names its table in `figures.toml`. `menus` are asks at which an action of its turn is over and the next is
    to be chosen; at `orders` only the looks of others end, while its own go on to the end of its turn. At its menus it
    looks `looks` times as often as others: where an action leaves much to be chosen, few looks see it at its best.
    """

    def __init__(self, figures: str, menus: list[Topic], orders: list[Topic], looks: int = 1) -> None:
        self.figures: str = figures
        self.looks: int = looks
        self.menus: list[Topic] = menus
        self.orders: list[Topic] = orders

    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        """What its board and pieces are worth besides what all factions have, by its figures."""
        return 0.0


_UNKNOWN: Final = Habits("", [], [])
_HABITS: Final[dict[str, Habits]] = {}
_MENUS: Final[list[Topic]] = []
_ORDERS: Final[list[Topic]] = []


def register(faction: str, habits: Habits) -> None:
    _HABITS[faction] = habits
    _MENUS.extend(topic for topic in habits.menus if topic not in _MENUS)
    _ORDERS.extend(topic for topic in habits.orders if topic not in _ORDERS)


@cache
def look_around() -> None:
    """The files of this room register the habits of their factions."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name not in GENERAL:
            import_module(f"polana.bots.root.{module.name}")


def habits(faction: str) -> Habits:
    return _HABITS.get(faction, _UNKNOWN)


def menus() -> list[Topic]:
    """The menus of all factions."""
    return _MENUS


def orders() -> list[Topic]:
    return _ORDERS
