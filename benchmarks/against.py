"""This tree against another one: the same games in turns, in one run, by processor time.

    git worktree add --detach /tmp/before dcca23d3
    python benchmarks/against.py /tmp/before --rounds 6

Each round measures every game in both trees with `polana bench`, first in the one and then in the other, and every
second time the other way round. What is said of a game is the middle of its rounds, and the ratio is the middle of the
ratios of the rounds: what else the machine does then falls on both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

#: The command line.
RUN = "from polana.cli.main import main; main()"
HERE = Path(__file__).parents[1]
GAMES = {
    "northgard": "4",
    "root": "marquise,eyrie,alliance,vagabond",
    "runewars": "4",
}


def measured(tree: Path, game: str, seconds: float, plain: bool) -> dict[str, float]:
    """What `polana bench` says in a process of its own."""
    command = [sys.executable, "-c", RUN, "bench", game, "--seats", GAMES[game], "--seconds", str(seconds), "--json"]
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [*command, "--plain"] if plain else command, env=env, cwd=tree, check=True, capture_output=True, text=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="another working tree of this repository")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--compiled", action="store_true", help="both trees have been compiled")
    args = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    for game in GAMES:
        rates: tuple[list[float], list[float]] = ([], [])
        clones: tuple[list[float], list[float]] = ([], [])
        for each in range(args.rounds):
            for at in (0, 1) if each % 2 == 0 else (1, 0):
                found = measured((args.before.resolve(), HERE)[at], game, args.seconds, not args.compiled)
                rates[at].append(found["decisions_per_s"])
                clones[at].append(found["clone_us"])
        for what, (old, new) in (("decisions/s", rates), ("clone, us", clones)):
            ratios = [one / other for one, other in zip(new, old, strict=True)]
            print(
                f"{game:10} {what:12} {median(old):12,.1f} {median(new):12,.1f}"
                f"   x {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
                flush=True,
            )
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
