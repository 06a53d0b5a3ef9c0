"""The bot that searches: takes the word that its search (`mcts.py`) has tried most."""

from __future__ import annotations

import time
from typing import Final, final

from polana.bots.budget import Budget
from polana.bots.cores import tallies
from polana.bots.guide import Guide
from polana.bots.mcts import Search
from polana.bots.player import AnySense, Bot
from polana.bots.senses import sense_of
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Word

#: Without a budget of its own: what a person hardly notices.
USUAL: Final = Budget(seconds=0.2)
#: For the level `hard`: what people are happy to wait. A table gives a bot several times as long (`bot_seconds`).
HARD: Final = Budget(seconds=1.0)


@final
class SearchBot(Bot):
    """Thinks as long as its budget lasts, on as many cores as it says, about everything that leaves a choice."""

    def __init__(
        self, seed: int, budget: Budget | None = None, sense: AnySense | None = None, guide: Guide | None = None
    ) -> None:
        super().__init__(seed)
        self.guide: Guide | None = guide
        self.budget: Budget = USUAL if budget is None else budget
        self._sense: AnySense | None = sense

    def choose(self, match: Match, ask: Ask) -> Word:
        until = time.perf_counter() + self.budget.seconds
        options = ask.options
        seeds = [self.rng.fork() for _ in range(self.budget.cores)]
        if len(options) == 1:
            return options[0]
        sense = self._sense
        if sense is None:
            sense = sense_of(match.game.name, searching=True)
            self._sense = sense
        searches = [Search(match, ask.seat, sense, seed, self.guide) for seed in seeds]
        tried: dict[int, int] = {}
        brought: dict[int, float] = {}
        for tally in tallies(searches, self.budget.iterations, until):
            for word, count, total in tally:
                tried[word] = tried.get(word, 0) + count
                brought[word] = brought.get(word, 0.0) + total
        best = options[0]
        most = -1.0
        for option in options:
            count = tried.get(option.id, 0)
            # Of two that were tried equally often, the one that did better: its mean is below 1.
            weight = count + brought.get(option.id, 0.0) / (count + 1.0)
            if weight > most:
                most = weight
                best = option
        return best


def hard(seed: int) -> SearchBot:
    """The level for people who want to be beaten."""
    return SearchBot(seed, HARD)
