"""The figures of docs/hosting.md, measured by one command: run it on a quiet machine, with `make compile` before.

    python benchmarks/table_figures.py > figures.json

Each measurement is a run of `table_load.py` with a server of its own, three runs each: 200 tables at 200 words/s, 1,000
tables at 400 words/s, and 200 tables with 50 floods beside them. What is asked of them: no errors, p99 under 50 ms,
with floods under 150 ms. Tells on standard error how far it is; with everything about 12 minutes. Prints one JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import psutil  # type: ignore[import-untyped]

import polana

ROOT: Final = Path(__file__).parents[1]


class Measurement(NamedTuple):
    """So many tables, words a second and floods; and the most milliseconds that p99 may be."""

    tables: int
    rate: int
    floods: int
    most: float


MEASURED: Final = [Measurement(200, 200, 0, 50.0), Measurement(1000, 400, 0, 50.0), Measurement(200, 200, 50, 150.0)]


def measure(what: Measurement, options: argparse.Namespace) -> dict[str, Any]:
    """One measurement, run after run."""
    share = 10 if options.tenth else 1
    name = f"{what.tables // share} tables, {what.rate // share} words/s, {what.floods // share} floods"
    sizes = ["--tables", what.tables // share, "--rate", what.rate // share, "--floods", what.floods // share]
    runs: list[dict[str, Any]] = []
    for number in range(1, options.runs + 1):
        print(f"{name}, run {number} of {options.runs}", file=sys.stderr, flush=True)
        command = [sys.executable, str(ROOT / "benchmarks/table_load.py"), "--game", options.game, "--json"]
        command += [str(one) for one in (*sizes, "--seconds", options.seconds, "--seed", number)]
        load = os.getloadavg()[0]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        if not done.stdout.strip():
            raise SystemExit(f"{name}: the run came to no end; what it says stands above")
        told = {**json.loads(done.stdout), "load_before": round(load, 1)}
        print(f"    p99 {told['p99_ms']} ms, {told['errors']} errors", file=sys.stderr, flush=True)
        runs.append(told)
    p99 = max(float(run["p99_ms"]) for run in runs)
    errors = sum(int(run["errors"]) for run in runs)
    good = errors == 0 and p99 < what.most
    return {"name": name, "good": good, "p99_ms": p99, "asked_p99_ms": what.most, "errors": errors, "runs": runs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="northgard")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sources", action="store_true", help="measure the sources, if that is what is in use")
    parser.add_argument("--tenth", action="store_true", help="a tenth of everything, to try it out")
    options = parser.parse_args()
    if not polana.compiled() and not options.sources:
        print("the compiled engine is not in use: `make compile`, or --sources", file=sys.stderr)
        sys.exit(2)
    began = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    found = [measure(what, options) for what in MEASURED]
    machine = {"cores": psutil.cpu_count(), "system": platform.platform(), "python": platform.python_version()}
    good = all(one["good"] for one in found)
    told = {"good": good, "began": began, "compiled": polana.compiled(), "machine": machine, "measured": found}
    print(json.dumps(told))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
