"""Moments of random matches, for tests that look at many positions."""

from __future__ import annotations

from collections.abc import Iterator

from polana.games.runewars import game
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng


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
