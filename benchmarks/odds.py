"""Fits how what a position is worth becomes a chance to win (`polana/bots/odds.toml`), and measures how true that is.

    python benchmarks/odds.py root --matches 400 [--seed 1] [--processes 2] [--json FILE]

Greedy bots play matches of all numbers of seats with factions by lot. Now and then, at a decision, what the position is
worth to each seat is written down, as the one who is asked imagines it. The figures are those under which the winners
were most likely; one half of the matches gives them, the other half says how well they are calibrated: of all positions
where a seat was given 30 %, in how many did it win?
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import exp, log
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from polana.bots import bot
from polana.bots.odds import Odds, odds_of
from polana.bots.senses import sense_of
from polana.kernel.errors import SetupError
from polana.kernel.game import AnyGame, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.plan import pool_of

#: One decision in so many is looked at.
EVERY = 8
#: How many seats play.
SEATS = {"northgard": (2, 3, 4), "root": (2, 3, 4, 4), "runewars": (2, 3, 4)}
#: Advantages beyond which no more is decided, to choose from; and positions that are enough for that.
MOST = (8.0, 12.0, 20.0, 30.0, 50.0, 100.0, 200.0)
FITTED = 3000
#: A match that goes on for longer is left out.
LIMIT = 20_000

#: How far the match had come, what it was worth to each seat, who has won.
Sample = tuple[float, list[float], list[int]]


def begin(game: AnyGame, number: int, seed: int) -> Match:
    """A match with factions by lot."""
    rng = Rng((seed << 40) | number)
    choices = SEATS.get(game.name, (2,))
    count = choices[number % len(choices)]
    pool = pool_of(game, count, {}, None)
    while True:
        places = list(range(len(pool)))
        rng.shuffled(places)
        try:
            return Match(game, game.setup([pool[at] for at in places[:count]], {}), rng.fork())
        except SetupError:
            continue


def play(name: str, number: int, seed: int) -> list[Sample]:
    """The positions of one match."""
    game, sense, odds = find(name), sense_of(name, searching=True), odds_of(name)
    match = begin(game, number, seed)
    seats = len(match.setup.seats)
    rng = Rng((seed << 40) | (number + (1 << 39)))
    bots = [bot("greedy", rng.fork()) for _ in range(seats)]
    seen: list[tuple[float, list[float]]] = []
    while not match.over and match.decisions < LIMIT:
        ask = next(ask for ask in match.asks if match.sealed(ask.seat) is None)
        if rng.below(EVERY) == 0:
            state = match.imagine(ask.seat, rng.fork()).state
            seen.append((odds.progress(game, state), sense.values(state, seats)))
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    if match.result is None or not match.result.winners:
        return []
    return [(far, values, match.result.winners) for far, values in seen]


def gather(name: str, matches: int, seed: int, processes: int) -> list[list[Sample]]:
    found: list[list[Sample]] = [[] for _ in range(matches)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(processes) as pool,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task(name, total=matches)
        jobs = {pool.submit(play, name, number, seed): number for number in range(matches)}
        for job in as_completed(jobs):
            found[jobs[job]] = job.result()
            progress.advance(task)
    return found


def loss(samples: list[Sample], steep: float, growth: float, most: float) -> float:
    """How surprising the winners were, on average."""
    total = 0.0
    for far, values, winners in samples:
        scale = steep * exp(growth * far)
        top = max(values)
        weights = [exp(-scale * min(most, top - value)) for value in values]
        total -= log(max(1e-9, sum(weights[seat] for seat in winners) / sum(weights)))
    return total / len(samples)


def fit(samples: list[Sample], most: float) -> tuple[float, float, float]:
    """How surprising the winners were under the best figures, and these, by looking ever closer around the best."""
    best, steep, growth = float("inf"), 0.1, 0.0
    width, reach = 16.0, 4.0
    for _ in range(9):
        middle, centre = steep, growth
        for up in (-1.0, -0.5, 0.0, 0.5, 1.0):
            for more in (-1.0, -0.5, 0.0, 0.5, 1.0):
                one, other = middle * width**up, centre + reach * more
                found = loss(samples, one, other, most)
                if found < best:
                    best, steep, growth = found, one, other
        width, reach = width**0.6, reach * 0.6
    return best, steep, growth


def reliability(samples: list[Sample], odds: Odds) -> list[tuple[float, float, int]]:
    """In tenths of what a seat was given: what it was given on average, how often it won, of how many."""
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for far, values, winners in samples:
        for seat, chance in enumerate(odds.shares(values, far)):
            tenths[min(9, int(10 * chance))].append((chance, seat in winners))
    return [
        (sum(one[0] for one in tenth) / len(tenth), sum(one[1] for one in tenth) / len(tenth), len(tenth))
        if tenth
        else (0.0, 0.0, 0)
        for tenth in tenths
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    matches = [one for one in gather(given.game, given.matches, given.seed, given.processes) if one]
    first = [sample for one in matches[::2] for sample in one]
    second = [sample for one in matches[1::2] for sample in one]
    few = first[:: max(1, len(first) // FITTED)]
    _, steep, growth, most = min((*fit(few, most), most) for most in MOST)
    old = odds_of(given.game)
    odds = Odds({"steep": steep, "growth": growth, "rounds": old.rounds, "goal": old.goal, "most": most, "error": 0.0})
    told = reliability(second, odds)
    count = sum(one[2] for one in told)
    error = sum(abs(chance - won) * number for chance, won, number in told) / count
    brier = flat = 0.0
    for far, values, winners in second:
        for seat, chance in enumerate(odds.shares(values, far)):
            brier += (chance - (seat in winners)) ** 2
            flat += (1 / len(values) - (seat in winners)) ** 2
    result = {
        "game": given.game,
        "matches": len(matches),
        "positions": len(first) + len(second),
        "steep": round(steep, 5),
        "growth": round(growth, 4),
        "most": most,
        "loss": round(loss(second, steep, growth, most), 4),
        "loss_now": round(loss(second, old.steep, old.growth, old.most), 4),
        "loss_knowing_nothing": round(sum(log(len(values)) for _, values, _ in second) / len(second), 4),
        "error": round(error, 4),
        "brier": round(brier / count, 4),
        "brier_knowing_nothing": round(flat / count, 4),
        "tenths": [[round(chance, 3), round(won, 3), number] for chance, won, number in told],
    }
    text = json.dumps(result, indent=1)
    if given.json:
        given.json.write_text(text + "\n", encoding="utf-8")
    if not sys.stdout.isatty():
        print(text)
        return
    table = Table("given", "won", "positions", title=f"{given.game}: steep {steep:.4f}, growth {growth:.3f}")
    for chance, won, number in told:
        table.add_row(f"{chance:.1%}", f"{won:.1%}", str(number))
    Console().print(table)


if __name__ == "__main__":
    main()
