"""What a bot is, and what it has to know about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.state import State


class Bot(Chooser):
    """A player without hands.

    It is given the match, but looks at nothing except the ask with its options, `match.view(seat)`, and matches
    from `match.imagine(seat, seed)`: so its choice never depends on what its seat may not know. All its randomness
    comes from `rng`: the same seed and the same view give the same choice.
    """

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)


class Sense(ABC):
    """A feeling for one game: what a position is worth, and when to look at it."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """How good the position is for a seat: more is better. Looks at imagined states only."""

    @abstractmethod
    def rests(self, match: Match, seat: int) -> bool:
        """Is the seat's action over, so that the position can be valued?"""
