"""Positions of matches between bots, for a network to imitate: what was seen, what was said, and how it ended."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from polana.bots import bot
from polana.eyes.observer import observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.kernel.rng import Rng
from polana.lab.learn.mix import LIMIT, Mix, shares

Array = npt.NDArray[Any]
#: Of a hundred words so many are said by lot, so that the bots come into positions that they would have avoided. What
#: was said by lot is not imitated.
STRAY = 5
#: A file holds about so many positions.
FILE = 40_000


class Positions:
    """Positions in a row, without their zeros: `places` of numbers that are not 0, `numbers`, and how many of them each
    position has; the options of each likewise."""

    def __init__(self) -> None:
        self.lists: dict[str, list[Any]] = {name: [] for name in NAMES}

    def __len__(self) -> int:
        return len(self.lists["said"])

    def cut(self, length: int) -> None:
        for things in self.lists.values():
            del things[length:]

    def add(self, row: Array, size: int, said: int, meant: bool, seats: int) -> None:
        seen = row[:size]
        places = np.flatnonzero(seen)
        options = np.flatnonzero(row[size:])
        one = self.lists
        one["places"].append(places.astype(np.uint16))
        one["numbers"].append(seen[places])
        one["filled"].append(len(places))
        one["options"].append(options.astype(np.uint16))
        one["choices"].append(len(options))
        one["said"].append(said)
        one["meant"].append(meant)
        one["seats"].append(seats)

    def end(self, readers: list[int], share: list[float], most: int, match: int) -> None:
        """What the match has brought, counted from the reader of each of its positions."""
        seats = len(share)
        for reader in readers:
            turned = [share[(reader + at) % seats] for at in range(seats)] + [0.0] * (most - seats)
            self.lists["share"].append(turned)
            self.lists["match"].append(match)

    def write(self, path: Path) -> None:
        kinds: dict[str, Any] = {"filled": np.int32, "choices": np.int32, "said": np.int32, "meant": np.bool_,
                                 "seats": np.uint8, "share": np.float32, "match": np.int64}  # fmt: skip
        arrays: dict[str, Array] = {name: np.array(self.lists[name], kind) for name, kind in kinds.items()}
        for name in ("places", "numbers", "options"):
            arrays[name] = np.concatenate(self.lists[name])
        np.savez(path, allow_pickle=False, **arrays)


NAMES = ("places", "numbers", "filled", "options", "choices", "said", "meant", "seats", "share", "match")


def generate(
    mix: Mix,
    name: str,
    folder: Path,
    seed: int,
    jobs: int,
    matches: int,
    seconds: float,
    told: Callable[[int, int], None] | None = None,
) -> tuple[int, int]:
    """Play matches of this bot, so many or for so long, and write their positions; how many of both there were."""
    observer = observer_of(mix.game)
    if observer is None:
        raise PolanaError(f"{mix.game} has no observer: see docs/adding.md")
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(mix, name, folder, seed, job, jobs, matches, time.time() + seconds) for job in range(jobs)]
    played = positions = 0
    if jobs == 1:
        played, positions = _play(tasks[0])
        if told is not None:
            told(played, positions)
        return played, positions
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for more, many in pool.imap_unordered(_play, tasks):
            played += more
            positions += many
            if told is not None:
                told(played, positions)
    return played, positions


def _play(task: tuple[Mix, str, Path, int, int, int, int, float]) -> tuple[int, int]:
    mix, name, folder, seed, job, jobs, matches, until = task
    observer = observer_of(mix.game)
    assert observer is not None
    size, most = observer.size, find(mix.game).max_seats
    found = Positions()
    played = written = files = 0
    for number in range(job, matches, jobs):
        if time.time() > until:
            break
        rng = Rng(seed * 1_000_003 + number)
        match = mix.deal(rng, keep=True)
        seats = len(match.setup.seats)
        bots = [bot(name, rng.fork()) for _ in range(seats)]
        began = len(found)
        readers: list[int] = []
        while not match.over and match.decisions < LIMIT and time.time() < until + 5:
            ask = match.ask
            assert ask is not None
            options = ask.options
            if len(options) == 1:
                match.choose(ask.seat, options[0])
                continue
            stray = rng.below(100) < STRAY
            row = np.frombuffer(observer.look(match.state, ask.seat, ask), np.uint8)
            word = options[rng.below(len(options))] if stray else bots[ask.seat].choose(match, ask)
            found.add(row, size, word.id, not stray, seats)
            readers.append(ask.seat)
            match.choose(ask.seat, word)
        if not match.over:
            found.cut(began)
            continue
        found.end(readers, shares(match.result, seats), most, number)
        played += 1
        if len(found) >= FILE:
            written += len(found)
            found.write(folder / f"{seed}-{job}-{files}.npz")
            files += 1
            found = Positions()
    if len(found):
        written += len(found)
        found.write(folder / f"{seed}-{job}-{files}.npz")
    return played, written
