"""Measures which figures of a bot's evaluation are wrong, and whether better ones play better.

    python benchmarks/tune.py vary northgard --matches 600      # every seat plays by figures of its own ...
    python benchmarks/tune.py solve northgard                   # ... and which were the best?
    python benchmarks/tune.py fit root --matches 200            # what do the positions of the winners have more of?
    python benchmarks/tune.py duel root candidate.toml --matches 400

`solve` and `fit` print what they found and write a candidate; `duel` lets it play against the present figures. Matches
are kept in build/tune, so that an interrupted run goes on when the command is given again. docs/tuning.md has the
results.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from tuning import figures, positions, varied

from polana.kernel.errors import PolanaError
from polana.lab.arena import Arena
from polana.lab.tally import summary

FOLDER = Path(__file__).parent.parent / "build" / "tune"
#: How many play in a match.
SEATS = {"northgard": 2, "root": 4}
NOTES = Console(stderr=True)


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=NOTES)


def kept(file: Path, header: dict, fresh: bool) -> list[dict]:
    """What an earlier run has written to a file, if it was a run of the same thing."""
    if fresh or not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").split("\n")[:-1]
    if not lines or json.loads(lines[0]) != json.loads(json.dumps(header)):
        raise PolanaError(f"{file} is about something else: --fresh begins anew")
    return [json.loads(line) for line in lines[1:]]


def gather(file: Path, header: dict, found: list[dict], more, total: int) -> list[dict]:
    """Write down what comes, with a progress bar."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with bar() as progress, file.open("a" if found else "w", encoding="utf-8") as out:
        if not found:
            print(json.dumps(header), file=out, flush=True)
        task = progress.add_task("playing", total=total, completed=len(found))
        for one in more:
            found.append(one)
            print(json.dumps(one), file=out, flush=True)
            progress.advance(task)
    return found


def vary(args: argparse.Namespace) -> None:
    """Play; `solve` says what came of it."""
    figure = figures.read(args.game, args.start)
    keys = figures.keys(args.game, figure)
    header = {"game": args.game, "seed": args.seed, "spread": args.spread, "figures": figure}
    file = FOLDER / f"{args.game}-vary-{args.seed}.jsonl"
    found = kept(file, header, args.fresh)
    done = {one["number"] for one in found}
    gather(file, header, found, varied.play(args.game, SEATS[args.game], figure, keys, args, done), args.matches)


def solve(args: argparse.Namespace) -> None:
    """What all runs of `vary` say together."""
    present = figures.read(args.game)
    keys = figures.keys(args.game, present)
    runs = []
    for file in sorted(FOLDER.glob(f"{args.game}-vary-*.jsonl")):
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").split("\n")[:-1]]
        runs.append(varied.Run(lines[0], lines[1:]))
    if not runs:
        raise PolanaError(f"nothing has been played: tune.py vary {args.game} comes first")
    found = varied.surface(runs, keys, present)
    changed = figures.multiplied(present, keys, found.best(args.farthest))
    table = Table("figure", "present", "slope", "±", "bend", "candidate", box=None)
    for at in np.argsort(-np.abs(found.slope / found.error)):
        before, after = (f"{figures.get(one, keys[at]):.3g}" for one in (present, changed))
        slope = (f"{found.slope[at]:+.3f}", f"{1.96 * found.error[at]:.3f}", f"{found.bend[at]:+.3f}")
        table.add_row(".".join(map(str, keys[at])), before, *slope, after)
    count = sum(len(run.matches) for run in runs)
    Console().print(f"{count} matches; slope: what e times the figure does, in spreads of how well a seat does")
    Console().print(table)
    say(figures.write(args.game, changed, args.out or FOLDER / f"{args.game}-solved.toml"))


