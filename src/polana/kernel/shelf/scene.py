"""What lies where in a position, in the same words for every game: what a sentence about it can be made of."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from polana.kernel.word import Word

NOBODY: Final = -1


@final
class Scene:
    """Points, places and pieces, by seat. A game fills it (`Game.describe`)."""

    def __init__(self, points: list[int]) -> None:
        self.points: list[int] = points
        #: By place: the seat that rules it.
        self.holders: dict[Word, int] = {}
        #: By seat: buildings and tokens on the map, by kind.
        self.pieces: list[Counter[Word]] = [Counter() for _ in points]
        #: By seat: units on the map, cards in hand.
        self.units: list[int] = [0] * len(points)
        self.cards: list[int] = [0] * len(points)
