"""Plays many random matches of Northgard, over all player counts, clans, modules and variants, and checks all the way.

    python benchmarks/northgard_soak.py [--matches 2000] [--first 0] [--processes 2]

After every decision all invariants are checked: 14 units a player, 7 tokens of a building, every card, tile and
creature in one place, one controller a territory outside combats, no border that breaks off. Ends with an error if one
is broken, a match does not end, or the rules raise anything; the seed that it names plays that match again.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from polana.games.northgard import game
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.northgard.sampled import ENDLESS, setup_of


def soak(seed: int) -> tuple[int, int, str, str]:
    """Play one match: its seats, its decisions, the paragraph it was won by, and what went wrong."""
    setup = setup_of(seed)
    decisions = 0
    try:
        match = Match(game, setup, seed, keep=False)
        chooser = RandomChooser(Rng(seed))
        while not match.over:
            game.check(match.state)
            match.playout(chooser, 1)
            decisions += 1
            assert decisions < ENDLESS, "the match does not end"
        game.check(match.state)
    except Exception as error:
        return len(setup.seats), decisions, "", f"seed {seed}, decision {decisions}: {type(error).__name__}: {error}"
    assert match.result is not None
    return len(setup.seats), decisions, match.result.law, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    console = Console()
    seats: Counter[int] = Counter()
    laws: Counter[str] = Counter()
    decisions = 0
    errors: list[str] = []
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(args.processes) as pool,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
    ):
        task = progress.add_task("soaking", total=args.matches)
        jobs = [pool.submit(soak, seed) for seed in range(args.first, args.first + args.matches)]
        for job in as_completed(jobs):
            count, said, law, error = job.result()
            seats[count] += 1
            decisions += said
            if error:
                errors.append(error)
            else:
                laws[law] += 1
            progress.advance(task)
    console.print(f"{args.matches} matches, {decisions} decisions")
    console.print("seats: " + ", ".join(f"{count}: {seats[count]}" for count in sorted(seats)))
    console.print("won by: " + ", ".join(f"{law}: {laws[law]}" for law in sorted(laws)))
    for error in errors:
        console.print(error, style="red", markup=False)
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
