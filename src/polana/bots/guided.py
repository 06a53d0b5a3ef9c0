"""The bot that searches with a guide, and the one that answers what the guide says, without thinking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from polana.bots.budget import Budget
from polana.bots.greedy import MEMORY, GreedyBot
from polana.bots.guide import Guide, guide_of
from polana.bots.player import AnySense, Bot
from polana.bots.search import USUAL, SearchBot
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Word

#: For the level `master`: as long as `hard` thinks, with a guide; without one, three times as long.
MASTER: Final = Budget(seconds=1.0)
LONGER: Final = Budget(seconds=3.0)


@final
class GuidedBot(Bot):
    """Searches with what was learned about the game; where nothing was, or what was is read too slowly
    here, it only searches, perhaps for longer."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        alone: Budget | None = None,
        sense: AnySense | None = None,
        guide: Guide | None = None,
    ) -> None:
        super().__init__(seed)
        self.seed: int = seed
        self.budget: Budget = USUAL if budget is None else budget
        #: How long it thinks without a guide.
        self.alone: Budget = self.budget if alone is None else alone
        self.sense: AnySense | None = sense
        self.guide: Guide | None = guide
        self._player: SearchBot | None = None

    def choose(self, match: Match, ask: Ask) -> Word:
        player = self._player
        if player is None:
            guide = self.guide
            if guide is None:
                guide = guide_of(match.game.name)
            if guide is not None and not guide.swift:
                guide = None
            player = SearchBot(self.seed, self.alone if guide is None else self.budget, self.sense, guide)
            self._player = player
        return player.choose(match, ask)


@final
class ReflexBot(Bot):
    """Says at once what its guide would most likely say; where there is none, it is greedy."""

    def __init__(self, seed: int, guide: Guide | None = None) -> None:
        super().__init__(seed)
        self.guide: Guide | None = guide
        self._greedy: GreedyBot = GreedyBot(seed)
        self._said: list[tuple[str, Mapping[str, object], Word]] = []

    def choose(self, match: Match, ask: Ask) -> Word:
        guide = self.guide
        if guide is None:
            guide = guide_of(match.game.name)
            if guide is None:
                return self._greedy.choose(match, ask)
            self.guide = guide
        options = ask.options
        if len(options) == 1:
            return options[0]
        seat = ask.seat
        prior = guide.judge(match.imagine(seat, self.rng.fork()).state, ask, seat).prior
        ranked = sorted((-prior[at], at) for at in range(len(options)))
        word = options[ranked[0][1]]
        # Asked the same again with nothing changed, it would say the same for ever: then it says the next likely word.
        view = match.view(seat)
        said = [one for about, seen, one in self._said if about == ask.about and seen == view]
        if word in said:
            for _, at in ranked:
                if options[at] not in said:
                    word = options[at]
                    break
        self._said = [*self._said[1 - MEMORY :], (ask.about, view, word)]
        return word


def master(seed: int) -> GuidedBot:
    """The level for people who beat `hard`."""
    return GuidedBot(seed, MASTER, LONGER)
