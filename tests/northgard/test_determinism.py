"""The same seed gives the same match, in any process: with bots too, and whatever Python's hash seed."""

import os
import subprocess
import sys
from pathlib import Path

from polana.bots import bot
from polana.games.northgard import game
from polana.kernel.match import Match

ROOT = Path(__file__).resolve().parents[2]


def played(seed: int) -> str:
    match = Match(game, game.setup(["wolf", "snake"], {"creatures": True}), seed)
    bots = [bot("greedy", seed), bot("random", seed + 1)]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    return match.record()


def elsewhere(seed: int, hash_seed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", f"from tests.northgard.test_determinism import played; print(played({seed}), end='')"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_the_same_seed_gives_the_same_record_in_processes_with_different_hash_seeds():
    assert elsewhere(4, "1") == elsewhere(4, "2") == played(4)
