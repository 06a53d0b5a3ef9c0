"""What the boards of the factions hold, as rows of small numbers: the rest of `observer.py`.

A faction has a file of its name in this room, which registers its `Board`: what its `view` shows, always in the same
order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, Generic

from polana.eyes.observer import Part
from polana.games.root.components import CARDS
from polana.games.root.deed import P
from polana.games.root.state import State
from polana.kernel import mypyc_attr

C: Final = len(CARDS)
NO_CARDS: Final = bytes(C)
#: The files of this room that belong to no faction.
GENERAL: Final = ("board", "nobodys", "observer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Generic[P]):
    """The board of one faction: its fields and how they are read.

    A board remembers what it was made from and compares; only pieces on the map are counted (`Side.changes`). This one
    is for a faction whose board shows nothing of its own.
    """

    def __init__(self, fields: list[tuple[str, int, str]]) -> None:
        self.fields: list[tuple[str, int, str]] = fields
        #: Fields that have as many numbers as there are clearings, and do not lie on the map.
        self.nowhere: tuple[str, ...] = ()

    def read(self, g: State, side: P, reader: int) -> Part:
        return b""

    def forget(self) -> None:
        """Another match is looked at, or another faction has joined this one."""


#: A board, whatever its side is.
AnyBoard = Board[Any]

_BOARDS: Final[dict[str, Callable[[], AnyBoard]]] = {}


def register(faction: str, board: Callable[[], AnyBoard]) -> None:
    """Every observer makes boards of its own, since a board remembers what it read last."""
    _BOARDS[faction] = board


@cache
def _look_around() -> None:
    """The files of this room register the boards of their factions."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name not in GENERAL:
            import_module(f"polana.eyes.root.{module.name}")


def new_board(faction: str) -> AnyBoard:
    """A board for a faction."""
    _look_around()
    make = _BOARDS.get(faction)
    if make is not None:
        return make()
    nothing: AnyBoard = Board([])
    return nothing


def count(part: bytearray, first: int, cards: list[int]) -> None:
    for card in cards:
        part[first + card] += 1