def fit(args: argparse.Namespace) -> None:
    figure = figures.read(args.game)
    keys = positions.linear(args.game, figure)
    header = {"game": args.game, "seed": args.seed, "blunders": args.blunders, "figures": figure}
    file = FOLDER / f"{args.game}-fit-{args.seed}.jsonl"
    found = kept(file, header, args.fresh)
    done = {one["number"] for one in found}
    more = positions.play(args.game, SEATS[args.game], figure, keys, args, done)
    found = gather(file, header, found, more, args.matches)
    weights, before, after = positions.fit(found, np.array([figures.get(figure, key) for key in keys]), args.prior)
    table = Table("figure", "present", "fitted", box=None)
    for key, fitted in zip(keys, weights, strict=True):
        table.add_row(".".join(map(str, key)), f"{figures.get(figure, key):.3g}", f"{fitted:.3g}")
    Console().print(table)
    count = sum(len(one["positions"]) for one in found)
    Console().print(
        f"{len(found)} matches, {count} positions; log loss on a fifth left out: {before:.4f} -> {after:.4f}"
    )
    for share in (0.5, 1.0):
        mixed = {
            key: (1 - share) * figures.get(figure, key) + share * float(w) for key, w in zip(keys, weights, strict=True)
        }
        out = FOLDER / f"{args.game}-fit-{args.seed}-{share:g}.toml"
        say(figures.write(args.game, figures.changed(figure, mixed), out))


def duel(args: argparse.Namespace) -> None:
    """Half of the seats play by the candidate, half by the present figures."""
    candidate = f"greedy@{args.candidate}"
    seats = [candidate, "greedy"] * (SEATS[args.game] // 2)
    keep = FOLDER / f"{args.game}-duel-{args.candidate.stem}-{args.seed}.jsonl"
    if args.fresh:
        keep.unlink(missing_ok=True)
    arena = Arena(args.game, seats, args.matches, args.seed, keep=keep)
    with bar() as progress:
        task = progress.add_task("playing", total=args.matches, completed=len(arena.played))
        arena.run(args.jobs, lambda _: progress.advance(task))
    told = summary(arena)
    out = Console(soft_wrap=True)
    for group in ("by_bot", "by_faction"):
        for name, one in told[group].items():
            out.print(
                f"{name}: {one['wins']} of {one['matches']}, {one['rate']:.1%} ({one['low']:.1%} to {one['high']:.1%})"
            )
    better = told["by_bot"][candidate]["low"] > told["by_bot"]["greedy"]["rate"]
    fair = told["by_bot"][candidate]["low"] > 1 / SEATS[args.game]
    out.print("the candidate is better" if better and fair else "not shown to be better")


def say(file: Path) -> None:
    NOTES.print(f"candidate: {file}", soft_wrap=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    for run in (vary, solve, fit, duel):
        one = commands.add_parser(run.__name__)
        one.set_defaults(run=run)
        one.add_argument("game", choices=sorted(SEATS))
        if run is solve:
            one.add_argument("--farthest", type=float, default=0.8, help="the largest change, as a logarithm")
            one.add_argument("--out", type=Path)
            continue
        one.add_argument("--matches", type=int, default=400)
        one.add_argument("--seed", type=int, default=0 if run is not duel else 1000)
        one.add_argument("--jobs", type=int, default=1)
        one.add_argument("--fresh", action="store_true", help="begin anew")
        if run is vary:
            one.add_argument("--spread", type=float, default=0.5, help="of the logarithm of a figure")
            one.add_argument("--start", type=Path, help="vary these figures instead of the present ones")
        if run is fit:
            one.add_argument("--blunders", type=float, default=0.15, help="the share of choices made by chance")
            one.add_argument("--prior", type=float, default=20.0, help="how much the present figures are trusted")
        if run is duel:
            one.add_argument("candidate", type=Path)
    args = parser.parse_args()
    try:
        args.run(args)
    except PolanaError as error:
        sys.exit(f"tune: {error}")
    except KeyboardInterrupt:
        sys.exit("tune: stopped; the same command goes on where this one was")


if __name__ == "__main__":
    main()
