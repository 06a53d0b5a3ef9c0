"""Plays very many random matches of every game, Root with each deck, over all seats and options: `make soak`.

    python benchmarks/soak.py [--matches 100000] [--first 0] [--processes 2] [--game root] [--checked 200]
                              [--bot greedy] [--pairs 20]

Seats, factions and all options of the setup are drawn by lot, so everything that a game can be played with is played.
Most matches are played as fast as the engine can. One in `--checked` is watched all the way: after every decision the
invariants of the game must hold. `--bot greedy` lets that bot play instead of chance, which takes a thousand times as
long. At the end of a game a table says how often every two factions have met.

Ends with an error if an invariant is broken, a match does not end, the rules raise anything (the seed that it names
plays that match again), or two factions have met in fewer than `--pairs` matches.

Two players can block each other for good: the Riverfolk with all of their warriors on the map and a hostile Vagabond
without weapons have no way left to score, and the books know no end for it (docs/rulings.md). Such a match,
in which nobody scores within as many decisions again as no match needs, is counted by itself.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import polana
from polana.bots import bot
from polana.kernel.game import CHOOSE, Setup, find, games
from polana.kernel.match import Chooser, Match, RandomChooser
from polana.kernel.rng import Rng
from tests.records import any_setup

#: No match is nearly as long.
ENDLESS = 100_000
#: This many matches are one job for a process.
SHARE = 250
RANDOM = "random"

#: How often two have met, by their names in alphabetical order.
Pairs = Counter[tuple[str, str]]


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


def who_played(match: Match) -> list[str]:
    """The factions or clans at the table, including those that were chosen there."""
    sides = match.view(-1).get("sides")
    if isinstance(sides, list):
        return sorted(str(side["faction"]) for side in sides if side["player"])
    return sorted(name for name in match.setup.seats if name != CHOOSE)


def play(match: Match, chooser: Chooser, checked: bool) -> int:
    """To the end; says how many decisions there were."""
    if not checked:
        return match.playout(chooser, ENDLESS)
    decisions = 0
    while not match.over and match.decisions < ENDLESS:
        match.game.check(match.state)
        decisions += match.playout(chooser, 1)
    return decisions


def scores(match: Match) -> list[object]:
    """What everybody has scored, where the game shows it."""
    sides = match.view(-1).get("sides")
    return [side["score"] for side in sides] if isinstance(sides, list) else []


def stands_still(match: Match, chooser: Chooser) -> bool:
    """Does nobody score within as many decisions again as were played?"""
    before = scores(match)
    match.playout(chooser, ENDLESS)
    return not match.over and bool(before) and scores(match) == before


def play_with_bots(match: Match, name: str, seed: int) -> int:
    bots = [bot(name, seed * len(match.setup.seats) + seat) for seat in range(len(match.setup.seats))]
    while (ask := match.ask) is not None and match.decisions < ENDLESS:
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
        match.game.check(match.state)
    return match.decisions


class Soaked(NamedTuple):
    decisions: int
    errors: list[str]
    still: list[str]
    met: Pairs


def soak(name: str, deck: str, first: int, count: int, checked: int, player: str) -> Soaked:
    """Play this many matches: how many decisions there were, what went wrong, which stand still, and who met."""
    game = find(name)
    decisions = 0
    errors: list[str] = []
    still: list[str] = []
    met: Pairs = Counter()
    for seed in range(first, first + count):
        rng = Rng(seed)
        try:
            match = Match(game, setup_of(name, deck, rng), seed, keep=player != RANDOM)
            if player == RANDOM:
                decisions += play(match, RandomChooser(rng), seed % checked == 0)
            else:
                decisions += play_with_bots(match, player, seed)
            if not match.over and stands_still(match, RandomChooser(rng)):
                still.append(f"{name} {deck} seed {seed} stands still: {', '.join(who_played(match))}")
            else:
                assert match.over, "the match does not end"
            game.check(match.state)
            met.update(combinations(who_played(match), 2))
        except Exception as error:
            errors.append(f"{name} {deck} seed {seed}: {type(error).__name__}: {error}")
    return Soaked(decisions, errors, still, met)


def table_of(name: str, met: Pairs) -> Table:
    """How often every two have met."""
    names = [seat for seat in find(name).seat_values if any(seat in pair for pair in met)]
    table = Table("", *names, title=f"{name}: matches in which two have met")
    for one in names:
        table.add_row(one, *["" if one == other else str(met[min(one, other), max(one, other)]) for other in names])
    return table


def fewest(name: str, met: Pairs) -> int:
    return min((met[pair] for pair in combinations(sorted(find(name).seat_values), 2)), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100_000, help="of each game and deck")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--checked", type=int, default=200, help="one in so many is checked after every decision")
    parser.add_argument("--game", help="this one only")
    parser.add_argument("--bot", default=RANDOM, help="who plays (random)")
    parser.add_argument("--pairs", type=int, default=20, help="every two factions must meet so often")
    args = parser.parse_args()
    console = Console()
    if not polana.compiled():
        console.print("the engine is not compiled: this takes many times as long (make compile FAST=1)", style="yellow")
    wrong = still = 0
    met: dict[str, Pairs] = {}
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
                jobs[pool.submit(soak, name, deck, first, count, args.checked, args.bot)] = count
            decisions = 0
            for job in as_completed(jobs):
                done = job.result()
                met.setdefault(name, Counter()).update(done.met)
                decisions += done.decisions
                wrong += len(done.errors)
                still += len(done.still)
                for line in done.still:
                    progress.console.print(line, style="yellow", markup=False)
                for error in done.errors:
                    progress.console.print(error, style="red", markup=False)
                progress.advance(task, jobs[job])
            took = time.monotonic() - begun
            figures = f"{args.matches:,} matches, {decisions:,} decisions, {took:.0f} s"
            progress.console.print(f"{name} {deck}".strip() + f": {figures}")
    strangers = [name for name in met if fewest(name, met[name]) < args.pairs]
    for name, pairs in met.items():
        console.print(table_of(name, pairs))
    for name in strangers:
        console.print(f"{name}: two have met in fewer than {args.pairs} matches", style="red")
    told = f"{wrong} matches went wrong" if wrong else f"all of them came to their end but {still} that stand still"
    console.print(told, style="red" if wrong else "green")
    sys.exit(1 if wrong or strangers else 0)


if __name__ == "__main__":
    main()
