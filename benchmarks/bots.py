"""Lets bots play each other at Northgard and says how often each of them won.

    python benchmarks/bots.py greedy random [--matches 40] [--first 0] [--processes 2] [--creatures]

Bots change seats from match to match, and each deal is played in all seatings.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from polana.bots import BOTS, bot
from polana.games.northgard import game
from polana.games.northgard.components import CLANS
from polana.kernel.match import Match
from polana.kernel.rng import Rng


def play(kinds: list[str], number: int, creatures: bool) -> list[float]:
    """One match; gives each bot's share of the victory."""
    count = len(kinds)
    deal, turn = divmod(number, count)
    clans = list(range(len(CLANS)))
    Rng(deal).shuffled(clans)
    match = Match(game, game.setup([CLANS[clan] for clan in clans[:count]], {"creatures": creatures}), deal)
    seated = [(seat + turn) % count for seat in range(count)]
    bots = [bot(kinds[who], number * count + seat) for seat, who in enumerate(seated)]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    assert match.result is not None
    won = [0.0] * count
    for seat in match.result.winners:
        won[seated[seat]] += 1 / len(match.result.winners)
    return won


def interval(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of the share of wins (Wilson)."""
    z = 1.96
    share = wins / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="+", choices=sorted(BOTS))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--creatures", action="store_true")
    args = parser.parse_args()
    console = Console()
    won = [0.0] * len(args.bots)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(args.processes) as pool,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
    ):
        task = progress.add_task("playing", total=args.matches)
        numbers = range(args.first, args.first + args.matches)
        for job in as_completed([pool.submit(play, args.bots, number, args.creatures) for number in numbers]):
            for who, share in enumerate(job.result()):
                won[who] += share
            progress.advance(task)
    for who, kind in enumerate(args.bots):
        low, high = interval(won[who], args.matches)
        console.print(
            f"{kind}: {won[who]:g} of {args.matches}, {won[who] / args.matches:.0%} ({low:.0%} to {high:.0%})"
        )


if __name__ == "__main__":
    main()
