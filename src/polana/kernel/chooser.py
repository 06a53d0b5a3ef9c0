"""Choosers: who answers for the seats while a match is played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from polana.kernel import mypyc_attr
from polana.kernel.flow import Ask
from polana.kernel.rng import Rng
from polana.kernel.word import Word

if TYPE_CHECKING:
    from polana.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Somebody who answers asks in a playout."""

    def choose(self, match: Match, ask: Ask) -> Word:
        return ask.options[0]


@final
class RandomChooser(Chooser):
    """Any option, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self._rng: Rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        options = ask.options
        return options[self._rng.below(len(options))]
