"""The position: plain data, and a copy of it. Nothing that is hidden from anybody lives anywhere else."""

from __future__ import annotations

from typing import Final

from polana.kernel.rng import Chance
from polana.kernel.state import State

#: Nothing yet: no side, no coins, no guess, nobody to begin.
NONE: Final = -1


class Table(State):
    __slots__ = ("coins", "first", "goal", "guesses", "points", "round", "sides")

    def __init__(self, chance: Chance, sides: list[int], goal: int) -> None:
        super().__init__(chance)
        #: By seat: the place of its colour among `SIDES`.
        self.sides: list[int] = sides
        self.goal: int = goal
        self.round: int = 0
        self.first: int = NONE
        self.coins: list[int] = [NONE] * len(sides)
        self.guesses: list[int] = [NONE] * len(sides)
        self.points: list[int] = [0] * len(sides)

    @property
    def seats(self) -> int:
        return len(self.sides)

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), self.sides.copy(), self.goal)
        twin.round = self.round
        twin.first = self.first
        twin.coins = self.coins.copy()
        twin.guesses = self.guesses.copy()
        twin.points = self.points.copy()
        return twin
