"""Tests again and again while the machine is kept busy: those that wait for something have to wait for the thing.

    python benchmarks/busy.py --rounds 10 --loops 4
    python benchmarks/busy.py --rounds 3 --load 8 tests/table/test_door.py -k hangs

Each round runs the tests once while so many loops keep the cores busy, and says how many tests passed, what failed, how
long it took and how high the load was. Where others are at work on the machine, `--load` starts only as many loops as
are missing. At the end it says so of all rounds, and fails if a test did. Without paths
these are the tests of the table, of the command line and of the environments.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.table.client import end_with_us  # noqa: E402

USUAL = ["tests/table", "tests/cli", "tests/lab/test_environments.py", "tests/lab/test_batch.py"]

#: The last line of a run says this of its tests.
COUNTS = re.compile(r"(\d+) (passed|failed|errors?|skipped)")


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """Meanwhile so many processes do nothing, as fast as they can."""
    all_of_them = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"], preexec_fn=end_with_us) for _ in range(loops)
    ]
    try:
        yield
    finally:
        for one in all_of_them:
            one.kill()
            one.wait()


def one_round(args: argparse.Namespace, tests: list[str]) -> tuple[Counter[str], list[str], str]:
    """How many tests passed and failed, which failed, and all that was said."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(args.workers), "--dist", "worksteal", "-r", "fE", *tests]
    missing = max(0, round(args.load - os.getloadavg()[0]))
    with busy(missing if args.load else args.loops):
        run = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "POLANA_PLAIN": "1"}, stdout=subprocess.PIPE, text=True, check=False
        )
    lines = run.stdout.splitlines()
    counts = Counter({what.rstrip("s"): int(number) for number, what in COUNTS.findall(lines[-1] if lines else "")})
    failed = [line.split(" ")[1] for line in lines if line.startswith(("FAILED ", "ERROR "))]
    if run.returncode and not failed:
        failed = [f"pytest ended with {run.returncode}"]
    return counts, failed, run.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--loops", type=int, default=4, help="how many processes keep the machine busy")
    parser.add_argument("--load", type=float, default=0.0, help="instead: how high the load is to be at the least")
    parser.add_argument("--workers", type=int, default=2, help="how many tests run at a time")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds of rest between rounds")
    args, tests = parser.parse_known_args()
    all_failed: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for number in range(1, args.rounds + 1):
        if number > 1:
            time.sleep(args.pause)
        began = time.monotonic()
        counts, failed, told = one_round(args, tests or USUAL)
        took = time.monotonic() - began
        load = " ".join(f"{one:.1f}" for one in os.getloadavg())
        done = ", ".join(f"{count} {what}" for what, count in counts.items())
        print(f"round {number}: {done or 'nothing'} in {took:.0f} s; load over 1, 5, 15 minutes {load}", flush=True)
        if failed:
            print(told, flush=True)
        all_failed.update(failed)
        total.update(counts)
    print(f"{args.rounds} rounds: {total['passed']} passed, {total['failed'] + total['error']} failed")
    for name, count in all_failed.most_common():
        print(f"  {count} times: {name}")
    return 1 if all_failed else 0


if __name__ == "__main__":
    sys.exit(main())
