"""Random matches: moments of them, for tests that look at many positions, and players who seek each other out."""

from __future__ import annotations

from collections.abc import Iterator

from polana.games.runewars import game
from polana.games.runewars.components import CONQUER, MOBILIZE, RALLY_SUPPORT, RECRUIT
from polana.games.runewars.map import board
from polana.games.runewars.words import DONE
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from tests.runewars.bench import state

BOLD = (MOBILIZE, CONQUER, RECRUIT, RALLY_SUPPORT)


def moments(seed: int, every: int) -> Iterator[Match]:
    """A random match of 2 to 4 seats, seen at every so many decisions; setup counts from the first one."""
    rng = Rng(seed)
    options: dict[str, bool | int | str] = {"explore": seed % 2 == 1, "ready_made": seed % 4 > 1}
    match = Match(game, game.setup(2 + seed % 3, options), seed)
    chooser = RandomChooser(rng)
    count = 0
    while (ask := match.ask) is not None:
        if count % every == 0:
            yield match
        match.choose(ask.seat, chooser.choose(match, ask))
        count += 1


class BoldChooser(Chooser):
    """A random word, but rather one that leads to somebody else's land: by chance alone hardly a battle is fought."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        options = ask.options
        about = ask.about.removeprefix("ask-runewars-")
        g = state(match)
        if about in ("march", "strategize", "quest-hero") and self.rng.below(10) < 8:
            options = [word for word in options if word is not DONE] or options
        elif about in ("activate", "activate-again") and self.rng.below(10) < 9:
            options = [
                word
                for word in options
                if word.kind == "area"
                and g.owner[word.value] != ask.seat
                and any(
                    board.army(g, ask.seat, near) for near in g.chart.adjacent(word.value) if g.owner[near] == ask.seat
                )
            ] or options
        elif about == "order" and self.rng.below(2):
            options = [word for word in options if word.value in BOLD] or options
        return options[self.rng.below(len(options))]
