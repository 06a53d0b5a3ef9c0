"""Plays very many random matches of every game, Root with each deck, over all seats and options: `make soak`.

    python benchmarks/soak.py [--matches 100000] [--first 0] [--processes 2] [--game root] [--checked 200]

Most are played as fast as the engine can. One in `--checked` is looked at all the way: after every decision the
invariants of the game must hold. Ends with an error if one is broken, a match does not end, or the rules raise
anything; the seed that it names plays that match again.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import polana
from polana.kernel.game import Setup, find, games
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.records import any_setup

#: No match is near as long.
ENDLESS = 100_000
#: So many matches are one job of a process.
SHARE = 250


def kinds(only: str | None) -> Iterator[tuple[str, str]]:
    """Each game, and each of its decks where it has several."""
    for name, game in games().items():
        if only in (None, name):
            decks = [str(value) for option in game.options if option.name == "deck" for value in option.values]
            yield from [(name, deck) for deck in decks or [""]]


def setup_of(name: str, deck: str, rng: Rng) -> Setup:
    game = find(name)
    setup = any_setup(game, rng)
    return game.setup(setup.seats, {**setup.options, "deck": deck}) if deck else setup


def soak(name: str, deck: str, first: int, count: int, checked: int) -> tuple[int, list[str]]:
    """Play so many matches: how many decisions there were, and what went wrong."""
    game = find(name)
    decisions = 0
    errors: list[str] = []
    for seed in range(first, first + count):
        rng = Rng(seed)
        try:
            match = Match(game, setup_of(name, deck, rng), seed, keep=False)
            chooser = RandomChooser(rng)
            if seed % checked:
                decisions += match.playout(chooser, ENDLESS)
            else:
                while not match.over and match.decisions < ENDLESS:
                    game.check(match.state)
                    decisions += match.playout(chooser, 1)
            assert match.over, "the match does not end"
            game.check(match.state)
        except Exception as error:
            errors.append(f"{name} {deck} seed {seed}: {type(error).__name__}: {error}")
    return decisions, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100_000, help="of each game and deck")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--checked", type=int, default=200, help="one in so many is checked after every decision")
    parser.add_argument("--game", help="this one only")
    args = parser.parse_args()
    console = Console()
    if not polana.compiled():
        console.print("the engine is not compiled: this takes many times as long (make compile FAST=1)", style="yellow")
    wrong = 0
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(args.processes) as pool,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
    ):
        for name, deck in kinds(args.game):
            begun = time.monotonic()
            task = progress.add_task(f"{name} {deck}".strip(), total=args.matches)
            jobs = {}
            for first in range(args.first, args.first + args.matches, SHARE):
                count = min(SHARE, args.first + args.matches - first)
                jobs[pool.submit(soak, name, deck, first, count, args.checked)] = count
            decisions = 0
            for job in as_completed(jobs):
                said, errors = job.result()
                decisions += said
                wrong += len(errors)
                for error in errors:
                    progress.console.print(error, style="red", markup=False)
                progress.advance(task, jobs[job])
            took = time.monotonic() - begun
            figures = f"{args.matches:,} matches, {decisions:,} decisions, {took:.0f} s"
            progress.console.print(f"{name} {deck}".strip() + f": {figures}")
    told = f"{wrong} matches went wrong" if wrong else "all of them came to their end"
    console.print(told, style="red" if wrong else "green")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
