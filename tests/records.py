"""Prints the records of some random matches of every game: `python -m tests.records COUNT`.

Run in another process, with other settings of Python or the other engine, it must print the same to the letter.
"""

import os
import subprocess
import sys
from pathlib import Path

from polana.kernel.errors import SetupError
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import FAST, KEYED, Rng
from tests.ours import our_games


def any_setup(game: AnyGame, rng: Rng) -> Setup:
    """Any number of seats, any of their values, any options, as far as they go together."""
    while True:
        size = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
        names = [*game.seat_values, "?"]
        seats = [names.pop(rng.below(len(names) - 1)) if rng.below(3) else "?" for _ in range(size)]
        options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        try:
            return game.setup(seats, options)
        except SetupError:
            continue


def played(game: AnyGame, seed: int) -> str:
    """The record of a match that is played at random, with its setup."""
    rng = Rng(seed)
    match = Match(game, any_setup(game, rng), seed, generator=KEYED if seed % 2 else FAST)
    chooser = RandomChooser(rng)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, chooser.choose(match, ask))
    assert match.result is not None
    return f"{match.record()}# {match.result}\n"


def records(count: int) -> str:
    return "\n".join(played(game, seed) for game in our_games().values() for seed in range(count))


def records_elsewhere(count: int, **environment: str) -> str:
    """The same, by a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.records", str(count)],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


if __name__ == "__main__":
    print(records(int(sys.argv[1])), end="")
