"""How likely each seat is to win, by what the sense says of a position.

A softmax over what the position is worth to each seat. How steep it is depends on how far the match has come: an
advantage of a given size decides more towards the end. The figures (`odds.toml`) are fitted to how matches between bots
ended, and `benchmarks/odds.py` measures how well they are calibrated: of the positions where a seat is given 30 %, it
wins 30 %.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, final

from polana.bots.player import AnySense
from polana.kernel.game import AnyGame
from polana.kernel.state import State

FILE: Final = Path(__file__).parent / "odds.toml"


@final
class Odds:
    """The figures of a game."""

    def __init__(self, data: dict[str, float], teams: bool = False) -> None:
        #: How steep the curve is at the beginning, and by how much its logarithm grows to the end.
        self.steep: float = data["steep"]
        self.growth: float = data["growth"]
        #: The last round or year, and the points that win; 0: that does not end a match.
        self.rounds: float = data["rounds"]
        self.goal: float = data["goal"]
        #: How far a chance that was given was from how often it came true, on average.
        self.error: float = data["error"]
        #: Do all who have a seat win or lose together? Then the sense says what they have more than the others.
        self.together: bool = data.get("together", 0.0) > 0.0
        #: Do those who sit opposite each other win together?
        self.teams: bool = teams
        #: An advantage larger than this decides no more than this.
        self.most: float = data["most"]

    def progress(self, game: AnyGame, state: State) -> float:
        """How far the match has come, from 0 to 1."""
        turn, scores = game.standing(state)
        far = 0.0
        if self.rounds:
            far = turn / self.rounds
        if self.goal and scores:
            far = max(far, max(scores) / self.goal)
        return max(0.0, min(1.0, far))

    def of(self, game: AnyGame, state: State, sense: AnySense, seats: int) -> list[float]:
        """Each seat's chance. Who has won together has won, each of them: then they add up to more than 1."""
        result = game.result(state)
        if result is not None:
            return [1.0 if seat in result.winners else 0.0 for seat in range(seats)]
        values = sense.values(state, seats)
        progress = self.progress(game, state)
        if self.together:
            return [self.shares([values[0], 0.0], progress)[0]] * seats
        shares = self.shares(values, progress)
        return [shares[seat] + shares[(seat + 2) % seats] for seat in range(seats)] if self.teams else shares

    def allies(self, seat: int, seats: int) -> list[int]:
        """The other seats that win if this one does."""
        if self.together:
            return [other for other in range(seats) if other != seat]
        return [(seat + 2) % seats] if self.teams else []

    def shares(self, values: list[float], progress: float) -> list[float]:
        """The softmax of what a position is worth to each."""
        steep = self.steep * exp(self.growth * progress)
        top = max(values)
        weights = [exp(-steep * min(self.most, top - value)) for value in values]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]

    def doubt(self, chance: float, half: float) -> float:
        """Half of the interval of a chance: what the worlds leave open, and that the odds themselves may be wrong.

        They cannot be wrong by much where a chance is near to 0 or 1.
        """
        wrong = 2.0 * self.error * 4.0 * chance * (1.0 - chance)
        return sqrt(half * half + wrong * wrong)


def odds_of(game: str, options: Mapping[str, object] | None = None) -> Odds:
    """The odds of a game as it was set up; of one that nobody has fitted, those of any."""
    chosen = options or {}
    if chosen.get("automaton") == "cooperative":
        game = f"{game}-together"
    with FILE.open("rb") as file:
        data: dict[str, Any] = tomllib.load(file)
    return Odds(data.get(game, data["any"]), chosen.get("teams") is True)
