"""The bot that chooses by chance."""

from __future__ import annotations

from typing import final

from polana.bots.player import Bot
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Word


@final
class ChanceBot(Bot):
    """Any option, each as likely as the others."""

    def choose(self, match: Match, ask: Ask) -> Word:
        options = ask.options
        return options[self.rng.below(len(options))]
