"""The bot that looks one action ahead.

For each option it imagines the hidden things, chooses the option, finishes the action as is usually done, and values
the position. Options that look poor after one imagined world are not looked at again.
"""

from __future__ import annotations

from typing import final

from polana.bots.player import Bot, Sense
from polana.bots.senses import sense_of
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word

#: In each round the better half of the options, at least two, is looked at in so many more imagined worlds.
ROUNDS: list[int] = [2, 2, 4]
#: An action that takes longer than this in thought is valued as it stands.
PATIENCE: int = 60


@final
class _Says(Chooser):
    """Chooses the option that is to be looked at."""

    def __init__(self, word: Word) -> None:
        self.word: Word = word

    def choose(self, match: Match, ask: Ask) -> Word:
        return self.word


@final
class _Habit(Chooser):
    """Chooses as is usually done."""

    def __init__(self, sense: Sense, rng: Rng) -> None:
        self.sense: Sense = sense
        self.rng: Rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        return self.sense.habit(match, ask, self.rng)


@final
class GreedyBot(Bot):
    """Takes the option after which its position is best, as far as one action ahead shows."""

    def __init__(self, seed: int, sense: Sense | None = None) -> None:
        super().__init__(seed)
        self._sense: Sense | None = sense

    def choose(self, match: Match, ask: Ask) -> Word:
        sense = self._sense
        if sense is None:
            sense = sense_of(match.game.name)
            self._sense = sense
        seat = ask.seat
        options = list(ask.options)
        sums = [0.0] * len(options)
        left = list(range(len(options)))
        looked = 0
        for worlds in ROUNDS:
            if len(left) == 1:
                break
            for _ in range(worlds):
                seed = self.rng.fork()
                for at in left:
                    sums[at] += self._look(match, seat, options[at], seed, sense)
            looked += worlds
            ranked = sorted((-sums[at], at) for at in left)
            left = [at for _, at in ranked[: max(2, len(left) // 2)]]
        best = left[0]
        return options[best]

    def _look(self, match: Match, seat: int, option: Word, seed: int, sense: Sense) -> float:
        """The value of one option in one imagined world."""
        world = match.imagine(seat, seed)
        world.playout(_Says(option), 1)
        habit = _Habit(sense, Rng(seed))
        for _ in range(PATIENCE):
            if world.over or sense.rests(world, seat):
                break
            world.playout(habit, 1)
        return sense.value(world.state, seat)
