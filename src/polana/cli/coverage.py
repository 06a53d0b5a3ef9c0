"""Which rules have a test: counted from the tests that pytest collects, never from a list."""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from polana import engine
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame
from polana.kernel.law import TESTED


@dataclass
class Coverage:
    """The rules of a game that need a test, and those that have none."""

    game: str
    total: int
    covered: int
    missing: list[str]


OURS = engine.CHECKOUT / "tests"


def coverage(game: AnyGame, tests: Path = OURS) -> Coverage:
    needed = [law.id for law in game.laws.values() if law.kind in TESTED]
    held = marked_rules(tests)
    missing = [id for id in needed if id not in held]
    return Coverage(game.name, len(needed), len(needed) - len(missing), missing)


@cache
def marked_rules(tests: Path) -> set[str]:
    """The rule ids that at least one collected test marks with @law. Collected once in a process."""
    if not tests.is_dir():
        say = "use a source checkout, or --tests DIR"
        raise PolanaError(f"coverage is counted from the tests, and there are none in {tests}: {say}")
    with tempfile.TemporaryDirectory() as folder:
        ids = Path(folder) / "laws.json"
        collect = ["--collect-only", "-q", "--laws-to", str(ids), "-p", "no:cacheprovider", str(tests.absolute())]
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "polana.testing.plugin", *collect],
            cwd=tests.absolute().parent,
            # tests make up factions and games of their own, which do not fit a compiled engine
            env=os.environ | {"POLANA_PLAIN": "1"},
            capture_output=True,
            text=True,
        )
        if run.returncode not in (0, 5):  # 5: no tests at all
            if "No module named pytest" in run.stderr:
                raise PolanaError("coverage needs pytest: pip install pytest, or make setup in a source checkout")
            raise PolanaError(f"the tests cannot be collected: pytest --collect-only {tests} says why")
        return set(json.loads(ids.read_text(encoding="utf-8"))) if ids.exists() else set()
